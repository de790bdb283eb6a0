// Rule 6: moves and levies.
export const rules6 = {
  'c.6':
    'Player 1 makes all moves of his card and then all levies; then Player 2 does the same. Moves are where campaigns are won: attack is possible only from next door, so think a turn ahead.',
  'r.6.1.title': 'Group moves',
  'r.6.1.a':
    'A command card gives one to four moves. One move sets one area in motion: all its blocks, or some of them, each where its owner likes. A block goes one step to the next area, or two steps if it does not attack.',
  'r.6.1.b': 'A block stops where it meets an enemy. It may pass through areas that are friendly or vacant.',
  'r.6.1.c':
    'A block that has moved does not move again in this turn, except to retreat {7.6} or to regroup {7.7}.',
  'r.6.1.example':
    'One move sets Ravenna in motion. Caesar goes to Rome, his legion by Aquileia to Salone, and the Navis to Mare Hadriaticum. All this is one move.',
  'r.6.11.title': 'Road limits',
  'r.6.11.a': 'In one command phase a side can send over each road, all its moves together:',
  'r.6.11.list.1': 'four blocks over a major road,',
  'r.6.11.list.2': 'two over a minor road,',
  'r.6.11.list.3': 'two over a strait, but only one against an enemy.',
  'r.6.11.b':
    'Both directions and all groups count together. Every road of a block’s way counts, not only the last. The two sides count apart: what one side used does not hinder the other. Borders between seas, and between port and sea, have no limit.',
  'r.6.11.example':
    'Player 1 sends his four blocks at Rome by Genua to Massilia and leaves both cities vacant. Later in the turn Player 2 sends four from Ravenna by Genua to Rome. Both have used the road from Genua to Rome to the full. Had a single block of Player 1 stayed at Genua, nobody could have passed there.',
  'r.6.12.title': 'Attacking',
  'r.6.12.a':
    'Who enters an area that the enemy holds attacks, and those who stand there defend. The area is contested at once.',
  'r.6.12.b':
    'Attacks come from next door: a block that attacks goes one step and no more. You may attack one area by several ways. They begin in different areas, so each of them costs a move.',
  'r.6.12.c':
    'The way you use first is the main attack. All who come by it, even later in the phase, are the main force. All who come by other ways are reserves {7.3}.',
  'r.6.12.d':
    'If you attack an area by more than one way, you declare after your last move and before your levies which of them is the main attack. All who came by it are the main force, the others reserves {7.3}. This cannot be changed later.',
  'r.6.12.example':
    'Six blocks stand at Utica, the enemy at Iomnium next door and at Siga beyond it. Siga is two steps away and cannot be attacked. Iomnium can, by four blocks over the major road. The other two cannot come to Iomnium by Badias, because that would be two steps as well. {Mercury} allows both.',
  'r.6.13.title': 'Pinning',
  'r.6.13.a':
    'Each attacker of the main force pins one of the blocks that stood in the area before. Reserves pin nobody. Whoever is attacked chooses which blocks stay.',
  'r.6.13.b':
    'The others may move as usual when it is their side’s turn to move: away, to attack elsewhere, or to respond elsewhere. But they may not leave by any way by which the enemy came in, be it as main attack or reserve.',
  'r.6.13.example':
    'Five blocks stand at Ancyra. Three attack from Appia, the main attack, and two from Sinope in reserve. Three of the five are pinned. Two may leave, for Eusebia or Nicomedia, not for Appia or Sinope.',
  'r.6.14.title': 'Response',
  'r.6.14.a':
    'Player 2 may use moves to bring blocks from next door into an area where Player 1 attacks him. It must be a single step. Blocks that are pinned elsewhere cannot come.',
  'r.6.14.b': 'Those who respond are always reserves {7.3}. They do not free the blocks that are pinned.',
  'r.6.15.title': 'Stacking',
  'r.6.15.a':
    'During the year any number of blocks may stand together in one area. Winter sets a limit {8.4}.',
  'r.6.2.title': 'Navis on the move',
  'r.6.2.a':
    'A Navis goes from a port to a sea beside it, from a sea to a port on it, or from a sea to a sea it borders on. It never goes from port to port but over the sea between them; that is two steps.',
  'r.6.2.b':
    'Two steps without attacking, or one step that attacks, as on land. In a port Navis and land blocks are one group: one move sets both in motion.',
  'r.6.2.c': 'Navis attack and respond from the sea or the port next door only.',
  'r.6.2.d':
    'Navis attack a sea only from another sea, never from a port. Out of a port they may still respond to an attack on the sea outside.',
  'r.6.2.example':
    'A Navis at Athena goes to Mare Aegaeum. If no enemy is there it may go on: to Mare Internum, Mare Egypticum or Propontis, or into any friendly or vacant port of Mare Aegaeum. Pergamum, close to the coast of Asia, is no port.',
  'r.6.3.title': 'Amphibious moves',
  'r.6.3.a':
    'A land block may sail from a port to any other port that is friendly or vacant, over one sea or several that border on each other in turn. Every sea on the way must be friendly {4.4}. Each block costs a move of its own.',
  'r.6.3.b':
    'These moves come before all other moves of the command phase. So the seas must be friendly before anything else has moved.',
  'r.6.3.c':
    'A block does not go by land and by sea in the same turn. In every sea that was crossed one Navis must stay until the command phase ends; others may move on.',
  'r.6.3.d':
    'Nobody ever lands in a port that is enemy or contested. Out of a contested city unpinned land blocks may sail, if a sea beside it is friendly {6.13}.',
  'r.6.3.example':
    'Pompey has a Navis each on Mare Egypticum and Mare Internum. With two moves he ships two legions from Alexandria to vacant Tacape, before he does anything else.',
  'r.6.4.title': 'Levies',
  'r.6.4.a': 'A command card gives one to three levies. Each of them',
  'r.6.4.list.1': 'adds one step to a block on the map, or',
  'r.6.4.list.2': 'brings one new block from the pool to the map, at its lowest strength.',
  'r.6.4.b':
    'A block may gain several steps in one turn, each for a levy, and a new block may gain more at once. Blocks that moved this turn may gain steps too. Several new blocks may come to one city. No block goes above its full strength.',
  'r.6.4.c':
    'Levies are made in friendly cities only: never in vacant or contested ones, and never at sea. New blocks come',
  'r.6.4.list.3': 'leaders, auxilia and ballista: in any friendly city;',
  'r.6.4.list.4': 'legions, equitatus and the elephant: in the city they name, if it is friendly;',
  'r.6.4.list.5': 'Navis: in any friendly major port. Steps they gain in any friendly port.',
  'r.6.4.d':
    'The city named on a block is only for raising it. Steps may be added to it in any friendly city.',
  'r.6.4.example':
    'With three levies Pompey raises the elephant at Utica, at strength II, brings it to IV with the second, and adds a step to Scipio at Antioch with the third.',
} as const;
