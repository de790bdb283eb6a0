import { describe, expect, test } from 'vitest';
import { BLOCK_IDS } from '../../src/board/blocks.ts';
import { apply } from '../../src/rules/legal.ts';
import { blockOf } from '../../src/orders/order.ts';
import { EDITIONS, type Edition } from '../../src/editions/editions.ts';
import { AREA } from '../../src/state/state.ts';
import { memo } from '../kit/memo.ts';
import { gamePlans, newTally, tallyText } from './checks.ts';
import { gameTallyText, newGameTally } from './taken-back.ts';
import { GAME_LEAKS, HONEST, HONEST_GAME, LEAKS } from './leaks.ts';
import { PUBLIC_EVENTS } from './public-events.ts';
import { PUBLIC_POSITIONS, seenBy } from './public-facts.ts';
import { SELDOM, rarePositions, secretPositions } from './positions.ts';
import { findInGames, findInPositions, findPublication, findTellingRefusal } from './runs.ts';

const GAMES = 40; // in which a leak is looked for

/** What was found from positions that games seldom come to, and how much was looked at. */
const fromPositions = memo((seeds: number) => {
  const tally = newTally();
  const violations = [
    findInPositions(HONEST, rarePositions(), seeds, tally, true),
    findInPositions(HONEST, secretPositions(), seeds / 4, tally, false),
  ];
  console.log(`secrecy from positions: ${tallyText(tally)}`);
  return { tally, violations };
});

const published = memo((edition: Edition) => {
  const tally = newGameTally();
  const violation = findPublication(HONEST_GAME, gamePlans(edition, 12), tally);
  console.log(`secrecy ${edition}: ${gameTallyText(tally)}`);
  return { tally, violation };
});

describe('worlds that a viewer cannot tell apart', () => {
  test('give him equal views, orders and events from positions that games seldom come to', () => {
    const { tally, violations } = fromPositions(12);
    expect(violations).toEqual([null, null]);
    expect([...tally.events.keys()]).toEqual(expect.arrayContaining([...SELDOM]));
  });

  test('a state sampled from such a view can be, and gives back the view and the legal orders', () => {
    const { tally } = fromPositions(12);
    expect([...tally.misfits.values()]).toEqual([]);
    expect(tally.samples).toBeGreaterThan(1000);
  });

  test.each(EDITIONS)('%s: refuse him an order in equal words', (edition) => {
    const counted = { refusals: 0 };
    expect(findTellingRefusal(apply, gamePlans(edition, 4), counted)).toBeNull();
    console.log(`secrecy ${edition}: ${counted.refusals} refusals`);
  });
});

describe('orders that can be taken back', () => {
  test.each(EDITIONS)('%s: are seen by nobody else, and never if they are', (edition) => {
    expect(published(edition).violation).toBeNull();
  });

  test('enough of them were', () => {
    const tallies = EDITIONS.map((edition) => published(edition).tally);
    expect(tallies.reduce((sum, { takenBack }) => sum + takenBack, 0)).toBeGreaterThan(1_000);
    expect(tallies.reduce((sum, { unseen }) => sum + unseen, 0)).toBeGreaterThan(5_000);
  });
});

describe('what is ruled public is told', () => {
  const rows = [...PUBLIC_POSITIONS, ...PUBLIC_EVENTS];
  test.each(rows.map((row) => [row.fact, row] as const))('%s', (_, row) => {
    const play = row.play();
    for (const viewer of row.viewers) expect(row.told(seenBy(play, viewer))).toEqual(row.is);
  });
});

describe('a planted leak is found', () => {
  test.each(LEAKS.map((leak) => [leak.name, leak] as const))('%s', (_, { tellers }) => {
    const found =
      findInPositions(tellers, rarePositions(), 3, newTally(), false) ??
      findInGames(tellers, gamePlans('2.0', GAMES), newTally(), false);
    expect(found).not.toBeNull();
  });

  test.each(GAME_LEAKS.map((leak) => [leak.name, leak] as const))('%s', (_, { tellers }) => {
    expect(findPublication(tellers, gamePlans('2.0', 4), newGameTally())).not.toBeNull();
  });

  test('the place of a block, in a refusal', () => {
    const telling: typeof apply = (state, side, order, chance) => {
      const outcome = apply(state, side, order, chance);
      if (outcome.ok) return outcome;
      const message = `${BLOCK_IDS[blockOf(order)]} stands at ${state.data[AREA + blockOf(order)]}.`;
      return { ...outcome, message };
    };
    expect(findTellingRefusal(telling, gamePlans('2.0', 1), { refusals: 0 })).not.toBeNull();
  });
});
