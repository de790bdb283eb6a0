import { describe, expect, test } from 'vitest';
import { HAPPENING_KINDS } from '../src/happening.ts';
import { ORDER_KINDS } from '../src/order.ts';
import { EDITIONS, rulesFor } from '../src/rules.ts';
import { checkGames, optionsOf } from './properties.ts';
import { Coverage, strides } from './random-play.ts';

const CHECKED_GAMES = 300; // of each edition
const COVERED_GAMES = 2_000; // of each edition, played without the checks

describe('properties of random games', () => {
  test.each(EDITIONS)(
    '%s: legal orders apply, others are refused, nothing is lost, limits hold, games end',
    (edition) => {
      const tally = checkGames(edition, CHECKED_GAMES, 1_000, new Coverage());
      expect(tally.games).toBe(CHECKED_GAMES);
      expect(tally.refused).toBeGreaterThan(100 * CHECKED_GAMES);
    },
  );

  test('random players reach every step, order, event, card effect and ending', () => {
    const coverage = new Coverage();
    for (const edition of EDITIONS) {
      for (let game = 0; game < COVERED_GAMES; game++) {
        for (const { next } of strides(rulesFor(edition, optionsOf(game)), 1_000 + game, coverage)) void next;
      }
    }
    console.log(`random games met: ${coverage.toString()}`);
    expect([...coverage.steps].toSorted()).toEqual(DECISION_STEPS);
    expect([...coverage.orders].toSorted()).toEqual(ORDER_KINDS.toSorted());
    expect([...coverage.happenings].toSorted()).toEqual(HAPPENING_KINDS.toSorted());
    expect(coverage.effects.size).toBe(14); // every card but Apollo, who is always another
    expect([...coverage.endings].toSorted()).toEqual(ENDINGS);
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
