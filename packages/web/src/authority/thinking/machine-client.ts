// Asks those who think in workers, one thought at a time.
import type { Hint, Odds } from '@rubicon/ai';
import { Refused } from '../authority.ts';
import type { Advice, HintsQuestion, OddsQuestion } from './advice.ts';
import type { PreviewQuestion } from '../record/preview.ts';
import { latestOnly } from '../../worker/latest-only.ts';
import type { Preview } from '../table.ts';
import type { Think, Thought } from './thought.ts';

type Question = Thought | OddsQuestion | HintsQuestion | PreviewQuestion;

export const machineInWorker = (): Think => inWorker<string>();

/** Each in a worker of its own, which is started when it is first asked. */
export const adviceInWorkers = (): Advice => ({
  odds: latestOnly(inWorker<Odds>()),
  hints: latestOnly(inWorker<readonly Hint[]>()),
});

/** For games that are not kept here: what the seat's view tells of orders that are considered. */
export const previewInWorker = (): ((question: PreviewQuestion) => Promise<Preview | null>) =>
  latestOnly(inWorker<Preview | null>());

function inWorker<A>(): (question: Question) => Promise<A> {
  let worker: Worker | null = null;
  return (question) =>
    new Promise((resolve, reject) => {
      worker ??= new Worker(new URL('./machine-worker.ts', import.meta.url), { type: 'module' });
      const asked = worker;
      const settle = (): void => {
        asked.removeEventListener('message', hear);
        asked.removeEventListener('error', fail);
      };
      const hear = ({ data }: MessageEvent<A>): void => {
        settle();
        resolve(data);
      };
      const fail = (): void => {
        settle();
        asked.terminate();
        worker = null; // the next question starts another, which is told everything again
        reject(new Refused('machine-lost', 'The machine was lost in thought.'));
      };
      asked.addEventListener('message', hear);
      asked.addEventListener('error', fail);
      asked.postMessage(question);
    });
}
