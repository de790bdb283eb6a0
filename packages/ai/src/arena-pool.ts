// A contest over several cores: a pool of workers, each with one bout at a time.
import { Worker } from 'node:worker_threads';
import { boutsLeft, isSettled, type Bout, type Contest, type Score } from './arena.ts';

/** Plays what is left of a contest. `onScore` is told of every game as it ends; returns all scores. */
export async function runContest(
  contest: Contest,
  before: readonly Score[],
  workers: number,
  onScore: (score: Score) => void,
): Promise<Score[]> {
  const scores = [...before];
  const left = boutsLeft(contest, scores);
  const serve = async (): Promise<void> => {
    const worker = new Worker(new URL('./arena-worker.ts', import.meta.url));
    try {
      for (let bout = left.shift(); bout !== undefined && !isSettled(contest, scores); bout = left.shift()) {
        const score = await play(worker, bout);
        scores.push(score);
        onScore(score);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, left.length) }, serve));
  return scores;
}

function play(worker: Worker, bout: Bout): Promise<Score> {
  return new Promise((resolve, reject) => {
    worker.once('message', (score: Score) => {
      worker.off('error', reject);
      resolve(score);
    });
    worker.once('error', reject);
    worker.postMessage(bout);
  });
}
