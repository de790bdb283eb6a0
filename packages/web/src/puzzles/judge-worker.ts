// The worker in which answers are judged.
import { serveWorker } from '../worker/worker-server.ts';
import { judge, type JudgeMethods } from './judging.ts';

serveWorker<JudgeMethods>({ judge });
