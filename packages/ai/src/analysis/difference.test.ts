import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

test('what both have in common is left out, in whatever order it was given', () => {
  expect(
    differenceOf({
      played: ['move C.Legio8 Genua-Rome', 'levy C.Legio7', 'done', 'done'],
      better: ['levy C.Legio7', 'move C.Legio9 Narbo-Tarraco', 'done', 'done'],
    }),
  ).toEqual({ played: ['move C.Legio8 Genua-Rome'], better: ['move C.Legio9 Narbo-Tarraco'] });
});

test('the same order twice counts twice', () => {
  expect(differenceOf({ played: ['levy C.Legio7'], better: ['levy C.Legio7', 'levy C.Legio7'] })).toEqual({
    played: [],
    better: ['levy C.Legio7'],
  });
});
