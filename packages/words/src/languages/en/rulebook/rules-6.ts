// Rule 6: the command phase, moves and levies.
export const rules6 = {
  'c.6':
    'Player 1 makes all moves and then all levies of the card. Then Player 2 does the same. Blocks attack only from adjacent locations, so think a turn ahead.',
  'r.6.1.title': 'Group Moves',
  'r.6.1.a':
    'A Command card gives one to four move points (MP). One move point moves one group: any or all blocks in one location, each where its owner likes. A block moves to an adjacent location. If it does not attack, it may go on to a second one.',
  'r.6.1.b':
    'A block has to stop where it meets enemy blocks. It may pass through locations that are friendly or vacant.',
  'r.6.1.c':
    'A block that has moved does not move again this turn, except to retreat {7.6} or to regroup {7.7}. With wooden blocks you turn it face down to mark this.',
  'r.6.1.example':
    'One move point for the group at Ravenna. Caesar goes to Rome, his legion via Aquileia to Salone, and the Navis to Mare Hadriaticum. All this is one group move.',
  'r.6.11.title': 'Road Limits',
  'r.6.11.a': 'In one command phase a player can move along each road, all moves together:',
  'r.6.11.list.1': 'four blocks along a major road,',
  'r.6.11.list.2': 'two along a minor road,',
  'r.6.11.list.3': 'two across a strait, but only one if it attacks.',
  'r.6.11.b':
    'Both directions and all groups count together. Every road of a block’s route counts, not only the last. Each player counts separately: what one used does not hinder the other. Sea borders, and borders between port and sea, have no limit.',
  'r.6.11.example':
    'Player 1 moves four blocks from Rome via Genua to Massilia and leaves both cities vacant. Later in the turn Player 2 moves four blocks from Ravenna via Genua to Rome. Both have used the road from Genua to Rome to the limit. If one block of Player 1 had stayed at Genua, Player 2 could not have passed.',
  'r.6.12.title': 'Attacking',
  'r.6.12.a':
    'Blocks that enter an enemy location attack, and the enemy blocks in it defend. The location is contested immediately.',
  'r.6.12.b':
    'Attacks come from adjacent locations: a block that attacks moves one location and no more. You may attack a location along several roads or sea borders. They start in different locations, so each of them costs a move point.',
  'r.6.12.c':
    'The first road or sea border you use is the main attack. All blocks that use it, even later in the phase, are the main force. All blocks that use another one are reserves {7.3}.',
  'r.6.12.d':
    'If you attack a location along more than one road or sea border, you declare after your last move and before your levies which of them is the main attack. All blocks that used it are the main force, the others are reserves {7.3}. This cannot be changed later.',
  'r.6.12.example':
    'Six blocks are at Utica. The enemy is at Iomnium, which is adjacent, and at Siga beyond it. Siga is two locations away and cannot be attacked. Iomnium can, by four blocks along the major road. The other two cannot attack Iomnium via Badias, because that is a move of two locations. {Mercury} allows both.',
  'r.6.13.title': 'Pinning',
  'r.6.13.a':
    'Each attacking block of the main force pins one block that was in the location before. A pinned block cannot move. Reserves pin no one. The defender chooses which ones.',
  'r.6.13.b':
    'Unpinned blocks may move as usual when it is their player’s turn to move: away, to attack, or to respond elsewhere. But they may not use any road or sea border by which the enemy came, be it main attack or reserve.',
  'r.6.13.example':
    'Five blocks are at Ancyra. Three attack from Appia, the main attack, and two from Sinope in reserve. Three of the five are pinned. Two may leave, for Eusebia or Nicomedia, not for Appia or Sinope.',
  'r.6.14.title': 'Response Movement',
  'r.6.14.a':
    'Player 2 may spend move points to reinforce defending blocks in a contested location. Blocks respond from adjacent locations only. Blocks that are pinned elsewhere cannot respond.',
  'r.6.14.b':
    'Blocks that respond always go into reserve {7.3}. They do not free the blocks that are pinned {6.13}.',
  'r.6.15.title': 'Stacking',
  'r.6.15.a':
    'During the year any number of blocks may be in one location. The winter turn has a limit {8.4}.',
  'r.6.2.title': 'Navis Movement',
  'r.6.2.a':
    'A Navis moves between a port and an adjacent sea, in either direction, or from a sea to an adjacent sea. It never moves from port to port directly: the sea between them counts, so that is a move of two locations.',
  'r.6.2.b':
    'As on land, Navis move two locations without attacking, or one location to attack. In a port Navis and land blocks are one group: one move point moves both.',
  'r.6.2.c': 'Navis attack and respond from an adjacent sea or port only.',
  'r.6.2.d':
    'Navis attack a sea only from another sea, never from a port. From a port they may still respond to an attack on an adjacent sea.',
  'r.6.2.example':
    'A Navis at Athena moves to Mare Aegaeum. If no enemy is there, it may go on: to Mare Internum, Mare Egypticum or Propontis, or into any friendly or vacant port of Mare Aegaeum. Pergamum, close to the coast of Asia, is not a port.',
  'r.6.3.title': 'Amphibious Movement',
  'r.6.3.a':
    'A land block may move by sea from a port to any other port that is friendly or vacant. It crosses one sea, or several that are adjacent in turn. Every sea on its route has to be friendly {4.4}. Each block costs a move point of its own.',
  'r.6.3.b':
    'Amphibious moves come before all other moves of the command phase. So the seas have to be friendly before anything else has moved.',
  'r.6.3.c':
    'A block does not move by land and by sea in the same turn. In every sea that was crossed one Navis has to stay until the command phase ends; other Navis may move.',
  'r.6.3.d':
    'No block ever lands in an enemy or contested port. Unpinned land blocks may leave a contested city by sea if an adjacent sea is friendly {6.13}.',
  'r.6.3.example':
    'Pompey has one Navis on Mare Egypticum and one on Mare Internum. With two move points he moves two legions from Alexandria to vacant Tacape, before he does anything else.',
  'r.6.4.title': 'Levies',
  'r.6.4.a': 'A Command card gives one to three levy points (LP). Each levy point',
  'r.6.4.list.1': 'adds one step to a block on the map, or',
  'r.6.4.list.2': 'raises one new block from the levy pool, at its minimum strength.',
  'r.6.4.b':
    'A block may gain several steps in one turn, each for one levy point. A new block may gain steps immediately. Blocks that moved this turn may gain steps too. Several new blocks may be raised in one city. No block exceeds its maximum strength.',
  'r.6.4.c':
    'New blocks and steps need a friendly city: never a vacant or contested one, and never a sea. New blocks are raised',
  'r.6.4.list.3': 'leaders, Auxilia and Ballista: in any friendly city;',
  'r.6.4.list.4': 'legions, Equitatus and the elephant: in their levy city, if it is friendly;',
  'r.6.4.list.5': 'Navis: in any friendly major port. They gain steps in any friendly port.',
  'r.6.4.d':
    'The levy city is only for raising a block. Once it is on the map, steps can be added to it in any friendly city.',
  'r.6.4.example':
    'With three levy points Pompey raises the elephant at Utica, at strength II, adds a step that brings it to IV, and adds a step to Scipio at Antioch.',
} as const;
