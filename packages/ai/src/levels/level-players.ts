// The player of each level.
import { BelievedWorlds } from '../beliefs/believed-worlds.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import type { Level } from './level.ts';
import type { Player } from '../player/player.ts';
import { randomPlayer, scriptPlayer } from '../script/players.ts';
import { searchPlayer, type Depth } from '../search/search-player.ts';
import { MILES, TIRO } from '../script/heuristic-weights.ts';

const DEPTHS: Readonly<Record<'centurio' | 'legatus' | 'imperator', Depth>> = {
  centurio: {
    commandNodes: 3_000,
    orderNodes: 0, // battles as the script would
    worlds: 96,
    seeds: 12,
    glance: 6,
    turns: 3,
  },
  legatus: {
    commandNodes: 20_000,
    orderNodes: 2_000,
    worlds: 384,
    seeds: 24,
    glance: 6,
    turns: 3,
  },
  imperator: {
    commandNodes: 550_000,
    orderNodes: 25_000,
    worlds: 768,
    seeds: 48,
    glance: 6,
    turns: 3,
  },
};

/** `share`: the part of the level's own budget it gets, for measuring strength against thinking time. */
export function makePlayer(level: Level, seed: number, share = 1): Player {
  switch (level) {
    case 'random':
      return randomPlayer(seed);
    case 'tiro':
      return scriptPlayer(TIRO, seed);
    case 'miles':
      return scriptPlayer(MILES, seed);
    default: {
      const depth = DEPTHS[level];
      return searchPlayer({
        depth: {
          ...depth,
          commandNodes: depth.commandNodes * share,
          orderNodes: depth.orderNodes * share,
        },
        character: MILES,
        evaluation: evaluate,
        worlds: new BelievedWorlds(),
        seed,
      });
    }
  }
}
