// How likely Caesar wins from a true state: scripts play the turn to its end with many dice, the evaluation judges what
// has come of it. How far that holds is in docs/analysis-chances.md.
import {
  CARDS_STEP,
  STEP,
  carryOut,
  copyInto,
  copyState,
  sideIndex,
  type Chance,
  type Order,
  type RollPurpose,
  type Side,
  type State,
} from '@rubicon/engine';
import { Dice } from '../dice.ts';
import { evaluate } from '../evaluate.ts';
import { newMeter } from '../player.ts';
import { playTurns } from '../rollout.ts';
import { makeScript, type Policy } from '../script.ts';
import { MILES } from '../taste.ts';

/** An order that is given first, with the rolls that are known of it; those that are not are thrown. */
export interface Given {
  readonly side: Side;
  readonly order: Order;
  readonly known: readonly number[];
}

export interface Forecaster {
  /** From a state; with an order, from what may come of it there. */
  chance(state: State, given?: Given): number;
}

/** `count` futures are looked at, the same dice in each state. */
export function newForecaster(count: number, seed: number): Forecaster {
  const luck = new Dice();
  const dice = new Dice();
  const policies: readonly [Policy, Policy] = [makeScript(MILES, luck), makeScript(MILES, luck)];
  const meter = newMeter({}, Infinity);
  let scratch: State | null = null;

  const future = (state: State, index: number, given: Given | undefined): number => {
    if (scratch === null || scratch.rules !== state.rules) scratch = copyState(state);
    else copyInto(scratch, state);
    const number = Math.imul(seed, 0x2545f491) + Math.imul(index + 1, 0x9e3779b1);
    dice.reset(number);
    luck.reset(number ^ 0x51ed270b);
    for (const policy of policies) policy.reset();
    if (given !== undefined) {
      const chance = new PartlyKnown(given.known, dice);
      carryOut(scratch, sideIndex(given.side), given.order, { chance, told: null, barrier: false });
      meter.nodes += 1;
    }
    playTurns(scratch, policies, 0, dice, luck, meter);
    return evaluate(scratch);
  };

  const chance = (state: State, given?: Given): number => {
    // Where a turn begins there is nothing to play to its end
    const futures = given === undefined && state.data[STEP] === CARDS_STEP ? 1 : count;
    let sum = 0;
    for (let index = 0; index < futures; index++) sum += future(state, index, given);
    return sum / futures;
  };

  return { chance };
}

class PartlyKnown implements Chance {
  private used = 0;
  private readonly known: readonly number[];
  private readonly rest: Chance;

  constructor(known: readonly number[], rest: Chance) {
    this.known = known;
    this.rest = rest;
  }

  roll(sides: number, purpose: RollPurpose): number {
    return this.known[this.used++] ?? this.rest.roll(sides, purpose);
  }
}
