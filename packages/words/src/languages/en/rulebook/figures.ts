// What the figures show. Each is drawn by the board from a position; the words must be true of it.
export const figures = {
  'figure.strength':
    'The same legion at strength III, II and I. The numeral on top is what it has left; the small marks at the other edges are the steps it can fall to.',
  'figure.sea-control':
    'Caesar holds Mare Hadriaticum. Mare Internum is contested. Mare Tyrrhenum is vacant, for Pompey’s Navis at Neapolis lies in port and holds the city, not the sea.',
  'figure.strait':
    'One block has crossed the strait from Rhegium against Messana, where an enemy stands. No second one may follow this turn. Had Messana been vacant, two could have crossed.',
  'figure.reach':
    'One move for the two blocks at Lugdunum. Each may go one step or two, to any place with a gold ring. Pompey holds Rome, two steps away: nobody can attack it from here.',
  'figure.limits':
    'Six blocks have come to Aenos: four from Thessalonika over the major road and two from Serdica over the minor one. Both are full. The fifth block at Thessalonika has to stay or to go another way.',
  'figure.main-attack':
    'Caesar attacks Thessalonika: first with two blocks from Dyrrachium, then with two from Serdica. Those from Dyrrachium are the main force (M), those from Serdica are in reserve (R).',
  'figure.pinning':
    'Pompey has four blocks at Thessalonika. The two attackers of the main force pin two of them. The other two may leave for Athena or Aenos, not by the roads on which Caesar came.',
  'figure.response':
    'Pompey answers with a block from Athena. It is in reserve (R), and still two of the four that stood there are pinned.',
  'figure.navis-move':
    'A Navis of Caesar’s at Ravenna, and where one move can take it: to Mare Hadriaticum, on to any vacant port of that sea, or on to Mare Internum. Pompey holds Brundisium: two steps away it cannot be attacked.',
  'figure.amphibious':
    'Caesar has a Navis each on Mare Internum and Mare Aegaeum. A legion has sailed from Brundisium over both seas to Ephesus, which was vacant, for one move. The banners mark seas that must keep a Navis until the phase ends.',
  'figure.battle-line':
    'A round of battle in the order of turns. Caesar’s blocks attack, Pompey’s defend. In every letter the defender comes first.',
  'figure.reserves':
    'Round I at Thessalonika. Those who fight lie face up. Caesar’s blocks from Serdica and Pompey’s from Athena wait in reserve (R), unseen, until round II.',
  'figure.attacker-retreat':
    'Caesar attacks Thessalonika and may retreat to Dyrrachium, which is friendly, and to vacant Serdica, because his blocks came from there. He may not go to vacant Aenos, by which nobody came.',
  'figure.defender-retreat':
    'The same battle. Pompey defends and may retreat to friendly Athena and to vacant Aenos. Serdica is vacant too, but the attacker came from there.',
  'figure.sea-retreat':
    'Pompey defends Messana with Mare Tyrrhenum in his hands. In each round one of his land blocks may retreat over it to Neapolis, which is friendly.',
  'figure.regroup':
    'Caesar has won at Thessalonika. His blocks may stay, or go one step to friendly Dyrrachium or to vacant Serdica or Aenos. Athena is Pompey’s.',
  'figure.navis-retreat':
    'Caesar’s Navis came out of Ravenna and attack on Mare Hadriaticum. Pompey’s may retreat to Brundisium, a friendly port of this sea, and to vacant Mare Internum; not to vacant ports.',
  'figure.cleopatra':
    'It is winter, and Cleopatra, who fought for Pompey at Jerusalem, has gone home to Alexandria. Caesar holds the city, so she is on his side now.',
  'figure.supply':
    'Six of Caesar’s blocks stand at Rome, which is worth two and feeds five. Four stand at Neapolis, which feeds three. One block must go from each.',
} as const;
