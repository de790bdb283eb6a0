// Fortune: how much of its chance of winning a side owes to dice, deals and Jupiter's choice. After every roll the worth of
// what came of it is compared with the mean worth of all that could have come of it. Rolls have known chances, so whatever
// the worth is, fortune is 0 on average: a result less its fortune is as unbiased as the result, and varies less.
import {
  FIRE,
  FIREPOWER,
  STRENGTH,
  SeededChance,
  blockOf,
  carryOut,
  copyInto,
  copyState,
  kindOf,
  startGame,
  type Chance,
  type Order,
  type RollPurpose,
  type Ruleset,
  type State,
} from '@rubicon/engine';
import { evaluate } from '../evaluation/evaluate.ts';
import { binomial } from '../math/statistics.ts';
import { newMeter } from '../player/budget.ts';
import { CHARACTERS } from '../script/characters.ts';
import { makeScript } from '../script/script.ts';
import { Dice } from '../search/dice.ts';
import { playTurns, type Cast } from '../search/rollout.ts';

/** Caesar's chance of winning, roughly: any function of a state will do. */
export type Worth = (state: State) => number;

/** What may come of an order, and how likely. */
export interface Outcome {
  readonly chance: number;
  readonly state: State;
}

const DEALS = 24; // drawn to stand for all

/** Rolls as they are wanted: so many hits, one of Jupiter's blocks; cards are dealt by lot. */
class Wanted implements Chance {
  hits = 0;
  struck = 0;
  strikable = 1; // blocks Jupiter chose among
  dealt = false;
  private readonly lot: Chance;

  constructor(lot: Chance) {
    this.lot = lot;
  }

  roll(sides: number, purpose: RollPurpose): number {
    if (purpose === 'die') return this.hits-- > 0 ? 0 : sides - 1; // a face is a hit or not
    if (purpose === 'jupiter') {
      this.strikable = sides;
      return this.struck;
    }
    this.dealt = true;
    return this.lot.roll(sides, purpose);
  }
}

/** All that may come of an order, each with its chance; where cards are dealt, a sample of it. */
export function outcomesOf(before: State, side: number, order: Order, lot: Chance): Outcome[] {
  const isFire = kindOf(order) === FIRE;
  const block = blockOf(order);
  const hitChances = isFire ? binomial(before.data[STRENGTH + block]!, FIREPOWER[block]! / 6) : [1];
  const outcomes: Outcome[] = [];
  for (const [hits, hitChance] of hitChances.entries()) {
    let strikable = 1;
    for (let struck = 0; struck < strikable; struck++) {
      let deals = 1;
      for (let deal = 0; deal < deals; deal++) {
        const wanted = new Wanted(lot);
        wanted.hits = hits;
        wanted.struck = struck;
        const state = copyState(before);
        carryOut(state, side, order, { chance: wanted, told: null, barrier: false });
        strikable = wanted.strikable;
        if (wanted.dealt) deals = DEALS;
        outcomes.push({ chance: hitChance / strikable / deals, state });
      }
    }
  }
  return outcomes;
}

/** What an outcome was worth above the mean of all that could have been. */
export function fortuneOf(outcomes: readonly Outcome[], after: State, worth: Worth): number {
  let mean = 0;
  let own: number | null = null;
  for (const { chance, state } of outcomes) {
    const value = worth(state);
    mean += chance * value;
    if (own === null && isSame(state, after)) own = value;
  }
  return (own ?? worth(after)) - mean;
}

const isSame = ({ data }: State, { data: other }: State): boolean =>
  data.every((byte, i) => byte === other[i]);

/** Adds up Caesar's fortune over a game. */
export interface FortuneMeter {
  /** The first deal has led to this state. */
  begin(after: State): void;
  /** An order for which something was rolled has led from one state to another. */
  add(before: State, side: number, order: Order, after: State): void;
  total(): number;
}

export function fortuneMeter(rules: Ruleset, seed: number, worth: Worth = newWorth()): FortuneMeter {
  const lot = new SeededChance(seed ^ 0x1b873593); // not the game's own
  let total = 0;
  return {
    begin(after) {
      const openings = Array.from({ length: DEALS }, () => startGame(rules, lot).state);
      total += fortuneOf(
        openings.map((state) => ({ chance: 1 / DEALS, state })),
        after,
        worth,
      );
    },
    add(before, side, order, after) {
      total += fortuneOf(outcomesOf(before, side, order, lot), after, worth);
    },
    total: () => total,
  };
}

const LINES = 12;

/** Characters play the turn to its end in several ways, every time with the same dice, and the evaluation values it. */
function newWorth(): Worth {
  const dice = new Dice();
  const policyDice = new Dice();
  const casts = CHARACTERS.map((character): Cast => {
    const script = makeScript(character, policyDice);
    return [script, script];
  });
  const meter = newMeter({}, Infinity);
  let scratch: State | null = null;
  return (state) => {
    let sum = 0;
    for (let line = 0; line < LINES; line++) {
      if (scratch === null || scratch.rules !== state.rules) scratch = copyState(state);
      else copyInto(scratch, state);
      const number = Math.imul(line + 1, 0x9e3779b1);
      dice.reset(number);
      policyDice.reset(number ^ 0x51ed270b);
      const cast = casts[line % casts.length]!;
      cast[0].reset();
      playTurns(scratch, cast, 0, dice, policyDice, meter);
      sum += evaluate(scratch);
    }
    return sum / LINES;
  };
}
