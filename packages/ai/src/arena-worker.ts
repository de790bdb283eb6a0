// Plays bouts in a worker thread: a bout comes in, its score goes out.
import { parentPort } from 'node:worker_threads';
import { playBout, type Bout } from './arena.ts';

parentPort?.on('message', (bout: Bout) => {
  parentPort?.postMessage(playBout(bout, () => performance.now()));
});
