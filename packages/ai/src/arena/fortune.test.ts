import {
  EDITIONS,
  FIRE,
  OVER_STEP,
  OrderList,
  RecordingChance,
  STEP,
  STRENGTH,
  SeededChance,
  blockOf,
  carryOut,
  copyState,
  kindOf,
  listOrders,
  rulesFor,
  startGame,
  type Order,
  type State,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { fortunesOf } from '../../test/fortunes.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import type { Level } from '../levels/level.ts';
import { meanInterval, varianceOf } from '../math/statistics.ts';
import { TUNED_PERSONALITY, adjust } from '../script/heuristic-weights.ts';
import { makeScript } from '../script/script.ts';
import { boutsOf, playBout, type Score } from './contest.ts';
import { fortuneOf, outcomesOf, type Worth } from './fortune.ts';
import { standingOf } from './standing.ts';

interface Rolled {
  readonly before: State;
  readonly side: number;
  readonly order: Order;
  readonly rolls: number;
}

/** Every order of a few games for which something was rolled. */
function rolledOrders(games: number): Rolled[] {
  const found: Rolled[] = [];
  const list = new OrderList();
  for (let seed = 0; seed < games; seed++) {
    const chance = new SeededChance(seed);
    const script = makeScript(adjust(TUNED_PERSONALITY, { noise: 0.5, blunderRate: 0.3 }), chance);
    const { state } = startGame(rulesFor(EDITIONS[seed % EDITIONS.length]!), chance);
    while (state.data[STEP] !== OVER_STEP) {
      let side = 0;
      listOrders(state, 0, list);
      if (list.length === 0) listOrders(state, (side = 1), list);
      const order = script.choose(state, side, list);
      const before = copyState(state);
      const recording = new RecordingChance(chance);
      carryOut(state, side, order, { chance: recording, told: null, barrier: false });
      const rolls = recording.rolls.length;
      if (rolls > 0) found.push({ before, side, order, rolls });
    }
  }
  return found;
}

const rolled = rolledOrders(12);
const DEALT = 12; // cards, a roll each
const exact = rolled.filter(({ rolls }) => rolls < DEALT);
const textOf = ({ data }: State): string => data.join();

/** Some number for each state: unbiased fortune does not depend on how good it is. */
const anyWorth: Worth = ({ data }) => {
  let hash = 7;
  for (const byte of data) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 8) / 0x1000000;
};

const carriedOut = ({ before, side, order }: Rolled, chance: SeededChance): State => {
  const state = copyState(before);
  carryOut(state, side, order, { chance, told: null, barrier: false });
  return state;
};

describe('what may come of an order', () => {
  test('has chances that add up to 1, volleys and Jupiter alike', () => {
    const lot = new SeededChance(1);
    expect(exact.some(({ order }) => kindOf(order) !== FIRE)).toBe(true);
    for (const { before, side, order } of rolled) {
      const sum = outcomesOf(before, side, order, lot).reduce((total, { chance }) => total + chance, 0);
      expect(sum).toBeCloseTo(1, 12);
    }
  });

  test('is every face of every die, as often as the rules roll it', () => {
    // All faces one by one, through the engine itself
    const volleys = exact.filter(
      ({ before, order }) => kindOf(order) === FIRE && before.data[STRENGTH + blockOf(order)] === 2,
    );
    for (const { before, side, order } of volleys.slice(0, 40)) {
      const counted = new Map<string, number>();
      for (let face = 0; face < 36; face++) {
        const faces = [face % 6, Math.floor(face / 6)];
        const state = copyState(before);
        carryOut(state, side, order, {
          chance: { roll: () => faces.shift()! },
          told: null,
          barrier: false,
        });
        counted.set(textOf(state), (counted.get(textOf(state)) ?? 0) + 1 / 36);
      }
      const expected = new Map<string, number>();
      for (const { chance, state } of outcomesOf(before, side, order, new SeededChance(1)))
        expected.set(textOf(state), (expected.get(textOf(state)) ?? 0) + chance);
      for (const [state, share] of expected) expect(counted.get(state) ?? 0).toBeCloseTo(share, 12);
    }
  });
});

describe('fortune', () => {
  test('is 0 on average over all that may come of an order, whatever it is worth', () => {
    const lot = new SeededChance(1);
    let most = 0;
    for (const { before, side, order } of exact) {
      const outcomes = outcomesOf(before, side, order, lot);
      const fortunes = outcomes.map(({ state }) => fortuneOf(outcomes, state, anyWorth));
      const mean = outcomes.reduce((sum, { chance }, i) => sum + chance * fortunes[i]!, 0);
      expect(Math.abs(mean)).toBeLessThan(1e-12);
      most = Math.max(most, ...fortunes.map((each) => Math.abs(each)));
    }
    expect(most).toBeGreaterThan(0.5); // it does correct something
  });

  test('is 0 on average over deals', () => {
    const deal = rolled.find(({ rolls }) => rolls === DEALT)!;
    const [lot, chance] = [new SeededChance(3), new SeededChance(4)];
    const fortunes = Array.from({ length: 3000 }, () =>
      fortuneOf(outcomesOf(deal.before, deal.side, deal.order, lot), carriedOut(deal, chance), evaluate),
    );
    const { low, high } = meanInterval(fortunes);
    expect(low).toBeLessThan(0.3 * (high - low)); // 0 within three standard errors
    expect(high).toBeGreaterThan(-0.3 * (high - low));
    expect(varianceOf(fortunes)).toBeGreaterThan(0);
  });

  // test/fortune.soak.test.ts plays thousands
  test.each<Level>(['random', 'tiro'])('of %s against itself is 0 on average', (level) => {
    expect(Math.abs(fortunesOf(level, 150).deviation)).toBeLessThan(3.3);
  });

  test('of miles is 0 on average too, and explains some of its results', () => {
    const { deviation, removed } = fortunesOf('miles', 250);
    expect(Math.abs(deviation)).toBeLessThan(3.3);
    expect(removed).toBeGreaterThan(0.05);
  });
});

describe('in a contest', () => {
  const contest = { a: 'centurio', b: 'miles', games: 20, seed: 5, share: 0.01 };

  test('is measured where a player searches, and the same every time', () => {
    const [bout] = boutsOf(contest);
    const { fortune } = playBout(bout!, () => 0);
    expect(fortune).not.toBe(0);
    expect(playBout(bout!, () => 0).fortune).toBe(fortune);
    expect(playBout({ ...bout!, a: 'miles' }, () => 0).fortune).toBeUndefined();
  });

  const scoresWith = (fortune: (won: number) => number): Score[] =>
    boutsOf(contest).map((bout, i) => ({
      ...bout,
      edition: '2.0',
      winner: i % 3 === 0 ? 'a' : 'b',
      year: 709,
      orders: 1,
      secondsA: 0,
      secondsB: 0,
      fortune: fortune(i % 3 === 0 ? 1 : 0),
    }));

  test('explains a result as far as it goes', () => {
    const all = standingOf(scoresWith((won) => won - 0.35));
    expect(all.corrected).toMatchObject({ games: 20 });
    expect(all.corrected!.rate).toBeCloseTo(0.35);
    expect(all.corrected!.removed).toBeCloseTo(1);
    const none = standingOf(scoresWith(() => 0));
    expect(none.corrected!.rate).toBeCloseTo(none.a.rate);
    expect(none.corrected!.removed).toBeCloseTo(0);
  });

  test('is left out where a game lacks it, and counts whole pairs only', () => {
    const [first, ...rest] = scoresWith(() => 0);
    const { fortune: _, ...old } = first!;
    expect(standingOf([old, ...rest]).corrected).toBeNull();
    expect(standingOf(rest).corrected).toBeNull(); // nine pairs and a half
    expect(standingOf([...rest, ...scoresWith(() => 0)]).corrected?.games).toBe(38);
  });
});
