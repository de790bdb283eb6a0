// Whether a side could have done better with what it knew then: a search over worlds drawn from its beliefs, and then the
// best order found against what was played, in fresh worlds.
import {
  PASS,
  SeededChance,
  TURN,
  carryOut,
  copyState,
  kindOf,
  legalOrders,
  makeOrder,
  sideIndex,
  sideName,
  viewFor,
  type Order,
  type State,
} from '@rubicon/engine';
import type { BelievedWorlds } from '../beliefs/believed-worlds.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { isSpent, newMeter } from '../player/budget.ts';
import { chanceOf } from '../player/seat.ts';
import { TUNED_PERSONALITY } from '../script/heuristic-weights.ts';
import { makeScript } from '../script/script.ts';
import { addResult, newArm, sequentialHalving } from '../search/bandit.ts';
import { Dice } from '../search/dice.ts';
import type { Plan } from '../search/plan.ts';
import { FIRST_PLANS, planCommand } from '../search/planner.ts';
import { rolloutValue, sampleWorlds, type RolloutSetup, type SampledWorlds } from '../search/rollout.ts';
import { clockOf, type Clock } from './clock.ts';
import type { Decided } from './decisions.ts';
import { futureOf } from './future.ts';

/** How much to search. */
export interface Effort {
  readonly futures: number; // of every chance
  readonly commandNodes: number;
  readonly orderNodes: number;
  readonly checks: number; // worlds in which the better is compared with what was played
}

export interface Missed extends Clock {
  readonly entry: number; // the first order of what was played
  readonly side: Decided['side'];
  readonly kind: Decided['kind'];
  readonly played: readonly string[];
  readonly better: readonly string[];
  readonly chance: number; // of winning with what was played, as the side could judge
  readonly possible: number; // with the better
}

const WORLDS = 384;
const SEED_PLANS = 24;
const FIRST_ROLLOUTS = 6;
const TURNS_AHEAD = 3;
const TURNS_OF_YEAR = 5;
const STANDARD_ERRORS = 2; // by which the better must lead
const LEAST = 0.03; // what is worth telling

/** Null where nothing surely and noticeably better was found. `worlds` has been told what the side was told. */
export function missedIn(
  { side, kind, plies }: Decided,
  worlds: BelievedWorlds,
  effort: Effort,
  seed: number,
): Missed | null {
  const { before, entry } = plies[0]!;
  const view = viewFor(before, side);
  const rolls = chanceOf(seed, view);
  const policyDice = new Dice();
  const played = plies.map(({ order }) => order!.packed);
  const setup: RolloutSetup = {
    side: sideIndex(side),
    casts: [[makeScript(TUNED_PERSONALITY, policyDice), makeScript(TUNED_PERSONALITY, policyDice)]],
    nearShare: 0,
    policyDice,
    evaluation: evaluate,
    turns: kind === 'command' ? Math.min(TURNS_AHEAD, TURNS_OF_YEAR + 1 - before.data[TURN]!) : 1,
    meter: newMeter({}, kind === 'command' ? effort.commandNodes : effort.orderNodes),
  };
  const draw = (each: SeededChance): State => worlds.draw(view, each);
  const sampled = sampleWorlds(WORLDS, draw, rolls);
  const better =
    kind === 'command' ? bestPlan(setup, sampled, rolls) : bestOrder(setup, sampled, before, played[0]!);
  if (isSame(better, played)) return null;
  const { chance, possible, error } = compare(
    setup,
    sampleWorlds(effort.checks, draw, rolls),
    better,
    played,
  );
  if (possible - chance < Math.max(LEAST, STANDARD_ERRORS * error)) return null;
  return {
    ...clockOf(before),
    entry,
    side,
    kind,
    played: plies.map(({ order }) => order!.text),
    better: textsOf(before, setup.side, better),
    chance,
    possible,
  };
}

/** The same moves in another order come to the same. */
function isSame(one: Plan, other: Plan): boolean {
  const left = [...other];
  for (const order of one) {
    const index = left.indexOf(order);
    if (index < 0) return false;
    left.splice(index, 1);
  }
  return left.length === 0;
}

function bestPlan(setup: RolloutSetup, sampled: SampledWorlds, chance: SeededChance): Plan {
  const report = (): void => {};
  return planCommand({
    setup,
    sampled,
    personality: TUNED_PERSONALITY,
    settings: { ...FIRST_PLANS, seedPlans: SEED_PLANS, firstRollouts: FIRST_ROLLOUTS },
    chance,
    report,
  }).plan;
}

function bestOrder(setup: RolloutSetup, sampled: SampledWorlds, before: State, played: Order): Plan {
  const others = legalOrders(before, sideName(setup.side)).filter(
    (order) => order !== played && kindOf(order) !== PASS, // to stand idle under fire gains nothing
  );
  const best = sequentialHalving(
    [played, ...others].map((order) => newArm(order)),
    {
      rollOut: (arm) => addResult(arm, rolloutValue(setup, sampled, arm.values.length, [arm.candidate])),
      minRollouts: FIRST_ROLLOUTS,
      maxRollouts: sampled.count,
      standardErrors: 1,
      isSpent: () => isSpent(setup.meter),
      report: () => {},
    },
  );
  return [best.candidate];
}

/** What comes of two plans in the same worlds with the same dice, judged as the chances of a review are. */
function compare(
  setup: RolloutSetup,
  sampled: SampledWorlds,
  better: Plan,
  played: Plan,
): { chance: number; possible: number; error: number } {
  let sum = 0;
  let leads = 0;
  let squares = 0;
  for (let index = 0; index < sampled.count; index++) {
    const value = futureOf(setup, sampled, index, played);
    const lead = futureOf(setup, sampled, index, better) - value;
    sum += value;
    leads += lead;
    squares += lead * lead;
  }
  const { count } = sampled;
  const lead = leads / count;
  const error = Math.sqrt(Math.max(0, squares / count - lead * lead) / (count - 1));
  return { chance: sum / count, possible: sum / count + lead, error };
}

/** Orders as text, each in the state in which it would be given. */
function textsOf(before: State, side: number, plan: Plan): string[] {
  const state = copyState(before);
  const texts: string[] = [];
  for (const order of plan) {
    if (!legalOrders(state, sideName(side)).includes(order)) continue;
    texts.push(makeOrder(state, order));
    if (plan.length > 1)
      carryOut(state, side, order, { chance: new SeededChance(1), told: null, barrier: false });
  }
  return texts;
}
