// Signs on a block and words on a card.
import type { pieces as english } from '../en/pieces.ts';

export const pieces: Readonly<Record<keyof typeof english, string>> = {
  'piece.main': '主',
  'piece.reserve': '予',
  'piece.moves': '移動',
  'piece.levies': '徴兵',
};
