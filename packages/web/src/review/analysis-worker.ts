// The analysis worker.
import { serveWorker } from '../worker/worker-server.ts';
import { runAnalysis, type AnalysisMethods } from './analysis-run.ts';

serveWorker<AnalysisMethods>({ analyse: (task, tell) => runAnalysis(task, tell, () => performance.now()) });
