// Makes games and plays matches for training: one program, and its own worker. See README.md.
//   node main.ts serve --workers 2 --width 32      answers requests, a line of JSON each, for learner/learn.py
//   node main.ts arena --weights FILE --against tiro,legatus@0.25 --games 100 --seed 1 --workers 2
//   node main.ts contest --a imperator --b legatus --games 60 --share 0.2 --seed 705 --workers 2 --out FILE
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import { scatterSeed, type Contest } from '../src/arena/contest.ts';
import { runContest } from '../src/arena/pool.ts';
import { makeScoreLine, parseScores } from '../src/arena/record.ts';
import { countedScores, standingOf } from '../src/arena/standing.ts';
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
      a: { type: 'string', default: 'imperator' },
      b: { type: 'string', default: 'legatus' },
      share: { type: 'string', default: '1' },
      'share-b': { type: 'string' },
      out: { type: 'string', default: 'games.jsonl' },
    },
  });
  if (positionals[0] === 'contest') {
    const { a, b, out } = values;
    const contest = {
      a,
      b,
      games: Number(values.games),
      seed: scatterSeed(Number(values.seed)),
      share: Number(values.share),
      shareB: Number(values['share-b'] ?? values.share),
    };
    return playContest(contest, Number(values.workers), out);
  }
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
    else throw new Error('Say serve, arena or contest: see packages/ai/train/README.md.');
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** What `rubicon arena --out` plays and writes, on a machine without the command line; the same command goes on. */
async function playContest(contest: Contest, workers: number, out: string): Promise<void> {
  const before = existsSync(out) ? parseScores(readFileSync(out, 'utf8')) : [];
  const scores = await runContest(contest, before, {
    workers,
    onScore: (score) => appendFileSync(out, makeScoreLine(score)),
  });
  console.log(JSON.stringify({ contest, standing: standingOf(countedScores(contest, scores)) }));
}

async function serve(workers: readonly Worker[], width: number): Promise<void> {
  const say = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);
  say(networkPlan(width));
  for await (const line of createInterface({ input: process.stdin }))
    say(await ask(workers, JSON.parse(line) as Job));
}

if (isMainThread) await main();
else parentPort!.on('message', (job: Job) => parentPort!.postMessage(answer(job)));
