// How likely Caesar wins from a true state: many rollouts by scripts, evaluated at the end of this turn and of each of the
// next few; the mean is better calibrated than any of them alone. docs/analysis-chances.md measures how well.
import {
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
import { evaluate } from '../evaluation/evaluate.ts';
import { newMeter, type Meter } from '../player/budget.ts';
import { TUNED_PERSONALITY, adjust } from '../script/heuristic-weights.ts';
import { makeScript, type Policy } from '../script/script.ts';
import { Dice } from '../search/dice.ts';
import { playTurns } from '../search/rollout.ts';

/** An order given first, with its known rolls; the others are thrown. */
interface Given {
  readonly side: Side;
  readonly order: Order;
  readonly known: readonly number[];
}

export interface Forecaster {
  /** From a state; with an order, from what may come of it there. */
  chance(state: State, given?: Given): number;
}

const TURNS = 4;
const LEAST = 0.002; // some futures were not looked at

/** Noisy, so that futures in which nothing is rolled differ too. */
const NOISY_PERSONALITY = adjust(TUNED_PERSONALITY, { noise: 0.4 });

/** Caesar's mean chance at the ends of this turn and the next few; plays the state on. */
export function playOn(
  state: State,
  policies: readonly [Policy, Policy],
  dice: Dice,
  policyDice: Dice,
  meter: Meter,
  watch?: (state: State, turn: number) => void,
): number {
  let sum = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    playTurns(state, policies, Math.min(turn, 1), dice, policyDice, meter); // first to where a turn begins
    sum += evaluate(state);
    watch?.(state, turn);
  }
  return sum / TURNS;
}

/** `count` futures are looked at, the same dice in each state. */
export function newForecaster(count: number, seed: number): Forecaster {
  const policyDice = new Dice();
  const dice = new Dice();
  const policies: readonly [Policy, Policy] = [
    makeScript(NOISY_PERSONALITY, policyDice),
    makeScript(NOISY_PERSONALITY, policyDice),
  ];
  const meter = newMeter({}, Infinity);
  let scratch: State | null = null;

  const future = (state: State, index: number, given: Given | undefined): number => {
    if (scratch === null || scratch.rules !== state.rules) scratch = copyState(state);
    else copyInto(scratch, state);
    const number = Math.imul(seed, 0x2545f491) + Math.imul(index + 1, 0x9e3779b1);
    dice.reset(number);
    policyDice.reset(number ^ 0x51ed270b);
    for (const policy of policies) policy.reset();
    if (given !== undefined) {
      const chance = new PartlyKnown(given.known, dice);
      carryOut(scratch, sideIndex(given.side), given.order, { chance, told: null, barrier: false });
      meter.nodes += 1;
    }
    return playOn(scratch, policies, dice, policyDice, meter);
  };

  const chance = (state: State, given?: Given): number => {
    let sum = 0;
    for (let index = 0; index < count; index++) sum += future(state, index, given);
    return Math.min(1 - LEAST, Math.max(LEAST, sum / count));
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
