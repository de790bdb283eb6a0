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
  'book.previous': 'Previous: {title}',
  'book.next': 'Next: {title}',
  'book.turn-page': 'Previous and next part',
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
  'part.1': 'Introduction',
  'part.2': 'Game Turns',
  'part.3': 'Armies',
  'part.4': 'Mapboard',
  'part.5': 'Deployment',
  'part.6': 'Command Phase',
  'part.7': 'Battles',
  'part.8': 'Winter Turn',
  'part.gods': 'God Cards and Command Cards',
  'part.blocks': 'All blocks',
  'part.map': 'Cities, seas and roads',
  'part.public': 'What is public, what is secret',
  'part.editions': 'The editions compared',
  'part.rulings': 'All rulings',
  'part.index': 'Index',

  'game.what.title': 'What it is',
  'game.what.a':
    'In January of the year 49 BC Caesar crosses the Rubicon with one legion, and the Republic is at war with itself. One player leads Caesar’s armies, the other those of Pompey and the Senate. The board is the Roman world from Spain to Syria: 67 cities, nine seas, and the roads between them.',
  'game.what.b':
    'The armies are wooden blocks that show their face only to their owner. You see where the enemy’s blocks are and how many, not which they are or how strong. This fog of war is the heart of the game: you scout by fighting, and you bluff by standing still.',
  'game.see.title': 'What you see',
  'game.see.a':
    'On a block: the numeral on the top edge is its current strength. The letter decides when it takes its battle turn, and the number beside it is the highest die that hits {3.12}. Tan blocks are Caesar’s, green ones Pompey’s. The blue one is Cleopatra, who can fight for either side.',
  'game.see.b':
    'On the map: solid lines are major roads for four blocks, dotted lines are minor roads for two {4.31}. A numeral in a city is its value in VP {4.2}. A ship beside a city marks a major port, where Navis are raised {4.42}.',
  'game.turn.title': 'A turn',
  'game.turn.a':
    'Both players play a card face down and reveal it. The player with more moves is Player 1 {2.1}. Player 1 moves groups and levies blocks, then Player 2 does the same {2.2}. Then a battle is fought in every location with blocks of both sides, one after another {2.3}.',
  'game.year.title': 'A year and its winter turn',
  'game.year.a':
    'Five turns make a year. Then comes the winter turn {8.1}: Cleopatra goes home, victory is checked, Navis go to port, and each city supplies only so many blocks. Eliminated blocks can be raised again next year, except leaders.',
  'game.win.title': 'How to win',
  'game.win.a':
    'The cities of the map are worth 13 VP; every enemy leader killed is worth one more. A player who has 10 VP in any winter wins. After the fifth winter the player with more VP wins {1.2}.',
  'game.win.b':
    'Pompey starts with 7 VP and Caesar with 1. Time is on Pompey’s side, so Caesar has to attack. Pompey has Navis and the whole East, and needs time to gather them.',
  'game.first.title': 'Three things to know before the first game',
  'game.first.a':
    'You attack only from an adjacent location {6.12}. So an army that wants to attack has to come close first, and the enemy sees it coming.',
  'game.first.b':
    'The first road you attack along decides who fights in round I; all other blocks are reserves and come later {7.3}. An attacker who has not won after three rounds has to retreat in the fourth {7.2}.',
  'game.first.c':
    'Without Navis in the right seas no army crosses the water {6.3}. Navis are few and take time to raise. One of them in the right sea is worth an army.',

  'gods.about':
    'The deck has 27 cards: 20 Command cards and seven God cards, one of each. A player who plays a God card is Player 1 and does what is described here, instead of moves and levies. Two God cards played together cancel each other, and the turn is over {2.1}.',
  'gods.common':
    'Mars, Mercury and Pluto move land blocks only, Neptune moves Navis only. None of them allows an amphibious move, and no God card gives levies. A player may do less than the card allows, or nothing.',
  'gods.command': 'Command Cards',
  'gods.command.a':
    'A Command card gives moves and levies. All moves come first, then all levies {6.1} {6.4}. What is not used is lost.',
  'gods.column.card': 'Card',
  'gods.column.moves': 'Moves',
  'gods.column.levies': 'Levies',
  'gods.column.copies': 'In the deck',
  'god.Apollo.a':
    'Apollo copies the card that the opponent played last turn. The copied card decides who is Player 1, as if it had been played now: a God card goes first, otherwise the card with more moves, and Caesar if the moves are tied. It gives its moves and levies, or works as the God card it is.',
  'god.Apollo.b':
    'Copying a God card does not cancel the turn. Apollo against a God card that is played this turn does, like any two God cards. Apollo cannot be played on the first turn of a year, because there is nothing to copy yet; it can be discarded then.',
  'god.Jupiter.a':
    'Choose an enemy city that is adjacent to a friendly city by road or strait. One of the enemy blocks in it, chosen at random, defects to you. With wooden blocks a die decides: every block gets an equal share of its numbers, and you roll again if a number is left over. With three blocks 1–2 is the first, 3–4 the second and 5–6 the third; with five blocks a 6 is rolled again.',
  'god.Jupiter.b':
    'Choose an enemy city that is adjacent to a friendly city by road or strait, or a sea with enemy Navis on which you have a friendly port, and a colour. One of the enemy blocks of that colour there, chosen at random, defects to you.',
  'god.Jupiter.c':
    'Choose an enemy city that is adjacent to a friendly city by road or strait, and a colour. One of the enemy blocks of that colour there, chosen at random, defects to you.',
  'god.Jupiter.d':
    'You look at it and place it in a friendly city adjacent to the one it left. It keeps its strength and is yours in every respect from that moment. A leader or a Navis does not defect: it is revealed and loses one step instead. Cleopatra is no leader, so she can defect.',
  'god.Mars.a':
    'Move one group of land blocks. Then choose one battle in which you attack. In its round I all blocks of your main force go before any defending block, in the order of their initiative.',
  'god.Mars.b':
    'From round II on the usual order applies, the defender first. So the defender may go twice in a row, last in round I and first in round II. You may attack several locations, but only one battle is a surprise attack.',
  'god.Mercury.a':
    'Move one group of land blocks. Each of them may move one location more than usual: three locations without attacking, or two of which the second is attacked. Blocks may go different ways, and need not use the extra location.',
  'god.Neptune.a':
    'Move one group of Navis. Then choose one battle in which you attack, at sea or ashore. In its round I all blocks of your main force go before any defending block, as with {Mars}.',
  'god.Pluto.a':
    'Move one group of land blocks. More of them may attack along one road: six along a major road, three along a minor road, two across a strait. This applies only to the road by which they attack. Other moves, responses, retreats and regroups have the usual limits {6.11}.',
  'god.Vulcan.a':
    'Choose an enemy city that is not contested. Every block in it loses one step. Blocks at strength I are eliminated, Navis and leaders too. Navis at sea are safe.',
  'god.Vulcan.b': 'Cleopatra does not lose a step if she is at strength I.',
  'god.Vulcan.c':
    'Cleopatra at strength I is not eliminated: she joins the player of Vulcan. If other blocks of her old side are left in the city, she attacks them.',

  'blocks.about':
    'All 63 blocks at full strength. “Levy city” is where a block has to be placed when it is raised {6.4}. “Starts” is its city in the historical deployment {5.1}, or the levy pool {5.2}.',
  'blocks.of': 'Blocks of {side}',
  'blocks.column.block': 'Block',
  'blocks.column.rating': 'Combat rating',
  'blocks.column.full': 'Strength',
  'blocks.column.raised': 'Levy city',
  'blocks.column.begins': 'Starts',
  'blocks.anywhere': 'any friendly city',
  'blocks.major-port': 'any major port',
  'blocks.once': 'after a leader was killed',
  'blocks.never': 'never in a levy pool',
  'blocks.pool': 'levy pool',
  'blocks.ballista': 'B4 in defence, D4 in attack',
  'kind.leader':
    'Leaders have a high initiative and are hard to replace. A leader who is killed never returns and is worth 1 VP to the enemy {7.51}.',
  'kind.legio': 'The backbone of the army. Legions go in the C turn and are raised in their levy city.',
  'kind.equitatus':
    'Cavalry. Equitatus go in the B turn, before the legions, and are raised in their levy city.',
  'kind.elephant':
    'Strong but fragile. It has only two steps, IV and II, so one hit halves its dice and a second hit eliminates it {7.41}. It is raised in Utica.',
  'kind.auxilia':
    'Light infantry goes in the B turn, archers in the A turn. They go early but hit only on a 1. They are raised in any friendly city.',
  'kind.ballista':
    'It goes in the B turn in defence and in the D turn in attack, and hits on 4 or less {7.42}. It is raised in any friendly city.',
  'kind.navis':
    'Warships. Navis control seas, open them to armies, and go in the D turn. They are raised in major ports.',
  'kind.cleopatra':
    'The army of Egypt. If she loses her last step in battle, she joins the other side at strength I {7.52}. In winter she goes home to Alexandria {8.1}.',

  'map.about':
    'The cities with a value, the ports of each sea, and the straits. The value of a city is its VP {1.2}, and adds to the blocks it can supply in winter {8.4}.',
  'map.values': 'Cities with a value',
  'map.column.city': 'City',
  'map.column.value': 'Value in VP',
  'map.column.feeds': 'Supplies in winter',
  'map.column.port': 'Port of',
  'map.total': 'All together',
  'map.seas': 'Seas and their ports',
  'map.column.sea': 'Sea',
  'map.column.ports': 'Ports; major ones in bold',
  'map.column.borders': 'Adjacent seas',
  'map.straits': 'Straits',
  'map.column.strait': 'Strait',
  'map.column.between': 'Between',
  'map.limits': 'Road limits',
  'map.column.way': 'Road',
  'map.column.move': 'Command phase',
  'map.column.attack': 'When attacking',
  'map.column.pluto': 'With Pluto',
  'map.column.retreat': 'Retreat per round',
  'map.column.regroup': 'Regroup',
  'map.way.major': 'Major road',
  'map.way.minor': 'Minor road',
  'map.way.strait': 'Strait',
  'map.way.sea': 'Sea border, or port and sea',
  'map.no-limit': 'no limit',
  'map.inland': 'inland',

  'public.about': 'What each player may know at any moment. At the end of the game nothing is secret.',
  'public.open.title': 'Everyone sees',
  'public.open.a':
    'How many blocks are in each location, their colour, who commands them, and which have moved this turn. So Cleopatra and a block that defected are recognised.',
  'public.open.b':
    'Every route, by which road or sea border each attacker came, and which blocks are main force or reserve; where levy points were spent, and whether a new block was raised.',
  'public.open.c':
    'Blocks that were eliminated, leaders that were killed, whether the third leader is available, how many blocks are in each levy pool and how many cards in each hand; that a card has been chosen, cards once revealed, and all dice.',
  'public.open.d':
    'Everything that happens in a battle to blocks that take part in it. Reserves are revealed when they arrive. A block that only loses a step to {Jupiter} is revealed to all.',
  'public.hidden.title': 'Secret',
  'public.hidden.a':
    'Which block an enemy block is, and how strong, outside a battle in which it fights. After the battle it stands up and cannot be told from the others.',
  'public.hidden.b':
    'Which blocks stand upright in the enemy’s levy pool; the enemy’s hand, discard and chosen card; orders that can still be undone, and for ever those that were.',
  'public.hidden.c':
    'Which block defects to {Jupiter} is known to the two players, not to spectators. Regroups and winter moves show numbers only.',

  'editions.about':
    'Rubicon plays the three editions of the rules. They differ in these points; everything else is common to them. A few more things can be agreed for any edition: see the options below.',
  'editions.column.what': 'What',
  'editions.firstTurn': 'Player 1 on the first turn of the game {2.1}',
  'editions.firstTurn.caesar': 'Caesar, whatever is played; two God cards still cancel the turn',
  'editions.firstTurn.cards': 'as the cards say',
  'editions.jupiter': 'What {Jupiter} can target',
  'editions.jupiter.city': 'a city: any enemy block in it, at random',
  'editions.jupiter.colour-or-sea': 'a city and a colour, or Navis on a sea where you have a friendly port',
  'editions.jupiter.colour': 'a city and a colour',
  'editions.mainAttack': 'The main attack {6.12} {7.3}',
  'editions.mainAttack.first-entry': 'the road or sea border used first',
  'editions.mainAttack.declared': 'declared after the last move',
  'editions.navisAttackFromPort': 'Navis attacking a sea from a port {6.2}',
  'editions.navisAttackFromPort.true': 'allowed',
  'editions.navisAttackFromPort.false': 'not allowed; they may respond from a port',
  'editions.vulcanCleopatra': 'Cleopatra at strength I under {Vulcan}',
  'editions.vulcanCleopatra.spared': 'does not lose a step',
  'editions.vulcanCleopatra.joins': 'joins the player of Vulcan',
  'editions.winterVictory': 'When victory is checked {8.2}',
  'editions.winterVictory.before-harbour':
    'after Cleopatra goes home, before Navis to port and winter supply',
  'editions.winterVictory.after-supply': 'after Navis to port and winter supply, before disbanding',
  'editions.options': 'Options',
  'editions.options.first': 'Player 1 on the first turn of the game may be agreed either way {2.1}.',
  'editions.options.free': 'Free deployment {5.3}.',
  'editions.options.cleopatra':
    'Cleopatra may have to wait for the next round after she has changed sides {7.52}.',
  'editions.options.handicap':
    'A handicap: one side gets a number of extra levy points, agreed before the game, in its first turn that has levies. Points that it does not use then are lost.',
  'bids.title': 'Bids for sides (an option of Rubicon)',
  'bids.ours':
    'This is not a rule of the published game. It is an option of Rubicon, for online games between two people who both want it: instead of drawing sides, they bid for them.',
  'bids.secret':
    'Each player bids in secret: one side, and a number of levy points from 0 to 20. A bid cannot be changed. When both bids are in, they are revealed together and the game starts.',
  'bids.different':
    'If the players want different sides, each gets the side they want, and no points are given: neither would change places with the other.',
  'bids.same':
    'If both want the same side, the higher bid gets it. The other player gets the other side, and exactly as many extra levy points as the higher bid. Nothing is given for the lower bid.',
  'bids.tie':
    'If both want the same side and bid the same number, a die decides who gets it, and the other player gets the points. The die is one of those the server committed to before the bids, so anyone can check it after the game.',
  'bids.points':
    'The points are a handicap, as above: they are added in that side’s first turn that has levies, and those not used then are lost. A bid of 0 gives nothing.',
  'editions.options.bids':
    'Bids for sides: instead of drawing sides, two people bid levy points for the side they want. This is an option of Rubicon, described below.',
} as const;
