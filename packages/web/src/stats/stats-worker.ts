// The statistics worker: a hundred games take seconds.
import { indexedStore } from '../authority/local/indexed-store.ts';
import { serveWorker } from '../worker/worker-server.ts';
import { gather, type StatsMethods } from './gather.ts';

serveWorker<StatsMethods>({ gather: (wanted, tell) => gather(wanted, indexedStore(), tell) });
