// Lessons VII to XII.
export const secondHalf = {
  // 7
  'battle.title': 'Battle',
  'battle.about': 'Rounds, turns by letter, hits, reserves, retreat and regrouping',
  'battle.first.tell':
    'A battle lasts up to four rounds. In each round the letters are called: A, B, C, D, and on each the defender first. You attack Rome, and nobody there has an A.',
  'battle.first.do': 'Fire with Caesar: three dice, and 1 to 3 hits.',
  'battle.first.not.pass': 'Caesar would do nothing. In round I there is no reason to hold back: fire.',
  'battle.hit.tell':
    'Two hits: both fell on Pompey’s strongest block. Then his horsemen fired and hit you once. A hit falls on the strongest block; between equals its owner chooses.',
  'battle.hit.do': 'Let Legio X take the hit.',
  'battle.hit.not.caesar':
    'You may, but Caesar at II rolls a die less and fires first. And if he falls, Pompey has a point. Let Legio X take it.',
  'battle.tenth.tell':
    'Both of Pompey’s legions fired and missed: defenders go first on the same letter. Now it is your C.',
  'battle.tenth.do': 'Fire with Legio X: two dice, and 1 to 4 hits.',
  'battle.tenth.not.pass': 'Legio X hits with two dice of three. Use it: fire.',
  'battle.second.tell':
    'Round II: Legio XIII, your reserve, has come. From now on a block may also retreat on its turn instead of firing.',
  'battle.second.do': 'All of Pompey’s blocks are at I. Fire with Caesar.',
  'battle.second.not.pass': 'The enemy is worn down; do not let him off. Fire.',
  'battle.second.not.retreat':
    'Caesar is at full strength and Pompey’s blocks are at I: this battle can be won. Fire.',
  'battle.retreat.tell':
    'The horsemen are gone; both legions fired and missed. Legio X is at II, and Rome will be taken without it. A retreat is for one block at a time, to a friendly city next to the battle, or back where your side came from.',
  'battle.retreat.do': 'Let Legio X retreat to Ravenna, where a fleet of yours lies.',
  'battle.retreat.not.fire': 'It would fire well. But let it be spared this once: retreat to Ravenna.',
  'battle.retreat.not.thirteenth': 'Legio XIII has its turn after this. First Legio X retreats.',
  'battle.retreat.not.genua': 'That way is open too, but nobody is there to support it. Ravenna is yours.',
  'battle.retreat.not.pass': 'Whoever passes stays and can be hit. Let it retreat.',
  'battle.win.tell': 'Two legions of strength I are all that is left to Pompey.',
  'battle.win.do': 'Fire with Legio XIII: three dice, and 1 to 3 hits.',
  'battle.win.not.pass': 'The battle is won with one throw. Fire.',
  'battle.win.not.retreat': 'One throw may win Rome: stay, and fire.',
  'battle.regroup.tell':
    'Rome is yours: two points. The winner may regroup: each block may go to a friendly or empty city next to the battle, as the roads allow.',
  'battle.regroup.do': 'Send Legio XIII to Genua, and keep Caesar in Rome.',
  'battle.regroup.not.caesar': 'Caesar should hold Rome: a city counts only while somebody stands in it.',
  'battle.regroup.not.elsewhere': 'It may go there, but Genua is what your next campaign needs.',
  'battle.regroup.not.done': 'You may leave everybody where they are. Here, send Legio XIII to Genua first.',
  'battle.learned.1': 'A to D, the defender first; hits fall on the strongest block.',
  'battle.learned.2':
    'Reserves come in round II; from then on blocks may retreat, and in round IV attackers must.',

  // 8
  'sea.title': 'The sea',
  'sea.about': 'Crossing under your fleet, and fighting for the sea itself',
  'sea.held.tell':
    'A sea is yours while only your fleets are on it. Your Navis III has the sea before Italy to itself.',
  'sea.held.do': 'Choose Mare Tyrrhenum.',
  'sea.embark.tell':
    'Over a sea of yours an army crosses from port to port. It costs one move for each block, and it never attacks: the port at the end must be yours or empty. Crossings come before all other moves.',
  'sea.embark.do': 'Send Legio X from Genua over the sea to Lilybaeum, in Sicily.',
  'sea.embark.not.neapolis': 'Pompey holds Neapolis: nobody attacks from the sea. Lilybaeum is empty.',
  'sea.embark.not.syracuse':
    'Syracuse lies on another sea, and Pompey holds it. Lilybaeum is on the sea you hold.',
  'sea.embark.not.elsewhere': 'It could land there. But Sicily is the prize: go to Lilybaeum.',
  'sea.embark.not.march':
    'Wait: once anything has marched or sailed, nobody goes on board in this turn. The crossing comes first.',
  'sea.fight.tell':
    'The fleet that carried it must stay until the phase ends: the banner on the sea says so. Fleets move as blocks do: from port to sea, from sea to sea, two at most; and one only if they attack.',
  'sea.fight.do': 'Attack the fleet in Mare Hispanum with Navis I, from Massilia.',
  'sea.fight.not.held': 'Navis III holds the sea for the crossing, and must stay.',
  'sea.fight.not.second':
    'That is Navis II, in Ravenna: on the other side of Italy. Navis I lies in Massilia.',
  'sea.fight.not.embark': 'That would be a second crossing, and cost a move you need. Attack with Navis I.',
  'sea.sail.tell':
    'It will be fought after all moves, like a battle on land; fleets are D. One move is left.',
  'sea.sail.do': 'Sail with Navis II from Ravenna through Mare Hadriaticum into Mare Internum.',
  'sea.sail.not.short': 'It may go on: the sea beyond is empty. Sail into Mare Internum.',
  'sea.sail.not.port': 'It would put into a port again. It is wanted on Mare Internum.',
  'sea.sail.not.embark': 'Too late: a fleet has sailed, and crossings come before all other moves.',
  'sea.learned.1':
    'Over your own seas blocks cross from port to port: a move each, before all others, never to attack.',
  'sea.learned.2': 'Fleets sail one or two areas, and one if they attack.',

  // 9
  'levies.title': 'Levies',
  'levies.about': 'Steps for worn blocks, new blocks from the pool, and who waits in it',
  'levies.step.tell':
    'After your moves you levy. One levy gives one step to a block on the map, or brings one new block. Only in cities that are yours and not fought over.',
  'levies.step.do': 'Legio X is at I. Give it a step: choose it on the map.',
  'levies.step.not.caesar': 'Caesar could use it too. But Legio X would be gone with the next hit.',
  'levies.step.not.full': 'Legio VIII is at full strength: there is nothing to add.',
  'levies.step.not.raise': 'That is a new block, and comes next. First a step for Legio X.',
  'levies.legion.tell':
    'New blocks come from the pool, at strength I. A legion is raised in its own city alone, if you hold it. That of Legio XII is Genua.',
  'levies.legion.do': 'Raise Legio XII in Genua.',
  'levies.legion.not.other': 'That is another legion. The one of Genua is Legio XII.',
  'levies.legion.not.auxilia': 'Auxiliaries come next. First the legion.',
  'levies.legion.not.step': 'That adds a step to a block on the map. This time take a new one from the pool.',
  'levies.auxilia.tell':
    'Auxiliaries, engines and leaders are raised in any city of yours. Ravenna has only Caesar to guard it.',
  'levies.auxilia.do': 'Raise Auxilia I in Ravenna: choose it in the pool, then Ravenna.',
  'levies.auxilia.not.elsewhere': 'It may be raised there. But it is Ravenna that needs a guard.',
  'levies.auxilia.not.legion': 'Legions have their own cities. This is about Auxilia I, for Ravenna.',
  'levies.auxilia.not.enemy': 'Neapolis is Pompey’s. Levies are for cities of your own.',
  'levies.fleet.tell':
    'Fleets are built in major ports, those with the sign of a ship: Massilia and Ravenna are, Genua, with an anchor, is not.',
  'levies.fleet.do': 'Build Navis I in Massilia.',
  'levies.fleet.not.ravenna':
    'Ravenna is a major port as well. But you want this fleet on the western sea: Massilia.',
  'levies.fleet.not.genua': 'Genua is a port, but no major one. Build it in Massilia.',
  'levies.fleet.not.other':
    'Another fleet would serve as well. Take Navis I for now, and build it in Massilia.',
  'levies.end.tell':
    'Legio XVI lies face up in the pool: it fell this year and comes back with the next. Octavian waits: he can be raised only after another leader of yours has died.',
  'levies.end.do': 'One levy is left; it cannot be saved. End your levies all the same.',
  'levies.end.not.more': 'Well spent, but you have seen how it is done. End your levies here.',
  'levies.learned.1': 'A levy is one step for a block, or a new block at strength I.',
  'levies.learned.2':
    'Legions and horsemen in their own city, fleets in a major port, the others anywhere that is yours.',

  // 10
  'gods.title': 'The gods',
  'gods.about': 'Seven cards that break the rules',
  'gods.play.tell':
    'Seven cards are gods. Each does something no command can do, and whoever plays one goes first. It gives no levies.',
  'gods.play.do': 'Play Jupiter.',
  'gods.play.not.command': 'That is an ordinary command. Play Jupiter, and see what a god does.',
  'gods.play.not.other': 'This god will have his turn. First Jupiter.',
  'gods.jupiter.tell':
    'Jupiter makes an enemy block change sides: one by chance, in a city next to one of yours. Leaders and fleets do not change sides, they lose a step.',
  'gods.jupiter.do': 'Choose Tarraco, and confirm it: what a god does is not taken back.',
  'gods.jupiter.not.done': 'The card would be wasted. Choose Tarraco.',
  'gods.home.tell':
    'A legion of strength IV comes over to you, as it is. It goes to one of your cities next to Tarraco.',
  'gods.home.do': 'Let it go to Narbo.',
  'gods.home.not.far': 'Only horsemen are there, and the hills of Spain behind them. Narbo is safer.',
  'gods.vulcan.tell':
    'Pompey used his card, and a new turn begins. Vulcan takes one step from every block in one enemy city.',
  'gods.vulcan.do': 'Play Vulcan.',
  'gods.vulcan.not.mars': 'Mars lets you surprise whom you attack. This turn is Vulcan’s.',
  'gods.vulcan.not.command': 'That is an ordinary command. Play Vulcan.',
  'gods.erupt.tell':
    'Three blocks stand in Neapolis, under Vesuvius: the more there are, the more it costs them.',
  'gods.erupt.do': 'Choose Neapolis, and confirm it.',
  'gods.erupt.not.small': 'Fewer blocks stand there. Neapolis has three.',
  'gods.erupt.not.done': 'The card would be wasted. Choose Neapolis.',
  'gods.cancel.tell':
    'One block did not survive it. Now something to remember: if both sides play a god, neither acts, and the turn is over at once.',
  'gods.cancel.do': 'Play Mars, and see what Pompey has.',
  'gods.cancel.not.command': 'A good command, but play Mars this time.',
  'gods.learned.1': 'A god goes first and does what its card says; it gives no levies.',
  'gods.learned.2': 'Two gods in one turn cancel each other, and the turn is lost to both.',

  // 11
  'winter.title': 'Winter',
  'winter.about': 'Points, harbours, supply, and who is sent home',
  'winter.end.tell':
    'After the fifth turn comes winter. First Cleopatra goes home to Alexandria, and the points are counted: whoever has ten has won.',
  'winter.end.do': 'End your levies, the last of the year.',
  'winter.end.not.levy': 'It would be a step more. But this is about the winter: end your levies.',
  'winter.harbour.tell':
    'Nobody has ten. Cleopatra left Athena, so the city counts for nobody. No fleet stays at sea in winter: it goes to a friendly port of the same sea, or is disbanded.',
  'winter.harbour.do': 'Bring Navis I to Rome.',
  'winter.harbour.not.genua':
    'Four blocks are in Genua already, and it cannot feed them all. Bring it to Rome.',
  'winter.supply.tell':
    'A city feeds three blocks, and as many more as its numeral: Rome five, Massilia four, Genua three. Genua has four.',
  'winter.supply.do': 'Choose the block in Genua that you can best do without: Legio VII, at strength I.',
  'winter.supply.not.strong': 'That would throw away more steps. Legio VII has only one.',
  'winter.disband.tell':
    'What is disbanded is not dead: it stands in the pool and can be raised again. You may now also send home whom you like. Your horsemen in Asturica are far from everything, at strength I.',
  'winter.disband.do': 'Disband Equitatus II in Asturica.',
  'winter.disband.not.done':
    'You need not send anybody home. But try it once, with the horsemen in Asturica.',
  'winter.disband.not.other': 'Keep that block. The horsemen in Asturica are of no use there.',
  'winter.reset.tell':
    'That is enough. Pompey does the same; then all who fell this year stand up in the pools, and six new cards are dealt.',
  'winter.reset.do': 'End the winter.',
  'winter.reset.not.more': 'No more of them: you will need them. End the winter.',
  'winter.points.tell': 'A new year. See how it stands: you hold Rome and Massilia.',
  'winter.points.do': 'Open the points, in the bar on top.',
  'winter.learned.1': 'Winter: Cleopatra home, points, fleets to port, supply, disbanding, new cards.',
  'winter.learned.2': 'A city feeds three blocks and its numeral; the rest goes to the pool.',

  // 12
  'war.title': 'A first small war',
  'war.about': 'Two turns against Tiro, the mildest of the machines',
  'war.card.tell':
    '45 BC, the last two turns of the war. Each side has three points, and Rome decides if it stays so: Pompey holds it. Your opponent is a machine now, and the dice are free.',
  'war.card.do': 'Play a card. More moves go first; you have two cards for two turns.',
  'war.move.tell':
    'Your moves. Rome has two blocks in it; you can come from Genua, Ravenna and Asculum. The first road is your main attack. Odds are shown before you attack, and Hint tells what a counsellor would do.',
  'war.move.do': 'Move as you like, then end your moves.',
  'war.levy.tell':
    'Levies: a step for a worn block, or a new block. Think of who will stand in Rome next turn.',
  'war.levy.do': 'Levy as you like, then end your levies.',
  'war.battle.tell':
    'Battle. Fire with whoever is called; from round II a weak block may retreat. The bar shows how it is likely to end.',
  'war.battle.do': 'Fight until the turn is over.',
  'war.last.tell':
    'The last turn: both sides play the card they have left. Hold what counts: Rome is worth two, Syracuse one.',
  'war.last.do': 'Play on to the end of the year.',
  'war.won': 'You have won. Rome is yours, and so is the world.',
  'war.lost': 'Pompey has won this time. It was two turns only: the whole war has twenty-five.',
  'war.drawn': 'Nobody has won. It was two turns only: the whole war has twenty-five.',
  'war.learned.1': 'You have played every part of a turn yourself.',
  'war.learned.2': 'Now play the whole war: against a machine, a friend on this screen, or anyone online.',
} as const;
