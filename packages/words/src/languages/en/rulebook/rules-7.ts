// Rule 7: battles.
export const rules7 = {
  'c.7':
    'A battle has up to four rounds. In each round every block takes one battle turn, in the order of their initiative. Hits are applied immediately, so a block that goes first may eliminate an enemy before it fires.',
  'r.7.1.title': 'Battle Sequence',
  'r.7.1.a':
    'When both players have moved and levied, Player 1 chooses a battle. It is fought to its end before the next is chosen. Every battle has to be fought.',
  'r.7.1.b':
    'Blocks are revealed when their battle begins, at their current strength; reserves are not. After the battle the remaining blocks stand upright again.',
  'r.7.1.c':
    'The sequence matters. The winner controls the location immediately, and this can open or close retreats and regroups for the battles that follow.',
  'r.7.1.d':
    'Both players move before any battle is fought. So you can be the attacker in one battle and the defender in another.',
  'r.7.2.title': 'Battle Turns',
  'r.7.2.a':
    'In each round every block has one battle turn. It fires, retreats or passes. In round I no block may retreat.',
  'r.7.2.b':
    'The A blocks go first, then B, C and D. With the same letter, defending blocks go before attacking blocks. When all have had their battle turn, the round is over.',
  'r.7.2.c':
    'A battle has four rounds at most. In round IV each attacking block has to retreat in its battle turn.',
  'r.7.2.example':
    'Antonius (A2) and a legion (C3) attack Scipio (A2) and light infantry (B1). Scipio goes first, because a defending A goes before an attacking A. Then come Antonius, the light infantry, and last the legion.',
  'r.7.3.title': 'Battle Reserves',
  'r.7.3.a':
    'In round I only main forces fight: the blocks of the main attack, and the defending blocks that were in the location before.',
  'r.7.3.b':
    'The main attack is the first road or sea border that the attacker used {6.12}. Attacking blocks that used another one are reserves.',
  'r.7.3.c':
    'The main attack is the road or sea border that the attacker declared {6.12}. Attacking blocks that used another one are reserves.',
  'r.7.3.d': 'All blocks with which Player 2 responded {6.14} are reserves too.',
  'r.7.3.e':
    'In round I reserves do not fire, do not retreat and take no hits. At the start of round II they are revealed. From then on they fight like all other blocks.',
  'r.7.3.example':
    'Pompey attacks Genua with three blocks from Rome, his main attack, and with two from Ravenna. Two of Caesar’s blocks are there, and three more respond from Massilia. In round I three fight against two. In round II two and three reserves join them.',
  'r.7.31.title': 'Disruption',
  'r.7.31.a':
    'If a main force is eliminated in round I and that side has reserves, the reserves are disrupted. Each of them loses one step as it arrives, and then fights as usual. This applies to attacking and defending reserves alike.',
  'r.7.31.b':
    'If the defender is disrupted, the roles change for the rest of the battle: the attacker is now the defender in every respect, and the other side has to retreat in round IV.',
  'r.7.31.example':
    'Two blocks defend Brundisium, and three more responded. In round I both defending blocks are eliminated. The three reserves arrive in round II with one step less each, and now they are the attackers.',
  'r.7.4.title': 'Battle Hits',
  'r.7.4.a':
    'A block that fires rolls as many dice as it has strength. Each die that is not higher than its firepower is a hit.',
  'r.7.4.b':
    'Each hit takes one step from the enemy block that is strongest at that moment. If several are equally strong, their owner chooses. For the next hit the strongest block is determined again.',
  'r.7.4.c':
    'Hits are applied immediately, before another block goes. A block that is eliminated before its battle turn does not get one.',
  'r.7.4.example':
    'Three hits are scored on blocks of strength IV, III and I. The first goes to the block at IV. Now two blocks are at III, and their owner chooses which takes the second. The third goes to the other one, which is now the strongest.',
  'r.7.41.title': 'Elephant',
  'r.7.41.a':
    'It has two steps, IV and II. One hit takes it from IV to II, the next one eliminates it. One levy point brings it from II to IV. It rolls four dice or two.',
  'r.7.42.title': 'Ballista',
  'r.7.42.a': 'Its combat rating is B4 when its side defends and D4 when its side attacks.',
  'r.7.5.title': 'Eliminated Blocks',
  'r.7.5.a':
    'A block that loses its last step leaves the map immediately. It goes to the levy pool of its own side, lies there face up, and cannot be raised again this year {5.2}.',
  'r.7.51.title': 'Leaders',
  'r.7.51.a':
    'A leader who loses the last step is killed and never returns. The enemy keeps the block as a trophy, worth 1 VP {1.2}.',
  'r.7.51.b':
    'When a side loses its first leader, its third leader comes to the levy pool: Octavian or Brutus. From then on he can be raised in any friendly city, at the normal cost of one levy point.',
  'r.7.52.title': 'Cleopatra',
  'r.7.52.a':
    'Cleopatra is never eliminated. When she loses her last step in battle, she joins the other side immediately, at strength I.',
  'r.7.52.b': 'She fights for her new side from her next battle turn, which may come in the same round.',
  'r.7.52.c': 'She waits, and fights for her new side from the next round on.',
  'r.7.52.d': 'In every winter turn she goes home, wherever she is {8.1}.',
  'r.7.6.title': 'Retreats',
  'r.7.6.a':
    'A block may retreat in its battle turn instead of firing, but never in round I. A block that has to retreat but cannot is eliminated.',
  'r.7.6.b':
    'A block that wants to retreat has to wait for its battle turn. Faster enemy blocks fire at it before. This is how pursuit works in this game. So in round IV an attacking block is fired at by every defending block with the same letter or an earlier one before it gets away.',
  'r.7.61.title': 'Retreat Limits',
  'r.7.61.a':
    'In each round a side can retreat four blocks along a major road, two along a minor road, and one across a strait. No block retreats to an enemy or contested location.',
  'r.7.62.title': 'Attacker Retreats',
  'r.7.62.a': 'Attacking blocks may retreat from round II on, and have to in round IV. They retreat',
  'r.7.62.list.1': 'to any adjacent friendly city, or',
  'r.7.62.list.2': 'to an adjacent vacant city, along a road by which their side came into this battle.',
  'r.7.63.title': 'Defender Retreats',
  'r.7.63.a':
    'Defending blocks may retreat from round II on and never have to. They retreat to any adjacent city that is friendly or vacant, but not along a road by which the attacker came.',
  'r.7.64.title': 'Amphibious Retreats',
  'r.7.64.a':
    'From a port each side may retreat one land block per round by sea: across an adjacent friendly sea, to a friendly port on the same sea.',
  'r.7.64.b': 'Both sides may do so in one round, each across a sea of its own.',
  'r.7.64.example':
    'Both sides fight at Genua, a port of two seas. One side has a Navis on Mare Hispanum, the other on Mare Tyrrhenum. Each can retreat one block per round across its own sea.',
  'r.7.7.title': 'Regroups',
  'r.7.7.a':
    'When a battle is over, the winner may move any of the winning blocks to adjacent cities that are friendly or vacant. Reserves that have not fought yet may go too.',
  'r.7.7.b':
    'Road limits apply {6.11}: four blocks along a major road, two along a minor road, two across a strait. No block regroups by amphibious movement.',
  'r.7.8.title': 'Navis Battles',
  'r.7.8.a':
    'Where Navis of both sides are in one sea, a battle is fought as on land. All go in the D turn, the defender first. In round IV the attacker has to retreat if any defending Navis are left.',
  'r.7.81.title': 'Shore Combat',
  'r.7.81.a':
    'Navis may attack a port from an adjacent sea, alone or together with land blocks. The border they cross counts like a road. Navis in a port that is attacked defend it. They go in the D turn.',
  'r.7.82.title': 'Navis Retreats',
  'r.7.82.a': 'Navis may retreat in their D turn, from round II on. Attacking Navis retreat',
  'r.7.82.list.1': 'to the sea or port they came from, if it is friendly or vacant,',
  'r.7.82.list.2': 'to an adjacent friendly sea, or',
  'r.7.82.list.3': 'to a friendly port on the same sea.',
  'r.7.82.b': 'Defending Navis retreat',
  'r.7.82.list.4': 'to an adjacent friendly sea,',
  'r.7.82.list.5': 'to an adjacent vacant sea, unless the attacker came from there, or',
  'r.7.82.list.6': 'to a friendly port on the same sea.',
  'r.7.82.c': 'Navis that cannot retreat fight on. If they have to retreat, they are eliminated.',
  'r.7.83.title': 'Navis Regroups',
  'r.7.83.a':
    'Navis that have won a Navis battle may regroup to an adjacent sea that is friendly or vacant, or to a friendly or vacant port on the sea where they fought.',
} as const;
