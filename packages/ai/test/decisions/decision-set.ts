// A frozen set of decisions with what their orders were worth when the set was made (tools/make-decisions.ts): how much
// worse than the best known a player chooses is its regret.
import {
  OVER_STEP,
  STEP,
  SeededChance,
  carryOut,
  copyState,
  legalOrders,
  makeOrder,
  parsePosition,
  rulesFor,
  sideIndex,
  viewFor,
  type Edition,
  type Order,
  type Side,
  type State,
} from '@rubicon/engine';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { likelyWorld } from '../../src/beliefs/likely-world.ts';
import { evaluate } from '../../src/evaluation/evaluate.ts';
import { newMeter } from '../../src/player/budget.ts';
import type { Player } from '../../src/player/player.ts';
import { CHARACTERS } from '../../src/script/characters.ts';
import { makeScript } from '../../src/script/script.ts';
import { Dice } from '../../src/search/dice.ts';
import {
  rolloutValue,
  sampleWorlds,
  type RolloutSetup,
  type SampledWorlds,
} from '../../src/search/rollout.ts';

/** One order, or all of a command phase, and the chance of winning with it. */
export interface Valued {
  readonly orders: readonly string[];
  readonly value: number;
  readonly error: number; // standard error of its difference from the best, in the same worlds
}

export const KINDS = ['card', 'command', 'levy', 'battle', 'retreat', 'hits', 'winter', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export interface Decision {
  readonly kind: Kind;
  readonly edition: Edition;
  readonly position: string;
  readonly side: Side;
  readonly seed: number; // of the worlds it is rolled out in
  readonly candidates: readonly Valued[]; // the best first
}

export const SET_FILE = path.join(import.meta.dirname, 'decisions.json.gz');

export const readDecisions = (): Decision[] =>
  JSON.parse(gunzipSync(readFileSync(SET_FILE)).toString('utf8')) as Decision[];

export function stateOf({ position, edition }: Pick<Decision, 'position' | 'edition'>): State {
  const parsed = parsePosition(position, rulesFor(edition));
  if (!parsed.ok) throw new RangeError(parsed.fault.message);
  return parsed.value;
}

const COMMAND: ReadonlySet<string> = new Set(['move', 'main', 'surprise', 'levy']);

/** What a player does at a decision: one order, or all of its command phase. */
export function choiceOf(player: Player, decision: Decision, nodes: number): string[] {
  const state = stateOf(decision);
  const { side } = decision;
  const chosen: string[] = [];
  const first = viewFor(state, side).step;
  for (;;) {
    const view = viewFor(state, side);
    const packed = state.data[STEP] === OVER_STEP ? [] : legalOrders(state, side);
    if (packed.length === 0 || (chosen.length > 0 && !COMMAND.has(view.step))) return chosen;
    const texts = packed.map((order) => makeOrder(state, order));
    const { order } = player.choose(view, texts, { nodes });
    chosen.push(order);
    if (!COMMAND.has(first)) return chosen;
    const run = { chance: new SeededChance(1), told: null, barrier: false };
    carryOut(state, sideIndex(side), packed[texts.indexOf(order)]!, run);
  }
}

const WORLDS = 96;
const TURNS = 4; // to play on, beyond the winter too: further than any level looks

/** Every character meets every other. */
const setupOf = (side: number, policyDice: Dice): RolloutSetup => {
  const scripts = CHARACTERS.map((character) => makeScript(character, policyDice));
  const foes = CHARACTERS.map((character) => makeScript(character, policyDice));
  return {
    side,
    casts: Array.from({ length: CHARACTERS.length ** 2 }, (_, i) => {
      const one = i % CHARACTERS.length;
      const other = (one + Math.floor(i / CHARACTERS.length)) % CHARACTERS.length;
      return [scripts[one]!, foes[other]!] as const;
    }),
    nearShare: 0,
    policyDice,
    evaluation: evaluate,
    turns: TURNS,
    meter: newMeter({}, Infinity),
  };
};

/** Rolls orders of a decision out, all in the same worlds with the same dice. */
export function rollOuts(decision: Omit<Decision, 'candidates'>): (orders: readonly string[]) => number[] {
  const state = stateOf(decision);
  const side = sideIndex(decision.side);
  const view = viewFor(state, decision.side);
  const setup = setupOf(side, new Dice());
  const chance = new SeededChance(decision.seed);
  const sampled: SampledWorlds = sampleWorlds(WORLDS, (each) => likelyWorld(view, each), chance);
  return (orders) => {
    const packed = packedOf(state, decision.side, orders);
    return Array.from({ length: WORLDS }, (_, index) => rolloutValue(setup, sampled, index, packed));
  };
}

/** Texts of a phase as orders, one after the other. */
function packedOf(start: State, side: Side, texts: readonly string[]): Order[] {
  const state = copyState(start);
  return texts.map((text) => {
    const order = legalOrders(state, side).find((each) => makeOrder(state, each) === text);
    if (order === undefined) throw new RangeError(`“${text}” is not possible.`);
    carryOut(state, sideIndex(side), order, { chance: new SeededChance(1), told: null, barrier: false });
    return order;
  });
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much less likely a choice wins than the best known; one that is not in the set is rolled out now. */
export function regretOf(decision: Decision, orders: readonly string[]): number {
  const text = orders.join();
  const known = decision.candidates.find((each) => each.orders.join() === text);
  const value = known?.value ?? meanOf(rollOuts(decision)(orders));
  return Math.max(0, decision.candidates[0]!.value - value);
}
