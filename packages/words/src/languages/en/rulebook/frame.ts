// What stands around the rules: the page itself, its parts, the first chapter and the tables.
export const frame = {
  'book.title': 'The rules',
  'book.contents': 'Contents',
  'book.contents.open': 'Show the contents',
  'book.contents.close': 'Hide the contents',
  'book.home': 'To the start page',
  'book.search': 'Search the rules',
  'book.search.none': 'Nothing found for “{query}”.',
  'book.search.found': '{count|one=# passage|other=# passages} for “{query}”',
  'book.previous': 'Before: {title}',
  'book.next': 'Next: {title}',
  'book.turn-page': 'Turn the page',
  'book.print': 'Print this part',
  'book.whole': 'The whole book on one page',
  'book.open': 'Open in the rulebook',
  'book.edition': 'My edition',
  'book.edition.all': 'All, with differences marked',
  'book.edition.one': 'Edition {edition}',
  'book.only': 'Edition {editions}',
  'book.option': 'Option',
  'book.example': 'Example',
  'book.ruling': 'Ruling {number}',
  'book.rule': '{number} {title}',
  'book.reference': 'rule {number}',
  'book.lost': 'There is no rule {word}. The contents show all there are.',
  'book.figure.places': 'On the board: {places}',
  'book.line.attacks': 'attacks',
  'book.line.defends': 'defends',

  'part.game': 'The game in a page',
  'part.1': 'The game',
  'part.2': 'The turn',
  'part.3': 'The blocks',
  'part.4': 'The map',
  'part.5': 'Setting up',
  'part.6': 'Command',
  'part.7': 'Battle',
  'part.8': 'Winter',
  'part.gods': 'The cards and the gods',
  'part.blocks': 'All blocks',
  'part.map': 'Cities, seas and roads',
  'part.public': 'What is public, what is secret',
  'part.editions': 'The editions compared',
  'part.rulings': 'All rulings',

  'game.what.title': 'What it is',
  'game.what.a':
    'In January of the year 49 before our era Caesar crosses the Rubicon with one legion, and the Republic is at war with itself. One player leads Caesar’s armies, the other those of Pompey and the Senate. The board is the Roman world from Spain to Syria: 67 cities, nine seas, and the roads between them.',
  'game.what.b':
    'The armies are wooden blocks that show their face to their owner only. You see where the enemy stands and how many there are, not who they are or how strong. That fog is the heart of the game: you scout by fighting, and you bluff by standing still.',
  'game.see.title': 'What you see on the table',
  'game.see.a':
    'On a block: the numeral at the top edge is its strength now, the letter says when it acts in a battle, and the number beside the letter is the highest die that hits {3.12}. Tan blocks are Caesar’s, green ones Pompey’s, and the blue one is Cleopatra, who may fight for either.',
  'game.see.b':
    'On the map: solid roads are major and carry four blocks, dotted ones are minor and carry two {4.31}. A number in a city is its value in points {4.2}. A ship beside a city marks a major port, where Navis are built {4.42}.',
  'game.turn.title': 'A turn',
  'game.turn.a':
    'Both play a card face down and show it. Whoever has more moves is Player 1 {2.1}. Player 1 moves groups and raises troops, then Player 2 does the same {2.2}. Then every place where both sides stand is fought over, one battle after another {2.3}.',
  'game.year.title': 'A year, and winter',
  'game.year.a':
    'Five turns make a year. Then comes winter {8.1}: Cleopatra goes home, points are counted, ships make for port, and each city feeds only so many blocks. Eliminated blocks are there again next year, except dead leaders.',
  'game.win.title': 'How to win',
  'game.win.a':
    'The cities of the map are worth thirteen points; every enemy leader killed is one more. Who has ten points in any winter has won. After the fifth winter more points win {1.2}.',
  'game.win.b':
    'Pompey begins with seven points on the map and Caesar with one. Time is on Pompey’s side, so Caesar has to attack; Pompey has fleets and the whole East, and needs time to gather them.',
  'game.first.title': 'Three things to know before the first game',
  'game.first.a':
    'You attack only from next door, one step {6.12}. So an army that wants to strike has to stand near first, and the enemy sees it coming.',
  'game.first.b':
    'The way by which you attack first decides who fights in the first round; everybody else comes late {7.3}. Attackers who have not won after three rounds must leave in the fourth {7.2}.',
  'game.first.c':
    'Without ships in the right seas nobody crosses the water {6.3}. Ships are few and slow to build; one in the right sea is worth an army.',

  'gods.about':
    'The deck has 27 cards: 20 command cards and seven gods. Each god is there once. A god makes the player who shows it Player 1 and then does what is said here, instead of moves and levies. Two gods shown together cancel each other, and the turn is over {2.1}.',
  'gods.common':
    'Mars, Mercury and Pluto move land blocks only, Neptune moves Navis only. None of them allows an amphibious move, and no god gives levies. A player may do less than the god allows, or nothing.',
  'gods.command': 'Command cards',
  'gods.command.a':
    'A command card gives moves and levies. First come all moves, then all levies {6.1} {6.4}. What is not used is lost.',
  'gods.column.card': 'Card',
  'gods.column.moves': 'Moves',
  'gods.column.levies': 'Levies',
  'gods.column.copies': 'In the deck',
  'god.Apollo.a':
    'Apollo becomes the card that the opponent played last turn. That card decides who is Player 1, as if it had been played now: a god’s player goes first, else more moves go first and Caesar when they are equal. It gives its moves and levies, or works as the god it is.',
  'god.Apollo.b':
    'Copying a god does not cancel the turn. Apollo against a god that is played this turn does, like any two gods. Apollo cannot be played on the first turn of a year, for there is nothing to copy yet; he can be discarded then.',
  'god.Jupiter.a':
    'Choose an enemy city that is next to a friendly city by road or strait. One of the enemy blocks in it is taken by lot, each with the same chance, and goes over to you.',
  'god.Jupiter.b':
    'Choose an enemy city that is next to a friendly city by road or strait, or a sea with enemy Navis on which you have a friendly port, and a colour. One of the enemy blocks of that colour there is taken by lot and goes over to you.',
  'god.Jupiter.c':
    'Choose an enemy city that is next to a friendly city by road or strait, and a colour. One of the enemy blocks of that colour there is taken by lot and goes over to you.',
  'god.Jupiter.d':
    'You look at it and place it in a friendly city next to the one it left. It keeps its strength and is yours in every respect from that moment. A leader or a Navis does not go over: it is shown and loses a step instead. Cleopatra is no leader and can be won like this.',
  'god.Mars.a':
    'Move one group of land blocks. Then choose one battle in which you attack. In its first round all blocks of your main force act before any defender, in the order of their letters.',
  'god.Mars.b':
    'From round II letters count as usual, the defender first. So the defender may act twice in a row, last in round I and first in round II. You may attack in several places, but only one battle is surprised.',
  'god.Mercury.a':
    'Move one group of land blocks. Each of them may take one step more than usual: three steps without attacking, or two steps of which the last attacks. Blocks may go different ways, and need not use the extra step.',
  'god.Neptune.a':
    'Move one group of Navis. Then choose one battle in which you attack, at sea or ashore. In its first round all blocks of your main force act before any defender, as with {Mars}.',
  'god.Pluto.a':
    'Move one group of land blocks. More of them may attack by one way: six over a major road, three over a minor one, two over a strait. This is for the attacking step only. Other steps, responses, retreats and regrouping have the usual limits {6.11}.',
  'god.Vulcan.a':
    'Choose a city that is the enemy’s and not contested. Every block in it loses a step. Those at strength I are eliminated, Navis and leaders too. Navis at sea are safe.',
  'god.Vulcan.b': 'Cleopatra is spared if she is at strength I.',
  'god.Vulcan.c':
    'Cleopatra at strength I is not eliminated: she comes over to the player of Vulcan. If others of her old side are left in the city, she attacks them.',

  'blocks.about':
    'All 63 blocks as they are at full strength. “Raised” is the city where a block must be placed when it is levied {6.4}; “begins” is its place in the historical deployment {5.1}, or the pool {5.2}.',
  'blocks.of': 'Blocks of {side}',
  'blocks.column.block': 'Block',
  'blocks.column.rating': 'Rating',
  'blocks.column.full': 'Strength',
  'blocks.column.raised': 'Raised',
  'blocks.column.begins': 'Begins',
  'blocks.anywhere': 'any friendly city',
  'blocks.major-port': 'any major port',
  'blocks.once': 'after a leader’s death',
  'blocks.never': 'never in a pool',
  'blocks.pool': 'pool',
  'blocks.ballista': 'B4 in defence, D4 in attack',
  'kind.leader':
    'Early to act and hard to replace. A leader who is killed is gone for good and worth a point to the enemy {7.51}.',
  'kind.legio': 'The backbone of the army. A legion acts in the C turn and is raised in the city it names.',
  'kind.equitatus': 'Cavalry. It acts in the B turn, before the legions, and is raised in the city it names.',
  'kind.elephant':
    'Strong and brittle. It has only the steps IV and II, so each hit costs it two {7.41}. It is raised in Utica.',
  'kind.auxilia':
    'Light infantry in the B turn and archers in the A turn. They act early but hit only on a 1. They are raised in any friendly city.',
  'kind.ballista':
    'It acts in the B turn in defence, in the D turn in attack, and hits on 4 or less {7.42}. It is raised in any friendly city.',
  'kind.navis':
    'A squadron of warships. It holds seas, opens them to armies, and fights in the D turn. It is raised in major ports.',
  'kind.cleopatra':
    'The army of Egypt. Beaten in battle she changes sides at strength I {7.52}; in winter she goes home to Alexandria {8.1}.',

  'map.about':
    'The cities with a value, the ports of each sea, and the straits. The value of a city is its points {1.2}, and adds to what it can feed in winter {8.4}.',
  'map.values': 'Cities with a value',
  'map.column.city': 'City',
  'map.column.value': 'Points',
  'map.column.feeds': 'Feeds in winter',
  'map.column.port': 'Port of',
  'map.total': 'All together',
  'map.seas': 'Seas and their ports',
  'map.column.sea': 'Sea',
  'map.column.ports': 'Ports; major ones in bold',
  'map.column.borders': 'Borders on',
  'map.straits': 'Straits',
  'map.column.strait': 'Strait',
  'map.column.between': 'Between',
  'map.limits': 'How many blocks a way carries',
  'map.column.way': 'Way',
  'map.column.move': 'A command phase',
  'map.column.attack': 'Against an enemy',
  'map.column.pluto': 'With Pluto',
  'map.column.retreat': 'A round of retreat',
  'map.column.regroup': 'Regrouping',
  'map.way.major': 'Major road',
  'map.way.minor': 'Minor road',
  'map.way.strait': 'Strait',
  'map.way.sea': 'Border of seas, or port and sea',
  'map.no-limit': 'no limit',
  'map.inland': 'inland',

  'public.about': 'What each player may know at any moment. At the end of the game nothing is secret.',
  'public.open.title': 'Everybody sees',
  'public.open.a':
    'How many blocks stand in each place, the colour of their wood, who commands them, and which have moved this turn. So Cleopatra and a block that changed sides are recognised.',
  'public.open.b':
    'Every way taken, by which entry each attacker came, and who is main force or reserve; where levies were spent, and whether a new block came of them.',
  'public.open.c':
    'Blocks that were eliminated, dead leaders, whether the third leader is free, how many blocks wait in each pool and how many cards in each hand; that a card has been chosen, cards once shown, and all dice.',
  'public.open.d':
    'Everything that happens in a battle to blocks that take part in it. Reserves are seen when they arrive. What {Jupiter} only weakens is shown to all.',
  'public.hidden.title': 'Secret',
  'public.hidden.a':
    'Who and how strong an enemy block is, outside a battle in which it fights. After the battle it stands up and is one of many again.',
  'public.hidden.b':
    'Which blocks wait upright in the enemy’s pool; the enemy’s hand, discard and chosen card; orders that can still be taken back, and for ever those that were.',
  'public.hidden.c':
    'What {Jupiter} takes is known to the two players, not to those who watch. Regrouping and winter moves show numbers only.',

  'editions.about':
    'Rubicon plays the three editions of the rules. They differ in these points; everything else is common to them. A few more things can be agreed for any edition: see the options below.',
  'editions.column.what': 'What',
  'editions.firstTurn': 'Player 1 on the very first turn {2.1}',
  'editions.firstTurn.2.0': 'Caesar, whatever is played; two gods still cancel the turn',
  'editions.firstTurn.1.1': 'as the cards say',
  'editions.firstTurn.1.0': 'as the cards say',
  'editions.jupiter': 'What {Jupiter} points at',
  'editions.jupiter.2.0': 'a city: any enemy block in it, by lot',
  'editions.jupiter.1.1': 'a city and a colour, or Navis on a sea where you have a friendly port',
  'editions.jupiter.1.0': 'a city and a colour',
  'editions.mainAttack': 'The main attack {6.12} {7.3}',
  'editions.mainAttack.2.0': 'the way used first',
  'editions.mainAttack.1.1': 'declared after the last move',
  'editions.mainAttack.1.0': 'declared after the last move',
  'editions.navis': 'Navis attacking a sea from a port {6.2}',
  'editions.navis.2.0': 'allowed',
  'editions.navis.1.1': 'allowed',
  'editions.navis.1.0': 'not allowed; they may respond from a port',
  'editions.vulcan': 'Cleopatra at strength I under {Vulcan}',
  'editions.vulcan.2.0': 'is spared',
  'editions.vulcan.1.1': 'goes over to the player of Vulcan',
  'editions.vulcan.1.0': 'goes over to the player of Vulcan',
  'editions.winter': 'When points are counted {8.2}',
  'editions.winter.2.0': 'after Cleopatra’s return, before ships and supply',
  'editions.winter.1.1': 'after Cleopatra’s return, before ships and supply',
  'editions.winter.1.0': 'after ships and supply, before disbanding',
  'editions.options': 'Options',
  'editions.options.first': 'Player 1 on the very first turn may be agreed either way {2.1}.',
  'editions.options.free': 'Free deployment {5.3}.',
  'editions.options.cleopatra': 'Cleopatra may have to wait for the next round after her capture {7.52}.',
  'editions.options.handicap':
    'A handicap: one side gets a number of extra levies, agreed before the game, in its first turn that has levies. What it does not use then is lost.',
} as const;
