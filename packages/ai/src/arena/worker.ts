// Plays bouts in a worker thread: a bout comes in, its score goes out.
import { parentPort } from 'node:worker_threads';
import { playBout, type Bout } from './contest.ts';

/** Time of this thread on its core: what else the machine does, and the other workers, do not count. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

parentPort?.on('message', (bout: Bout) => parentPort?.postMessage(playBout(bout, cpuMs)));
