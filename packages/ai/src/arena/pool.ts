// A contest over several cores: a pool of workers, each with one bout at a time.
import { Worker } from 'node:worker_threads';
import { boutsLeft, type Bout, type Contest, type Score } from './contest.ts';
import { isSettled } from './standing.ts';

export interface Running {
  readonly workers: number;
  /** Abandons the games in progress; those that ended are kept. */
  readonly stop?: AbortSignal;
  /** Called for every game as it ends. */
  readonly onScore?: (score: Score) => void;
}

const openWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));

/** Plays what is left of a contest; returns all scores, in the order in which they ended. */
export async function runContest(
  contest: Contest,
  before: readonly Score[],
  { workers, stop, onScore }: Running,
): Promise<Score[]> {
  const scores = [...before];
  if (isSettled(contest, scores)) return scores;
  const left = boutsLeft(contest, scores);
  const over = new AbortController();
  const signal = stop === undefined ? over.signal : AbortSignal.any([over.signal, stop]);
  const serve = async (): Promise<void> => {
    const worker = openWorker();
    try {
      while (!signal.aborted) {
        const bout = left.shift();
        const score = bout === undefined ? null : await play(worker, bout, signal);
        if (score === null) return;
        scores.push(score);
        onScore?.(score);
        if (isSettled(contest, scores)) over.abort();
      }
    } catch (error) {
      over.abort(); // a game that cannot be played ends the contest for all
      throw error;
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, left.length) }, serve));
  return scores;
}

/** Whether a game comes out the same when it is played again: if not, its players have changed since. Null if stopped. */
export async function isSameAgain(score: Score, stop: AbortSignal): Promise<boolean | null> {
  const worker = openWorker();
  try {
    const again = await play(worker, score, stop);
    return again === null
      ? null
      : again.winner === score.winner && again.year === score.year && again.orders === score.orders;
  } finally {
    await worker.terminate();
  }
}

function play(
  worker: Worker,
  { a, b, pair, aPlays, seed, share }: Bout,
  stop: AbortSignal,
): Promise<Score | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Score | null>();
  const onStop = (): void => resolve(null);
  const onError = (error: Error): void =>
    reject(
      new Error(`${a} as ${aPlays} against ${b}, seed ${seed}, share ${share}: ${error.message}`, {
        cause: error,
      }),
    );
  worker.once('message', resolve);
  worker.once('error', onError);
  stop.addEventListener('abort', onStop);
  if (stop.aborted) onStop();
  worker.postMessage({ a, b, pair, aPlays, seed, share });
  return promise.finally(() => {
    worker.off('message', resolve);
    worker.off('error', onError);
    stop.removeEventListener('abort', onStop);
  });
}
