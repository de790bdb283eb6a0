// A fast scripted policy on packed orders for every step. It is a player of its own and what search plays on with.
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
import { chooseHit, chooseInBattle } from './battle.ts';
import { bestStep, gainOfLevy, leastWorth } from './levy.ts';
import { planGroup } from './movement.ts';
import { FIRE_RATE } from '../evaluation/material.ts';
import { lookAround, newSurvey, type Survey } from './influence-map.ts';
import type { Character, Taste } from './heuristic-weights.ts';

/** Chooses among the legal orders of a side in a state that may be the true one or a guess. */
export interface Policy {
  choose(state: State, side: number, orders: OrderList): Order;
  /** Forgets what was begun: the next state has nothing to do with the last. */
  reset(): void;
}

const FINISHED = pack(DONE, 0, 0);

export function makeScript(character: Character, chance: Chance): Policy {
  const surveys = character.map((taste) => newSurvey(taste));
  const queue: Order[] = [];

  const nextMove = (state: State, side: number, orders: OrderList): Order => {
    for (let planned = queue.pop(); planned !== undefined; planned = queue.pop())
      if (orders.includes(planned)) return planned;
    if (orders.length === 1) return FINISHED;
    const survey = surveys[side]!;
    lookAround(survey, state, side);
    planGroup(survey, state, orders, survey.taste.noise, chance, queue);
    const first = queue.pop();
    return first !== undefined && orders.includes(first) ? first : FINISHED;
  };

  const sensible = (state: State, side: number, orders: OrderList): Order => {
    const survey = surveys[side]!;
    const step = state.data[STEP]!;
    if (step === MOVE_STEP) return nextMove(state, side, orders);
    queue.length = 0;
    switch (step) {
      case BATTLE_STEP:
        return chooseInBattle(survey, state, orders);
      case HITS_STEP:
        return chooseHit(state, orders);
      case CARDS_STEP:
        return best(orders, (order) => cardWorth(survey.taste, state, order, chance));
      case DEPLOY_STEP:
        return best(orders, (order) => (START_CITY[blockOf(order)] === argumentOf(order) ? 1 : 0));
      case FIGHT_STEP:
        return orders.at(0);
    }
    lookAround(survey, state, side);
    return settled(survey, state, step, orders);
  };

  return {
    choose(state, side, orders) {
      if (orders.length === 1) return orders.at(0);
      const { folly } = surveys[side]!.taste;
      if (folly > 0 && chance.roll(1000, 'die') < folly * 1000)
        return orders.at(chance.roll(orders.length, 'die'));
      return sensible(state, side, orders);
    },
    reset() {
      queue.length = 0;
    },
  };
}

/** Steps that look at the whole map. */
function settled(survey: Survey, state: State, step: number, orders: OrderList): Order {
  const d = state.data;
  const from = (block: number): number => d[AREA + block]!;
  switch (step) {
    case LEVY_STEP:
      return best(orders, (order) => (order === FINISHED ? 0 : gainOfLevy(survey, state, order)));
    case MAIN_STEP:
      return best(orders, (order) => entryFire(d, areaOf(argumentOf(order)), moreOf(argumentOf(order))));
    case SURPRISE_STEP:
      return best(orders, (order) =>
        order === FINISHED ? 0 : 1 + survey.stake[argumentOf(order)]! + survey.foeCount[argumentOf(order)]!,
      );
    case JUPITER_STEP:
      return best(orders, (order) =>
        order === FINISHED ? 0 : jupiterWorth(survey, areaOf(argumentOf(order))),
      );
    case VULCAN_STEP:
      return best(orders, (order) => (order === FINISHED ? 0 : vulcanWorth(survey, argumentOf(order))));
    case DEFECT_STEP:
      return best(orders, (order) => survey.pull[argumentOf(order)]! + survey.stake[argumentOf(order)]!);
    case REGROUP_STEP:
      return bestStep(survey, state, orders, argumentOf, from, 0.3) ?? FINISHED;
    case HARBOUR_STEP:
      return bestStep(survey, state, orders, argumentOf, () => AREA_COUNT, -Infinity) ?? orders.at(0);
    case SUPPLY_STEP:
      return leastWorth(survey, state, orders);
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
const jupiterWorth = (survey: Survey, area: number): number => {
  const foes = survey.foeCount[area]!;
  return foes === 1 ? 2 + survey.stake[area]! : 2 + survey.stake[area]! / (2 * foes);
};

const vulcanWorth = (survey: Survey, city: number): number =>
  survey.foeCount[city]! * (1 + 0.1 * survey.stake[city]!) + 0.2 * survey.pull[city]!;

function cardWorth(taste: Taste, state: State, order: Order, chance: Chance): number {
  const card = argumentOf(order);
  const moves = taste.cardMoves + taste.cardLate * (state.data[TURN]! - 1);
  const worth = isGod(card) ? taste.cardGod : MOVES[card]! * moves + LEVIES[card]! * taste.cardLevies;
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
