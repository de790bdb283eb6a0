import { ClientMessageSchema, decode, NameSchema, type Schema } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { ROUTES } from '../src/http/routes.ts';
import { isLegible, nameKey } from '../src/people/name-key.ts';
import { withstand } from './hostile-run.ts';
import { anything, dice, spoilt } from './mutation.ts';
import { PLAIN } from './live-kit.ts';
import { CASES } from './who-may.ts';

test('100,000 malformed requests and frames: no crash, no fault, no change, no growth', async () => {
  const { report, grownBytes } = await withstand(100_000, 49);
  const statuses = [...report.statuses].sort(([one], [other]) => one - other);
  console.log(JSON.stringify({ statuses, frames: report.frames, grownMB: grownBytes / 2 ** 20 }));
  expect(report.frames).toBeGreaterThan(10_000);
  expect(grownBytes).toBeLessThan(32 * 1024 * 1024);
});

test('a million values: every schema takes or refuses them with a sentence, and none of them fails', () => {
  const by = dice(705);
  const bodies = CASES.map(({ body }) => body ?? PLAIN);
  const schemas: readonly Schema[] = [
    ClientMessageSchema,
    ...ROUTES.flatMap(({ body, query }) => [query, ...(body === null ? [] : [body])]),
  ];
  const counts = { taken: 0, refused: 0 };
  for (let left = 1_000_000; left > 0; left--) {
    const value = by.oneIn(4) ? anything(by) : spoilt(spoilt(by.pick(bodies), by), by);
    const decoded = decode(by.pick(schemas), value);
    counts[decoded.ok ? 'taken' : 'refused']++;
    if (!decoded.ok && decoded.message === '') throw new Error(`no sentence: ${JSON.stringify(value)}`);
  }
  console.log(JSON.stringify(counts));
  expect(counts.taken).toBeGreaterThan(1000);
  expect(counts.refused).toBeGreaterThan(100_000);
});

test('names of any letters have a key, the same for every way to write them', () => {
  const by = dice(49);
  let legible = 0;
  for (let left = 1_000_000; left > 0; left--) {
    const name = String.fromCodePoint(
      ...Array.from({ length: 1 + by.roll(6) }, () => 32 + by.roll(0x2_fa00)),
    ).replaceAll(/\p{Cs}/gu, '');
    const decoded = decode(NameSchema, name);
    if (!decoded.ok || !isLegible(decoded.value)) continue;
    legible++;
    expect(nameKey(decoded.value)).not.toBe('');
    expect(nameKey(decoded.value.normalize('NFKD'))).toBe(nameKey(decoded.value));
  }
  expect(legible).toBeGreaterThan(1000);
});
