// Lessons VII to XII.
export const secondHalf = {
  // 7
  'battle.title': 'Battle',
  'battle.about': 'Rounds, battle turns, hits, reserves, retreats and regroups',
  'battle.first.tell':
    'A battle lasts up to four rounds. In each round A blocks go first, then B, C and D. With equal letters, the defender goes first. You attack Rome, and no block there is an A.',
  'battle.first.do': 'Fire with Caesar: three dice, and rolls of 1 to 3 hit.',
  'battle.first.not.pass': 'Caesar would do nothing. There is no reason to pass in round I: fire.',
  'battle.hit.tell':
    'Two hits, both on Pompey’s strongest block. Then his Equitatus fired and hit you once. Each hit reduces the strongest block. If several are equal, their owner chooses.',
  'battle.hit.do': 'Apply the hit to Legio X.',
  'battle.hit.not.caesar':
    'You may, but Caesar fires first, and at II he rolls one die less. If he is killed, Pompey scores 1 VP. Choose Legio X.',
  'battle.tenth.tell':
    'Both of Pompey’s legions fired and missed: with equal letters the defender goes first. Now your C blocks go.',
  'battle.tenth.do': 'Fire with Legio X: two dice, and rolls of 1 to 4 hit.',
  'battle.tenth.not.pass': 'Two out of three of its dice hit, on average. Fire.',
  'battle.second.tell':
    'Round II: Legio XIII, your reserve, has arrived. From now on a block may retreat on its battle turn instead of firing.',
  'battle.second.do': 'All of Pompey’s blocks are at I. Fire with Caesar.',
  'battle.second.not.pass': 'The enemy is weak. Do not let him off: fire.',
  'battle.second.not.retreat':
    'Caesar is at full strength, and Pompey’s blocks are at I. You can win this battle: fire.',
  'battle.retreat.tell':
    'The Equitatus is eliminated; both legions fired and missed. Rome will fall without Legio X, which is at II. An attacking block retreats to an adjacent friendly city, or to a vacant one by a road your side used.',
  'battle.retreat.do': 'Retreat with Legio X to Ravenna, where you have a Navis.',
  'battle.retreat.not.fire': 'It would fire well, but this step is about retreating. Retreat to Ravenna.',
  'battle.retreat.not.thirteenth': 'Legio XIII has its turn after this. First retreat with Legio X.',
  'battle.retreat.not.genua':
    'You could retreat there, but no other block of yours is there. Ravenna is friendly.',
  'battle.retreat.not.pass': 'A block that passes stays and can be hit. Retreat.',
  'battle.win.tell': 'Pompey has two legions left, both at strength I.',
  'battle.win.do': 'Fire with Legio XIII: three dice, and rolls of 1 to 3 hit.',
  'battle.win.not.pass': 'One good roll wins the battle. Fire.',
  'battle.win.not.retreat': 'One good roll wins Rome. Stay and fire.',
  'battle.regroup.tell':
    'Rome is yours: 2 VP. The winner may regroup: each block may move to an adjacent city that is friendly or vacant. Road limits apply.',
  'battle.regroup.do': 'Regroup Legio XIII to Genua, and keep Caesar in Rome.',
  'battle.regroup.not.caesar': 'Caesar should hold Rome: a city scores only while a block of yours is there.',
  'battle.regroup.not.elsewhere': 'It may go there, but you need it in Genua for your next move.',
  'battle.regroup.not.done': 'You do not have to regroup. In this lesson, move Legio XIII to Genua first.',
  'battle.learned.1': 'A to D, the defender first. Each hit reduces the strongest block.',
  'battle.learned.2':
    'Reserves arrive in round II. From then on blocks may retreat, and in round IV attackers must.',

  // 8
  'sea.title': 'The sea',
  'sea.about': 'Amphibious moves, and Navis in battle',
  'sea.held.tell':
    'A sea is friendly while only your Navis are on it. Your Navis III is alone on the sea off Italy.',
  'sea.held.do': 'Select Mare Tyrrhenum.',
  'sea.embark.tell':
    'Land blocks can cross a friendly sea from port to port: an amphibious move. It costs one move point per block, must end in a friendly or vacant port, and comes before all other moves.',
  'sea.embark.do': 'Move Legio X from Genua across the sea to Lilybaeum, in Sicily.',
  'sea.embark.not.neapolis':
    'Pompey holds Neapolis, and an amphibious move cannot enter an enemy port. Only Navis attack from the sea. Lilybaeum is vacant.',
  'sea.embark.not.syracuse': 'Syracuse is on another sea, and Pompey holds it. Lilybaeum is on your sea.',
  'sea.embark.not.elsewhere': 'It could land there, but this step is about Sicily. Move to Lilybaeum.',
  'sea.embark.not.march':
    'Wait: after any other move, no block can make an amphibious move this turn. Cross the sea first.',
  'sea.fight.tell':
    'One Navis must stay on the sea you crossed for the whole Command Phase, as the banner shows. Navis move from port to sea, sea to port, or sea to sea: twice, or once to attack.',
  'sea.fight.do': 'Attack the Navis on Mare Hispanum with Navis I from Massilia.',
  'sea.fight.not.held': 'Navis III carried the amphibious move and must stay.',
  'sea.fight.not.second': 'That is Navis II in Ravenna, on the other side of Italy. Navis I is in Massilia.',
  'sea.fight.not.embark':
    'That would be a second amphibious move, and you need the move point. Attack with Navis I.',
  'sea.sail.tell':
    'The battle comes after all moves, as on land. All Navis are D, so the defender fires first. Navis can also attack an enemy port from an adjacent sea. One move point is left.',
  'sea.sail.do': 'Move Navis II from Ravenna through Mare Hadriaticum to Mare Internum.',
  'sea.sail.not.short': 'It can go further: the next sea is vacant. Move to Mare Internum.',
  'sea.sail.not.port': 'It would end in a port. This step needs it on Mare Internum.',
  'sea.sail.not.embark': 'Too late: a Navis has moved, and amphibious moves come before all other moves.',
  'sea.learned.1':
    'Amphibious moves cross friendly seas from port to port: one move point per block, before all other moves, never to an enemy port.',
  'sea.learned.2': 'Navis move twice, or once to attack an adjacent sea or port.',

  // 9
  'levies.title': 'Levies',
  'levies.about': 'New steps, new blocks from the levy pool, and who must wait',
  'levies.step.tell':
    'After your moves you levy. One levy point adds a step to a block on the map or deploys a new block, only in friendly cities that are not contested.',
  'levies.step.do': 'Legio X is at I. Select it on the map to add a step.',
  'levies.step.not.caesar': 'Caesar could use it too, but the next hit would eliminate Legio X.',
  'levies.step.not.full': 'Legio VIII is at full strength and cannot gain a step.',
  'levies.step.not.raise': 'That is a new block, which comes next. First add a step to Legio X.',
  'levies.legion.tell':
    'New blocks come from the levy pool at strength I. A legion is raised only in its levy city, which must be friendly. The levy city of Legio XII is Genua.',
  'levies.legion.do': 'Raise Legio XII in Genua.',
  'levies.legion.not.other': 'That is another legion. The one from Genua is Legio XII.',
  'levies.legion.not.auxilia': 'Auxilia come next. First the legion.',
  'levies.legion.not.step':
    'That adds a step to a block on the map. This time take a new block from the levy pool.',
  'levies.auxilia.tell':
    'Auxilia, Ballista and leaders are raised in any friendly city. Only Caesar is in Ravenna.',
  'levies.auxilia.do': 'Raise Auxilia I in Ravenna: select it in the levy pool, then Ravenna.',
  'levies.auxilia.not.elsewhere': 'You can raise it there, but Ravenna needs another block.',
  'levies.auxilia.not.legion': 'Legions have their levy cities. Raise Auxilia I in Ravenna.',
  'levies.auxilia.not.enemy': 'Neapolis is an enemy city. Levy only in friendly cities.',
  'levies.fleet.tell':
    'Navis are built in major ports, marked with a ship. Massilia and Ravenna are major ports. Genua, with an anchor, is not.',
  'levies.fleet.do': 'Build Navis I in Massilia.',
  'levies.fleet.not.ravenna':
    'Ravenna is a major port too, but you want this Navis on the western sea. Build it in Massilia.',
  'levies.fleet.not.genua': 'Genua is a port, but not a major one. Build it in Massilia.',
  'levies.fleet.not.other': 'Another Navis would do as well, but choose Navis I and build it in Massilia.',
  'levies.end.tell':
    'Legio XVI is face up in the levy pool: it was eliminated this year and returns next year. Octavian can be raised only after another leader of yours is killed.',
  'levies.end.do': 'One levy point is left, and you cannot save it. End your levies anyway.',
  'levies.end.not.more': 'Good, but you have seen how it works. End your levies here.',
  'levies.learned.1': 'One levy point adds a step to a block, or a new block at strength I.',
  'levies.learned.2':
    'Raise legions and Equitatus in their levy city, Navis in a major port, the others in any friendly city.',

  // 10
  'gods.title': 'God cards',
  'gods.about': 'Seven cards that break the rules',
  'gods.play.tell':
    'Seven cards are God cards. Each has a special action, and the player of a God card is Player 1. It gives no levies.',
  'gods.play.do': 'Play Jupiter.',
  'gods.play.not.command': 'That is a Command card. Play Jupiter, and see what a God card does.',
  'gods.play.not.other': 'This God card comes later. First play Jupiter.',
  'gods.jupiter.tell':
    'Jupiter makes a random enemy block defect, in a city adjacent to a friendly city. A leader or Navis does not defect but loses a step.',
  'gods.jupiter.do': 'Select Tarraco and confirm. You cannot undo a God card.',
  'gods.jupiter.not.done': 'The card would be wasted. Select Tarraco.',
  'gods.home.tell':
    'A legion at strength IV defects to you and keeps its strength. It moves to one of your cities adjacent to Tarraco.',
  'gods.home.do': 'Move it to Narbo.',
  'gods.home.not.far': 'Only Equitatus are there, deep in Spain. Narbo is safer.',
  'gods.vulcan.tell':
    'Pompey used his card, and a new turn begins. Vulcan reduces every block in one enemy city by a step.',
  'gods.vulcan.do': 'Play Vulcan.',
  'gods.vulcan.not.mars':
    'With Mars your blocks fire first in round I of one battle. This turn, play Vulcan.',
  'gods.vulcan.not.command': 'That is a Command card. Play Vulcan.',
  'gods.erupt.tell':
    'Three blocks are in Neapolis, below Vesuvius. The more blocks, the more steps they lose.',
  'gods.erupt.do': 'Select Neapolis and confirm.',
  'gods.erupt.not.small': 'There are fewer blocks there. Neapolis has three.',
  'gods.erupt.not.done': 'The card would be wasted. Select Neapolis.',
  'gods.cancel.tell':
    'One block was eliminated. One more rule: if both players play a God card, both are cancelled and the turn ends at once.',
  'gods.cancel.do': 'Play Mars, and see what Pompey plays.',
  'gods.cancel.not.command': 'A good Command card, but play Mars this time.',
  'gods.learned.1': 'The player of a God card goes first and does what it says. It gives no levies.',
  'gods.learned.2': 'Two God cards in one turn cancel each other, and the turn ends.',

  // 11
  'winter.title': 'Winter',
  'winter.about': 'Victory points, Navis to port, winter supply and disbanding',
  'winter.end.tell':
    'A Winter Turn follows the fifth turn. First Cleopatra goes home to Alexandria. Then VP are counted: ten win.',
  'winter.end.do': 'End your levies, the last of the year.',
  'winter.end.not.levy': 'It would add a step, but this lesson is about winter. End your levies.',
  'winter.harbour.tell':
    'No one has ten. Cleopatra left Athena vacant, so it scores for no one. Navis at sea must move to a friendly port on the same sea, or they are disbanded.',
  'winter.harbour.do': 'Move Navis I to Rome.',
  'winter.harbour.not.genua': 'Genua already has four blocks, more than it can supply. Move it to Rome.',
  'winter.supply.tell':
    'A city supplies three blocks, plus its value: Rome five, Massilia four, Genua three. Genua has four.',
  'winter.supply.do': 'Choose the block in Genua that you need least: Legio VII, at strength I.',
  'winter.supply.not.strong': 'You would lose more steps. Legio VII has only one.',
  'winter.disband.tell':
    'A disbanded block returns to the levy pool and can be raised again next year. You may now disband others as well. Your Equitatus in Asturica is far from everything, at strength I.',
  'winter.disband.do': 'Disband Equitatus II in Asturica.',
  'winter.disband.not.done': 'You do not have to disband. But try it once, with the Equitatus in Asturica.',
  'winter.disband.not.other': 'Keep that block. The Equitatus in Asturica is of no use there.',
  'winter.reset.tell':
    'That is enough. Pompey does the same. Then all face-up blocks in the levy pools stand up, and six new cards are dealt to each player.',
  'winter.reset.do': 'End the winter.',
  'winter.reset.not.more': 'You will need the rest. End the winter.',
  'winter.points.tell': 'A new year. You hold Rome and Massilia: check the score.',
  'winter.points.do': 'Open the victory points in the top bar.',
  'winter.learned.1': 'Winter: Cleopatra goes home, victory, Navis to port, supply, disbanding, new cards.',
  'winter.learned.2': 'A city supplies three blocks plus its value. Surplus blocks are disbanded.',

  // 12
  'war.title': 'A first short game',
  'war.about': 'Two turns against Tiro, the easiest computer level',
  'war.card.tell':
    '45 BC, the last two turns of the game. Each side has 3 VP, and in a tie the side that holds Rome wins: now that is Pompey. Now you play the computer, with real dice.',
  'war.card.do': 'Play a card. More moves go first. You have two cards for two turns.',
  'war.move.tell':
    'Your moves. Rome has two blocks, and you can attack from Genua, Ravenna and Asculum. The first road is your main attack. Odds appear before you attack, and Hint suggests orders.',
  'war.move.do': 'Make your moves, then end them.',
  'war.levy.tell':
    'Your levies: a step for a reduced block, or a new block. Think of which blocks will be in Rome next turn.',
  'war.levy.do': 'Make your levies, then end them.',
  'war.battle.tell':
    'Battle. Fire with each block on its turn. From round II, a weak block may retreat. The bar shows the odds.',
  'war.battle.do': 'Fight until the turn ends.',
  'war.last.tell':
    'The last turn: each side plays its last card. Hold the cities that score: Rome is worth 2 VP, Syracuse 1.',
  'war.last.do': 'Play to the end of the year.',
  'war.won': 'You have won. Rome is yours, and the world with it.',
  'war.lost': 'Pompey has won this time. These were only two turns: a full game has twenty-five.',
  'war.drawn': 'A draw. These were only two turns: a full game has twenty-five.',
  'war.learned.1': 'You have played every part of a turn.',
  'war.learned.2': 'Now play a full game: against the computer, a friend at this screen, or anyone online.',
} as const;
