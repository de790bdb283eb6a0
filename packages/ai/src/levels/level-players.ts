// How each level plays.
import { BelievedWorlds } from '../beliefs/believed-worlds.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import type { Player } from '../player/player.ts';
import { TUNED_PERSONALITY, adjust, type Personality } from '../script/heuristic-weights.ts';
import { CHARACTERS } from '../script/characters.ts';
import { beginnerPlayer, randomPlayer, scriptPlayer } from '../script/players.ts';
import { UNCALIBRATED } from '../search/calibration.ts';
import { FIRST_PLANS } from '../search/planner.ts';
import { searchPlayer, type SearchSettings } from '../search/search-player.ts';
import { learnedCards } from './learned-cards.ts';
import type { Level } from './level.ts';
import { PLAN_CALIBRATION } from './plan-calibration.ts';

type LevelPlayer =
  | { readonly kind: 'random' }
  | { readonly kind: 'script'; readonly personality: Personality }
  | { readonly kind: 'beginner'; readonly personality: Personality; readonly mistakeRate: number }
  | { readonly kind: 'search'; readonly settings: SearchSettings };

/** A beginner's judgement: he sees points and threats, but is often wrong about them, and attacks too readily. */
export const TIRO = adjust(TUNED_PERSONALITY, {
  noise: 1.2,
  defence: 0.8,
  threatNow: 0.1,
  threatLater: 0.1,
});

/** One script plays both sides of a rollout. */
export const NARROW = {
  ...FIRST_PLANS,
  firstRollouts: 6,
  turns: 3,
  nearShare: 0,
  opponents: [TUNED_PERSONALITY],
  hits: true,
  cards: null,
  calibration: UNCALIBRATED,
} satisfies Partial<SearchSettings>;

/** Several characters answer, and a plan is judged early and late: one that only one of them falls for is not chosen. */
export const BROAD = {
  firstRollouts: CHARACTERS.length,
  distinct: true,
  parentRollouts: 4 * CHARACTERS.length,
  patience: 300,
  drawn: 0,
  finalists: 12,
  finalRollouts: CHARACTERS.length,
  vacancy: 0.08,
  folly: 0.05,
  exposure: 0,
  turns: 3,
  nearShare: 0.5,
  opponents: CHARACTERS,
  hits: false, // who takes a hit shows turns later: the script keeps leaders alive
  cards: learnedCards,
  calibration: PLAN_CALIBRATION.broad,
} satisfies Partial<SearchSettings>;

/** With time for many plans the scripts run out of them, and a few lucky rollouts must not decide among those found. */
const THOROUGH = {
  patience: Infinity,
  drawn: 60,
  finalists: 24,
  finalRollouts: 8 * CHARACTERS.length,
  exposure: 0.03,
} satisfies Partial<SearchSettings>;

export const LEVEL_PLAYERS: Readonly<Record<Level, LevelPlayer>> = {
  random: { kind: 'random' },
  tiro: { kind: 'beginner', personality: TIRO, mistakeRate: 0.8 },
  miles: { kind: 'script', personality: TUNED_PERSONALITY },
  centurio: {
    kind: 'search',
    settings: {
      ...NARROW,
      commandNodes: 3_000,
      orderNodes: 0, // battles as the script would
      worlds: 96,
      seedPlans: 12,
      calibration: PLAN_CALIBRATION.narrow,
    },
  },
  legatus: {
    kind: 'search',
    settings: { ...BROAD, commandNodes: 20_000, orderNodes: 2_000, worlds: 384, seedPlans: 24 },
  },
  imperator: {
    kind: 'search',
    settings: {
      ...BROAD,
      ...THOROUGH,
      commandNodes: 550_000,
      orderNodes: 25_000,
      worlds: 768,
      seedPlans: 48,
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
    case 'beginner':
      return beginnerPlayer(player.personality, player.mistakeRate, seed);
    case 'search':
      return makeSearcher(player.settings, seed, share);
  }
}

export const makeSearcher = (settings: SearchSettings, seed: number, share: number): Player =>
  searchPlayer({
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
