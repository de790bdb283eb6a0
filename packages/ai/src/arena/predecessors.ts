// Levels as they were, to measure their successors against. Nobody can choose them for a game.
import { BROAD, NARROW, makeSearcher } from '../levels/level-players.ts';
import type { Player } from '../player/player.ts';
import type { SearchSettings } from '../search/search-player.ts';

export const PREDECESSORS = ['legatus-1', 'imperator-1', 'legatus-2', 'imperator-2', 'imperator-3'] as const;
export type Predecessor = (typeof PREDECESSORS)[number];

const LEGATUS = { commandNodes: 20_000, orderNodes: 2_000, worlds: 384, seedPlans: 24 };
const IMPERATOR = { commandNodes: 550_000, orderNodes: 25_000, worlds: 768, seedPlans: 48 };

const SETTINGS: Readonly<Record<Predecessor, SearchSettings>> = {
  'legatus-1': { ...NARROW, ...LEGATUS },
  'imperator-1': { ...NARROW, ...IMPERATOR },
  'legatus-2': { ...BROAD, ...LEGATUS, cards: null },
  'imperator-2': { ...BROAD, ...IMPERATOR, cards: null },
  'imperator-3': { ...BROAD, ...IMPERATOR },
};

export const makePredecessor = (name: Predecessor, seed: number, share: number): Player =>
  makeSearcher(SETTINGS[name], seed, share);
