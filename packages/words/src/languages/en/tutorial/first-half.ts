// Lessons I to VI.
export const firstHalf = {
  // 1
  'board.title': 'The board and the fog',
  'board.about': 'Cities, seas, your blocks, and what you cannot see of the enemy’s',
  'board.city.tell':
    'This is the Roman world in 49 BC: cities joined by roads, and nine seas. A few cities bear a numeral. That is what they are worth in points, and Rome is worth II.',
  'board.city.do':
    'Choose Rome on the map: press its name, or go there with M and the arrow keys and press Enter.',
  'board.own.tell':
    'You are Caesar. The red blocks of light wood are yours, and you see their faces. Each is a leader, a legion, horsemen, auxiliaries, engines or a fleet.',
  'board.own.do': 'Take Caesar himself in hand: his block stands in Ravenna, on the far side of the Rubicon.',
  'board.own.not.legion':
    'That is Legio XIII, which crossed the Rubicon with him. Caesar’s block has the laurel.',
  'board.own.not.fleet': 'That is a fleet, a Navis. Caesar’s block has the laurel.',
  'board.fog.tell':
    'The green blocks are Pompey’s. You see only their backs: how many they are, but not which, nor how strong. He sees yours the same way. Only a battle turns them over.',
  'board.fog.do': 'Choose Neapolis and see how little you are told of the three blocks there.',
  'board.sea.tell':
    'Only fleets stand on the sea. The cities with an anchor or a ship are ports: there a fleet can put in and an army go on board.',
  'board.sea.do': 'Choose Mare Tyrrhenum, the sea before Rome.',
  'board.points.tell':
    'A city counts for you while your blocks alone stand in it. A dead leader counts one for his enemy. Whoever has ten points at the end of a year wins; after five years the greater number does.',
  'board.points.do': 'Open the points, in the bar on top. Pompey begins with seven, you with one.',
  'board.learned.1': 'You see your own blocks and the number of the enemy’s: no more.',
  'board.learned.2': 'Cities with a numeral and dead leaders are points, and ten at a year’s end win.',

  // 2
  'blocks.title': 'What a block says',
  'blocks.about': 'Strength, the letter that says when it fires, the number that says how well',
  'blocks.strength.tell':
    'The numeral on the top edge is a block’s strength: so many dice it rolls in battle. Five blocks stand in Genua.',
  'blocks.strength.do': 'Take Legio X in hand: it has strength III.',
  'blocks.strength.not.seventh': 'That is Legio VII: its numeral is I. Legio X has III on its top edge.',
  'blocks.strength.not.caesar': 'Caesar has strength III as well, but the step asks for Legio X.',
  'blocks.worn.tell':
    'Every hit turns a block by a quarter, so that the next lower numeral stands on top. A block that is hit at I leaves the map.',
  'blocks.worn.do': 'Take the block in hand that the next hit would remove.',
  'blocks.worn.not.other': 'This one can still lose a step. Look for the numeral I on a top edge.',
  'blocks.letter.tell':
    'Beside the picture stands a letter and a number. The letter is the order of battle: A fires before B, B before C, C before D. On the same letter the defender goes first.',
  'blocks.letter.do': 'Take the block in hand that fires first.',
  'blocks.letter.not.horse': 'Horsemen are B, and fire before the legions. One block here has an A.',
  'blocks.letter.not.legion': 'Legions are C. One block here has an A.',
  'blocks.letter.not.fleet': 'A fleet is D, and fires last of all. One block here has an A.',
  'blocks.firepower.tell':
    'The number is firepower: every die that shows it, or less, is a hit. With C2 a 1 or a 2 hits, with C3 a 3 as well.',
  'blocks.firepower.do': 'Take the block in hand that hits with a 4.',
  'blocks.firepower.not.caesar': 'Firepower 3: a 4 is a miss. One legion here is better.',
  'blocks.firepower.not.other': 'Firepower 2: a 4 is a miss. One legion here is far better.',
  'blocks.fleet.tell':
    'So Legio X, at full strength, rolls three dice and hits with two of them more often than not. It was Caesar’s best. One block here belongs to another element.',
  'blocks.fleet.do': 'Take the fleet in hand, the Navis. It sails, and never marches.',
  'blocks.fleet.not.land': 'This block marches on land. The Navis has a ship on it and a D.',
  'blocks.learned.1': 'Strength is how many dice a block rolls, and how many hits it bears.',
  'blocks.learned.2': 'The letter says when it fires, A to D; the number is what a die may show to hit.',

  // 3
  'cards.title': 'Cards: who goes, and how far',
  'cards.about': 'Moves and levies, the first player, the order of a turn',
  'cards.discard.tell':
    'A year has five turns. At its beginning each side is dealt six cards and lays one aside, unseen. A card gives moves, the large numeral, and levies, the small one.',
  'cards.discard.do': 'Lay aside the weakest card: I move and II levies.',
  'cards.discard.not.levies':
    'It moves little, but three levies in one turn are worth keeping. Lay aside I move and II levies.',
  'cards.discard.not.moves':
    'Three moves are the most you have here. Keep that card, and lay aside I move and II levies.',
  'cards.play.tell':
    'In each turn both sides play a card face down, and turn them up together. Whoever has more moves is Player 1 and goes first.',
  'cards.play.do': 'You want to go first: play III moves and I levy.',
  'cards.play.not.two':
    'Two moves may be too few: Pompey may have as many, or more. Play III moves and I levy.',
  'cards.play.not.one': 'With one move you would almost surely go second. Play III moves and I levy.',
  'cards.moves.tell':
    'Pompey played II moves and III levies: you have more moves, so you go first. You move first and levy after it. Moves that are not used are lost.',
  'cards.moves.do': 'You will learn to move next. For now end your moves.',
  'cards.moves.not.move': 'A good march, but that is the next lesson. End your moves here.',
  'cards.levies.tell':
    'Now your levies: new blocks, and new strength for old ones. What is raised now cannot move in this turn. Then it is Pompey’s turn to do the same.',
  'cards.levies.do': 'End your levies as well, and let Pompey go.',
  'cards.levies.not.levy': 'Levies have a lesson of their own. End them here.',
  'cards.tie.tell':
    'The battles come when both have moved; there were none, and the next turn begins. If both cards have the same number of moves, Caesar goes first. The levies do not count for that.',
  'cards.tie.do': 'Play II moves and I levy, and keep the better cards.',
  'cards.tie.not.one': 'One move would most likely let Pompey go first. Play II moves and I levy.',
  'cards.tie.not.two':
    'As many moves, but more levies: keep that one for later, and play II moves and I levy.',
  'cards.learned.1': 'More moves go first, and Caesar does if they are equal.',
  'cards.learned.2': 'Player 1 moves and levies, then Player 2; then all battles are fought.',

  // 4
  'roads.title': 'Roads and groups',
  'roads.about': 'What one move is, how many blocks a road carries, where one must stop',
  'roads.group.tell':
    'One move sets one group marching: any or all blocks of one city. They need not go together, nor to the same place.',
  'roads.group.do': 'Send Legio IX and Legio X from Massilia to Genua: take both in hand, then choose Genua.',
  'roads.group.not.rome': 'Rome can be reached, but this step is about Genua, one road away.',
  'roads.group.not.lugdunum':
    'That is the group of Lugdunum, and would cost another move. Begin with Massilia.',
  'roads.two.tell':
    'A block may go two cities far, if no enemy is in its way or at its end. Massilia has been set marching, so this costs no further move.',
  'roads.two.do': 'Send Legio XI from Massilia through Genua to Rome.',
  'roads.two.not.short':
    'It can go further: straight on to Rome. A block that has moved does not move again.',
  'roads.two.not.neapolis': 'Neapolis is three roads away, and Pompey stands there. Two roads are the most.',
  'roads.full.tell':
    'A major road, the solid line, carries four blocks of a side in a turn. Three have marched from Massilia to Genua: the number on the road counts them.',
  'roads.full.do': 'Send Legio XII to Genua. Then this road is full.',
  'roads.full.not.seventh':
    'Legio VII has lost a step: let it rest. Legio XII takes the last place on the road.',
  'roads.full.not.on': 'Through to the next city: that would do, but Legio XII is wanted in Genua.',
  'roads.minor.tell':
    'A minor road, the dotted line, carries only two. Another group now marches, and it costs your second move.',
  'roads.minor.do': 'Send Legio XIV and Legio XVI from Lugdunum to Genua over the minor road.',
  'roads.minor.not.on': 'They can go on from Genua, but they are wanted there.',
  'roads.minor.not.horse': 'The horsemen wait. Legio XIV and Legio XVI take the two places on this road.',
  'roads.minor.not.seventh':
    'Legio VII stays in Massilia. Its road is full, and the long way would take a place on the minor road.',
  'roads.stop.tell':
    'Now the minor road is full too. Whoever enters a city with enemies must stop there: that is an attack, and it goes one road far, never two.',
  'roads.stop.do': 'Attack Neapolis with Legio VIII, which stands next to it, in Rome.',
  'roads.stop.not.full':
    'Two went over this minor road already, and Massilia’s road is full: the horsemen stay.',
  'roads.stop.not.away': 'Legio VIII would march away. The enemy is in Neapolis, one road to the south.',
  'roads.learned.1': 'A move is for one group; its blocks go up to two cities, each where it likes.',
  'roads.learned.2': 'A major road carries four, a minor road two; enemies end a march.',

  // 5
  'attack.title': 'Attack: main force and reserve',
  'attack.about': 'The first road is the main attack; what comes by others fights later',
  'attack.enemy.tell':
    'Three enemies hold Rome. You do not know who they are. You have three moves, and legions in three cities.',
  'attack.enemy.do': 'Choose Rome and see what is known about it.',
  'attack.main.tell':
    'The first road by which you enter an enemy city is the main attack. All blocks that use it are the main force, and they fight from the first round.',
  'attack.main.do': 'Send all three legions from Genua to Rome.',
  'attack.main.not.ravenna':
    'Then the road from Ravenna would be the main attack, with one legion, and the three from Genua would come late. Begin with Genua.',
  'attack.main.not.massilia':
    'Massilia is two roads from Rome. Whoever attacks comes from the city next to it.',
  'attack.main.not.thirteenth': 'Legio XIII has its part in a moment. First the three legions of Genua.',
  'attack.reserve.tell':
    'Your legions bear an M now: main force. Blocks that enter by another road are reserves. They wait through the first round and fight from the second.',
  'attack.reserve.do': 'Send Legio XIII from Ravenna to Rome, over the minor road.',
  'attack.reserve.not.away': 'Legio XIII is wanted in Rome, as your reserve.',
  'attack.far.tell':
    'One move is left, and Legio XI. From Massilia it cannot reach the fight in Rome: an attack goes one road far.',
  'attack.far.do': 'Bring Legio XI to Genua, so that nobody takes the empty city behind you.',
  'attack.far.not.rome': 'Two roads: too far for an attack, and too far to reinforce one. Go to Genua.',
  'attack.far.not.away': 'Genua stands empty behind your army. Legio XI should go there.',
  'attack.end.tell': 'All moves are made. Pompey may now answer; then the battle is fought.',
  'attack.end.do': 'End your moves.',
  'attack.fight.tell':
    'The blocks are turned over. Pompey’s fired first and missed. In round I only your main force can fight; Legio XIII, with the R, waits.',
  'attack.fight.do': 'Fire with Legio X.',
  'attack.fight.not.other': 'Every legion will have its turn. Begin with Legio X, which hits with a 4.',
  'attack.fight.not.pass': 'Whoever passes gives his turn away. Fire with Legio X.',
  'attack.fight.not.reserve': 'Legio XIII is a reserve: it comes in round II.',
  'attack.learned.1': 'The first road used is the main attack; other roads bring reserves, for round II.',
  'attack.learned.2': 'An attack comes from the next city: never from two roads away.',

  // 6
  'pinning.title': 'Pinned, and how to answer',
  'pinning.about': 'Who must stay when you are attacked, who may go, who may come',
  'pinning.lock.tell':
    'Pompey went first, and came from Rome into Genua with two blocks. Each block of his main force pins one of yours. The padlock shows how many are held: two of three.',
  'pinning.lock.do': 'Choose Genua.',
  'pinning.leave.tell':
    'Which of yours stay is for you to say, as long as two do. Antonius has strength I; a dead leader would be a point for Pompey.',
  'pinning.leave.do': 'Bring Antonius to safety in Massilia.',
  'pinning.leave.not.legion':
    'If a legion leaves, Antonius is among the two that must stay and fight, with strength I. Let him go.',
  'pinning.leave.not.road': 'The road by which the enemy came is closed to you. Massilia is open.',
  'pinning.leave.not.elsewhere':
    'He would be out of the battle, but Massilia is the place to rest. Send him there.',
  'pinning.respond.tell':
    'The two legions are pinned now, and nothing will move them. But help may come from a city next to them: it responds, as a reserve, and fights from round II.',
  'pinning.respond.do': 'Send Caesar and Legio XIII from Ravenna to Genua.',
  'pinning.respond.not.sixteenth':
    'Legio XVI could help as well, but your second move is for Ravenna: there are two blocks.',
  'pinning.respond.not.pinned': 'This legion is pinned: two attackers, and two must stay.',
  'pinning.respond.not.away': 'That leads away from the fight. Your legions are in Genua.',
  'pinning.end.tell':
    'An R stands on both: they arrive when round I is over. Your legions must hold out until then, and as defenders they fire first.',
  'pinning.end.do': 'End your moves, and the battle begins.',
  'pinning.learned.1': 'Each attacker of the main force pins one defender; the others may leave.',
  'pinning.learned.2':
    'Help comes from the next city, always as a reserve; nobody leaves by the enemy’s road.',
} as const;
