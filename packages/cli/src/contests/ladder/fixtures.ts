// The contests of the ladder: who plays whom, how many games, and the goal.
import { EXPLOITERS, hasBudget, scatterSeed, type Contest, type Standing } from '@rubicon/ai';
import { percent } from '../../text/numbers.ts';

/** The win rate a contest should show. */
export interface Goal {
  readonly kind: 'at-least' | 'at-most' | 'surely-above';
  readonly rate: number;
}

export interface Fixture {
  readonly kind: 'level' | 'exploiter';
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly line?: number; // win rate at which it may stop early
  readonly goal?: Goal;
}

/** A level should clearly beat the one below at this rate. */
export const LINE = 0.6;
/** And win at least this from each side. */
const EITHER_SIDE = 0.5;

const level = (a: string, b: string, games: number, goal?: Goal): Fixture => ({
  kind: 'level',
  a,
  b,
  games,
  ...(goal === undefined ? {} : { goal }),
});

const step = (a: string, b: string): Fixture => ({
  ...level(a, b, 300, { kind: 'surely-above', rate: LINE }),
  line: LINE,
});

const exploiters = (b: string, games: number, kind: Goal['kind'], rate: number): Fixture[] =>
  EXPLOITERS.map((a) => ({ kind: 'exploiter', a, b, games, goal: { kind, rate } }));

/** In table order: levels from weakest to strongest, then exploiters. */
export const FIXTURES: readonly Fixture[] = [
  level('tiro', 'random', 400),
  level('miles', 'random', 400, { kind: 'at-least', rate: 0.99 }),
  level('miles', 'tiro', 400, { kind: 'at-least', rate: 0.8 }),
  step('centurio', 'miles'),
  step('legatus', 'centurio'),
  step('imperator', 'legatus'),
  ...exploiters('random', 200, 'at-least', 0.9),
  ...exploiters('miles', 200, 'at-most', 0.25),
  ...exploiters('legatus', 100, 'at-most', 0.1),
];

const SEED = 705;
const QUICK = { games: 12, share: 0.02 };

export interface LadderOptions {
  readonly games?: number;
  readonly share?: number;
  readonly quick: boolean;
}

/** The contest of a fixture. If neither player has a search budget, its share is always 1. */
export function contestOf({ a, b, games, line }: Fixture, options: LadderOptions): Contest {
  const share = options.share ?? (options.quick ? QUICK.share : 1);
  return {
    a,
    b,
    games: options.games ?? (options.quick ? QUICK.games : games),
    seed: scatterSeed(SEED),
    share: hasBudget(a) || hasBudget(b) ? share : 1,
    ...(line === undefined ? {} : { line }),
  };
}

/** In playing order: the slowest last. */
export const inPlayOrder = (): Fixture[] => {
  const cost = ({ a, b }: Fixture): number => Number(hasBudget(a)) + Number(hasBudget(b));
  return FIXTURES.toSorted((one, other) => cost(one) - cost(other));
};

export const fileOf = ({ a, b }: Fixture): string => `${a}-${b}.jsonl`;

export function isMet({ kind, rate }: Goal, { a, asCaesar, asPompey }: Standing): boolean {
  if (kind === 'at-least') return a.rate >= rate;
  if (kind === 'at-most') return a.rate <= rate;
  return a.low >= rate && asCaesar.rate >= EITHER_SIDE && asPompey.rate >= EITHER_SIDE;
}

export function goalText({ kind, rate }: Goal): string {
  if (kind === 'at-least') return `at least ${percent(rate, 0)}`;
  if (kind === 'at-most') return `at most ${percent(rate, 0)}`;
  return `surely ${percent(rate, 0)}, either side ${percent(EITHER_SIDE, 0)}`;
}
