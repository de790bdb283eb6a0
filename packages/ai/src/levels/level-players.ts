// How each level plays.
import { BelievedWorlds } from '../beliefs/believed-worlds.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import type { Player } from '../player/player.ts';
import { TUNED_PERSONALITY, adjust, type Personality } from '../script/heuristic-weights.ts';
import { randomPlayer, scriptPlayer } from '../script/players.ts';
import { searchPlayer, type SearchSettings } from '../search/search-player.ts';
import type { Level } from './level.ts';

type LevelPlayer =
  | { readonly kind: 'random' }
  | { readonly kind: 'script'; readonly personality: Personality }
  | { readonly kind: 'search'; readonly settings: SearchSettings };

/** A beginner: sees points and threats, but misjudges them, attacks too readily and sometimes blunders. */
export const TIRO = adjust(TUNED_PERSONALITY, {
  noise: 1.2,
  blunderRate: 0.2,
  defence: 0.8,
  threatNow: 0.1,
  threatLater: 0.1,
});

/** How levels searched at first: both sides of a rollout by one script. */
export const PLAIN = {
  turns: 3,
  answered: false,
  opponents: [TUNED_PERSONALITY],
  selves: [TUNED_PERSONALITY],
  planners: [TUNED_PERSONALITY],
  replies: 1,
  caution: 0,
  nearShare: 0,
  patience: Infinity,
  finalists: 6,
  vacancy: 0,
  spread: 0,
  hits: true,
  cards: TUNED_PERSONALITY,
} satisfies Partial<SearchSettings>;

export const LEVEL_PLAYERS: Readonly<Record<Level, LevelPlayer>> = {
  random: { kind: 'random' },
  tiro: { kind: 'script', personality: TIRO },
  miles: { kind: 'script', personality: TUNED_PERSONALITY },
  centurio: {
    kind: 'search',
    settings: {
      commandNodes: 3_000,
      orderNodes: 0, // battles as the script would
      worlds: 96,
      seedPlans: 12,
      firstRollouts: 6,
      ...PLAIN,
    },
  },
  legatus: {
    kind: 'search',
    settings: {
      commandNodes: 20_000,
      orderNodes: 2_000,
      worlds: 384,
      seedPlans: 24,
      firstRollouts: 6,
      ...PLAIN,
    },
  },
  imperator: {
    kind: 'search',
    settings: {
      commandNodes: 550_000,
      orderNodes: 25_000,
      worlds: 768,
      seedPlans: 48,
      firstRollouts: 6,
      ...PLAIN,
    },
  },
};

/** Whether the level searches, so that a share of its budget makes a difference. */
export const isSearching = (level: Level): boolean => LEVEL_PLAYERS[level].kind === 'search';

/** `share`: the part of the level's own budget it gets, for measuring strength against thinking time. */
export function makePlayer(level: Level, seed: number, share = 1): Player {
  const player = LEVEL_PLAYERS[level];
  switch (player.kind) {
    case 'random':
      return randomPlayer(seed);
    case 'script':
      return scriptPlayer(player.personality, seed);
    case 'search': {
      const { settings } = player;
      return searchPlayer({
        settings: {
          ...settings,
          commandNodes: settings.commandNodes * share,
          orderNodes: settings.orderNodes * share,
        },
        personality: TUNED_PERSONALITY,
        evaluation: evaluate,
        worlds: new BelievedWorlds(),
        seed,
      });
    }
  }
}
