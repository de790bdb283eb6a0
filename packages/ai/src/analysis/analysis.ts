// The analysis of a finished game, a little at a time: first what the log alone tells, then the chances entry by entry,
// then what each side missed. The same log, setting and seed give the same.
import { eventsFor, fold, type GameResult, type Log } from '@rubicon/engine';
import { BelievedWorlds } from '../beliefs/believed-worlds.ts';
import { battlesIn } from './battles.ts';
import { clockOf, type Clock } from './clock.ts';
import { courseIn, type TurnRecord } from './course.ts';
import { decisionsIn, goesOn } from './decisions.ts';
import { newForecaster } from './forecaster.ts';
import { luckIn, type GameLuck } from './luck.ts';
import { missedIn, type Effort, type Missed } from './missed.ts';
import { replayOf, type Ply } from './replay.ts';
import { swingsOf, turningPointsOf, type Swing, type TurningPoint } from './swings.ts';

export const ANALYSIS_SETTINGS = ['quick', 'deep'] as const;
export type AnalysisSetting = (typeof ANALYSIS_SETTINGS)[number];

const EFFORTS: Readonly<Record<AnalysisSetting, Effort>> = {
  quick: { futures: 24, commandNodes: 20_000, orderNodes: 2_000, checks: 64 },
  deep: { futures: 128, commandNodes: 150_000, orderNodes: 12_000, checks: 256 },
};

export interface ChanceAt extends Clock {
  readonly entry: number;
  readonly chance: number; // that Caesar wins
}

export interface Analysis {
  readonly setting: AnalysisSetting;
  readonly seed: number;
  readonly done: number; // steps, of all there are
  readonly steps: number;
  readonly result: GameResult;
  readonly turns: readonly TurnRecord[];
  readonly luck: GameLuck;
  readonly chances: readonly ChanceAt[]; // after each entry
  readonly swings: readonly Swing[];
  readonly turningPoints: readonly TurningPoint[]; // the greatest first
  readonly missed: readonly Missed[]; // the greatest first
}

export interface AnalysisOptions {
  readonly setting?: AnalysisSetting;
  readonly seed?: number;
}

/** An analysis under way. Whoever wants no more of it stops asking for steps. */
export interface Analyst {
  /** Does a little more; false when everything is done. */
  step(): boolean;
  /** What is known so far. */
  report(): Analysis;
}

export class NotOver extends Error {
  readonly code = 'not-over';

  constructor() {
    super('A game can be analysed when it is over.'); // before that it would tell what is hidden
  }
}

/** Throws NotOver for a game that still runs, and a FoldError for a log that does not follow the rules. */
export function newAnalyst(log: Log, { setting = 'quick', seed = 1 }: AnalysisOptions = {}): Analyst {
  const { result } = fold(log);
  if (result === null) throw new NotOver();
  const effort = EFFORTS[setting];
  const plies = replayOf(log);
  const turns = courseIn(plies);
  const luck = luckIn(battlesIn(plies));
  const chances: ChanceAt[] = [];
  const swings: Swing[] = [];
  const missed: Missed[] = [];
  const decisions = decisionsIn(plies);
  const work = steps();
  let done = 0;

  function* steps(): Generator<void, void> {
    const forecaster = newForecaster(effort.futures, seed);
    for (const ply of plies) {
      const before = chances.at(-1)?.chance;
      const isLast = ply === plies.at(-1);
      const chance = isLast
        ? lastChance(result!, before) // an end that the rules did not bring changes it as well
        : before !== undefined && goesOn(ply, plies[ply.entry + 1]!)
          ? before
          : forecaster.chance(ply.after);
      chances.push({ ...clockOf(ply.after), entry: ply.entry, chance });
      if (before !== undefined) swings.push(...swingsOf(ply, before, chance, forecaster));
      yield;
    }
    const seats = { caesar: new BelievedWorlds(), pompey: new BelievedWorlds() };
    let told = 0;
    for (const decided of decisions) {
      const { entry } = decided.plies[0]!;
      for (; told < entry; told++) tell(seats, plies[told]!);
      const found = missedIn(decided, seats[decided.side], effort, seed);
      if (found !== null) missed.push(found);
      yield;
    }
  }

  return {
    step() {
      if (work.next().done === true) return false;
      done += 1;
      return true;
    },
    report: () => ({
      setting,
      seed,
      done,
      steps: plies.length + decisions.length,
      result,
      turns,
      luck,
      chances: [...chances],
      swings: [...swings],
      turningPoints: turningPointsOf(swings),
      missed: missed.toSorted((one, other) => gainOf(other) - gainOf(one)),
    }),
  };
}

const gainOf = ({ chance, possible }: Missed): number => possible - chance;

/** A game that was broken off has no winner: it ends as it stood. */
function lastChance({ winner, reason }: GameResult, before: number | undefined): number {
  if (reason === 'aborted') return before ?? 0.5;
  return winner === null ? 0.5 : winner === 'caesar' ? 1 : 0;
}

function tell(seats: Readonly<Record<'caesar' | 'pompey', BelievedWorlds>>, { happenings }: Ply): void {
  seats.caesar.observe(eventsFor(happenings, 'caesar'));
  seats.pompey.observe(eventsFor(happenings, 'pompey'));
}
