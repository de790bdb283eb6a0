// Explains decisions in a worker, which ends with the dialog that asked.
import { connectWorker, type WorkerClient } from '../../worker/worker-client.ts';
import type { ExplanationMethods } from './explanation.ts';

export const connectExplanations = (): WorkerClient<ExplanationMethods> =>
  connectWorker(() => new Worker(new URL('./explanation-worker.ts', import.meta.url), { type: 'module' }), {
    lostCode: 'machine-lost',
    survivesErrors: false,
  });
