// Makes games and plays matches for training: one program, and its own worker. See README.md.
//   node main.ts serve --workers 2 --width 32      answers requests, a line of JSON each, for learner/learn.py
//   node main.ts arena --weights FILE --against tiro --games 100 --seed 1 --workers 2
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import { networkPlan } from '../src/learned/network.ts';
import { wilson } from '../src/math/statistics.ts';
import { answer, type Job, type Report } from './work.ts';

/** Splits a request among the workers, each with its own part of the seeds, and adds up what they report. */
async function ask(workers: readonly Worker[], job: Job): Promise<Report> {
  const reports = await Promise.all(
    workers.map(
      (worker, part) =>
        new Promise<Report>((resolve, reject) => {
          const finish = (report: Report): void => {
            worker.off('error', reject);
            resolve(report);
          };
          worker.once('error', reject);
          worker.once('message', finish);
          worker.postMessage({ ...job, part, parts: workers.length });
        }),
    ),
  );
  return reports.reduce((sum, report) => ({
    games: sum.games + report.games,
    decisions: sum.decisions + report.decisions,
    caesar: sum.caesar + report.caesar,
    wins: sum.wins + report.wins,
    winsAsCaesar: sum.winsAsCaesar + report.winsAsCaesar,
    cpuSeconds: sum.cpuSeconds + report.cpuSeconds,
    files: [...sum.files, ...report.files],
  }));
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      workers: { type: 'string', default: '2' },
      width: { type: 'string', default: '32' },
      weights: { type: 'string', default: '' },
      against: { type: 'string', default: 'random,tiro' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      sharpness: { type: 'string', default: '4' },
    },
  });
  const workers = Array.from({ length: Number(values.workers) }, () => new Worker(new URL(import.meta.url)));
  try {
    if (positionals[0] === 'serve') await serve(workers, Number(values.width));
    else if (positionals[0] === 'arena')
      for (const against of values.against.split(',')) {
        const report = await ask(workers, {
          kind: 'arena',
          weights: values.weights,
          against,
          games: Number(values.games),
          seed: Number(values.seed),
          sharpness: Number(values.sharpness),
        });
        console.log(JSON.stringify({ against, ...report, ...wilson(report.wins, report.games) }));
      }
    else throw new Error('Say serve or arena: see packages/ai/train/README.md.');
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

async function serve(workers: readonly Worker[], width: number): Promise<void> {
  const say = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);
  say(networkPlan(width));
  for await (const line of createInterface({ input: process.stdin }))
    say(await ask(workers, JSON.parse(line) as Job));
}

if (isMainThread) await main();
else parentPort!.on('message', (job: Job) => parentPort!.postMessage(answer(job)));
