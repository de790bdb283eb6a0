// Signs on a block and words on a card.
export const pieces = {
  'piece.main': 'M',
  'piece.reserve': 'R',
  'piece.moves': 'moves',
  'piece.levies': 'levies',
} as const;
