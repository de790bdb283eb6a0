// Prompts: what the side to play can do, and why. A prompt addresses that side.
export const prompts = {
  // Heard, not read: the announcements for screen readers
  'hear.label': 'Announcements',
  'hear.asked': '{title}: {what}.',
  'hear.asked.key': '{line} E: {label}.',
  'hear.over': '{title}. {sentence}',
  'hear.undone': '{count|one=One order undone.|other=# orders undone.}',
  'hear.count': '{side} counts {list}: {points} VP.',
  'hear.count.city': '{area} {points}',
  'hear.count.leader': '{block} killed {points}',
  'hear.battle.fire': 'round {round}, fire or pass with {blocks}',
  'hear.battle.retreat': 'round {round}, fire, pass or retreat with {blocks}',
  'hear.battle.must': 'attackers must retreat with {blocks}',
  'hear.battle.lost': 'no retreat, eliminate {blocks}',
  'hear.hits': '{hits|one=# hit|other=# hits} on {blocks}',
} as const;
