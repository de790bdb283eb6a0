import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applied, patchOf, type Json, type Patch } from './patch.ts';

/** What comes out at the other end of the wire; of nothing, nothing is sent. */
const sent = (patch: Patch | undefined): Patch | undefined =>
  patch === undefined ? undefined : (JSON.parse(JSON.stringify(patch)) as Patch);

describe('a patch', () => {
  test.each<[string, Json, Json, unknown]>([
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
    ['a value', { a: 1, b: null }, { a: 1, b: 'x' }, { b: 'x' }],
    ['an object in place of nothing', { a: null }, { a: { b: 1 } }, { a: [{ b: 1 }] }],
    ['an empty list', { a: ['x'] }, { a: [] }, { a: [[]] }],
    ['other names', { a: { x: 1 } }, { a: { x: 1, y: 2 } }, { a: [{ x: 1, y: 2 }] }],
    ['fewer names', { a: { x: 1, y: 2 } }, { a: { x: 1 } }, { a: [{ x: 1 }] }],
    ['a list', ['a', 'c', 'd'], ['a', 'b', 'd'], { '-': [1], '+': [[1, 'b']] }],
    [
      'the same thing in a list',
      [
        { block: 'A', strength: 3 },
        { block: 'B', strength: 2 },
      ],
      [{ block: 'B', strength: 1 }],
      { '-': [0], '0': { strength: 1 } },
    ],
    [
      'a road, named by its ends',
      [{ between: ['A', 'B'], blocks: 1 }],
      [{ between: ['A', 'B'], blocks: 2 }],
      { '0': { blocks: 2 } },
    ],
  ])('of %s', (_, before, after, patch) => {
    expect(patchOf(before, after)).toEqual(patch);
    expect(applied(before, sent(patchOf(before, after)))).toEqual(after);
  });

  test('makes the one value of the other, whatever they are', () => {
    const key = fc.constantFrom('a', 'b', 'block', 'area', '0', '-', '+');
    const { value } = fc.letrec<{ value: Json }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom<Json>(null, true, 0, 1, 2, 'x', 'y'),
        fc.array(tie('value'), { maxLength: 5 }),
        fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(applied(before, sent(patchOf(before, after)))).toEqual(after);
      }),
      { numRuns: 1000 },
    );
  });

  test('shares what did not change', () => {
    const before = { kept: { a: 1 }, changed: { b: 1 } };
    const after = applied(before, { changed: { b: 2 } });
    expect(after.kept).toBe(before.kept);
    expect(before.changed.b).toBe(1);
  });
});
