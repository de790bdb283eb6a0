// A copy of the packages outside the checkout, and processes that run the engine's tests on it with one source
// changed.
import { fork, type ChildProcess } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../tool.ts';
import type { Job, TestRun } from './test-child.ts';

export const SOURCES = 'packages/engine/src';

/** These take minutes, or need the real test runner to replace a module: never run here. */
const NEVER = /(properties|soak|fourth-edition)[^/]*\.test\.ts$/;

/** These test the rules one by one, quickly, and detect most mutants. */
const RULES = /test\/rules\/|knowledge\/view\.test/;

/** A slower test is left to `npm test`. */
const SLOW_MS = 300;
/** A quick test that takes this long will never end. */
export const LIMIT_MS = 5000;
const SLOW_LIMIT_MS = 120_000;
/** Every change leaves its modules behind in the process. */
const JOBS_PER_CHILD = 60;

export interface Suite {
  readonly quick: readonly string[]; // names of tests
  readonly slow: number; // how many are left out for being slow
  readonly out: readonly string[]; // fail without any change, or without the slow ones
}

interface Verdict {
  readonly failed: readonly string[];
  readonly timedOut: boolean;
}

/** A worker process on the copy, replaced when it hangs or has grown. */
export interface Worker {
  /** Runs tests on the copy with this file (or none) changed to this text. */
  tryText(
    file: string | null,
    text: string,
    only: readonly string[] | null,
    options: { bail: boolean; limitMs: number },
  ): Promise<Verdict & Pick<TestRun, 'times'>>;
}

/** Makes the copy; it is deleted when the process ends in any way. */
export function copyTree(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-mutation-'));
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
  cpSync(path.join(root, 'package.json'), path.join(dir, 'package.json'));
  cpSync(path.join(root, 'packages'), path.join(dir, 'packages'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'), 'dir');
  return dir;
}

export const readSource = (dir: string, file: string): string =>
  readFileSync(path.join(dir, SOURCES, file), 'utf8');

export function openWorker(dir: string, name: string): Worker {
  const notes = path.join(dir, `failed-${name}.txt`);
  const tests = globSync('packages/engine/{src,test}/**/*.test.ts', { cwd: dir })
    .filter((file) => !NEVER.test(file))
    .sort((one, other) => Number(RULES.test(other)) - Number(RULES.test(one)));
  let child: ChildProcess | null = null;
  let jobs = 0;
  const end = (): void => {
    child?.kill('SIGKILL');
    child = null;
    jobs = 0;
  };
  process.on('exit', end);
  return {
    tryText(file, text, only, { bail, limitMs }) {
      if (jobs >= JOBS_PER_CHILD) end();
      child ??= fork(path.join(import.meta.dirname, 'test-child.ts'), [dir], {
        stdio: 'ignore',
        execArgv: ['--max-old-space-size=1500'], // a mutation may make an endless list
      });
      const running = child;
      jobs += 1;
      const { promise, resolve } = Promise.withResolvers<Verdict & Pick<TestRun, 'times'>>();
      writeFileSync(notes, '');
      const giveUp = (): void => {
        end();
        const failed = readFileSync(notes, 'utf8').split('\n').slice(0, -1);
        resolve({ failed, timedOut: true, times: [] });
      };
      let limit = setTimeout(giveUp, SLOW_LIMIT_MS); // loading is slow on a busy machine, but ends
      running.on('exit', () => {
        if (child === running) end();
        resolve({ failed: ['the process'], timedOut: false, times: [] });
      });
      running.on('message', (message: TestRun | 'begun') => {
        clearTimeout(limit);
        if (message === 'begun') limit = setTimeout(giveUp, limitMs);
        else resolve({ failed: message.failed, timedOut: false, times: message.times });
      });
      const job: Job = { id: jobs, file, text, tests, only, bail, notes };
      running.send(job);
      return promise.finally(() => {
        clearTimeout(limit);
        running.removeAllListeners('exit').removeAllListeners('message');
      });
    },
  };
}

/** Runs everything unchanged, to learn how long each test takes and which depend on others. */
export async function measure(worker: Worker): Promise<Suite> {
  const patient = { bail: false, limitMs: SLOW_LIMIT_MS };
  const all = await worker.tryText(null, '', null, patient);
  const fine = all.times.filter(([name]) => !all.failed.includes(name));
  const quick = fine.filter(([, ms]) => ms <= SLOW_MS).map(([name]) => name);
  const again = await worker.tryText(null, '', quick, patient);
  return {
    quick: quick.filter((name) => !again.failed.includes(name)),
    slow: fine.filter(([, each]) => each > SLOW_MS).length,
    out: [...all.failed, ...again.failed],
  };
}

/** Runs the jobs with several workers at once; returns the results in the order of the jobs. */
export async function workThrough<T, R>(
  workers: readonly Worker[],
  jobs: readonly T[],
  work: (worker: Worker, job: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  await Promise.all(
    workers.map(async (worker) => {
      while (next < jobs.length) {
        const index = next++;
        results[index] = await work(worker, jobs[index]!);
      }
    }),
  );
  return results;
}
