// Who meets whom on the ladder, how often, and what is hoped for.
import { EXPLOITERS, LEVELS, hasBudget, scatterSeed, type Contest, type Standing } from '@rubicon/ai';

/** What a contest is to show. */
export interface Goal {
  readonly kind: 'at-least' | 'at-most' | 'surely-above';
  readonly rate: number;
}

export interface Fixture {
  readonly kind: 'level' | 'exploiter';
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly goal?: Goal;
}

/** The rate a level is to have surely passed against the one below. */
export const LINE = 0.6;
/** And what it is to win at least from each side. */
const EITHER_SIDE = 0.5;

const level = (a: string, b: string, games: number, goal?: Goal): Fixture => ({
  kind: 'level',
  a,
  b,
  games,
  ...(goal === undefined ? {} : { goal }),
});

/**
 * How many games the first level that searches plays, and the ones above it: the longer they think, the fewer. Fixed
 * beforehand: a contest that ends when its result is sure flatters the winner.
 */
const STEP_GAMES = [400, 200, 60];

const step = (a: string, b: string, games: number): Fixture =>
  level(a, b, games, { kind: 'surely-above', rate: LINE });

const exploiters = (b: string, games: number, kind: Goal['kind'], rate: number): Fixture[] =>
  EXPLOITERS.map((a) => ({ kind: 'exploiter', a, b, games, goal: { kind, rate } }));

/** What is asked of levels that do not search, besides coming after the others. */
const SCRIPT_GOALS: ReadonlyMap<string, Goal> = new Map([
  ['miles-random', { kind: 'at-least', rate: 0.99 }],
  ['miles-tiro', { kind: 'at-least', rate: 0.8 }],
]);

/** A level that searches meets the one below it; one that does not meets all below it, as its games take no time. */
const levelFixtures = (): Fixture[] =>
  LEVELS.flatMap((a, index) =>
    hasBudget(a)
      ? [step(a, LEVELS[index - 1]!, STEP_GAMES[LEVELS.filter(hasBudget).indexOf(a)]!)]
      : LEVELS.slice(0, index).map((b) => level(a, b, 400, SCRIPT_GOALS.get(`${a}-${b}`))),
  );

/** In the order of the tables: the levels upwards, then the exploiters. */
export const FIXTURES: readonly Fixture[] = [
  ...levelFixtures(),
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

/** The contest of a fixture. Where nobody has a budget to share, its share is 1, whatever the others get. */
export function contestOf({ a, b, games }: Fixture, options: LadderOptions): Contest {
  const share = options.share ?? (options.quick ? QUICK.share : 1);
  return {
    a,
    b,
    games: options.games ?? (options.quick ? QUICK.games : games),
    seed: scatterSeed(SEED),
    share: hasBudget(a) || hasBudget(b) ? share : 1,
  };
}

/** In the order in which they are played: those that take longest last. */
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

const percent = (rate: number): string => `${Math.round(100 * rate)} %`;

export function goalText({ kind, rate }: Goal): string {
  if (kind === 'at-least') return `at least ${percent(rate)}`;
  if (kind === 'at-most') return `at most ${percent(rate)}`;
  return `surely ${percent(rate)}, either side ${percent(EITHER_SIDE)}`;
}
