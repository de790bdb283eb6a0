// Runs a task under the Node that package.json pins, whatever Node is on the PATH, installing first
// when the tree is fresh or the lock has changed. This file alone has to run under an older Node and
// with nothing installed, so it is plain JavaScript and imports nothing but Node itself.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';

const TASKS = {
  start: ['scripts/start.ts'],
  test: ['scripts/test.ts'],
  check: ['scripts/check.ts'],
  dev: ['node_modules/vite/bin/vite.js', 'packages/web'],
  watch: ['node_modules/vitest/vitest.mjs'],
  build: ['packages/web/tools/build.ts'],
  screens: ['packages/web/tools/screens.ts'],
  soak: ['scripts/soak.ts'],
  bench: ['scripts/bench.ts'],
  mutate: ['scripts/mutation/run.ts'],
  format: ['node_modules/oxfmt/bin/oxfmt'],
  coverage: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--coverage',
    '--project=node',
    '--project=page',
    '--project=replacing',
  ],
};

const PINNED_MAJOR = 24;
const root = path.dirname(import.meta.dirname);
const stampFile = path.join(root, 'node_modules', '.rubicon-installed');

const [task, ...args] = process.argv.slice(2);
const command = TASKS[task];
if (!command) fail(`usage: node scripts/run.mjs <${Object.keys(TASKS).join('|')}>`);

install();
run(pinnedNode(), [...command, ...args]);

function install() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).digest('hex');
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  if (installed === stamp) return;

  console.error('installing dependencies ...');
  // The stamp is removed first and written last: without one, the install may be incomplete.
  rmSync(installed === undefined ? path.join(root, 'node_modules') : stampFile, {
    recursive: true,
    force: true,
  });
  // Not `npm ci`: it wants the builds of every optional package for every system in the lock, and npm
  // leaves out those it did not find. This way it installs what the lock says and never writes it.
  // stdout belongs to the task; the log level hides warnings that only concern the Node outside.
  const { status } = spawnSync('npm', ['install', '--no-save', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PATH: pathOutside() },
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('the install failed');
  pinnedNode();
  writeFileSync(stampFile, stamp);
}

/** npm replaces what is in node_modules, so it must not run on the Node in there. */
function pathOutside() {
  const dirs = (process.env.PATH ?? '').split(path.delimiter);
  return dirs.filter((dir) => !dir.includes('node_modules')).join(path.delimiter);
}

function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const brought = path.join(root, 'node_modules', 'node', 'bin', name);
  if (existsSync(brought)) return brought;
  // The package `node` has no build for some systems; there the installed Node must be new enough.
  if (Number.parseInt(process.versions.node, 10) >= PINNED_MAJOR) return process.execPath;
  return fail(
    `no Node ${PINNED_MAJOR} came with the install for ${process.platform}-${process.arch}: install it by hand`,
  );
}

function run(node, nodeArgs) {
  const PATH = [path.dirname(node), path.join(root, 'node_modules', '.bin'), process.env.PATH].join(
    path.delimiter,
  );
  const env = { ...process.env, PATH };
  if (task === 'start' || task === 'bench') {
    // Compiled code of the server is kept: each of its processes starts sooner, and needs no memory for the compiler.
    env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules', '.cache', 'node');
    env.MALLOC_ARENA_MAX ??= '2'; // glibc would keep free memory for each thread by itself
  }
  const child = spawn(node, nodeArgs, { cwd: root, stdio: 'inherit', env });
  // A terminal sends Ctrl-C to the child as well; other signals reach only this process.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  // A signal to npm ends npm and the shell below it without notifying us.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  }
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : code;
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
