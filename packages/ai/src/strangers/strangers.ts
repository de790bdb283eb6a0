// Opponents for the arena that share no code with the levels, but for their cards: see docs/strangers.md.
import type { Player } from '../player/player.ts';
import { aemulus, autodidactus } from './learned.ts';
import { peregrinus } from './peregrinus.ts';

export const STRANGERS = ['peregrinus', 'autodidactus', 'aemulus'] as const;
export type Stranger = (typeof STRANGERS)[number];

const PLAYERS: Readonly<Record<Stranger, (seed: number) => Player>> = {
  peregrinus,
  autodidactus,
  aemulus,
};

export const makeStranger = (name: Stranger, seed: number): Player => PLAYERS[name](seed);
