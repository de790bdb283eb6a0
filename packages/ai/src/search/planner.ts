// The command phase: many plans, valued by rollouts over sampled worlds through the enemy's reply and the battles, the
// better ones mutated and rolled out again.
import { SeededChance, type Order } from '@rubicon/engine';
import { isSpent } from '../player/budget.ts';
import { adjust, type Personality } from '../script/heuristic-weights.ts';
import { makeScript, type Policy } from '../script/script.ts';
import { attackCandidates } from './attack-candidates.ts';
import { addResult, leadOver, meanOf, newArm, sequentialHalving, type Arm } from './bandit.ts';
import { buildPlan, keyOf, mutate, vacatedPoints, type Plan } from './plan.ts';
import { rolloutValue, type RolloutSetup, type SampledWorlds } from './rollout.ts';

export interface CommandSearch {
  readonly setup: RolloutSetup;
  readonly sampled: SampledWorlds;
  readonly personalities: readonly Personality[]; // whose plans are tried, the first one's as it is
  readonly seedPlans: number; // plans to begin with
  readonly firstRollouts: number; // of a new plan, each in a world of its own
  readonly patience: number; // plans known already, one after another, before the search for new ones ends
  readonly finalists: number; // plans to choose among in the end
  readonly vacancy: number; // what a plan must gain for each point of a city that it leaves empty
  readonly spread: number; // how much a plan is trusted less the more its lead depends on who answers
  readonly chance: SeededChance;
  readonly report: (plan: Plan, chance: number) => void;
}

const STANDARD_ERRORS = 1; // by which a plan must beat the script's
const PARENTS = 4;
const NOISES = [0.15, 0.4, 0.8, 1.5];
const SEARCH_SHARE = 0.5; // share of the nodes for finding plans; the rest is for choosing among them
const PEEK = 2; // worlds after which a plan may be given up
const HOPELESS = -0.06; // if it is this much worse there than the script's

/** The best plan found, and how likely it wins. */
export function planCommand(search: CommandSearch): { plan: Plan; chance: number } {
  const { setup, sampled, personalities, chance, firstRollouts } = search;
  const { meter, side } = setup;
  const root = sampled.world(0);
  const greedy = makeScript(adjust(personalities[0]!, { noise: 0 }), chance);
  const noisy = personalities.flatMap((personality) =>
    NOISES.map((noise) => makeScript(adjust(personality, { noise }), chance)),
  );
  const arms: Arm<Plan>[] = [];
  const ranked: { arm: Arm<Plan>; lead: number }[] = []; // all but the first, the most promising first
  const costs = new Map<Arm<Plan>, number>();
  const seen = new Set<string>();
  const lead = (arm: Arm<Plan>, other: Arm<Plan>): number =>
    leadOver(arm, other, search.spread === 0 ? 1 : setup.casts.length, search.spread);
  const rollOut = (arm: Arm<Plan>): void =>
    addResult(arm, rolloutValue(setup, sampled, arm.values.length, arm.candidate) - costs.get(arm)!);

  /** Whether the plan was new. */
  const add = (first: readonly Order[], policy: Policy): boolean => {
    const plan = buildPlan(root, side, first, policy, new SeededChance(1), meter);
    const key = keyOf(plan);
    if (seen.has(key)) return false;
    seen.add(key);
    const arm = newArm(plan);
    arms.push(arm);
    costs.set(arm, search.vacancy === 0 ? 0 : search.vacancy * vacatedPoints(root, side, plan));
    while (arm.values.length < firstRollouts && !isSpent(meter)) {
      rollOut(arm);
      // Many plans are plainly bad: a few worlds show it
      if (arm.values.length >= PEEK && leadOver(arm, arms[0]!) < HOPELESS) break;
    }
    if (arms.length === 1) return true;
    const entry = { arm, lead: lead(arm, arms[0]!) };
    let at = ranked.length;
    while (at > 0 && ranked[at - 1]!.lead < entry.lead) at -= 1;
    ranked.splice(at, 0, entry);
    return true;
  };

  add([], greedy);
  const attacks = attackCandidates(root, side);
  let known = 0;
  for (let round = 0; meter.nodes < SEARCH_SHARE * meter.limit && !isSpent(meter); round++) {
    const policy = noisy[chance.roll(noisy.length)]!;
    const isSeed = round < search.seedPlans || arms.length < 2;
    const attack = isSeed && round % 2 === 0 ? attacks.shift() : undefined;
    let isNew: boolean;
    if (attack !== undefined) isNew = add(attack, greedy);
    else if (isSeed) isNew = add([], policy);
    else {
      const parent = ranked[chance.roll(Math.min(PARENTS, ranked.length))]!.arm;
      const other = ranked[chance.roll(Math.min(3 * PARENTS, ranked.length))]!.arm;
      isNew = add(mutate(parent.candidate, other.candidate, chance), chance.roll(3) === 0 ? greedy : policy);
    }
    known = isNew ? 0 : known + 1;
    if (!isSeed && known >= search.patience) break;
    if (round > 20 * search.seedPlans && arms.length < 2) break; // nothing else can be done
  }
  const best = sequentialHalving([arms[0]!, ...ranked.slice(0, search.finalists).map(({ arm }) => arm)], {
    rollOut,
    minRollouts: firstRollouts,
    maxRollouts: sampled.count,
    standardErrors: STANDARD_ERRORS,
    groups: search.spread === 0 ? 1 : setup.casts.length,
    spread: search.spread,
    isSpent: () => isSpent(meter),
    report: (leader) => search.report(leader.candidate, meanOf(leader) + costs.get(leader)!),
  });
  return { plan: best.candidate, chance: meanOf(best) + costs.get(best)! };
}
