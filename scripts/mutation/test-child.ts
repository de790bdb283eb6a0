// Runs the engine's tests over and over in one process, each time on freshly loaded sources with one of them changed.
// This way a test file costs milliseconds rather than a start of the test runner; `expect` is the real one. The
// parent sends a `Job` and gets a 'begun' for each test and then a `TestRun`; the parent kills a test that never
// ends.
import { appendFileSync, readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { takeTests } from './test-registry.ts';

export interface Job {
  readonly id: number;
  readonly file: string | null; // the source that is changed
  readonly text: string;
  readonly tests: readonly string[]; // files, in the order to run them
  readonly only: readonly string[] | null; // names of tests; null = all
  readonly bail: boolean;
  readonly notes: string; // a file for the names of failed tests, should the run never end
}

export interface TestRun {
  readonly id: number;
  readonly failed: readonly string[]; // full names
  readonly times: readonly (readonly [name: string, ms: number])[];
}

const dir = process.argv[2]!;
const base = pathToFileURL(`${dir}/packages/`).href;
const registry = new URL('test-registry.ts', import.meta.url).href;
let job: Job | null = null;

/** The engine advances by itself until a side must decide; a mutation may make that never happen. */
const withGuard = (text: string): string =>
  text.replace(
    /while \(!(\w+\(state, run\))\);/,
    "for (let steps = 0; !$1; steps++) if (steps > 10_000) throw new Error('never ends');",
  );

const stripped = new Map<string, string>();
function sourceOf(file: string): string {
  if (job !== null && file === path.join(dir, job.file ?? ''))
    return stripTypeScriptTypes(withGuard(job.text));
  const known = stripped.get(file) ?? stripTypeScriptTypes(withGuard(readFileSync(file, 'utf8')));
  stripped.set(file, known);
  return known;
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest' && context.parentURL?.startsWith(base))
      return { url: registry, shortCircuit: true };
    const found = next(specifier, context);
    return found.url.startsWith(base) && job !== null
      ? { ...found, url: `${found.url.split('?')[0]}?job=${job.id}`, shortCircuit: true }
      : found;
  },
  load(url, context, next) {
    if (!url.startsWith(base) || !url.includes('?job=')) return next(url, context);
    return { format: 'module', source: sourceOf(fileURLToPath(url.split('?')[0]!)), shortCircuit: true };
  },
});

async function run({ id, tests, only, bail, notes }: Job): Promise<TestRun> {
  const failed: string[] = [];
  const times: (readonly [string, number])[] = [];
  const fail = (name: string): void => {
    failed.push(name);
    appendFileSync(notes, `${name}\n`);
  };
  const wanted = only === null ? null : new Set(only);
  // File by file: the first detects most mutants, and then the others are not even loaded
  for (const file of tests) {
    if (bail && failed.length > 0) break;
    try {
      await import(`${pathToFileURL(path.join(dir, file)).href}?job=${id}`);
    } catch {
      fail(`loading ${file}`);
    }
    for (const { name, body } of takeTests()) {
      if (bail && failed.length > 0) break;
      if (wanted?.has(name) === false) continue;
      const begun = performance.now();
      process.send!('begun');
      try {
        await body();
      } catch {
        fail(name);
      }
      times.push([name, performance.now() - begun]);
    }
  }
  return { id, failed, times };
}

process.on('message', (message: Job) => {
  job = message;
  void run(message).then((result) => process.send!(result));
});
console.log = () => {}; // tests print how much they did
