import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestMatching } from './matching.ts';

type Table = readonly (readonly (readonly number[] | null)[])[];

const weightIn = (table: Table, one: number, other: number): readonly number[] | null => table[one]![other]!;

/** Tries everything. */
function greatest(table: Table): readonly number[] {
  let best: readonly number[] = [0, 0];
  const isMore = (sum: readonly number[]): boolean =>
    sum[0]! > best[0]! || (sum[0] === best[0] && sum[1]! > best[1]!);
  const go = (free: readonly number[], sum: readonly number[]): void => {
    if (isMore(sum)) best = sum;
    const [one, ...rest] = free;
    if (one === undefined) return;
    go(rest, sum);
    for (const other of rest) {
      const weight = weightIn(table, one, other);
      if (weight === null) continue;
      go(
        rest.filter((each) => each !== other),
        [sum[0]! + weight[0]!, sum[1]! + weight[1]!],
      );
    }
  };
  go(
    table.map((_, vertex) => vertex),
    [0, 0],
  );
  return best;
}

const weights = fc.option(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: -9, max: 9 })));
const tables = fc.integer({ min: 1, max: 8 }).chain((count) =>
  fc.array(fc.array(weights, { minLength: count, maxLength: count }), {
    minLength: count,
    maxLength: count,
  }),
);

test('no other matching weighs more, by the first number and then by the second', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const mates = bestMatching({
        count: table.length,
        length: 2,
        weightOf: (one, other) => {
          const weight = weightIn(table, one, other);
          return weight === null ? null : Float64Array.from(weight);
        },
      });
      const sum = [0, 0];
      for (const [one, other] of mates.entries()) {
        if (other === -1) continue;
        expect(mates[other]).toBe(one);
        if (other < one) continue;
        const weight = weightIn(table, one, other)!;
        sum[0]! += weight[0]!;
        sum[1]! += weight[1]!;
      }
      expect(sum).toEqual(greatest(table));
    }),
    { numRuns: 500 },
  );
});
