// A thread of its own for whoever thinks: a machine that plays, or an advisor. It may take as long as it likes.
import { preview } from '../record/preview.ts';
import { serveWorker } from '../../worker/worker-server.ts';
import { advisor } from './advisor.ts';
import { machine } from './machine.ts';
import type { ThinkingMethods } from './thinking-methods.ts';

serveWorker<ThinkingMethods>({ ...advisor(), order: machine(), preview });
