import {
  AREA,
  MOVE,
  SeededChance,
  argumentOf,
  blockOf,
  kindOf,
  legalOrders,
  makeOrder,
  parsePosition,
  rulesFor,
  sideIndex,
  type State,
} from '@rubicon/engine';
import { expect, test } from 'vitest';
import { EMPTIED } from '../../test/blunders.ts';
import { drawGroup, mutate } from './plan.ts';

function stateAt(position: string): State {
  const parsed = parsePosition(position, rulesFor('2.0'));
  if (!parsed.ok) throw new RangeError(parsed.fault.message);
  return parsed.value;
}

const positions = EMPTIED.map(({ position }) => stateAt(position));
const sideOf = (state: State) => (legalOrders(state, 'caesar').length > 0 ? 'caesar' : 'pompey');

test('a group drawn by lot is blocks of one area that may go one way', () => {
  for (const state of positions) {
    const side = sideOf(state);
    const legal = legalOrders(state, side);
    for (let seed = 0; seed < 50; seed++) {
      const group = drawGroup(state, sideIndex(side), new SeededChance(seed));
      expect(legal).toEqual(expect.arrayContaining(group));
      expect(new Set(group.map(blockOf)).size).toBe(group.length);
      expect(new Set(group.map((order) => state.data[AREA + blockOf(order)])).size).toBe(1);
      expect(new Set(group.map(argumentOf)).size).toBe(1);
    }
  }
});

test('every move of a block is drawn sooner or later', () => {
  const state = positions[0]!;
  const side = sideOf(state);
  const drawn = new Set<number>();
  for (let seed = 0; seed < 20_000; seed++)
    for (const order of drawGroup(state, sideIndex(side), new SeededChance(seed))) drawn.add(order);
  const missed = legalOrders(state, side).filter((order) => kindOf(order) === MOVE && !drawn.has(order));
  expect(missed.map((order) => makeOrder(state, order))).toEqual([]);
});

test('a plan made from others has the group it is given', () => {
  const state = positions[0]!;
  const side = sideIndex(sideOf(state));
  const chance = new SeededChance(1);
  const parent = drawGroup(state, side, chance);
  const group = drawGroup(state, side, chance);
  expect(mutate(parent, [], group, chance)).toEqual(expect.arrayContaining(group));
});
