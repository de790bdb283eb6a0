// Whole programs of other versions, which run beside this one: the last release, and one whose schema is newer.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram, type Server } from '../crash.ts';

/** What hosts run until they upgrade to this version: protocol 1, schema 3. */
export const LAST_RELEASE = process.env['RUBICON_RELEASE'] ?? '6668e0315458007e479ae8089b77c270705bda22';

export interface Tree {
  readonly dir: string;
  readonly server: string; // its program
  remove(): void;
}

const ROOT = path.join(import.meta.dirname, '../../../..');
const SERVER = 'packages/server';
const MAIN = `${SERVER}/src/main.ts`;
const MIGRATIONS = `${SERVER}/src/data/schema/migrations.ts`;

export const THIS_TREE: Tree = { dir: ROOT, server: path.join(ROOT, MAIN), remove: () => undefined };

/** `site`: the folder of its built page. */
export async function startTree(
  { server }: Tree,
  env: Readonly<Record<string, string>>,
  site?: string,
): Promise<Server> {
  const program = site === undefined ? [server] : [server, site];
  const running = await startProgram(program, { WORKERS: '1', MACHINE_WORKERS: '1', ...env });
  if (running.child.exitCode !== null) throw new Error(`${server} does not start.`);
  return running;
}

/** As a host stops it. */
export async function drain({ child, gone }: Server): Promise<void> {
  child.kill('SIGTERM');
  await gone;
  if (child.exitCode !== 0) throw new Error('A server did not stop as it should.');
}

/** Builds its page; returns the folder. */
export function builtSite({ dir }: Tree): string {
  execFileSync(process.execPath, ['packages/web/tools/build.ts'], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return path.join(dir, 'packages/web/dist');
}

/** As it was committed, with the packages of other people that this version has. */
export function releasedTree(commit: string): Tree {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-released-'));
  execFileSync('tar', ['-x', '-C', dir], { input: archived(commit) });
  const modules = path.join(ROOT, 'node_modules');
  mkdirSync(path.join(dir, 'node_modules/@rubicon'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@rubicon')
      symlinkSync(path.join(modules, name), path.join(dir, 'node_modules', name), 'dir');
  for (const name of readdirSync(path.join(dir, 'packages')))
    symlinkSync(path.join(dir, 'packages', name), path.join(dir, 'node_modules/@rubicon', name), 'dir');
  return treeAt(dir);
}

function archived(commit: string): Buffer {
  try {
    return execFileSync('git', ['archive', commit], {
      cwd: ROOT,
      maxBuffer: 1024 ** 3,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    throw new Error(
      `The last release, commit ${commit}, is not here: this needs a clone with its history. Run: git fetch --unshallow`,
      { cause: error },
    );
  }
}

/** This version with one more migration: of the table that every order changes, and a new one. */
export function migratingTree(): Tree {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-migrating-'));
  for (const part of [`${SERVER}/src`, `${SERVER}/package.json`, 'docs/openapi.json'])
    cpSync(path.join(ROOT, part), path.join(dir, part), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'), 'dir');
  const file = path.join(dir, MIGRATIONS);
  const [before, after, ...others] = readFileSync(file, 'utf8').split(
    'const MIGRATIONS: readonly Migration[] = [',
  );
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`The list of migrations is not found in ${MIGRATIONS}.`);
  writeFileSync(
    file,
    `${before}${STEP}const MIGRATIONS: readonly Migration[] = [${after.replace(/,?\s*\]/, ', madeUp]')}`,
  );
  return treeAt(dir);
}

const STEP = `const madeUp: Migration = (schema) => [
  schema.alterTable('games').addColumn('made_up', 'text'),
  schema.createTable('made_up').addColumn('id', 'text', (column) => column.primaryKey()),
  schema.createIndex('games_made_up').on('games').column('made_up'),
];
`;

const treeAt = (dir: string): Tree => ({
  dir,
  server: path.join(dir, MAIN),
  remove: () => rmSync(dir, { recursive: true }),
});
