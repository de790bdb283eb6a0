import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layersOf, stamped, type Stamp } from './stamps.ts';

const STAMPS: readonly Stamp[] = [
  { paths: [{ attributes: 'fill="none"', d: 'h1' }], half: 5, high: 10 },
  { paths: [{ attributes: 'fill="none"', d: 'v1' }], half: 8, high: 4 },
];

const marks = fc.array(
  fc.record({
    at: fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 })),
    shape: fc.integer({ min: 0, max: 1 }),
  }),
  { maxLength: 40 },
);

test('of two marks in the same place, the one drawn later is in a later layer', () => {
  fc.assert(
    fc.property(marks, (all) => {
      const layers = layersOf(all, STAMPS);
      expect(layers.flat()).toHaveLength(all.length);
      const layerOf = all.map((mark) => layers.findIndex((layer) => layer.includes(mark)));
      const box = (index: number): readonly number[] => {
        const { at, shape } = all[index]!;
        const { half, high } = STAMPS[shape]!;
        return [at[0] - half, at[0] + half, at[1] - high, at[1]];
      };
      const isOver = (first: number, next: number): boolean => {
        const [left, right, top, bottom] = box(first);
        const [otherLeft, otherRight, otherTop, otherBottom] = box(next);
        return left! < otherRight! && otherLeft! < right! && top! < otherBottom! && otherTop! < bottom!;
      };
      const wrong = [...all.keys()].flatMap((first) =>
        [...all.keys()].filter(
          (next) => next > first && isOver(first, next) && layerOf[next]! <= layerOf[first]!,
        ),
      );
      expect(wrong).toEqual([]);
    }),
  );
});

test('marks that do not touch are one path', () => {
  const apart = [
    { at: [10, 20], shape: 0 },
    { at: [40, 20], shape: 1 },
  ] as const;
  expect(stamped(apart, STAMPS)).toBe('<path fill="none" d="M10 20h1M40 20v1"/>');
});
