// Mutation testing of the engine: `npm run mutate -- rules|mutants|report`. Works on a copy of the packages, so it may be
// stopped at any time; what was found until then is in bench/mutation.json and docs/mutation.md.
//   --file F     only this source         --most N   at most so many mutants of a file, a sample with a fixed seed
//   --again      only what survived last time
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsOf, sample, type Mutant } from './mutants.ts';
import { writeReport } from './report.ts';
import { readResults, writeResults, type DeletionResult, type FileResult, type Survivor } from './results.ts';
import { DELETIONS } from './rule-deletions.ts';
import type { Deletion } from './deletion.ts';
import { namesRule } from './rule-names.ts';
import {
  LIMIT_MS,
  SOURCES,
  copyTree,
  measure,
  openWorker,
  readSource,
  workThrough,
  type Suite,
  type Worker,
} from './workshop.ts';

const MUTATED = [
  'rules/movement.ts',
  'rules/attack.ts',
  'rules/battle.ts',
  'rules/retreat.ts',
  'rules/losses.ts',
  'knowledge/stacks.ts',
  'knowledge/view.ts',
  'knowledge/event.ts',
];
const WORKERS = 2;
const SEED = 705;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { file: { type: 'string' }, most: { type: 'string' }, again: { type: 'boolean' } },
});

switch (positionals[0]) {
  case 'rules':
    await runDeletions();
    break;
  case 'mutants':
    await runMutants();
    break;
  case 'report':
    break;
  default:
    console.error('usage: npm run mutate -- rules|mutants|report [--file FILE] [--most N] [--again]');
    process.exit(1);
}
writeReport(readResults());
process.exit(); // the workers would wait for more

function isWanted(file: string): boolean {
  return values.file === undefined || path.basename(file, '.ts') === path.basename(values.file, '.ts');
}

interface Workshop {
  readonly dir: string;
  readonly workers: readonly Worker[];
  readonly suite: Suite;
}

async function openWorkshop(): Promise<Workshop> {
  os.setPriority(10); // leaves the machine usable meanwhile
  const dir = copyTree();
  const workers = Array.from({ length: WORKERS }, (_, index) => openWorker(dir, String(index)));
  const suite = await measure(workers[0]!);
  console.log(`${suite.quick.length} tests; ${suite.slow} that are slow are left out`);
  for (const name of suite.out)
    console.log(`  left out, it fails without any change or without the slow ones: ${name}`);
  return { dir, workers, suite };
}

async function runDeletions(): Promise<void> {
  const shop = await openWorkshop();
  const deletions = DELETIONS.filter(({ file }) => isWanted(file));
  const found = await workThrough(shop.workers, deletions, async (worker, deletion) => {
    const result = await tryDeletion(shop, worker, deletion);
    const verdict =
      result.problem ?? (result.named.length === 0 ? 'NOT NAMED' : `${result.named.length} red`);
    console.log(`${deletion.rule} ${deletion.file}, ${deletion.deleted}: ${verdict}`);
    return result;
  });
  const results = readResults();
  const kept = results.rules.filter(({ file }) => !isWanted(file));
  writeResults({ ...results, rules: [...kept, ...found] });
  const short = found.filter(({ named }) => named.length === 0);
  console.log(
    `${found.length - short.length} of ${found.length} deletions turn a test red that names the rule`,
  );
  process.exitCode = short.length > 0 ? 1 : 0;
}

async function tryDeletion(
  { dir, suite }: Workshop,
  worker: Worker,
  { rule, file, find, replace, deleted }: Deletion,
): Promise<DeletionResult> {
  const parts = readSource(dir, file).split(find);
  const result = { rule, file, deleted, named: [], others: 0, problem: null };
  if (parts.length !== 2) return { ...result, problem: `the snippet stands there ${parts.length - 1} times` };
  const { failed, timedOut } = await worker.tryText(`${SOURCES}/${file}`, parts.join(replace), suite.quick, {
    bail: false,
    limitMs: LIMIT_MS,
  });
  const named = failed.filter((test) => namesRule(test, rule));
  const problem = failed.length > 0 ? null : timedOut ? 'stopped: it never ended' : 'no test went red';
  return { ...result, named, others: failed.length - named.length, problem };
}

async function runMutants(): Promise<void> {
  const shop = await openWorkshop();
  for (const file of MUTATED.filter(isWanted)) {
    const last = readResults().mutants[file];
    const possible = mutantsOf(file, readSource(shop.dir, file));
    const most = values.most === undefined ? Infinity : Number(values.most);
    const chosen = sample(possible, most, SEED);
    const survived = (mutant: Mutant): boolean =>
      last?.survivors.some((each) => isSame(each, survivorOf(mutant, possible))) === true;
    const tried = values.again === true ? chosen.filter(survived) : chosen;
    const result = await tryMutants(shop, file, tried, possible);
    const before = values.again === true && last !== undefined ? last : { tried: tried.length, timedOut: 0 };
    const results = readResults();
    const merged = { ...result, tried: before.tried, timedOut: before.timedOut + result.timedOut };
    writeResults({ ...results, mutants: { ...results.mutants, [file]: merged } });
    writeReport(readResults());
    console.log(`${file}: ${tried.length} mutants, ${result.survivors.length} survived`);
  }
}

async function tryMutants(
  { dir, workers, suite }: Workshop,
  file: string,
  mutants: readonly Mutant[],
  possible: readonly Mutant[],
): Promise<FileResult> {
  const text = readSource(dir, file);
  let done = 0;
  const verdicts = await workThrough(
    workers,
    mutants,
    async (worker, { line, start, end, before, after }) => {
      const changed = text.slice(0, start) + after + text.slice(end);
      const found = await worker.tryText(`${SOURCES}/${file}`, changed, suite.quick, {
        bail: true,
        limitMs: LIMIT_MS,
      });
      const verdict = found.timedOut ? 'timed out' : found.failed.length > 0 ? 'killed' : 'survived';
      done += 1;
      if (verdict !== 'killed')
        console.log(`  ${verdict}: ${file}:${line} ${before} → ${after}`.replaceAll(/\s+/g, ' '));
      if (done % 25 === 0) console.log(`[${file} ${done}/${mutants.length}]`);
      return verdict;
    },
  );
  return {
    possible: possible.length,
    tried: mutants.length,
    timedOut: verdicts.filter((verdict) => verdict === 'timed out').length,
    survivors: mutants
      .filter((_, index) => verdicts[index] === 'survived')
      .map((mutant) => survivorOf(mutant, possible)),
  };
}

function isSame(one: Survivor, other: Survivor): boolean {
  return (
    one.code === other.code &&
    one.before === other.before &&
    one.after === other.after &&
    one.nth === other.nth
  );
}

function survivorOf({ line, start, before, after, code }: Mutant, all: readonly Mutant[]): Survivor {
  const same = all.filter((each) => each.code === code && each.before === before && each.after === after);
  return { line, before, after, code, nth: same.findIndex((each) => each.start === start) };
}
