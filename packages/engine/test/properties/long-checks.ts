// The checks that play many games, in a Node of their own: the test runner rewrites imports, which makes them
// two to three times slower. `node long-checks.ts properties|soak|fold|secrecy|coverage EDITION GAMES` prints its result as JSON.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EDITIONS } from '../../src/editions/editions.ts';
import { rulesFor } from '../../src/editions/ruleset.ts';
import { checkFolds } from './fold-checks.ts';
import { checkGames, optionsOf, type Tally } from './properties.ts';
import { Coverage, strides } from '../kit/random-play.ts';
import { gamePlans, newTally, tallyText } from '../secrecy/checks.ts';
import { HONEST } from '../secrecy/leaks.ts';
import { findInGames } from '../secrecy/runs.ts';

interface Reached {
  readonly text: string;
  readonly steps: readonly string[];
  readonly orders: readonly string[];
  readonly happenings: readonly string[];
  readonly effects: readonly string[];
  readonly endings: readonly string[];
}

interface Results {
  readonly properties: Tally;
  readonly soak: Tally;
  readonly fold: ReturnType<typeof checkFolds>;
  readonly secrecy: {
    readonly text: string;
    readonly violation: unknown;
    readonly misfits: readonly unknown[];
    readonly compared: number;
    readonly skipped: number;
    readonly samples: number;
    readonly steps: readonly string[];
    readonly events: readonly string[];
  };
  readonly coverage: Reached;
}

const CHECKS: {
  readonly [K in keyof Results]: (edition: (typeof EDITIONS)[number], games: number) => Results[K];
} = {
  properties: (edition, games) => checkGames(edition, games, 1_000, new Coverage()),
  // Many more games, with fewer of the checks that cost most in each
  soak: (edition, games) => checkGames(edition, games, 1, new Coverage(), 45),
  fold: checkFolds,
  secrecy(edition, games) {
    const tally = newTally();
    const violation = findInGames(HONEST, gamePlans(edition, games), tally, true);
    const { compared, skipped, samples } = tally;
    return {
      text: tallyText(tally),
      violation,
      misfits: [...tally.misfits.values()],
      compared,
      skipped,
      samples,
      steps: [...tally.steps.keys()],
      events: [...tally.events.keys()],
    };
  },
  coverage(edition, games) {
    const met = new Coverage();
    for (let game = 0; game < games; game++) {
      for (const { next } of strides(rulesFor(edition, optionsOf(game)), 1_000 + game, met)) void next;
    }
    const sorted = (set: ReadonlySet<string>): string[] => [...set].toSorted();
    return {
      text: met.toString(),
      steps: sorted(met.steps),
      orders: sorted(met.orders),
      happenings: sorted(met.happenings),
      effects: sorted(met.effects),
      endings: sorted(met.endings),
    };
  },
};

/** Runs a check in its own process; throws what it threw. */
export async function runLongCheck<K extends keyof Results>(
  kind: K,
  edition: string,
  games: number,
): Promise<Results[K]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [import.meta.filename, kind, edition, String(games)],
    { maxBuffer: 2 ** 24 },
  );
  return JSON.parse(stdout) as Results[K];
}

if (import.meta.main) {
  const [kind, wanted, games] = process.argv.slice(2);
  const edition = EDITIONS.find((each) => each === wanted)!;
  console.log(JSON.stringify(CHECKS[kind as keyof Results](edition, Number(games))));
}
