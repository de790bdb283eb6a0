// The writer of a SQLite file: a thread with the only connection that writes, and the groups it writes in.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { MOST_IN_GROUP, groups, REST } from './groups.ts';
import { outage } from './outage.ts';
import type { Answer, Done, Job, WriterData } from './sqlite-job.ts';

const YOUNG_MB = 12; // what a group brings is soon garbage; by default three times as much is held ready

/** Makes jobs durable, each whole or not at all. Rejected: nothing of its group was written. */
export interface SqliteWriter {
  readonly add: (job: Job) => Promise<Done>;
  /** Waits for what was added. */
  readonly close: () => Promise<void>;
}

export interface WriterEvents {
  readonly onBroken: (error: Error) => void;
  readonly onGroup: (size: number) => void;
}

export async function startWriter(
  data: WriterData,
  { onBroken, onGroup }: WriterEvents,
): Promise<SqliteWriter> {
  const thread = await startThread(data, onBroken);
  const jobs = groups(MOST_IN_GROUP, thread.write, onGroup, REST);
  return {
    add: jobs.add,
    close: async () => {
      await jobs.drained();
      await thread.stop();
    },
  };
}

interface Thread {
  readonly write: (jobs: readonly Job[]) => Promise<readonly Done[]>;
  readonly stop: () => Promise<void>;
}

async function startThread(workerData: WriterData, onBroken: (error: Error) => void): Promise<Thread> {
  const worker = new Worker(new URL('sqlite-writer.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  let failed: Error | null = null;
  let waiting: { resolve: (done: readonly Done[]) => void; reject: (error: Error) => void } | null = null;
  let isStopping = false;
  const fail = (error: Error): void => {
    const isNew = failed === null;
    failed ??= error;
    waiting?.reject(failed);
    waiting = null;
    if (isNew && !isStopping) onBroken(error);
  };
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => fail(new Error('The thread that writes has ended.')));
  worker.on('message', (answer: Answer) => {
    const asked = waiting;
    waiting = null;
    worker.unref(); // an idle writer does not keep the process alive
    if (answer.ok) asked?.resolve(answer.done);
    else {
      const error = new Error(`Nothing was written: ${answer.message}`);
      asked?.reject(answer.isAway ? outage(error) : error);
    }
  });
  await once(worker, 'online');
  worker.unref();
  return {
    write: (jobs) =>
      new Promise((resolve, reject) => {
        if (failed !== null) {
          reject(failed);
          return;
        }
        waiting = { resolve, reject };
        worker.ref();
        worker.postMessage(jobs);
      }),
    stop: async () => {
      if (failed !== null) return;
      isStopping = true;
      const ended = once(worker, 'exit');
      worker.ref();
      worker.postMessage(null);
      await ended;
    },
  };
}
