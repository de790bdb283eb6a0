import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bakeMap } from './bake.ts';

const BOARD = path.join(import.meta.dirname, '..', 'src', 'board', 'map');
const baked = bakeMap();

test.each([...baked.keys()])('%s equals the output of the bake', (name) => {
  // Compared as a whole: a difference in one long line would be shown at length.
  const isCurrent = readFileSync(path.join(BOARD, name), 'utf8') === baked.get(name);
  expect(isCurrent).toBe(true);
});

test('the drawing stays within its budget', () => {
  const bytes = Buffer.from(baked.get('map.svg')!);
  expect(bytes.length).toBeLessThanOrEqual(330_000);
  expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(120_000);
});

test('the drawing is valid: every reference resolves, no number is broken, no path is empty', () => {
  const svg = baked.get('map.svg')!;
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const references = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
  expect(references.filter((id) => !ids.has(id))).toEqual([]);
  expect([...svg.matchAll(/ id="/g)]).toHaveLength(ids.size);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  expect(svg).not.toMatch(/ d="[^"]*l(z|M|")/);
});

test('every colour is named, so that the page can change it', () => {
  const bare = baked.get('map.svg')!.match(/(?:fill|stroke)="#[^"]*"/g);
  expect(bare).toBeNull();
});
