// Plays a contest until it ends or is stopped, and stores each game as soon as it is over.
import { boutsLeft, countedScores, isSettled, scoresOf, type Contest, type Score } from '@rubicon/ai';
import { isSameAgain, runContest } from '@rubicon/ai/arena-pool';
import { refused } from '../shell/cli-error.ts';
import type { ContestFile } from './contest-file.ts';
import type { Io } from '../shell/io.ts';
import { Progress } from '../shell/terminal.ts';

interface Running {
  readonly workers: number;
  readonly stop: AbortSignal;
  /** Check that stored games are by the same players even when nothing is left to play. */
  readonly proveAll?: boolean;
  readonly remedy: string; // what to do if they are not
}

export interface Played {
  readonly scores: readonly Score[]; // those that count
  readonly settled: boolean; // decided by its line before the last game
  readonly stopped: boolean;
}

const LINE_MS = 30_000;

export async function playContest(
  contest: Contest,
  file: ContestFile,
  io: Io,
  { workers, stop, proveAll = false, remedy }: Running,
): Promise<Played> {
  const kept = scoresOf(contest, file.scores);
  const isDone = (scores: readonly Score[]): boolean =>
    boutsLeft(contest, scores).length === 0 || isSettled(contest, scores);
  if (proveAll || !isDone(kept)) await proveSamePlayers(kept, file.name, remedy, stop);
  const label = `${contest.a} – ${contest.b}`;
  const progress = new Progress(io, contest.games, { before: kept.length, label, lineMs: LINE_MS });
  let done = kept.length;
  if (!isDone(kept)) progress.show(done);
  const scores = await runContest(contest, kept, {
    workers,
    stop,
    onScore(score) {
      file.add(score);
      progress.show(++done);
    },
  }).finally(() => progress.clear());
  return {
    scores: countedScores(contest, scores),
    settled: isSettled(contest, scores),
    stopped: !isDone(scores),
  };
}

/** Stored games of older players say nothing about the current ones: replays the quickest one to compare. */
async function proveSamePlayers(
  kept: readonly Score[],
  name: string,
  remedy: string,
  stop: AbortSignal,
): Promise<void> {
  const secondsOf = ({ secondsA, secondsB }: Score): number => secondsA + secondsB;
  const [quickest] = kept.toSorted((one, other) => secondsOf(one) - secondsOf(other));
  if (quickest === undefined || (await isSameAgain(quickest, stop)) !== false) return;
  throw refused(
    'players-changed',
    `${quickest.a} or ${quickest.b} plays differently than when ${name} was started.`,
    remedy,
  );
}
