// Clients of the thinking workers: machine players, odds, hints and previews.
import type { Advice } from './advice.ts';
import type { PreviewQuestion } from '../record/preview.ts';
import type { Preview } from '../table.ts';
import { latestOnly } from '../../worker/latest-only.ts';
import { connectWorker, type WorkerClient } from '../../worker/worker-client.ts';
import type { ThinkingMethods } from './thinking-methods.ts';
import type { Think } from './thought.ts';

const connect = (): WorkerClient<ThinkingMethods> =>
  connectWorker(() => new Worker(new URL('./machine-worker.ts', import.meta.url), { type: 'module' }), {
    lostCode: 'machine-lost',
    survivesErrors: false, // its replacement is given the whole history again
  });

export function machineInWorker(): Think {
  const { call } = connect();
  return (thought, tell) => call('order', thought, tell);
}

/** Each in a worker of its own. */
export function adviceInWorkers(): Advice {
  const [odds, hints] = [connect(), connect()];
  return {
    odds: latestOnly((question) => odds.call('odds', question)),
    hints: latestOnly((question) => hints.call('hints', question)),
  };
}

/** For games that are not stored here: what the seat's view says about orders being considered. */
export function previewInWorker(): (question: PreviewQuestion) => Promise<Preview | null> {
  const { call } = connect();
  return latestOnly((question) => call('preview', question));
}
