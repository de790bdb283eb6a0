import {
  CARDS_STEP,
  EDITIONS,
  OrderList,
  STEP,
  SeededChance,
  copyState,
  legalOrders,
  listOrders,
  makeOrder,
  rulesFor,
  sample,
  sideName,
  startGame,
  viewFor,
  type Order,
  type State,
} from '@rubicon/engine';
import { expect, test } from 'vitest';
import { CardHabits } from '../../tools/card-habits.ts';
import { playPolicies } from '../arena/policy-match.ts';
import { TUNED_PERSONALITY } from '../script/heuristic-weights.ts';
import { makeScript, type Policy } from '../script/script.ts';
import { makePlayer } from './level-players.ts';
import { learnedCards } from './learned-cards.ts';

/** The script with learned cards. */
function withCards(seed: number, told: (state: State, side: number, order: Order) => void): Policy {
  const script = makeScript(TUNED_PERSONALITY, new SeededChance(seed));
  const chance = new SeededChance(seed + 1);
  return {
    choose(state, side, orders) {
      if (state.data[STEP] !== CARDS_STEP) return script.choose(state, side, orders);
      const order = learnedCards(state, side, orders, chance);
      told(state, side, order);
      return order;
    },
    reset: () => script.reset(),
  };
}

test('habit predicts hardly more than half of plays and discards', () => {
  const habits = new CardHabits();
  const tell = habits.add.bind(habits);
  for (let seed = 0; seed < 240; seed += 4)
    playPolicies(
      rulesFor(EDITIONS[seed % EDITIONS.length]!),
      [withCards(seed, tell), withCards(seed + 2, tell)],
      new SeededChance(seed),
    );
  expect(habits.predicted('play')).toBeLessThan(0.5);
  expect(habits.predicted('discard')).toBeLessThan(0.5);
});

test('a choice depends on what its side may see, and on chance, alone', () => {
  const orders = new OrderList();
  for (let seed = 1; seed <= 20; seed++) {
    const { state } = startGame(rulesFor('2.0'), new SeededChance(seed));
    listOrders(state, 0, orders);
    const choose = (from: State): Order => learnedCards(from, 0, orders, new SeededChance(seed));
    const chosen = choose(copyState(state));
    expect(choose(sample(viewFor(state, sideName(0)), new SeededChance(3)))).toBe(chosen);
  }
});

test.each([
  ['centurio', false],
  ['legatus', true],
  ['imperator', true],
] as const)('%s from one hand discards various cards: %s', (level, isMixed) => {
  const { state } = startGame(rulesFor('2.0'), new SeededChance(3));
  const view = viewFor(state, 'caesar');
  const texts = legalOrders(state, 'caesar').map((order) => makeOrder(state, order));
  const discarded = Array.from(
    { length: 20 },
    (_, seed) => makePlayer(level, seed).choose(view, texts).order,
  );
  expect(new Set(discarded).size > 1).toBe(isMixed);
});
