// Pairs a large Swiss round in a thread of its own: it can take some tenths of a second, and games must not wait for it.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TournamentState } from './rules/state.ts';
import { swissRound, type SwissPairing } from './rules/swiss.ts';

const FEW = 48; // people, who are paired in less time than a thread takes to start
const LIMIT_MS = 10_000;

/** Null: not everyone could be paired without meeting someone again. */
export async function pairedRound(state: TournamentState): Promise<SwissPairing | null> {
  if (state.seats.length <= FEW) return swissRound(state);
  const worker = new Worker(new URL('pairing-worker.ts', import.meta.url), { workerData: state });
  return (await answerOf(worker, LIMIT_MS)) as SwissPairing | null;
}

/** The first message of a thread, which is ended then. Rejects if it fails, ends without one, or takes too long. */
export async function answerOf(worker: Worker, limitMs: number): Promise<unknown> {
  const ended = async (): Promise<never> => {
    await once(worker, 'exit');
    throw new Error('A thread has ended without an answer.');
  };
  try {
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(limitMs) });
    const [answer] = (await Promise.race([answered, ended()])) as [unknown];
    return answer;
  } finally {
    await worker.terminate();
  }
}
