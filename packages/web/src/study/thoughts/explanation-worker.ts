// The worker in which a machine thinks again.
import { serveWorker } from '../../worker/worker-server.ts';
import { explain, type ExplanationMethods } from './explanation.ts';

serveWorker<ExplanationMethods>({ explain });
