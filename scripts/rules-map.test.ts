import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeRulesMap, ruleRows, rulesMapFile, rulingRows } from './rules-map.ts';

test('docs/rules-map.md is up to date (node scripts/rules-map.ts)', () => {
  expect(readFileSync(rulesMapFile, 'utf8')).toBe(makeRulesMap());
});

test('every rule and every ruling has a test that names it', () => {
  const untested = [...ruleRows(), ...rulingRows()].filter(({ tests }) => tests.length === 0);
  expect(untested.map(({ name }) => name)).toEqual([]);
});
