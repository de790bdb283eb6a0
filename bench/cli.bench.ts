// How long a command takes to start, compared with an empty Node program. JSON on standard output.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { SeededChance } from '../packages/engine/src/dice/chance.ts';
import { startGame } from '../packages/engine/src/rules/legal.ts';
import { makePosition } from '../packages/engine/src/position/position.ts';
import { rulesFor } from '../packages/engine/src/editions/ruleset.ts';

const cli = path.join(import.meta.dirname, '../packages/cli');
const main = path.join(cli, 'src/main.ts');
const bin = path.join(cli, 'bin/rubicon.mjs');
const position = makePosition(startGame(rulesFor('2.0'), new SeededChance(1)).state);

const COMMANDS = {
  bare: ['-e', '0'],
  uncached: [main, '--help'], // the very first start in a checkout
  help: [bin, '--help'], // as people call it: an outer Node starts the pinned one
  show: [bin, 'show', position],
  legal: [bin, 'legal', position],
};
type Name = keyof typeof COMMANDS;

// Not the user's own cache
const { NODE_COMPILE_CACHE: _, ...env } = process.env;

function startMs(args: readonly string[]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore', env });
  if (status !== 0) throw new Error(`${args.join(' ').slice(0, 80)} ended with ${status}`);
  return performance.now() - start;
}

// In turn, so that other work on the machine disturbs all of them alike; the best counts, since disturbance only adds
const rounds = Number(process.argv[2] ?? 10);
const names = Object.keys(COMMANDS) as Name[];
const best = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>;
for (let round = 0; round < rounds; round++)
  for (const name of names) best[name] = Math.min(best[name], startMs(COMMANDS[name]));

const round = (value: number): number => Number(value.toPrecision(3));
console.log(
  JSON.stringify(
    {
      node: process.version,
      rounds,
      ms: Object.fromEntries(names.map((name) => [name, round(best[name])])),
      timesBare: Object.fromEntries(names.map((name) => [name, round(best[name] / best.bare)])),
    },
    null,
    2,
  ),
);
