import { describe, expect, test } from 'vitest';
import { root } from '../tool.ts';
import { mutantsOf, sample } from './mutants.ts';
import { DELETIONS } from './rule-deletions.ts';
import { namesRule } from './rule-names.ts';
import { EXPLANATIONS } from './survivors.ts';
import { readSource } from './workshop.ts';

const mutations = (text: string): string[] =>
  mutantsOf('x.ts', text).map(({ before, after }) => `${before} → ${after}`);

describe('mutants', () => {
  test.each([
    ['comparisons are shifted and reversed', 'f(a < b)', ['f(a < b) → ;', '< → <=', '< → >=']],
    ['logic is exchanged', 'const x = a && b', ['&& → ||']],
    ['conditions are negated, once', 'if (a) f()', ['a → !(a)', 'f() → ;']],
    ['a comparison is not negated twice', 'if (a === b) f()', ['=== → !==', 'f() → ;']],
    [
      'numbers go up and down',
      'const x = [0, 1, 7]',
      ['[0, 1, 7] → []', '0 → 1', '1 → 0', '1 → 2', '7 → 8', '7 → 6'],
    ],
    [
      'early ways out are removed',
      'const f = () => { if (a) return; g(); }',
      ['a → !(a)', 'return; → ;', 'g(); → ;'],
    ],
    ['types are left alone', 'const x: 1 | 2 = y as 1', []],
    ['fields of the state are left alone', 'const x = d[AREA + block]!', []],
    ['loops over everything are only emptied', 'for (let i = 0; i < BLOCK_COUNT; i++);', ['< → >=']],
  ])('%s', (_, text, expected) => {
    expect(mutations(text)).toEqual(expected);
  });

  test('a mutant is the text with one part changed', () => {
    const text = '/* § */ const x = a + b;\nconst c = a <= b;';
    expect(
      mutantsOf('x.ts', text).map(({ line, start, end, after }) => [
        line,
        text.slice(0, start) + after + text.slice(end),
      ]),
    ).toEqual([
      [1, '/* § */ const x = a - b;\nconst c = a <= b;'],
      [2, '/* § */ const x = a + b;\nconst c = a < b;'],
      [2, '/* § */ const x = a + b;\nconst c = a > b;'],
    ]);
  });

  test('a sample is the same every time and keeps the order', () => {
    const items = Array.from({ length: 100 }, (_, index) => index);
    const chosen = sample(items, 10, 705);
    expect(chosen).toEqual(sample(items, 10, 705));
    expect(chosen).toEqual(chosen.toSorted((one, other) => one - other));
    expect(new Set(chosen).size).toBe(10);
    expect(sample(items, 200, 705)).toEqual(items);
  });
});

describe('names of tests', () => {
  const position =
    'positions with their exact legal orders a strait (4.32, E 7.3, rulings 1 (firstTurn), 24, case 6)';
  test.each([
    ['6.1 moves §6.1 a move point', '6.1', true],
    ['6.13 pinning §6.13 reserves pin nobody', '6.1', false],
    ['6.13 pinning §6.13 reserves pin nobody', '6.13', true],
    [position, '4.32', true],
    [position, '7.3', false],
    [position, 'ruling 24', true],
    [position, 'ruling 1', true],
    [position, 'ruling 6', false],
    ['movement ruling 10 pinning counts', 'ruling 1', false],
  ])('%s names %s: %s', (name, rule, expected) => {
    expect(namesRule(name, rule)).toBe(expected);
  });
});

describe('the recorded deletions and survivors still match the sources', () => {
  test.each(DELETIONS)('deleted from $file: $rule, $deleted', ({ file, find }) => {
    expect(readSource(root, file).split(find)).toHaveLength(2);
  });

  test.each(EXPLANATIONS)('survivors in $file: $code', ({ file, code }) => {
    expect(readSource(root, file)).toContain(code);
  });
});
