import {
  EDITIONS,
  OVER_STEP,
  OrderList,
  STEP,
  SeededChance,
  carryOut,
  listOrders,
  rulesFor,
  sample,
  sideName,
  startGame,
  viewFor,
  type State,
} from '@rubicon/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AREA_FEATURES, newObservation, observe } from './observation.ts';
import { ORDER_FIELDS, ORDER_WIDTH, describeOrder } from './order-features.ts';

interface Numbers {
  readonly areas: Uint8Array;
  readonly globals: Uint8Array;
  readonly orders: Uint8Array;
}

function numbersOf(state: State, side: number): Numbers {
  const seen = newObservation();
  observe(state, side, seen);
  const list = new OrderList();
  listOrders(state, side, list);
  const orders = new Uint8Array(list.length * ORDER_WIDTH);
  for (let i = 0; i < list.length; i++) describeOrder(state, list.at(i), orders, i * ORDER_WIDTH);
  return { ...seen, orders };
}

const anyGame = fc.record({
  seed: fc.integer({ min: 1, max: 1 << 28 }),
  edition: fc.constantFrom(...EDITIONS),
  freeDeployment: fc.boolean(),
});

describe('an observation', () => {
  test('is made of the view alone: any state that fits it gives the same numbers', () => {
    fc.assert(
      fc.property(anyGame, ({ seed, edition, freeDeployment }) => {
        const chance = new SeededChance(seed);
        const { state } = startGame(rulesFor(edition, { freeDeployment }), chance);
        const list = new OrderList();
        for (let given = 0; state.data[STEP] !== OVER_STEP; given++) {
          let side = 0;
          listOrders(state, 0, list);
          if (list.length === 0) listOrders(state, (side = 1), list);
          const order = list.at(chance.roll(list.length));
          const drawn = sample(viewFor(state, sideName(side)), new SeededChance(given));
          expect(numbersOf(drawn, side)).toEqual(numbersOf(state, side));
          carryOut(state, side, order, { chance, told: null, barrier: false });
        }
      }),
      { numRuns: 8 },
    );
  });

  test('is the same for both sides where they stand the same, but for who they are', () => {
    const { state } = startGame(rulesFor('2.0'), new SeededChance(1));
    const [caesar, pompey] = [0, 1].map((side) => numbersOf(state, side));
    const sum = (numbers: Numbers, feature: number): number =>
      numbers.areas.reduce((total, value, at) => (at % AREA_FEATURES === feature ? total + value : total), 0);
    // What one has of own blocks, the other has of enemy blocks
    const OWN_UNMOVED = 12;
    const ENEMY_COUNT = 17;
    expect(sum(caesar!, OWN_UNMOVED)).toBe(sum(pompey!, ENEMY_COUNT));
    expect(sum(pompey!, OWN_UNMOVED)).toBe(sum(caesar!, ENEMY_COUNT));
  });
});

test('every number of an order is among those the network has weights for', () => {
  const limits = Object.values(ORDER_FIELDS);
  fc.assert(
    fc.property(anyGame, ({ seed, edition, freeDeployment }) => {
      const chance = new SeededChance(seed);
      const { state } = startGame(rulesFor(edition, { freeDeployment }), chance);
      const list = new OrderList();
      while (state.data[STEP] !== OVER_STEP) {
        let side = 0;
        listOrders(state, 0, list);
        if (list.length === 0) listOrders(state, (side = 1), list);
        const { orders } = numbersOf(state, side);
        expect(orders.every((value, at) => value < limits[at % ORDER_WIDTH]!)).toBe(true);
        carryOut(state, side, list.at(chance.roll(list.length)), { chance, told: null, barrier: false });
      }
    }),
    { numRuns: 6 },
  );
});
