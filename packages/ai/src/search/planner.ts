// The command phase: many plans, valued by rollouts over sampled worlds through the enemy's reply and the battles, the
// better ones mutated and rolled out again.
import { SeededChance, type Order } from '@rubicon/engine';
import { isSpent } from '../player/budget.ts';
import { adjust, type Personality } from '../script/heuristic-weights.ts';
import { makeScript, type Policy } from '../script/script.ts';
import { attackCandidates } from './attack-candidates.ts';
import { addResult, leadOver, meanOf, newArm, sequentialHalving, type Arm } from './bandit.ts';
import { buildPlan, keyOf, mutate, type Plan } from './plan.ts';
import { rolloutValue, type RolloutSetup, type SampledWorlds } from './rollout.ts';

export interface CommandSearch {
  readonly setup: RolloutSetup;
  readonly sampled: SampledWorlds;
  readonly personality: Personality;
  readonly seedPlans: number; // plans to begin with
  readonly firstRollouts: number; // of a new plan, each in a world of its own
  readonly chance: SeededChance;
  readonly report: (plan: Plan, chance: number) => void;
}

const STANDARD_ERRORS = 1; // by which a plan must beat the script's
const PARENTS = 4;
const NOISES = [0.15, 0.4, 0.8, 1.5];
const SEARCH_SHARE = 0.5; // share of the nodes for finding plans; the rest is for choosing among them
const FINALISTS = 6;
const PEEK = 2; // worlds after which a plan may be given up
const HOPELESS = -0.06; // if it is this much worse there than the script's

/** The best plan found, and how likely it wins. */
export function planCommand(search: CommandSearch): { plan: Plan; chance: number } {
  const { setup, sampled, personality, chance, firstRollouts } = search;
  const { meter, side } = setup;
  const root = sampled.world(0);
  const greedy = makeScript(adjust(personality, { noise: 0 }), chance);
  const noisy = NOISES.map((noise) => makeScript(adjust(personality, { noise }), chance));
  const arms: Arm<Plan>[] = [];
  const seen = new Set<string>();
  const rollOut = (arm: Arm<Plan>): void =>
    addResult(arm, rolloutValue(setup, sampled, arm.values.length, arm.candidate));

  const add = (first: readonly Order[], policy: Policy): void => {
    const plan = buildPlan(root, side, first, policy, new SeededChance(1), meter);
    const key = keyOf(plan);
    if (seen.has(key)) return;
    seen.add(key);
    const arm = newArm(plan);
    arms.push(arm);
    while (arm.values.length < firstRollouts && !isSpent(meter)) {
      rollOut(arm);
      // Many plans are plainly bad: a few worlds show it
      if (arm.values.length >= PEEK && leadOver(arm, arms[0]!) < HOPELESS) break;
    }
  };

  add([], greedy);
  const attacks = attackCandidates(root, side);
  const ranked = (): Arm<Plan>[] =>
    arms
      .slice(1)
      .map((arm) => ({ arm, lead: leadOver(arm, arms[0]!) }))
      .sort((one, other) => other.lead - one.lead)
      .map(({ arm }) => arm);
  for (let round = 0; meter.nodes < SEARCH_SHARE * meter.limit && !isSpent(meter); round++) {
    const policy = noisy[chance.roll(noisy.length)]!;
    const isSeed = round < search.seedPlans || arms.length < 2;
    const attack = isSeed && round % 2 === 0 ? attacks.shift() : undefined;
    if (attack !== undefined) add(attack, greedy);
    else if (isSeed) add([], policy);
    else {
      const best = ranked();
      const parent = best[chance.roll(Math.min(PARENTS, best.length))]!;
      const other = best[chance.roll(Math.min(3 * PARENTS, best.length))]!;
      add(mutate(parent.candidate, other.candidate, chance), chance.roll(3) === 0 ? greedy : policy);
    }
    if (round > 20 * search.seedPlans && arms.length < 2) break; // nothing else can be done
  }
  const best = sequentialHalving([arms[0]!, ...ranked().slice(0, FINALISTS)], {
    rollOut,
    minRollouts: firstRollouts,
    maxRollouts: sampled.count,
    standardErrors: STANDARD_ERRORS,
    isSpent: () => isSpent(meter),
    report: (leader) => search.report(leader.candidate, meanOf(leader)),
  });
  return { plan: best.candidate, chance: meanOf(best) };
}
