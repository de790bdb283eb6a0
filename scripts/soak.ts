// Runs the soak tests at full counts, file by file, and stores each result in bench/soak.json as soon as it is known.
// Restarted, it continues with the files that have not passed at this commit; --fresh starts over.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runTool, vitest } from './tool.ts';

type Result = { commit: string; passed: boolean; seconds: number };

const RESULTS = 'bench/soak.json';
const resultsFile = path.join(root, RESULTS);

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

// The results are part of the tree, so a commit that only adds them must not make them stale.
const everythingElse = ['--', '.', `:!${RESULTS}`];
const commit = git('log', '-1', '--format=%H', ...everythingElse);
const isDirty = git('status', '--porcelain', ...everythingElse) !== '';

const readResults = (): Record<string, Result> =>
  existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Record<string, Result>) : {};

const all = globSync('packages/*/{src,test}/**/*.soak.test.ts', { cwd: root }).sort();
const fresh = process.argv.includes('--fresh');
// Words on the command line choose the files that contain one of them.
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const files = words.length === 0 ? all : all.filter((file) => words.some((word) => file.includes(word)));
const before = fresh ? {} : readResults();
const results = Object.fromEntries(Object.entries(before).filter(([file]) => all.includes(file)));

for (const [i, file] of files.entries()) {
  const label = `[${i + 1}/${files.length}] ${file}`;
  // With uncommitted changes a result belongs to no commit, so it is marked and never trusted.
  if (!isDirty && results[file]?.passed && results[file].commit === commit) {
    console.log(`${label}: passed already`);
    continue;
  }
  console.log(`${label}: running`);
  // Not intercepted, so that a long test's progress is visible while it runs.
  const { ok, seconds } = await runTool([vitest, 'run', file, '--disable-console-intercept'], {
    env: { RUBICON_SOAK: '1' },
    live: true,
  });
  results[file] = {
    commit: isDirty ? `${commit} with uncommitted changes` : commit,
    passed: ok,
    seconds: Math.round(seconds),
  };
  writeFileSync(resultsFile, `${JSON.stringify(results, undefined, 2)}\n`);
  console.log(`${label}: ${ok ? 'passed' : 'FAILED'} in ${Math.round(seconds)} s`);
}

const failed = files.filter((file) => !results[file]?.passed);
console.log(`soak: ${files.length - failed.length} of ${files.length} files passed`);
process.exitCode = files.length === 0 || failed.length > 0 ? 1 : 0;
