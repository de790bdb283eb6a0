// Runs the analysis in a worker; stopping it ends the worker.
import { connectWorker } from '../worker/worker-client.ts';
import type { AnalysisMethods } from './analysis-run.ts';
import type { AnalysisRunner } from './review-state.ts';

export function analysisInWorker(): AnalysisRunner {
  const { call, end } = connectWorker<AnalysisMethods>(
    () => new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' }),
    { lostCode: 'machine-lost', survivesErrors: false },
  );
  return { end, start: (task, hear, fail) => void call('analyse', task, hear).catch(fail) };
}
