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

// Workers without a game; a new one takes as long to start as several quick games. They let the program end
const idle: Worker[] = [];
const playing = new Set<Worker>();

type PlayBout = (bout: Bout, stop: AbortSignal) => Promise<Score | null>;

/** Lends a worker, which serves again unless a game was abandoned in it. */
async function withWorker<T>(work: (playHere: PlayBout) => Promise<T>): Promise<T> {
  const worker = idle.pop() ?? new Worker(new URL('./worker.ts', import.meta.url));
  worker.ref();
  try {
    return await work(async (bout, stop) => {
      playing.add(worker);
      const score = await play(worker, bout, stop);
      if (score !== null) playing.delete(worker);
      return score;
    });
  } finally {
    if (playing.delete(worker)) await worker.terminate();
    else {
      worker.unref();
      idle.push(worker);
    }
  }
}

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
  const serve = async (playHere: PlayBout): Promise<void> => {
    try {
      while (!signal.aborted) {
        const bout = left.shift();
        const score = bout === undefined ? null : await playHere(bout, signal);
        if (score === null) return;
        scores.push(score);
        onScore?.(score);
        if (isSettled(contest, scores)) over.abort();
      }
    } catch (error) {
      over.abort(); // a game that cannot be played ends the contest for all
      throw error;
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, left.length) }, () => withWorker(serve)));
  return scores;
}

/** Whether a game comes out the same when it is played again: if not, its players have changed since. Null if stopped. */
export async function isSameAgain(score: Score, stop: AbortSignal): Promise<boolean | null> {
  const again = await withWorker((playHere) => playHere(score, stop));
  return again === null
    ? null
    : again.winner === score.winner && again.year === score.year && again.orders === score.orders;
}

function play(
  worker: Worker,
  { a, b, pair, aPlays, seed, share, shareB = share }: Bout,
  stop: AbortSignal,
): Promise<Score | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Score | null>();
  const onStop = (): void => resolve(null);
  const onScore = (score: Score): void => {
    worker.off('error', onError); // not before: a game that is abandoned may fail until its worker has ended
    resolve(score);
  };
  const onError = (error: Error): void =>
    reject(
      new Error(
        `${a} as ${aPlays} against ${b}, seed ${seed}, shares ${share} and ${shareB}: ${error.message}`,
        {
          cause: error,
        },
      ),
    );
  worker.once('message', onScore);
  worker.once('error', onError);
  stop.addEventListener('abort', onStop);
  if (stop.aborted) onStop();
  const other = shareB === share ? {} : { shareB };
  worker.postMessage({ a, b, pair, aPlays, seed, share, ...other });
  return promise.finally(() => {
    worker.off('message', onScore);
    stop.removeEventListener('abort', onStop);
  });
}
