import { expect, test } from 'vitest';
import { HAPPENING_KINDS } from '../../src/state/happening.ts';
import { EDITIONS } from '../../src/editions/editions.ts';
import { STEPS } from '../../src/state/state.ts';
import { runLongCheck } from '../properties/long-checks.ts';
import { SELDOM } from './positions.ts';

const GAMES = 300; // of each edition
const PAIRS = 50_000; // at least, that were compared

const reached = { steps: new Set<string>(), events: new Set<string>() };

test.each(EDITIONS)(
  `%s: over ${GAMES} games nobody is told more than he may know, and samples fit, at every step`,
  async (edition) => {
    const result = await runLongCheck('secrecy', edition, GAMES);
    console.log(`secrecy ${edition}: ${result.text}`);
    expect(result.violation).toBeNull();
    expect(result.misfits).toEqual([]);
    expect(result.compared).toBeGreaterThan(PAIRS);
    expect(result.skipped).toBeLessThan(result.compared / 20);
    expect(result.samples).toBeGreaterThan(PAIRS);
    for (const step of result.steps) reached.steps.add(step);
    for (const event of result.events) reached.events.add(event);
  },
);

test('they came to every step, and everything happened that can', () => {
  expect([...reached.steps].toSorted()).toEqual(STEPS.slice(0, STEPS.indexOf('over') + 1).toSorted());
  const usual = HAPPENING_KINDS.filter((kind) => !SELDOM.includes(kind));
  expect(usual.filter((kind) => !reached.events.has(kind))).toEqual([]);
});
