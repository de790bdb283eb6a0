// Games for fitting and measuring beliefs, of every edition, told step by step.
import {
  DISBAND_STEP,
  EDITIONS,
  OVER_STEP,
  OrderList,
  STEP,
  SeededChance,
  carryOut,
  copyInto,
  copyState,
  eventsFor,
  listOrders,
  makeOrder,
  rulesFor,
  sideName,
  startGame,
  viewFor,
  type Event,
  type Happening,
  type Order,
  type Ruleset,
  type State,
} from '@rubicon/engine';
import { resultOf } from '../src/evaluation/evaluate.ts';
import { TIRO, makePlayer } from '../src/levels/level-players.ts';
import { TUNED_PERSONALITY, adjust, type Personality } from '../src/script/heuristic-weights.ts';
import { makeScript } from '../src/script/script.ts';

export interface Watcher {
  begin(rules: Ruleset): void;
  /** A side is about to choose among these orders. */
  decide(state: State, side: number, orders: OrderList): void;
  /** What an order caused; the state before it. */
  happen(before: State, side: number, order: Order | null, told: readonly Happening[]): void;
}

const PERSONALITIES = [TUNED_PERSONALITY, TIRO, adjust(TUNED_PERSONALITY, { noise: 0.4, blunderRate: 0.02 })];

/** Who plays: scripts of several characters, chance alone, or a level that searches. */
export const TEMPERS = ['script', 'random', 'centurio'] as const;
export type Temper = (typeof TEMPERS)[number];

/** A seat chooses knowing the state; a player behind it is only shown his view. */
interface Seat {
  choose(state: State, side: number, orders: OrderList): Order;
  observe(events: readonly Event[]): void;
}

function seatOf(temper: Temper, personality: Personality, seed: number): Seat {
  const chance = new SeededChance(seed);
  const observe = (): void => {};
  if (temper === 'script') {
    const script = makeScript(personality, chance);
    return { choose: (state, side, orders) => script.choose(state, side, orders), observe };
  }
  if (temper === 'random') {
    // Disbanding by choice is ended half of the time, or the map would empty
    const any = (state: State, _: number, orders: OrderList): Order =>
      state.data[STEP] === DISBAND_STEP && chance.roll(2) === 0
        ? orders.at(orders.length - 1)
        : orders.at(chance.roll(orders.length));
    return { choose: any, observe };
  }
  const player = makePlayer(temper, seed);
  return {
    choose(state, side, orders) {
      const packed = Array.from({ length: orders.length }, (_, index) => orders.at(index));
      const texts = packed.map((order) => makeOrder(state, order));
      return packed[texts.indexOf(player.choose(viewFor(state, sideName(side)), texts).order)]!;
    },
    observe: (events) => player.observe(events),
  };
}

/** The same seed gives the same game. Returns how it ended: 1 = Caesar has won, 0 = Pompey, a half for a draw. */
export function playSelf(seed: number, watcher: Watcher, temper: Temper = 'script'): number {
  const rules = rulesFor(EDITIONS[seed % EDITIONS.length]!);
  const chance = new SeededChance(seed);
  const { state, happenings } = startGame(rules, chance);
  watcher.begin(rules);
  const before = copyState(state);
  watcher.happen(before, 0, null, happenings);
  const kind = Math.floor(seed / EDITIONS.length);
  const seats = [kind, Math.floor(kind / PERSONALITIES.length)].map((each, side) =>
    seatOf(temper, PERSONALITIES[each % PERSONALITIES.length]!, seed + 1 + side),
  );
  const tell = (told: readonly Happening[]): void =>
    seats.forEach((seat, side) => seat.observe(eventsFor(told, sideName(side))));
  tell(happenings);
  const orders = new OrderList();
  while (state.data[STEP] !== OVER_STEP) {
    let side = 0;
    listOrders(state, 0, orders);
    if (orders.length === 0) listOrders(state, (side = 1), orders);
    watcher.decide(state, side, orders);
    const order = seats[side]!.choose(state, side, orders);
    copyInto(before, state);
    const told: Happening[] = [];
    carryOut(state, side, order, { chance, told, barrier: false });
    watcher.happen(before, side, order, told);
    tell(told);
  }
  return resultOf(state);
}
