// A thread of its own for beliefs: a long game takes a moment to think through.
import { serveWorker } from '../../worker/worker-server.ts';
import { believer, type IntelMethods } from './believer.ts';

serveWorker<IntelMethods>({ places: believer() });
