// What orders are worth to one who sees only a view: their futures in worlds drawn from it, as the review judges them.
import {
  AREA,
  AREA_IDS,
  BLOCK_COUNT,
  BLOCK_IDS,
  CARDS_STEP,
  CITY_COUNT,
  DEAD,
  IS_LEADER,
  OVER_STEP,
  RESULT,
  STEP,
  SeededChance,
  VALUE,
  countOf,
  pointsOf,
  type Order,
  type State,
  type View,
} from '@rubicon/engine';
import { futureOf } from '../analysis/future.ts';
import { likelyWorld } from '../beliefs/likely-world.ts';
import { newMeter } from '../player/budget.ts';
import { seatOf } from '../player/seat.ts';
import { CHARACTERS } from '../script/characters.ts';
import { TUNED_PERSONALITY } from '../script/heuristic-weights.ts';
import { makeScript } from '../script/script.ts';
import { Dice } from '../search/dice.ts';
import { sampleWorlds, type Cast, type RolloutSetup, type SampledWorlds } from '../search/rollout.ts';
import { openPuzzle, ordersOf, type Outlook, type Puzzle } from './puzzle.ts';

export interface Judged {
  readonly values: readonly number[]; // the chance of winning, world by world
  readonly outlook: Outlook; // with every city that counts
}

export interface Judge {
  readonly judge: (orders: readonly Order[]) => Judged;
}

/** Several characters answer, so that no alternative is right because one of them falls for it. */
export function rolloutSetup(side: number): Pick<RolloutSetup, 'side' | 'casts' | 'policyDice'> {
  const policyDice = new Dice();
  const own = makeScript(TUNED_PERSONALITY, policyDice);
  const casts = CHARACTERS.map((character): Cast => {
    const other = makeScript(character, policyDice);
    return side === 0 ? [own, other] : [other, own];
  });
  return { side, casts, policyDice };
}

/** Worlds of a view alone: whoever solves a puzzle has not seen the game before it. */
export const worldsOf = (view: View, count: number, seed: number): SampledWorlds =>
  sampleWorlds(count, (chance) => likelyWorld(view, chance), new SeededChance(seed));

const CITIES = Array.from({ length: CITY_COUNT }, (_, city) => city).filter((city) => VALUE[city]! > 0);

/** The same view, number of worlds and seed give the same judgement. */
export function newJudge(view: View, worlds: number, seed: number): Judge {
  const side = seatOf(view);
  const setup = { ...rolloutSetup(side), meter: newMeter({}, Infinity) };
  const sampled = worldsOf(view, worlds, seed);
  const before = sampled.world(0).data;
  const lookAt = before[STEP] === CARDS_STEP ? 1 : 0; // a card does nothing yet when it is chosen
  return {
    judge(orders) {
      const tally = newTally(before, side);
      const values = sampled.seeds.map((_, index) =>
        futureOf(setup, sampled, index, orders, (state, turn) => {
          if (turn === lookAt) tally.add(state);
        }),
      );
      return { values, outlook: tally.outlook(worlds) };
    },
  };
}

function newTally(before: Uint8Array, side: number) {
  let won = 0;
  let lost = 0;
  const points: [number, number] = [0, 0];
  const dead = new Map<number, number>();
  const held = new Map<number, number>();
  const count = (map: Map<number, number>, key: number): void => void map.set(key, (map.get(key) ?? 0) + 1);
  return {
    add({ data: d }: State): void {
      const winner = d[STEP] === OVER_STEP ? d[RESULT]! - 1 : -1;
      if (winner === side) won += 1;
      else if (winner === 1 - side) lost += 1;
      points[0] += pointsOf(d, side);
      points[1] += pointsOf(d, 1 - side);
      for (let block = 0; block < BLOCK_COUNT; block++)
        if (IS_LEADER[block] === 1 && d[AREA + block] === DEAD && before[AREA + block] !== DEAD)
          count(dead, block);
      for (const city of CITIES)
        if (countOf(d, side, city) > 0 && countOf(d, 1 - side, city) === 0) count(held, city);
    },
    outlook(worlds: number): Outlook {
      const shares = (map: Map<number, number>, ids: readonly string[]): Record<string, number> =>
        Object.fromEntries([...map].map(([key, times]) => [ids[key]!, rounded(times / worlds)]));
      return {
        won: rounded(won / worlds),
        lost: rounded(lost / worlds),
        points: [rounded(points[0] / worlds), rounded(points[1] / worlds)],
        dead: shares(dead, BLOCK_IDS),
        held: shares(held, AREA_IDS),
      };
    },
  };
}

export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

export interface MeanOf {
  readonly mean: number;
  readonly error: number; // standard error
}

export function meanOf(values: readonly number[]): MeanOf {
  const { length } = values;
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (length * (length - 1))) };
}

/** How much better one was than another in the same worlds with the same dice. */
export const leadOf = (one: readonly number[], other: readonly number[]): MeanOf =>
  meanOf(one.map((value, index) => value - other[index]!));

export interface Verdict extends MeanOf {
  readonly outlook: Outlook;
}

/** What a solver's own orders are worth, in the worlds in which the puzzle was checked; null if they cannot be given. */
export function judgeAnswer(puzzle: Puzzle, orders: readonly string[]): Verdict | null {
  const packed = ordersOf(puzzle, orders);
  if (packed === null) return null;
  const { values, outlook } = newJudge(openPuzzle(puzzle).view, puzzle.worlds, puzzle.seed).judge(packed);
  return { ...meanOf(values), outlook };
}
