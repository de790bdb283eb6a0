// Lessons I to VI.
export const firstHalf = {
  // 1
  'board.title': 'The map and the fog of war',
  'board.about': 'Cities, seas, your blocks, and what you cannot see',
  'board.city.tell':
    'This is the Roman world in 49 BC: cities joined by roads, and nine seas. A numeral beside a city is its value in victory points (VP). Rome is worth II.',
  'board.city.do': 'Select Rome on the map. On a keyboard: M, then the arrow keys and Enter.',
  'board.own.tell':
    'You are Caesar. The tan blocks with red labels are yours, and you see their faces. A block is a leader, a legion, an Equitatus, an Auxilia, a Ballista or a Navis.',
  'board.own.do': 'Select Caesar. His block is in Ravenna, north of the Rubicon.',
  'board.own.not.legion':
    'That is Legio XIII, which crossed the Rubicon with him. Caesar’s block has the laurel.',
  'board.own.not.fleet': 'That is a Navis, a warship. Caesar’s block has the laurel.',
  'board.fog.tell':
    'The green blocks are Pompey’s. You see how many there are, but not which ones or how strong. He sees yours the same way. Blocks are revealed only in battle.',
  'board.fog.do': 'Select Neapolis and see how little you know about the three blocks there.',
  'board.sea.tell':
    'Only Navis can be on a sea. Cities with an anchor or a ship are ports: Navis can enter them, and land blocks can embark there.',
  'board.sea.do': 'Select Mare Tyrrhenum, the sea off Rome.',
  'board.points.tell':
    'You score the value of each friendly city, one that only your blocks occupy, and 1 VP for each enemy leader killed. Ten VP at the end of a year win. After five years, the higher score wins.',
  'board.points.do': 'Open the victory points in the top bar. Pompey starts with seven, you with one.',
  'board.learned.1': 'You see your own blocks, but only the number of enemy blocks.',
  'board.learned.2':
    'Friendly cities with a value and killed leaders score VP. Ten at the end of a year win.',

  // 2
  'blocks.title': 'Reading a block',
  'blocks.about': 'Strength, and the combat rating: when a block fires and how well',
  'blocks.strength.tell':
    'The numeral on the top edge is the strength of a block: the number of dice it rolls in battle. There are five blocks in Genua.',
  'blocks.strength.do': 'Select Legio X. It has strength III.',
  'blocks.strength.not.seventh': 'That is Legio VII: its strength is I. Legio X has III on its top edge.',
  'blocks.strength.not.caesar': 'Caesar has strength III too, but this step is about Legio X.',
  'blocks.worn.tell':
    'Each hit turns a block by a quarter to the next lower numeral: it loses a step. A block that takes a hit at strength I is eliminated.',
  'blocks.worn.do': 'Select the block that the next hit would eliminate.',
  'blocks.worn.not.other': 'This one can still lose a step. Look for the numeral I on a top edge.',
  'blocks.letter.tell':
    'The letter and number are the combat rating. The letter is the initiative: A blocks go before B, then C, then D. With equal letters, the defender goes first.',
  'blocks.letter.do': 'Select the block that fires first.',
  'blocks.letter.not.horse': 'Equitatus are B and fire before the legions. One block here is an A.',
  'blocks.letter.not.legion': 'Legions are C. One block here is an A.',
  'blocks.letter.not.fleet': 'A Navis is D and fires last. One block here is an A.',
  'blocks.firepower.tell':
    'The number is the firepower: each die that rolls this number or less is a hit. With C2, a 1 or 2 hits. With C3, a 3 hits as well.',
  'blocks.firepower.do': 'Select the block that hits with a 4.',
  'blocks.firepower.not.caesar': 'Firepower 3: a 4 misses. One legion here is better.',
  'blocks.firepower.not.other': 'Firepower 2: a 4 misses. One legion here is far better.',
  'blocks.fleet.tell':
    'So Legio X at full strength rolls three dice, and usually scores at least two hits. It is Caesar’s best legion. One block here is not a land block.',
  'blocks.fleet.do': 'Select the Navis. It moves by sea and never along roads.',
  'blocks.fleet.not.land': 'This is a land block. The Navis shows a ship and a D.',
  'blocks.learned.1': 'Strength is how many dice a block rolls, and how many hits it can take.',
  'blocks.learned.2': 'The letter says when it fires, A to D. The number is the highest roll that hits.',

  // 3
  'cards.title': 'Cards and the game turn',
  'cards.about': 'Moves and levies, Player 1, and the sequence of a turn',
  'cards.discard.tell':
    'A year has five turns. At its start each player is dealt six cards and discards one without showing it. A Command card gives moves (the large numeral) and levies (the small one).',
  'cards.discard.do': 'Discard the weakest card: I move and II levies.',
  'cards.discard.not.levies':
    'It has only one move, but three levies in one turn are worth keeping. Discard I move and II levies.',
  'cards.discard.not.moves':
    'Three moves are the most you have. Keep that card and discard I move and II levies.',
  'cards.play.tell':
    'Each turn, both players play a card face down and reveal them together. The player with more moves is Player 1 and goes first.',
  'cards.play.do': 'You want to go first: play III moves and I levy.',
  'cards.play.not.two': 'Two moves may not be enough to go first. Play III moves and I levy.',
  'cards.play.not.one': 'With one move you would almost certainly go second. Play III moves and I levy.',
  'cards.moves.tell':
    'Pompey played II moves and III levies. You have more moves, so you are Player 1. You move first, then levy. Unused moves are lost.',
  'cards.moves.do': 'Moving is the next lesson. For now, end your moves.',
  'cards.moves.not.move': 'A good move, but that is the next lesson. End your moves here.',
  'cards.levies.tell':
    'Now your levies: new blocks, or new steps for blocks on the map. Levied blocks cannot move this turn. Then Pompey moves and levies.',
  'cards.levies.do': 'End your levies too, and let Pompey go.',
  'cards.levies.not.levy': 'Levies have a lesson of their own. End them here.',
  'cards.tie.tell':
    'Battles come after both players have moved. There were none, so the next turn begins. If both cards have the same number of moves, Caesar is Player 1. Levies do not matter.',
  'cards.tie.do': 'Play II moves and I levy, and keep the better cards.',
  'cards.tie.not.one': 'One move would probably let Pompey go first. Play II moves and I levy.',
  'cards.tie.not.two':
    'That has as many moves but more levies. Keep it for later, and play II moves and I levy.',
  'cards.learned.1': 'The player with more moves goes first. Caesar does if they are equal.',
  'cards.learned.2': 'Player 1 moves and levies, then Player 2. Then all battles are fought.',

  // 4
  'roads.title': 'Roads and group moves',
  'roads.about': 'What one move does, road limits, and where blocks must stop',
  'roads.group.tell':
    'One move point moves one group: any or all blocks in one location. They can go to different cities.',
  'roads.group.do': 'Move Legio IX and Legio X from Massilia to Genua: select both, then Genua.',
  'roads.group.not.rome': 'They can reach Rome, but this step is about Genua, one road away.',
  'roads.group.not.lugdunum':
    'That is the group in Lugdunum, which costs another move point. Start with Massilia.',
  'roads.two.tell':
    'A block that does not attack can move two cities. The move point for Massilia is already spent, so its other blocks move at no extra cost.',
  'roads.two.do': 'Move Legio XI from Massilia through Genua to Rome.',
  'roads.two.not.short': 'It can go on to Rome. A block that has moved cannot move again this turn.',
  'roads.two.not.neapolis':
    'Neapolis is three roads away, and Pompey holds it. A block can move two cities at most.',
  'roads.full.tell':
    'Road limits: four blocks per player can use a major road (solid line) each turn. Three have moved from Massilia to Genua, as the number on the road shows.',
  'roads.full.do': 'Move Legio XII to Genua. That fills the road.',
  'roads.full.not.seventh':
    'Legio VII has lost a step: let it rest. Legio XII takes the last place on the road.',
  'roads.full.not.on': 'It could go on to the next city, but this step needs Legio XII in Genua.',
  'roads.minor.tell':
    'The limit of a minor road (dotted line) is two blocks. The next group is in another city, so it costs your second move point.',
  'roads.minor.do': 'Move Legio XIV and Legio XVI from Lugdunum to Genua along the minor road.',
  'roads.minor.not.on': 'They could go on from Genua, but this step needs them there.',
  'roads.minor.not.horse': 'The Equitatus stays. Legio XIV and Legio XVI take the two places on this road.',
  'roads.minor.not.seventh':
    'Legio VII stays in Massilia. Its road is full, and the longer route would use a place on the minor road.',
  'roads.stop.tell':
    'Now the minor road is full too. Blocks that enter an enemy city must stop: they attack. Blocks can attack only an adjacent city, never one two roads away.',
  'roads.stop.do': 'Attack Neapolis with Legio VIII from Rome, which is adjacent.',
  'roads.stop.not.full':
    'The minor road already carries two blocks, and Massilia’s road is full: the Equitatus stays.',
  'roads.stop.not.away': 'Legio VIII would move away. The enemy is in Neapolis, one road to the south.',
  'roads.learned.1': 'One move point moves one group. Each block goes up to two cities, in any direction.',
  'roads.learned.2': 'A major road carries four blocks, a minor road two. Blocks stop in an enemy city.',

  // 5
  'attack.title': 'Main attack and reserves',
  'attack.about': 'The first road is the main attack; blocks on other roads are reserves',
  'attack.enemy.tell':
    'Three enemy blocks hold Rome, and you do not know which. You have three move points, and legions in three cities.',
  'attack.enemy.do': 'Select Rome and see what is known about it.',
  'attack.main.tell':
    'The first road you use to enter an enemy city is the main attack. Blocks on that road fight from round I.',
  'attack.main.do': 'Attack Rome with all three legions from Genua.',
  'attack.main.not.ravenna':
    'Then Ravenna would be your main attack, with a single legion, and the three from Genua would be reserves. Start with Genua.',
  'attack.main.not.massilia':
    'Massilia is two roads from Rome. Blocks can attack only from an adjacent city.',
  'attack.main.not.thirteenth': 'Legio XIII comes next. First move the three legions in Genua.',
  'attack.reserve.tell':
    'Your legions now show an M, for main attack. Blocks that enter by another road are reserves: they arrive at the start of round II.',
  'attack.reserve.do': 'Move Legio XIII from Ravenna to Rome along the minor road.',
  'attack.reserve.not.away': 'This step needs Legio XIII in Rome, as a reserve.',
  'attack.far.tell':
    'You have one move point left, and Legio XI in Massilia. It cannot join the battle in Rome, which is not adjacent.',
  'attack.far.do': 'Move Legio XI to Genua, so that the city behind you is not vacant.',
  'attack.far.not.rome': 'Rome is two roads away: too far to attack or reinforce. Move to Genua.',
  'attack.far.not.away': 'Genua is vacant behind your army. Move Legio XI there.',
  'attack.end.tell': 'All your moves are made. Pompey may now respond. Then the battle is fought.',
  'attack.end.do': 'End your moves.',
  'attack.fight.tell':
    'The blocks are revealed. Pompey fired first and missed. In round I only your main attack fights. Legio XIII, marked R, is in reserve.',
  'attack.fight.do': 'Fire with Legio X.',
  'attack.fight.not.other': 'Every legion gets its turn. Start with Legio X, which hits with a 4.',
  'attack.fight.not.pass': 'A block that passes does nothing this round. Fire with Legio X.',
  'attack.fight.not.reserve': 'Legio XIII is in reserve. It arrives in round II.',
  'attack.learned.1':
    'The first road used is the main attack. Blocks on other roads are reserves and arrive in round II.',
  'attack.learned.2': 'Blocks attack only from adjacent cities, never from two roads away.',

  // 6
  'pinning.title': 'Pinning and response',
  'pinning.about': 'Which of your blocks must stay when you are attacked, and which can respond',
  'pinning.lock.tell':
    'Pompey is Player 1 and attacked Genua from Rome with two blocks. Each attacking block, reserves excluded, pins one of yours. The padlock shows how many: two of three.',
  'pinning.lock.do': 'Select Genua.',
  'pinning.leave.tell':
    'You choose which blocks are pinned, as long as two stay. Antonius has strength I, and a killed leader is 1 VP for Pompey.',
  'pinning.leave.do': 'Move Antonius to safety in Massilia.',
  'pinning.leave.not.legion':
    'If a legion leaves, Antonius is one of the two blocks that must stay and fight, at strength I. Move him instead.',
  'pinning.leave.not.road': 'You cannot use a road that the enemy used to attack. Massilia is open.',
  'pinning.leave.not.elsewhere': 'He would be out of the battle, but this step sends him to Massilia.',
  'pinning.respond.tell':
    'Both legions are now pinned and cannot move. But unpinned blocks in adjacent cities can respond: they reinforce the battle as reserves and arrive in round II.',
  'pinning.respond.do': 'Respond with Caesar and Legio XIII from Ravenna to Genua.',
  'pinning.respond.not.sixteenth':
    'Legio XVI could respond too, but Ravenna has two blocks for the same move point. Use it there.',
  'pinning.respond.not.pinned': 'This legion is pinned: there are two attackers, so two blocks must stay.',
  'pinning.respond.not.away': 'That leads away from the battle. Your legions are in Genua.',
  'pinning.end.tell':
    'Both blocks show an R: they arrive at the start of round II. Your legions must survive until then. As defenders, they fire first on equal initiative.',
  'pinning.end.do': 'End your moves, and the battle begins.',
  'pinning.learned.1': 'Each block of the main attack pins one defending block. The others may move.',
  'pinning.learned.2':
    'Blocks respond from adjacent cities, always as reserves. No one leaves by a road the attacker used.',
} as const;
