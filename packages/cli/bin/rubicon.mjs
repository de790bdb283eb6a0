#!/usr/bin/env node
// Runs the command line under the Node that the tree brings. Has to run under an older Node itself, so it is plain
// JavaScript and imports nothing but Node.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PINNED_MAJOR = 24;
const here = path.dirname(realpathSync(fileURLToPath(import.meta.url)));
const name = process.platform === 'win32' ? 'node.exe' : 'node';
const root = path.resolve(here, '../../..');
const pinned = path.join(root, 'node_modules/node/bin', name);

const isNewEnough = Number.parseInt(process.versions.node, 10) >= PINNED_MAJOR;
if (existsSync(pinned)) run(pinned);
else if (isNewEnough) run(process.execPath);
else {
  console.error(
    `error[no-node]: rubicon needs Node ${PINNED_MAJOR}; this is ${process.version} and the tree has none of its own.\n` +
      '  Run “npm install” in the tree, or start rubicon with a newer Node.',
  );
  process.exitCode = 1;
}

function run(node) {
  const main = path.resolve(here, '../src/main.ts');
  // Node remembers what it made of the sources: the second start takes a third of the time.
  const env = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/rubicon'), ...process.env };
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit', env });
  // A terminal sends Ctrl-C to the child as well; it does no harm to hear it twice.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(
      `error[no-node]: ${node} does not start (${error.message}).\n  Run “npm install” in the tree.`,
    );
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : code;
  });
}
