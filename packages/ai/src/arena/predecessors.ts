// Levels as they were, to measure their successors against. Nobody can choose them for a game.
import { NARROW, makeSearcher } from '../levels/level-players.ts';
import type { Player } from '../player/player.ts';
import type { SearchSettings } from '../search/search-player.ts';

export const PREDECESSORS = ['legatus-1', 'imperator-1'] as const;
export type Predecessor = (typeof PREDECESSORS)[number];

const SETTINGS: Readonly<Record<Predecessor, SearchSettings>> = {
  'legatus-1': { ...NARROW, commandNodes: 20_000, orderNodes: 2_000, worlds: 384, seedPlans: 24 },
  'imperator-1': { ...NARROW, commandNodes: 550_000, orderNodes: 25_000, worlds: 768, seedPlans: 48 },
};

export const makePredecessor = (name: Predecessor, seed: number, share: number): Player =>
  makeSearcher(SETTINGS[name], seed, share);
