// Märken på en pjäs och ord på ett kort.
import type { pieces as english } from '../en/pieces.ts';

export const pieces: Readonly<Record<keyof typeof english, string>> = {
  'piece.main': 'H',
  'piece.reserve': 'R',
  'piece.moves': 'marscher',
  'piece.levies': 'rekryteringar',
};
