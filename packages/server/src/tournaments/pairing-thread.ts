// Pairs a large Swiss round in a thread of its own: it can take some tenths of a second, and games must not wait for it.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TournamentState } from './rules/state.ts';
import { swissRound, type SwissPairing } from './rules/swiss.ts';

const FEW = 48; // people, who are paired in less time than a thread takes to start

/** Null: not everyone could be paired without meeting someone again. */
export async function pairedRound(state: TournamentState): Promise<SwissPairing | null> {
  if (state.seats.length <= FEW) return swissRound(state);
  const worker = new Worker(new URL('pairing-worker.ts', import.meta.url), { workerData: state });
  const [answer] = (await once(worker, 'message')) as [SwissPairing | null]; // rejects if it fails
  await worker.terminate();
  return answer;
}
