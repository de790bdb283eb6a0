// A fast rule-based policy on packed orders for every step: a player of its own, and the rollout policy of the search.
import {
  AREA,
  AREA_COUNT,
  BATTLE_STEP,
  BLOCK_COUNT,
  CARDS_STEP,
  DEFECT_STEP,
  DEPLOY_STEP,
  DISBAND_STEP,
  DONE,
  ENTRY,
  FIGHT_STEP,
  HARBOUR_STEP,
  HITS_STEP,
  JUPITER_STEP,
  LEVIES,
  LEVY_STEP,
  MAIN_STEP,
  MOVES,
  MOVE_STEP,
  PLAY,
  REGROUP_STEP,
  START_CITY,
  STEP,
  STRENGTH,
  SUPPLY_STEP,
  SURPRISE_STEP,
  TURN,
  VULCAN_STEP,
  areaOf,
  argumentOf,
  blockOf,
  isGod,
  kindOf,
  moreOf,
  pack,
  type Chance,
  type Order,
  type OrderList,
  type State,
} from '@rubicon/engine';
import { FIRE_RATE } from '../evaluation/material.ts';
import { chooseBattleOrder, chooseHit } from './battle.ts';
import type { HeuristicWeights, Personality } from './heuristic-weights.ts';
import { newInfluenceMap, updateInfluenceMap, type InfluenceMap } from './influence-map.ts';
import { bestDestination, leastValuable, levyGain } from './levy.ts';
import { planGroupMove } from './movement.ts';

/** Chooses among the legal orders of a side in a true or a sampled state. */
export interface Policy {
  choose(state: State, side: number, orders: OrderList): Order;
  /** Drops the queued orders: the next state does not follow from the last. */
  reset(): void;
}

const FINISHED = pack(DONE, 0, 0);

export function makeScript(personality: Personality, chance: Chance): Policy {
  const maps = personality.map((weights) => newInfluenceMap(weights));
  const queue: Order[] = [];

  const nextMove = (state: State, side: number, orders: OrderList): Order => {
    for (let planned = queue.pop(); planned !== undefined; planned = queue.pop())
      if (orders.includes(planned)) return planned;
    if (orders.length === 1) return FINISHED;
    const map = maps[side]!;
    updateInfluenceMap(map, state, side);
    planGroupMove(map, state, orders, map.weights.noise, chance, queue);
    const first = queue.pop();
    return first !== undefined && orders.includes(first) ? first : FINISHED;
  };

  const chooseBest = (state: State, side: number, orders: OrderList): Order => {
    const map = maps[side]!;
    const step = state.data[STEP]!;
    if (step === MOVE_STEP) return nextMove(state, side, orders);
    queue.length = 0;
    switch (step) {
      case BATTLE_STEP:
        return chooseBattleOrder(map, state, orders);
      case HITS_STEP:
        return chooseHit(state, orders);
      case CARDS_STEP:
        return best(orders, (order) => cardWorth(map.weights, state, order, chance));
      case DEPLOY_STEP:
        return best(orders, (order) => (START_CITY[blockOf(order)] === argumentOf(order) ? 1 : 0));
      case FIGHT_STEP:
        return orders.at(0);
    }
    updateInfluenceMap(map, state, side);
    return chooseByMap(map, state, step, orders);
  };

  return {
    choose(state, side, orders) {
      if (orders.length === 1) return orders.at(0);
      const { blunderRate } = maps[side]!.weights;
      if (blunderRate > 0 && chance.roll(1000, 'die') < blunderRate * 1000)
        return orders.at(chance.roll(orders.length, 'die'));
      return chooseBest(state, side, orders);
    },
    reset() {
      queue.length = 0;
    },
  };
}

/** Steps decided by the influence map. */
function chooseByMap(map: InfluenceMap, state: State, step: number, orders: OrderList): Order {
  const d = state.data;
  const from = (block: number): number => d[AREA + block]!;
  switch (step) {
    case LEVY_STEP:
      return best(orders, (order) => (order === FINISHED ? 0 : levyGain(map, state, order)));
    case MAIN_STEP:
      return best(orders, (order) => entryFire(d, areaOf(argumentOf(order)), moreOf(argumentOf(order))));
    case SURPRISE_STEP:
      return best(orders, (order) =>
        order === FINISHED ? 0 : 1 + map.stake[argumentOf(order)]! + map.foeCount[argumentOf(order)]!,
      );
    case JUPITER_STEP:
      return best(orders, (order) => (order === FINISHED ? 0 : jupiterWorth(map, areaOf(argumentOf(order)))));
    case VULCAN_STEP:
      return best(orders, (order) => (order === FINISHED ? 0 : vulcanWorth(map, argumentOf(order))));
    case DEFECT_STEP:
      return best(orders, (order) => map.pull[argumentOf(order)]! + map.stake[argumentOf(order)]!);
    case REGROUP_STEP:
      return bestDestination(map, state, orders, argumentOf, from, 0.3) ?? FINISHED;
    case HARBOUR_STEP:
      return bestDestination(map, state, orders, argumentOf, () => AREA_COUNT, -Infinity) ?? orders.at(0);
    case SUPPLY_STEP:
      return leastValuable(map, state, orders);
    case DISBAND_STEP:
      return FINISHED;
  }
  return orders.at(0);
}

/** Hits expected of those who came into an area by one link. */
function entryFire(d: Uint8Array, area: number, link: number): number {
  let fire = 0;
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (d[AREA + block] === area && d[ENTRY + block] === link + 1)
      fire += d[STRENGTH + block]! * FIRE_RATE[block]!;
  return fire;
}

/** A city held by one block falls empty when Jupiter takes it. */
const jupiterWorth = (map: InfluenceMap, area: number): number => {
  const foes = map.foeCount[area]!;
  return foes === 1 ? 2 + map.stake[area]! : 2 + map.stake[area]! / (2 * foes);
};

const vulcanWorth = (map: InfluenceMap, city: number): number =>
  map.foeCount[city]! * (1 + 0.1 * map.stake[city]!) + 0.2 * map.pull[city]!;

function cardWorth(weights: HeuristicWeights, state: State, order: Order, chance: Chance): number {
  const card = argumentOf(order);
  const moves = weights.cardMoves + weights.cardLate * (state.data[TURN]! - 1);
  const worth = isGod(card) ? weights.cardGod : MOVES[card]! * moves + LEVIES[card]! * weights.cardLevies;
  const luck = chance.roll(1000, 'die') / 1000;
  return kindOf(order) === PLAY ? worth + luck : -worth;
}

function best(orders: OrderList, worth: (order: Order) => number): Order {
  let choice = orders.at(0);
  let highest = -Infinity;
  for (let i = 0; i < orders.length; i++) {
    const value = worth(orders.at(i));
    if (value > highest) {
      highest = value;
      choice = orders.at(i);
    }
  }
  return choice;
}
