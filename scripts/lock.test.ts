// Installing follows the lock file without checking that it is up to date, so this test checks it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './tool.ts';

type Manifest = Record<string, unknown>;
type Lock = { packages: Record<string, Manifest & { resolved?: string }> };

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const lock = read('package-lock.json') as Lock;

const dependenciesOf = ({ dependencies, devDependencies, optionalDependencies }: Manifest): Manifest => ({
  dependencies,
  devDependencies,
  optionalDependencies,
});

test.each(['', ...globSync('packages/*', { cwd: root })])('the lock matches "%s"', (dir) => {
  const manifest = read(path.join(dir, 'package.json')) as Manifest;
  expect(dependenciesOf(lock.packages[dir] ?? {})).toEqual(dependenciesOf(manifest));
});

test('the lock names no registry', () => {
  const addresses = Object.values(lock.packages).map(({ resolved }) => resolved ?? '');
  expect(addresses.filter((address) => address.includes('://'))).toEqual([]);
});
