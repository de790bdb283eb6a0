// Bundles the game maker into one file that needs nothing but Node, for a machine without this repository's packages:
// node packages/ai/train/pack.ts FOLDER
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.resolve(process.argv[2] ?? fileURLToPath(new URL('./out/pack', import.meta.url)));
const at = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const bundle = path.join(folder, 'train.mjs');
const rolldown = at('../../../node_modules/rolldown/bin/cli.mjs'); // comes with Vite

mkdirSync(folder, { recursive: true });
const { status } = spawnSync(
  process.execPath,
  [rolldown, at('./main.ts'), '--platform', 'node', '--format', 'esm', '--file', bundle],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
if (status !== 0) process.exit(status ?? 1);
cpSync(at('./README.md'), path.join(folder, 'README.md'));
cpSync(at('./learner'), path.join(folder, 'learner'), {
  recursive: true,
  filter: (source) => !source.includes('__pycache__'),
});
const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: at('.'), encoding: 'utf8' });
writeFileSync(path.join(folder, 'learner', 'commit.txt'), stdout); // for the record of a run; there is no repository there
console.log(`${bundle}: ${Math.round(statSync(bundle).size / 1024)} KiB; README.md says how to start it.`);
