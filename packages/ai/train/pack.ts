// Bundles the game maker so that it needs nothing but Node, for a machine without this repository's packages:
// node packages/ai/train/pack.ts FOLDER
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.resolve(process.argv[2] ?? fileURLToPath(new URL('./out/pack', import.meta.url)));
const at = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const rolldown = at('../../../node_modules/rolldown/bin/cli.mjs'); // comes with Vite

function bundle(source: string, name: string): string {
  const file = path.join(folder, name);
  const { status } = spawnSync(
    process.execPath,
    [rolldown, at(source), '--platform', 'node', '--format', 'esm', '--file', file],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) process.exit(status ?? 1);
  return file;
}

const train = bundle('./main.ts', 'train.mjs');
bundle('../src/arena/worker.ts', 'worker.mjs');
const code = readFileSync(train, 'utf8');
if (!code.includes('./worker.ts')) throw new Error(`${train} does not name the file of its worker.`);
writeFileSync(train, code.replace('./worker.ts', './worker.mjs')); // started by the name of its file
cpSync(at('./README.md'), path.join(folder, 'README.md'));
cpSync(at('./learner'), path.join(folder, 'learner'), {
  recursive: true,
  filter: (source) => !source.includes('__pycache__'),
});
const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: at('.'), encoding: 'utf8' });
writeFileSync(path.join(folder, 'learner', 'commit.txt'), stdout); // for the record of a run; there is no repository there
console.log(`${train}: README.md says how to start it.`);
