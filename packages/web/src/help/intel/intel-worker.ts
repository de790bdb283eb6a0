// The worker for beliefs: a long game takes a moment to work through.
import { serveWorker } from '../../worker/worker-server.ts';
import { believer, type IntelMethods } from './believer.ts';

serveWorker<IntelMethods>({ places: believer() });
