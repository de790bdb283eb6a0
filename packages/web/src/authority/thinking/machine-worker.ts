// The worker for thinking: a machine player or an advisor, which may take long.
import { preview } from '../record/preview.ts';
import { serveWorker } from '../../worker/worker-server.ts';
import { advisor } from './advisor.ts';
import { machine } from './machine.ts';
import type { ThinkingMethods } from './thinking-methods.ts';

serveWorker<ThinkingMethods>({ ...advisor(), order: machine(), preview });
