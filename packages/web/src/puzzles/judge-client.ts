// Judges a solver's own moves in a worker.
import type { Puzzle } from '@rubicon/ai/puzzle';
import { connectWorker } from '../worker/worker-client.ts';
import type { JudgeMethods } from './judging.ts';
import type { Worth } from './puzzle-authority.ts';

export function judgeInWorker(): (puzzle: Puzzle, orders: readonly string[]) => Promise<Worth | null> {
  const { call } = connectWorker<JudgeMethods>(
    () => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
    { lostCode: 'machine-lost', survivesErrors: false },
  );
  return (puzzle, orders) => call('judge', puzzle, orders);
}
