import {
  SeededChance,
  apply,
  askedSides,
  legalOrders,
  makeOrder,
  rulesFor,
  startGame,
  viewFor,
  type View,
} from '@rubicon/engine';
import { expect, test } from 'vitest';
import { calibrated } from './calibration.ts';
import { hintsFor } from './hint.ts';

/** The first position of each step of a random game in which there is something to choose. */
function firstOfEachStep(
  seed: number,
): Map<string, { readonly view: View; readonly orders: readonly string[] }> {
  const chance = new SeededChance(seed);
  const found = new Map<string, { view: View; orders: string[] }>();
  let { state } = startGame(rulesFor('2.0'), chance);
  for (let [side] = askedSides(state); side !== undefined; [side] = askedSides(state)) {
    const view = viewFor(state, side);
    const orders = legalOrders(state, side);
    if (orders.length > 1 && !found.has(view.step))
      found.set(view.step, { view, orders: orders.map((order) => makeOrder(state, order)) });
    const outcome = apply(state, side, orders[chance.roll(orders.length)]!, chance);
    if (!outcome.ok) throw new Error(outcome.message);
    state = outcome.state;
  }
  return found;
}

test.each([...firstOfEachStep(2)])(
  'hints in step %s are legal, different, and the same for the same view',
  (_, position) => {
    const { view, orders } = position;
    const hints = hintsFor(view, orders, { nodes: 1_500 });
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.length).toBeLessThanOrEqual(3);
    for (const { order, chance } of hints) {
      expect(orders).toContain(order);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
    expect(new Set(hints.map(({ order }) => order)).size).toBe(hints.length);
    expect(hintsFor(view, orders, { nodes: 1_500 })).toEqual(hints);
  },
);

test('calibration keeps the order of chances', () => {
  const view = viewFor(startGame(rulesFor('2.0'), new SeededChance(1)).state, 'caesar');
  const chances = [0.05, 0.3, 0.5, 0.7, 0.95].map((raw) => calibrated(raw, view));
  expect(chances).toEqual([...chances].sort((one, other) => one - other));
});
