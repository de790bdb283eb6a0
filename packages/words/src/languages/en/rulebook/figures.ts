// What the figures show. Each is drawn by the board from a position; the words must be true of it.
export const figures = {
  'figure.strength':
    'The same legion at strength III, II and I. The numeral on the top edge is its current strength; the small marks on the other edges are the steps it can fall to.',
  'figure.sea-control':
    'Caesar controls Mare Hadriaticum. Mare Internum is contested. Mare Tyrrhenum is vacant: Pompey’s Navis at Neapolis is in port and controls the city, not the sea.',
  'figure.strait':
    'One block has crossed the strait from Rhegium to attack Messana, where there is an enemy block. A second one may not follow this turn. If Messana had been vacant, two could have crossed.',
  'figure.reach':
    'One move point for the two blocks at Lugdunum. Each may move one location or two, to any location with a gold ring. Pompey holds Rome, two locations away: it cannot be attacked from here.',
  'figure.limits':
    'Six blocks have moved to Aenos: four from Thessalonika along the major road and two from Serdica along the minor road. Both roads are at their limit. The fifth block at Thessalonika has to stay or take another road.',
  'figure.main-attack':
    'Caesar attacks Thessalonika: first with two blocks from Dyrrachium, then with two from Serdica. Those from Dyrrachium are the main force (M), those from Serdica are in reserve (R).',
  'figure.pinning':
    'Pompey has four blocks at Thessalonika. The two attacking blocks of the main force pin two of them. The other two may leave for Athena or Aenos, but not along the roads by which Caesar came.',
  'figure.response':
    'Pompey responds with a block from Athena. It is in reserve (R), and still two of the four blocks that were there before are pinned.',
  'figure.navis-move':
    'One of Caesar’s Navis at Ravenna, and where one move point can take it: to Mare Hadriaticum, on to any vacant port of that sea, or on to Mare Internum. Pompey holds Brundisium: it is two locations away and cannot be attacked.',
  'figure.amphibious':
    'Caesar has one Navis on Mare Internum and one on Mare Aegaeum. A legion has crossed both seas from Brundisium to Ephesus, which was vacant, for one move point. The banners mark seas where a Navis has to stay until the phase ends.',
  'figure.battle-line':
    'A round of battle in the order of battle turns. Caesar’s blocks attack, Pompey’s defend. With the same letter the defender goes first.',
  'figure.reserves':
    'Round I at Thessalonika. The blocks that fight are face up. Caesar’s blocks from Serdica and Pompey’s from Athena wait in reserve (R), not revealed, until round II.',
  'figure.attacker-retreat':
    'Caesar attacks Thessalonika and may retreat to Dyrrachium, which is friendly, and to vacant Serdica, because his blocks came from there. He may not retreat to vacant Aenos, from where no one came.',
  'figure.defender-retreat':
    'The same battle. Pompey defends and may retreat to friendly Athena and to vacant Aenos. Serdica is vacant too, but the attacker came from there.',
  'figure.sea-retreat':
    'Pompey defends Messana and controls Mare Tyrrhenum. In each round one of his land blocks may retreat across it to Neapolis, which is friendly.',
  'figure.regroup':
    'Caesar has won at Thessalonika. His blocks may stay, or move to adjacent Dyrrachium, which is friendly, or to vacant Serdica or Aenos. Athena is Pompey’s.',
  'figure.navis-retreat':
    'Caesar’s Navis came from Ravenna and attack on Mare Hadriaticum. Pompey’s Navis may retreat to Brundisium, a friendly port on the same sea, and to vacant Mare Internum, but not to vacant ports.',
  'figure.cleopatra':
    'It is winter. Cleopatra, who fought for Pompey at Jerusalem, has gone home to Alexandria. Caesar holds the city, so she is on his side now.',
  'figure.supply':
    'Six of Caesar’s blocks are at Rome, which has a value of 2 and supplies 5. Four are at Neapolis, which supplies 3. One block has to be disbanded in each.',
} as const;
