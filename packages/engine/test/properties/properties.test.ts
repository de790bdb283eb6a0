import { describe, expect, test } from 'vitest';
import { HAPPENING_KINDS } from '../../src/state/happening.ts';
import { ORDER_KINDS } from '../../src/orders/order.ts';
import { EDITIONS } from '../../src/editions/editions.ts';
import { runLongCheck } from './long-checks.ts';

const CHECKED_GAMES = 100; // of each edition
const COVERED_GAMES = 2_000; // of each edition, played without the checks

describe('properties of random games', () => {
  test.each(EDITIONS)(
    '%s: legal orders apply, others are refused, nothing is lost, limits hold, games end',
    async (edition) => {
      const tally = await runLongCheck('properties', edition, CHECKED_GAMES);
      expect(tally.games).toBe(CHECKED_GAMES);
      expect(tally.refused).toBeGreaterThan(100 * CHECKED_GAMES);
    },
  );

  test.each(EDITIONS)('%s: folding the log gives the game that was played', async (edition) => {
    const { games, entries } = await runLongCheck('fold', edition, CHECKED_GAMES);
    expect(games).toBe(CHECKED_GAMES);
    expect(entries).toBeGreaterThan(100 * CHECKED_GAMES);
  });

  test('random players reach every step, order, event, card effect and ending', async () => {
    const runs = await Promise.all(
      EDITIONS.map(async (edition) => runLongCheck('coverage', edition, COVERED_GAMES)),
    );
    for (const { text } of runs) console.log(`random games met: ${text}`);
    const reached = (of: (run: (typeof runs)[number]) => readonly string[]): string[] =>
      [...new Set(runs.flatMap(of))].toSorted();
    expect(reached(({ steps }) => steps)).toEqual(DECISION_STEPS);
    expect(reached(({ orders }) => orders)).toEqual(ORDER_KINDS.toSorted());
    expect(reached(({ happenings }) => happenings)).toEqual(HAPPENING_KINDS.toSorted());
    expect(reached(({ effects }) => effects)).toHaveLength(14); // every card but Apollo, who is always another
    expect(reached(({ endings }) => endings)).toEqual(ENDINGS);
  });
});

const DECISION_STEPS = [
  ...['battle', 'cards', 'defect', 'deploy', 'disband', 'fight', 'harbour', 'hits', 'jupiter'],
  ...['levy', 'main', 'move', 'regroup', 'supply', 'surprise', 'vulcan'],
];
const ENDINGS = [
  'caesar by more-points',
  'caesar by rome',
  'caesar by ten-points',
  'draw by equal',
  'pompey by more-points',
  'pompey by rome',
  'pompey by ten-points',
];
