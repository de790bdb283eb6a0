// Runs one benchmark, `bench/NAME.bench.ts`, which prints its result as JSON; lists them without a name.
import { globSync } from 'node:fs';
import path from 'node:path';
import { root, runTool } from './tool.ts';

const names = globSync('*.bench.ts', { cwd: path.join(root, 'bench') })
  .map((file) => path.basename(file, '.bench.ts'))
  .sort();
const [name, ...args] = process.argv.slice(2);

if (name === undefined) {
  console.log(JSON.stringify(names, undefined, 2));
} else if (names.includes(name)) {
  const { ok } = await runTool([`bench/${name}.bench.ts`, ...args], { live: true });
  process.exitCode = ok ? 0 : 1;
} else {
  console.error(`no bench ${name}; there is: ${names.join(', ') || 'none yet'}`);
  process.exitCode = 1;
}
