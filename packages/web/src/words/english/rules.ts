// A digest of the rules in our own words; where editions differ it says so.
export const rules = {
  'rule.title.1.1': 'Two sides',
  'rule.text.1.1': 'One player commands for Caesar, with tan blocks, the other for Pompey, with green ones.',
  'rule.title.1.2': 'Winning',
  'rule.text.1.2':
    'The war lasts five years of five turns. Each winter both sides add up the values of the cities they hold and one point for every enemy leader killed. Ten points win at once. After the fifth year the higher total wins, then whoever holds Rome; otherwise it is a draw.',
  'rule.title.1.3': 'The pieces',
  'rule.text.1.3':
    'There are 31 tan blocks, 31 green blocks and blue Cleopatra, and a deck of 27 cards: 20 command cards and 7 gods.',
  'rule.title.2.1': 'Cards',
  'rule.text.2.1':
    'Every year each side gets six cards and lays one aside unseen; the other five are played, one a turn, both at once and face down. Whoever shows more moves is Player 1, and Caesar if they are equal. A god makes his player Player 1, but two gods played together end the turn. In edition 2.0 Caesar is Player 1 on the very first turn whatever is played. Apollo cannot be played on the first turn of a year.',
  'rule.title.2.2': 'Command',
  'rule.text.2.2':
    'Player 1 moves, then levies; Player 2 does the same after him. Anybody may do less than the card allows, but nothing is saved for later.',
  'rule.title.2.3': 'Battles',
  'rule.text.2.3':
    'When both have moved and levied, there is a battle wherever the two sides share a place. They are fought one by one, in the order Player 1 likes.',

  'rule.title.3.11': 'Strength',
  'rule.text.3.11':
    'The numeral at the top edge is a block’s strength now: that many dice it rolls. A hit turns the block a quarter to the left, down to the next numeral.',
  'rule.title.3.12': 'Rating',
  'rule.text.3.12':
    'The letter says when a block acts in a round, A first and D last, the defender before the attacker. The number is the highest die that hits.',
  'rule.title.3.13': 'Levy city',
  'rule.text.3.13': 'A city named on a block is the only place where it can be raised from the pool.',
  'rule.title.3.21': 'Leaders',
  'rule.text.3.21': 'Each side has three. Two begin on the map; the third waits until one of them is killed.',
  'rule.title.3.22': 'Legions',
  'rule.text.3.22':
    'The eagle with its number marks a legion, rated C2 to C4. It is raised in the city it names.',
  'rule.title.3.23': 'Auxilia',
  'rule.text.3.23':
    'Each side has two light infantry (B1) and two archers (A1). They are raised in any friendly city.',
  'rule.title.3.24': 'Equitatus',
  'rule.text.3.24':
    'Cavalry, rated B2 or B3, raised in the city it names. Caesar has four; Pompey has three and the elephant.',
  'rule.title.3.25': 'Ballista',
  'rule.text.3.25':
    'One for each side, raised in any friendly city. It acts early in defence and late in attack.',
  'rule.title.3.26': 'Navis',
  'rule.text.3.26':
    'Five warships for each side, rated D2 or D3 and raised in friendly major ports. Ashore they are slow to act.',
  'rule.title.3.27': 'Cleopatra',
  'rule.text.3.27':
    'Egypt’s army, rated C1. She begins with Pompey but may change sides, and she is no leader: nobody scores for her.',

  'rule.title.4.1': 'Where blocks stand',
  'rule.text.4.1': 'Land blocks stand in cities, Navis at sea or in ports.',
  'rule.title.4.2': 'Cities',
  'rule.text.4.2':
    'Eleven cities have a value of one or two, thirteen points in all. The same number raises what they can feed in winter.',
  'rule.title.4.21': 'Who holds a city',
  'rule.text.4.21':
    'A city is friendly to the side that alone has blocks in it, vacant when empty, and contested while both are there. This changes the moment a block arrives or leaves.',
  'rule.title.4.31': 'Roads',
  'rule.text.4.31': 'A solid road is major and carries four blocks, a dotted one is minor and carries two.',
  'rule.title.4.32': 'Straits',
  'rule.text.4.32':
    'Two land blocks may cross each of the four straits in a command phase, but only one if an enemy stands on the far side. Ships take no notice of straits.',
  'rule.title.4.4': 'Seas',
  'rule.text.4.4':
    'Only Navis hold a sea, under the same terms as a city: friendly, vacant, contested, from one moment to the next.',
  'rule.title.4.41': 'Islands',
  'rule.text.4.41':
    'Corsica, Sardinia, Sicily, Crete and Cyprus have cities. But for the strait of Messana they are reached by sea only.',
  'rule.title.4.42': 'Ports',
  'rule.text.4.42':
    'Every city on a coast is a port of the seas it touches, up to three for Utica and Creta. The ports with a ship beside them are major: there Navis are built.',

  'rule.title.5.1': 'How the war begins',
  'rule.text.5.1': 'The blocks of the year 705 stand in their historical cities at full strength.',
  'rule.title.5.2': 'The levy pool',
  'rule.text.5.2':
    'Blocks not on the map wait upright in their owner’s pool, unseen by the enemy. Those eliminated lie face up and cannot be raised again before the next year.',
  'rule.title.5.3': 'Free deployment',
  'rule.text.5.3':
    'An option: both sides shuffle their own starting blocks among their own starting cities, in secret. Each city gets as many as history gave it, Navis stand in ports, and no block comes from the pool.',

  'rule.title.6.1': 'Group moves',
  'rule.text.6.1':
    'A move sets one place in motion: all its blocks, or some, each where it likes, two steps at most. A block that meets an enemy stops there. Nobody moves twice in a turn, but for retreats and regrouping.',
  'rule.title.6.11': 'Road limits',
  'rule.text.6.11':
    'In one command phase a side sends four blocks at most over a major road, two over a minor one, two over a strait, or one against an enemy. All groups and both directions count together; the two sides count apart.',
  'rule.title.6.12': 'Attacking',
  'rule.text.6.12':
    'To enter a place with enemies in it is to attack, and only from next door: one step, no more. Blocks may come by several ways, which start from several places and cost a move each. In edition 2.0 the way used first is the main attack; in 1.0 and 1.1 the attacker declares it after his last move.',
  'rule.title.6.13': 'Pinning',
  'rule.text.6.13':
    'Every attacker of the main force pins one block that stood in the place. The defender chooses which stay; the others may leave, but not by a way the enemy came in.',
  'rule.title.6.14': 'Responding',
  'rule.text.6.14':
    'Player 2 may send blocks from next door into a place where he is attacked. They fight from reserve and unpin nobody.',
  'rule.title.6.15': 'Stacking',
  'rule.text.6.15': 'During the year any number of blocks may stand together. Winter is another matter.',
  'rule.title.6.2': 'Ships on the move',
  'rule.text.6.2':
    'A Navis goes from port to sea, sea to port or sea to sea: two steps, or one step to attack. It leaves a city on the same move as the land blocks there. In edition 1.0 it cannot attack a sea from a port, only respond there.',
  'rule.title.6.3': 'Amphibious moves',
  'rule.text.6.3':
    'A land block sails from a port to any friendly or vacant port over neighbouring seas that are all friendly, one move for each block. This comes before all other moves. A Navis must stay in every sea that was crossed until the command phase ends.',
  'rule.title.6.4': 'Levies',
  'rule.text.6.4':
    'One levy adds a step to a block, or brings a new block from the pool at its lowest strength, which may then gain more. All this in friendly cities only, never at sea. Legions, Equitatus and the elephant appear in the city they name, Navis in major ports, the others in any friendly city.',

  'rule.title.7.1': 'How battles are fought',
  'rule.text.7.1':
    'Player 1 picks a battle, the blocks in it are turned face up, and it is fought to its end before the next begins. Afterwards they stand up again.',
  'rule.title.7.2': 'Rounds and turns',
  'rule.text.7.2':
    'In each round every block acts once: it fires, passes or, from round II, retreats. A acts before B, C and D, and of one letter the defender first. There are four rounds at most; in the fourth each attacker must retreat when his turn comes.',
  'rule.title.7.3': 'Main force and reserves',
  'rule.text.7.3':
    'Attackers who came by the main way and defenders who were there fight from the first. All who came by other ways, and all who responded, are reserves: unseen and out of reach in round I, they join in round II. In edition 2.0 the first way used is the main one; in 1.0 and 1.1 it is declared.',
  'rule.title.7.31': 'Disorder',
  'rule.text.7.31':
    'If a main force is gone in round I, its reserves lose a step each as they come up. If that happens to the defender, he is the attacker for the rest of the battle.',
  'rule.title.7.4': 'Fire and hits',
  'rule.text.7.4':
    'A block rolls as many dice as its strength; each die up to its firepower is a hit. Every hit goes to the strongest enemy block of that moment, and among equals its owner chooses.',
  'rule.title.7.41': 'The elephant',
  'rule.text.7.41': 'It knows only IV and II: each hit, and each levy, is worth two points of strength.',
  'rule.title.7.42': 'Ballista in battle',
  'rule.text.7.42':
    'It acts with the B blocks when it defends, with the D blocks when it attacks, and hits on 4 or less.',
  'rule.title.7.5': 'Eliminated blocks',
  'rule.text.7.5':
    'A block that loses its last step lies face up in its own side’s pool and is out until next year.',
  'rule.title.7.51': 'Leaders killed',
  'rule.text.7.51':
    'A killed leader never returns and is worth a point to the enemy. The first of a side to die frees the third leader, who can then be raised in any friendly city.',
  'rule.title.7.52': 'Cleopatra captured',
  'rule.text.7.52':
    'When Cleopatra would be eliminated she goes over to the other side at strength I and fights for it from her next turn, which may come in the same round. As an option she waits until the next round.',

  'rule.title.7.6': 'Retreat',
  'rule.text.7.6':
    'Instead of firing a block may retreat in its turn, never in round I. A block that must retreat and cannot is lost.',
  'rule.title.7.61': 'Retreat limits',
  'rule.text.7.61':
    'In each round a side may send four blocks over a major road, two over a minor one and one over a strait. No retreat leads among enemies.',
  'rule.title.7.62': 'Attackers retreating',
  'rule.text.7.62':
    'To a friendly place next door, or to a vacant one by a way their own side came in. From round II they may; in round IV they must.',
  'rule.title.7.63': 'Defenders retreating',
  'rule.text.7.63':
    'To a friendly or vacant place next door, but by no way the attacker came in. From round II.',
  'rule.title.7.64': 'Retreat by sea',
  'rule.text.7.64':
    'One land block of each side in a round may leave a port over a friendly sea to a friendly port on the same sea.',
  'rule.title.7.7': 'Regrouping',
  'rule.text.7.7':
    'After a battle the winner may move any of his blocks one step, to friendly or vacant places, within road limits. A strait carries two. Nobody goes by amphibious move.',
  'rule.title.7.8': 'Battles at sea',
  'rule.text.7.8':
    'Navis of both sides on one sea fight like any others, the defender first. Attackers still there in round IV must go.',
  'rule.title.7.81': 'Ships ashore',
  'rule.text.7.81':
    'Navis may attack a port from a sea beside it, and those in port defend it, in the D turn.',
  'rule.title.7.82': 'Ships retreating',
  'rule.text.7.82':
    'From a port they leave for the sea only, from the sea also for friendly ports on it. Attackers go back the way they came or to friendly waters; defenders to friendly waters or to vacant ones the attacker did not come from.',
  'rule.title.7.83': 'Ships regrouping',
  'rule.text.7.83':
    'Victorious Navis may go to a neighbouring sea, and after a battle at sea into a port of it, friendly or vacant.',

  'rule.title.8.1': 'Cleopatra goes home',
  'rule.text.8.1':
    'In winter Cleopatra returns to Alexandria. If the enemy of her present friends holds it, she joins him with the strength she has.',
  'rule.title.8.2': 'The victory check',
  'rule.text.8.2':
    'Points are counted: ten win. This comes right after Cleopatra’s return; in edition 1.0 only after ships and supply.',
  'rule.title.8.3': 'Fleets to port',
  'rule.text.8.3':
    'Every Navis at sea goes to a friendly port of that sea, Caesar’s first. Where there is none, it is disbanded.',
  'rule.title.8.4': 'Winter supply',
  'rule.text.8.4':
    'A city feeds three blocks, and one more for each point of its value. Its owner disbands the rest, as he chooses; Cleopatra always stays.',
  'rule.title.8.5': 'Disbanding',
  'rule.text.8.5':
    'Any block but Cleopatra may go back to the pool, Caesar’s first. Its steps are lost, but it can be raised again next year.',
  'rule.title.8.6': 'A new year',
  'rule.text.8.6': 'Blocks that lay face up stand up again, and all 27 cards are shuffled and dealt anew.',

  'card.text.command':
    'Up to {moves|=1=one move|=2=two moves|=3=three moves|=4=four moves|other=# moves}, then up to {levies|=1=one levy|=2=two levies|=3=three levies|other=# levies}.',
  'card.text.Apollo':
    'Becomes the card the enemy played last turn, which also decides who is Player 1. Played against another god he ends the turn. Not on the first turn of a year.',
  'card.text.Jupiter':
    'Choose an enemy city next to a friendly one. A block there, taken by lot, comes over to you; a leader or Navis loses a step instead. In editions 1.0 and 1.1 you also name the colour of the block; in 1.1 ships at sea can be struck too.',
  'card.text.Mars':
    'One group of land blocks moves. In one battle where you attack, all your main force acts before any defender in round I.',
  'card.text.Mercury': 'One group of land blocks moves up to three steps, or attacks up to two steps away.',
  'card.text.Neptune':
    'One group of Navis moves. In one battle where you attack, all your main force acts before any defender in round I.',
  'card.text.Pluto':
    'One group of land blocks moves, and more of them may attack by one way: six over a major road, three over a minor one, two over a strait.',
  'card.text.Vulcan':
    'Choose an enemy city: every block in it loses a step. Those at I are eliminated, leaders among them. Cleopatra at I is spared; in editions 1.0 and 1.1 she comes over to you.',

  'kind.text.leader':
    'Quick to act and hard to replace: killed, he is gone for good and worth a point to the enemy.',
  'kind.text.legio': 'The backbone of the army, acting in the C turn. Raised in the city it names.',
  'kind.text.equitatus': 'Cavalry, acting before the legions. Raised in the city it names.',
  'kind.text.elephant':
    'Strong and brittle: it has only the steps IV and II, and each hit costs two. Raised in Utica.',
  'kind.text.auxilia':
    'Archers and light infantry: early to act, hitting only on 1. Raised in any friendly city.',
  'kind.text.ballista':
    'Acts in the B turn in defence, in the D turn in attack. Raised in any friendly city.',
  'kind.text.navis': 'Holds seas, carries armies over them, and fights last. Raised in major ports.',
  'kind.text.cleopatra':
    'Fights for whoever has her. Beaten, she changes sides at I; in winter she goes home to Alexandria.',
} as const;
