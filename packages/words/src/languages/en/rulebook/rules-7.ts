// Rule 7: battle.
export const rules7 = {
  'c.7':
    'Battles take up to four rounds. In each round every block acts once, the quick before the slow. Hits count at once, so who acts first may spare himself the answer.',
  'r.7.1.title': 'One battle after another',
  'r.7.1.a':
    'When both sides have moved and levied, Player 1 picks a battle. It is fought to its end before the next is picked. Every battle must be fought.',
  'r.7.1.b':
    'The blocks that fight are turned face up at their strength, not the reserves. Afterwards those who are left stand up again.',
  'r.7.1.c':
    'The order matters. Who wins a battle holds the area at once, and that opens or bars retreats and regrouping for the battles still to come.',
  'r.7.2.title': 'Rounds and turns',
  'r.7.2.a':
    'In each round every block has one turn, in which it fires, retreats or passes. In round I nobody may retreat.',
  'r.7.2.b':
    'A blocks act first, then B, C and D. Of the same letter the defender’s blocks act before the attacker’s. When all have acted, the round is over.',
  'r.7.2.c':
    'A battle has four rounds at most. In the fourth each attacking block must retreat when its turn comes.',
  'r.7.2.example':
    'Antonius (A2) and a legion (C3) attack Scipio (A2) and light infantry (B1). Scipio acts first, because the defender’s A goes before the attacker’s. Then come Antonius, the light infantry, and last the legion.',
  'r.7.3.title': 'Main force and reserves',
  'r.7.3.a':
    'In round I only main forces fight: the attackers who came by the main attack, and the defenders who stood in the area before.',
  'r.7.3.b':
    'The main attack is the way the attacker used first {6.12}. Attackers by any other way are reserves.',
  'r.7.3.c':
    'The main attack is the way the attacker has declared {6.12}. Attackers by any other way are reserves.',
  'r.7.3.d': 'All blocks with which Player 2 responded {6.14} are reserves as well.',
  'r.7.3.e':
    'Reserves do not fire, do not retreat and take no hits in round I. As round II opens they are turned face up, and from then on they fight like all others.',
  'r.7.3.example':
    'Pompey attacks Genua with three blocks from Rome, his main attack, and with two from Ravenna. Two of Caesar’s blocks stand there, and three more come from Massilia in response. In round I three fight against two. In round II two and three join them.',
  'r.7.31.title': 'Disruption',
  'r.7.31.a':
    'If a main force is gone in round I and that side has reserves, these are disrupted: as they come up they lose one step each, and then fight as usual.',
  'r.7.31.b':
    'If the defender is disrupted, the roles change for the rest of the battle: the attacker is now the defender, with all that goes with it, and the other side has to retreat in round IV.',
  'r.7.31.example':
    'Two blocks defend Brundisium, and three more responded. In round I both defenders fall. The three arrive in round II with a step less each, and they are the attackers now.',
  'r.7.4.title': 'Fire and hits',
  'r.7.4.a':
    'A block that fires rolls as many dice as it has strength. Each die that is not higher than its firepower is a hit.',
  'r.7.4.b':
    'Each hit takes a step from the strongest enemy block in the fight at that moment. If several are equally strong, their owner chooses. The next hit looks anew for the strongest.',
  'r.7.4.c':
    'Hits are taken at once, before anybody else acts. A block that falls before its turn does not act.',
  'r.7.4.example':
    'Three hits fall on blocks of strength IV, III and I. The first goes to the one at IV. Now two are at III, and their owner chooses which of them takes the second. The third goes to the other of the two, now the strongest alone.',
  'r.7.41.title': 'The elephant',
  'r.7.41.a':
    'It has two steps, IV and II. A hit takes it from IV to II, the next one eliminates it; a levy brings it from II to IV. It rolls four dice or two.',
  'r.7.42.title': 'Ballista in battle',
  'r.7.42.a': 'It fights as B4 when its side defends and as D4 when its side attacks.',
  'r.7.5.title': 'Eliminated blocks',
  'r.7.5.a':
    'A block that loses its last step leaves the map at once. It goes to the pool of its own side, lies there face up, and cannot be levied again this year {5.2}.',
  'r.7.51.title': 'Leaders killed',
  'r.7.51.a': 'A leader who loses the last step is dead for good, and worth a point to the enemy {1.2}.',
  'r.7.51.b':
    'When a side loses a leader for the first time, its third leader comes to the pool: Octavian or Brutus. From then on he can be levied in any friendly city.',
  'r.7.52.title': 'Cleopatra captured',
  'r.7.52.a':
    'Cleopatra is never eliminated. When she loses her last step in battle she joins the other side at once, at strength I.',
  'r.7.52.b': 'She fights for her new side from her next turn, which may still come in the same round.',
  'r.7.52.c': 'As an option she waits: she acts for her new side from the next round on.',
  'r.7.52.d': 'In winter she goes home, wherever she is {8.1}.',
  'r.7.6.title': 'Retreat',
  'r.7.6.a':
    'Instead of firing, a block may retreat in its turn; never in round I. A block that has to retreat and cannot is eliminated.',
  'r.7.6.b':
    'A block that wants to get away must wait for its turn. Quicker enemies fire at it before: that is how pursuit works in this game.',
  'r.7.61.title': 'Retreat limits',
  'r.7.61.a':
    'In each round a side can send four retreating blocks over a major road, two over a minor one, and one over a strait. Nobody retreats into an area that is enemy or contested.',
  'r.7.62.title': 'Attackers retreating',
  'r.7.62.a': 'Attacking blocks may retreat from round II on, and must in round IV. They go one step,',
  'r.7.62.list.1': 'to any friendly city next door, or',
  'r.7.62.list.2': 'to a vacant city next door, over a road by which their side came into this battle.',
  'r.7.63.title': 'Defenders retreating',
  'r.7.63.a':
    'Defending blocks may retreat from round II on and never have to. They go one step, to any friendly or vacant city next door, but not over a road by which the attacker came in.',
  'r.7.64.title': 'Retreat by sea',
  'r.7.64.a':
    'From a port one land block of each side in each round may retreat over a friendly sea beside it to a friendly port on that same sea.',
  'r.7.64.b': 'Both sides may do so in one round, each over a sea of its own.',
  'r.7.64.example':
    'Both fight at Genua, a port of two seas. One side has a Navis on Mare Hispanum, the other on Mare Tyrrhenum. Each can send one block a round over its own sea.',
  'r.7.7.title': 'Regrouping',
  'r.7.7.a':
    'When a battle is over, the winner may move any of his blocks there one step, to friendly or vacant cities next door. Reserves who have not fought yet may go too.',
  'r.7.7.b':
    'Road limits hold: four over a major road, two over a minor one, two over a strait. Nobody regroups by amphibious move.',
  'r.7.8.title': 'Battles at sea',
  'r.7.8.a':
    'Where Navis of both sides are on one sea there is a battle like any other. All act in the D turn, the defender first. In round IV the attackers must retreat, if any defender is left.',
  'r.7.81.title': 'Ships in battles ashore',
  'r.7.81.a':
    'Navis may attack a port from a sea beside it, alone or together with land blocks; their way is an entry like a road. Navis in a port that is attacked defend it. They act in the D turn.',
  'r.7.82.title': 'Ships retreating',
  'r.7.82.a': 'Navis retreat in their D turn, from round II on. Attacking Navis go',
  'r.7.82.list.1': 'back to the sea or the port they came from, if it is friendly or vacant,',
  'r.7.82.list.2': 'to a friendly sea next door, or',
  'r.7.82.list.3': 'from a battle at sea, to a friendly port on that sea.',
  'r.7.82.b': 'Defending Navis go',
  'r.7.82.list.4': 'to a friendly sea next door,',
  'r.7.82.list.5': 'to a vacant sea next door, unless the attacker came from there, or',
  'r.7.82.list.6': 'from a battle at sea, to a friendly port on that sea.',
  'r.7.82.c': 'Navis that have nowhere to go fight on, or are eliminated where they have to retreat.',
  'r.7.83.title': 'Ships regrouping',
  'r.7.83.a':
    'Navis that have won a battle at sea may go to a friendly or vacant sea next door, or to a friendly or vacant port on that sea.',
} as const;
