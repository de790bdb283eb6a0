// Asks the machine in its worker, one thought at a time.
import { Refused } from './authority.ts';
import type { Think } from './thought.ts';

export function machineInWorker(): Think {
  let worker: Worker | null = null;
  return (thought) =>
    new Promise((resolve, reject) => {
      worker ??= new Worker(new URL('./machine-worker.ts', import.meta.url), { type: 'module' });
      const asked = worker;
      const settle = (): void => {
        asked.removeEventListener('message', hear);
        asked.removeEventListener('error', fail);
      };
      const hear = ({ data }: MessageEvent<string>): void => {
        settle();
        resolve(data);
      };
      const fail = (): void => {
        settle();
        asked.terminate();
        worker = null; // the next thought starts another, which is told everything again
        reject(new Refused('machine-lost', 'The machine was lost in thought.'));
      };
      asked.addEventListener('message', hear);
      asked.addEventListener('error', fail);
      asked.postMessage(thought);
    });
}
