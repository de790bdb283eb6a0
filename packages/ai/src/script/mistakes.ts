// Mistakes that beginners make, each by its name. All are orders one might give in good faith; none sees more of the
// enemy than how many blocks stand where.
import {
  AREA,
  AREA_COUNT,
  BLOCK_COUNT,
  CARDS_STEP,
  BATTLE_STEP,
  CITY_COUNT,
  HOLDER,
  LAND_EXITS,
  LEVIES,
  LEVY_STEP,
  MOVE,
  MOVES,
  MOVE_STEP,
  PATH_FROM,
  PLAY,
  POOL,
  RETREAT,
  STEP,
  VALUE,
  areaOf,
  argumentOf,
  blockOf,
  copyState,
  countOf,
  isGod,
  isSea,
  kindOf,
  pack,
  type Chance,
  type Order,
  type OrderList,
  type State,
} from '@rubicon/engine';
import { sortByFire } from '../evaluation/material.ts';
import { levyGain } from './levy.ts';
import { newInfluenceMap, updateInfluenceMap } from './influence-map.ts';
import type { Personality } from './heuristic-weights.ts';
import { STEP_PATHS, attackLimit, findRoadMovers } from './road-moves.ts';
import type { Policy } from './script.ts';

export const MISTAKES = [
  'rash attack', // on as many or more, out of zeal
  'city left empty', // a city of points: everybody comes along
  'enemy navy forgotten', // moves as if there were none
  'wrong unit levied', // where it helps least
  'poor retreat', // towards the enemy, or away from friends
  'big card at once', // a God, or the most moves
] as const;
export type Mistake = (typeof MISTAKES)[number];

/** What a beginner decides on: his own good choice is `policy`'s. */
export interface Occasion {
  readonly state: State;
  readonly side: number;
  readonly orders: OrderList;
  readonly policy: Policy;
  readonly personality: Personality;
  readonly chance: Chance;
}

/** The steps in which each can be made. */
const MISTAKE_STEPS: Readonly<Record<Mistake, number>> = {
  'rash attack': MOVE_STEP,
  'city left empty': MOVE_STEP,
  'enemy navy forgotten': MOVE_STEP,
  'wrong unit levied': LEVY_STEP,
  'poor retreat': BATTLE_STEP,
  'big card at once': CARDS_STEP,
};

/** The orders of a mistake, the first first; none where there is no occasion for it. */
export const MISTAKE_ORDERS: Readonly<Record<Mistake, (occasion: Occasion) => readonly Order[]>> = {
  'rash attack': attackRashly,
  'city left empty': leaveCityEmpty,
  'enemy navy forgotten': forgetNavy,
  'wrong unit levied': levyWrongUnit,
  'poor retreat': retreatBadly,
  'big card at once': playBigCard,
};

/** All who can march from one city on one that as many or up to twice as many hold. */
function attackRashly({ state: { data: d }, side, orders, chance }: Occasion): readonly Order[] {
  const attacks: Order[][] = [];
  const movers: number[] = [];
  for (let city = 0; city < CITY_COUNT; city++) {
    const foes = countOf(d, 1 - side, city);
    if (foes === 0 || countOf(d, side, city) > 0) continue;
    for (const { to, link } of LAND_EXITS[city]!) {
      findRoadMovers(d, side, to, movers);
      sortByFire(movers, d);
      const path = STEP_PATHS.get(to * 256 + link)!;
      const marching = movers
        .slice(0, attackLimit(link))
        .map((block) => pack(MOVE, block, path))
        .filter((order) => orders.includes(order));
      if (marching.length > 0 && marching.length <= foes && foes <= 2 * marching.length)
        attacks.push(marching);
    }
  }
  return attacks.length === 0 ? [] : attacks[chance.roll(attacks.length, 'die')]!;
}

/** The move he would have made, with all the others who stand there. */
function leaveCityEmpty({ state, side, orders, policy }: Occasion): readonly Order[] {
  const { data: d } = state;
  const first = policy.choose(state, side, orders);
  if (kindOf(first) !== MOVE) return [first];
  const from = PATH_FROM[argumentOf(first)]!;
  if (from >= CITY_COUNT || VALUE[from] === 0) return [first];
  const others: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (d[AREA + block] === from && d[HOLDER + block] === side && block !== blockOf(first))
      others.push(block);
  return [first, ...others.map((block) => pack(MOVE, block, argumentOf(first)))];
}

/** The move he would make if no enemy were at sea. */
function forgetNavy({ state, side, orders, policy }: Occasion): readonly Order[] {
  const imagined = copyState(state);
  const { data: d } = imagined;
  let forgotten = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const area = d[AREA + block]!;
    if (area >= AREA_COUNT || d[HOLDER + block] === side || !isSea(area)) continue;
    d[AREA + block] = POOL;
    forgotten += 1;
  }
  return forgotten === 0 ? [] : [policy.choose(imagined, side, orders)];
}

function levyWrongUnit({ state, side, orders, personality }: Occasion): readonly Order[] {
  const map = newInfluenceMap(personality[side]!);
  updateInfluenceMap(map, state, side);
  return least(orders, (order) => (order === 0 ? Infinity : levyGain(map, state, order)));
}

/** Of all ways that a block may take, the one to where most enemies are near. */
function retreatBadly({ state, side, orders, policy }: Occasion): readonly Order[] {
  const wanted = policy.choose(state, side, orders);
  if (kindOf(wanted) !== RETREAT) return [];
  const { data: d } = state;
  const safety = (area: number): number =>
    countOf(d, side, area) -
    (area < CITY_COUNT ? LAND_EXITS[area]!.reduce((sum, { to }) => sum + countOf(d, 1 - side, to), 0) : 0);
  return least(orders, (order) =>
    kindOf(order) === RETREAT && blockOf(order) === blockOf(wanted)
      ? safety(areaOf(argumentOf(order)))
      : Infinity,
  );
}

function playBigCard({ orders }: Occasion): readonly Order[] {
  if (kindOf(orders.at(0)) !== PLAY) return [];
  const show = (card: number): number => (isGod(card) ? 100 : 10 * MOVES[card]! + LEVIES[card]!);
  return least(orders, (order) => -show(argumentOf(order)));
}

/** The order that is least by a measure; none where all are infinite. */
function least(orders: OrderList, measure: (order: Order) => number): readonly Order[] {
  let choice: Order | null = null;
  let lowest = Infinity;
  for (let i = 0; i < orders.length; i++) {
    const value = measure(orders.at(i));
    if (value >= lowest) continue;
    lowest = value;
    choice = orders.at(i);
  }
  return choice === null ? [] : [choice];
}

/** Those that may be made in a step. */
export const mistakesIn = ({ data }: State): Mistake[] =>
  MISTAKES.filter((mistake) => MISTAKE_STEPS[mistake] === data[STEP]);
