import { expect, test } from 'vitest';
import { HAPPENING_KINDS } from '../../src/state/happening.ts';
import { EDITIONS, type Edition } from '../../src/editions/editions.ts';
import { STEPS } from '../../src/state/state.ts';
import { memo } from '../kit/memo.ts';
import { runLongCheck } from '../properties/long-checks.ts';
import { SELDOM } from './positions.ts';

const GAMES = 100; // of each edition
const PAIRS = 50_000; // at least, that were compared

const playedBy = memo(async (edition: Edition) => runLongCheck('secrecy', edition, GAMES));

test.each(EDITIONS)(
  `%s: over ${GAMES} games nobody is told more than he may know, and samples fit, at every step`,
  async (edition) => {
    const result = await playedBy(edition);
    console.log(`secrecy ${edition}: ${result.text}`);
    expect(result.violation).toBeNull();
    expect(result.misfits).toEqual([]);
    expect(result.compared).toBeGreaterThan(PAIRS);
    expect(result.skipped).toBeLessThan(result.compared / 20);
    expect(result.samples).toBeGreaterThan(PAIRS);
  },
);

test('they came to every step, and everything happened that can', async () => {
  const results = await Promise.all(EDITIONS.map(async (edition) => playedBy(edition)));
  const steps = new Set(results.flatMap((result) => result.steps));
  const events = new Set(results.flatMap((result) => result.events));
  expect([...steps].toSorted()).toEqual(STEPS.slice(0, STEPS.indexOf('over') + 1).toSorted());
  const usual = HAPPENING_KINDS.filter((kind) => !SELDOM.includes(kind));
  expect(usual.filter((kind) => !events.has(kind))).toEqual([]);
});
