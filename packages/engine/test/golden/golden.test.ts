import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/editions/editions.ts';
import { REVISION } from '../../src/editions/ruleset.ts';
import { verifyGame } from '../../src/files/verify.ts';
import { digestsOf, goldenNames, readGolden } from './golden.ts';

describe('golden games', () => {
  test('there are two of each edition for every revision of the rules', () => {
    const expected = Array.from({ length: REVISION }, (_, index) =>
      EDITIONS.map((edition) => `r${index + 1}-${edition}-`),
    ).flat();
    for (const start of expected)
      expect([start, goldenNames().filter((name) => name.startsWith(start)).length]).toEqual([start, 2]);
  });

  test.each(goldenNames())('%s verifies, and every view of every step is what it was', (name) => {
    const { file, digests } = readGolden(name);
    expect(verifyGame(file)).toMatchObject({ findings: [], entries: file.entries.length });
    expect(digestsOf(file)).toEqual(digests);
  });
});
