// Cards: both sides choose at once, so the sampled payoffs are solved as a game. One's own mixture is one for all
// worlds; the enemy knows his hand and answers in each world for itself.
import {
  APOLLO,
  CARD_COUNT,
  COMMITTED,
  DISCARD,
  HAND,
  PLAY,
  TURN,
  argumentOf,
  pack,
  type Order,
  type OrderList,
  type SeededChance,
  type State,
} from '@rubicon/engine';
import { isSpent } from './player.ts';
import { outcomeOf, type Judge, type Sampled } from './rollout.ts';

/** Payoffs in one world: [own choice][enemy's choice]. */
type Payoffs = readonly (readonly number[])[];

const ROUNDS = 400;

/** A mixture over one's own cards by regret matching. */
export function solveCards(worlds: readonly Payoffs[], cards: number): number[] {
  const regrets = new Float64Array(cards);
  const average = new Float64Array(cards);
  const theirRegrets = worlds.map((payoffs) => new Float64Array(payoffs[0]!.length));
  for (let round = 0; round < ROUNDS; round++) {
    const mine = mixtureOf(regrets);
    const values = new Float64Array(cards);
    worlds.forEach((payoffs, w) => {
      const theirs = mixtureOf(theirRegrets[w]!);
      const theirValues = new Float64Array(theirs.length);
      for (let i = 0; i < cards; i++) {
        for (let j = 0; j < theirs.length; j++) {
          values[i]! += payoffs[i]![j]! * theirs[j]!;
          theirValues[j]! -= payoffs[i]![j]! * mine[i]!;
        }
      }
      learn(theirRegrets[w]!, theirValues, theirs);
    });
    learn(regrets, values, mine);
    mine.forEach((share, i) => (average[i]! += (share * round) / ROUNDS));
  }
  const total = average.reduce((sum, share) => sum + share, 0);
  return [...average].map((share) => share / total);
}

function mixtureOf(regrets: Float64Array): number[] {
  const total = regrets.reduce((sum, regret) => sum + Math.max(0, regret), 0);
  return Array.from(regrets, (regret) => (total > 0 ? Math.max(0, regret) / total : 1 / regrets.length));
}

function learn(regrets: Float64Array, values: Float64Array, mixture: readonly number[]): void {
  let mean = 0;
  values.forEach((value, i) => (mean += value * mixture[i]!));
  values.forEach((value, i) => (regrets[i] = Math.max(0, regrets[i]! + value - mean)));
}

/** Plays of a side in a world; its discard, if it has one to make, is left to the script. */
function playsOf(state: State, side: number): Order[] {
  const d = state.data;
  const plays: Order[] = [];
  if (d[COMMITTED + side] !== 0) return plays;
  for (let card = 0; card < CARD_COUNT; card++) {
    if (d[HAND + side * CARD_COUNT + card] === 0 || (card === APOLLO && d[TURN] === 1)) continue;
    plays.push(pack(PLAY, 0, card));
  }
  return plays;
}

const LEAST_WORLDS = 8;
const SURE = 2; // standard errors by which a card must beat the script's

/** Chooses a card to play: the script's own, unless the solution draws one that is clearly better. */
export function chooseCard(
  judge: Judge,
  sampled: Sampled,
  orders: OrderList,
  chance: SeededChance,
): { order: Order; chance: number | null } {
  const favourite = judge.policies[judge.side]!.choose(sampled.world(0), judge.side, orders);
  const own = Array.from({ length: orders.length }, (_, i) => orders.at(i));
  const worlds: number[][][] = [];
  for (let w = 0; w < sampled.count && !isSpent(judge.meter); w++) {
    const payoffs = payoffsIn(judge, sampled, w, own);
    if (payoffs !== null) worlds.push(payoffs);
  }
  if (worlds.length < LEAST_WORLDS) return { order: favourite, chance: null };
  const drawn = draw(solveCards(worlds, own.length), chance);
  const usual = own.indexOf(favourite);
  const choice = leadOf(worlds, drawn, usual) > 0 ? drawn : usual;
  const value = worlds.reduce((sum, world) => sum + meanOf(world[choice]!), 0) / worlds.length;
  return { order: own[choice]!, chance: value };
}

function draw(mixture: readonly number[], chance: SeededChance): number {
  // What the solution plays by accident is not played at all
  const sure = mixture.map((share) => (share < 0.08 ? 0 : share));
  const total = sure.reduce((sum, share) => sum + share, 0);
  let left = chance.roll(1_000_000) / 1_000_000;
  let choice = 0;
  while (choice < mixture.length - 1 && left >= sure[choice]! / total) left -= sure[choice++]! / total;
  return choice;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far one card surely beats another, whatever the enemy plays. */
function leadOf(worlds: readonly Payoffs[], one: number, other: number): number {
  const leads = worlds.map((world) => meanOf(world[one]!) - meanOf(world[other]!));
  const mean = meanOf(leads);
  const variance = meanOf(leads.map((lead) => (lead - mean) ** 2));
  return mean - SURE * Math.sqrt(variance / (leads.length - 1));
}

function payoffsIn(judge: Judge, sampled: Sampled, w: number, own: readonly Order[]): number[][] | null {
  const world = sampled.world(w);
  const foe = 1 - judge.side;
  const isOpen = world.data[COMMITTED + foe] === 0 && world.data[DISCARD + foe] !== 0;
  const theirs = isOpen ? playsOf(world, foe) : [];
  if (theirs.length === 0) {
    return own.map((order) => [outcomeOf(judge, sampled, w, [order])]);
  }
  const rows: number[][] = [];
  for (const order of own) {
    const row: number[] = [];
    for (const theirCard of theirs) {
      if (isSpent(judge.meter)) return null;
      row.push(outcomeWith(judge, sampled, w, order, argumentOf(theirCard)));
    }
    rows.push(row);
  }
  return rows;
}

/** The outcome if the enemy commits a certain card. */
function outcomeWith(judge: Judge, sampled: Sampled, w: number, order: Order, card: number): number {
  const { data } = sampled.world(w);
  const foe = 1 - judge.side;
  const at = HAND + foe * CARD_COUNT + card;
  data[at]!--;
  data[COMMITTED + foe] = card + 1;
  const outcome = outcomeOf(judge, sampled, w, [order]);
  data[at]!++;
  data[COMMITTED + foe] = 0;
  return outcome;
}
