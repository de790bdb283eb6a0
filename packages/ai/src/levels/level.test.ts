// A level is added in level.ts and level-players.ts and nowhere else: no other source lists the names.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LEVEL_PLAYERS } from './level-players.ts';
import { LEVELS } from './level.ts';

test('every level has a player, and nobody else has', () => {
  expect(Object.keys(LEVEL_PLAYERS)).toEqual([...LEVELS]);
});

const NAME = `(${LEVELS.join('|')})`;
const QUOTED = `['"\`]${NAME}['"\`]`;

const SIDE_BY_SIDE = new RegExp(`${QUOTED}\\s*[,|]\\s*${QUOTED}`);
const KEY = new RegExp(`^\\s*['"]?${NAME}['"]?:`, 'gm');
const ROW = new RegExp(`\\[\\s*${QUOTED}\\s*,`, 'g');

/** Whether two levels stand side by side in a list or a union, as keys of a table, or as the first of two rows. */
const listsLevels = (source: string): boolean =>
  SIDE_BY_SIDE.test(source) ||
  [KEY, ROW].some((pattern) => new Set(Array.from(source.matchAll(pattern), ([, name]) => name)).size >= 2);

describe('a list of levels', () => {
  test.each([
    ['an array', `const ALL = ['tiro', 'miles'];`],
    ['an array over several lines', `const ALL = [\n  'legatus',\n  'imperator',\n];`],
    ['a union', `type Machine = 'tiro' | 'miles';`],
    ['a table', `const RATING = {\n  tiro: 700,\n  miles: 1500,\n};`],
    ['rows', `new Map([\n  ['tiro', 700],\n  ['miles', 1500],\n]);`],
  ])('is found as %s', (_, source) => {
    expect(listsLevels(source)).toBe(true);
  });

  test.each([
    ['one level by name', `const STAND_IN = 'miles';`],
    ['another list with one of the words', `v.picklist(['caesar', 'pompey', 'random']);`],
    ['the list itself', `LEVELS.filter((level) => level !== 'random')`],
  ])('is not %s', (_, source) => {
    expect(listsLevels(source)).toBe(false);
  });
});

const PACKAGES = path.join(import.meta.dirname, '../../..');
const OWN = ['ai/src/levels/level.ts', 'ai/src/levels/level-players.ts'];
const IS_EXEMPT = /\.test\.tsx?$|\/words\//; // texts name each level in their language

test('no other source lists the levels', () => {
  const sources = globSync('{engine,ai,protocol,server,web,cli}/src/**/*.{ts,tsx}', { cwd: PACKAGES })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !IS_EXEMPT.test(file));
  expect(sources).toEqual(expect.arrayContaining(OWN));
  const lists = sources.filter((file) => listsLevels(readFileSync(path.join(PACKAGES, file), 'utf8')));
  expect(lists.sort()).toEqual(OWN.toSorted());
});
