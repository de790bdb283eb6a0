// The command phase: many plans, valued by rollouts over sampled worlds through the enemy's reply and the battles, the
// better ones mutated and rolled out again.
import { SeededChance, type Order, type State } from '@rubicon/engine';
import { isSpent } from '../player/budget.ts';
import { adjust, type Personality } from '../script/heuristic-weights.ts';
import { makeScript, type Policy } from '../script/script.ts';
import { attackCandidates } from './attack-candidates.ts';
import { addResult, leadOver, meanOf, newArm, rivalsOf, sequentialHalving, type Arm } from './bandit.ts';
import { exposedLeaders } from './exposed-leaders.ts';
import { barringPolicy, hopelessAttacks, sparing, sparingPolicy } from './hopeless-attack.ts';
import { buildPlan, drawGroup, mutate, vacatedPoints, type Built, type Plan } from './plan.ts';
import { rolloutValue, type RolloutSetup, type SampledWorlds } from './rollout.ts';

/** How plans are found and chosen. */
export interface PlanSettings {
  readonly seedPlans: number; // plans to begin with
  readonly firstRollouts: number; // of a new plan, each in a world of its own
  readonly distinct: boolean; // whether plans that come to the same count as one
  readonly parentRollouts: number; // of a plan that others are made from
  readonly patience: number; // plans known already, one after another, before the search for new ones ends
  readonly drawn: number; // of 100 plans made from others, how many get a group drawn by lot
  readonly finalists: number; // plans to choose among in the end
  readonly finalRollouts: number; // of each of them at first, if half of what is left suffices
  readonly vacancy: number; // what a plan must gain for each point of a city that it leaves empty
  readonly folly: number; // and for each attack without hope
  readonly exposure: number; // and for each leader it exposes
}

/** As plans were found at first: levels of that time and the review of a game keep to it. */
export const FIRST_PLANS = {
  distinct: false,
  parentRollouts: 0,
  patience: Infinity,
  drawn: 0,
  finalists: 6,
  finalRollouts: 6,
  vacancy: 0,
  folly: 0,
  exposure: 0,
} satisfies Partial<PlanSettings>;

export interface CommandSearch {
  readonly setup: RolloutSetup;
  readonly sampled: SampledWorlds;
  readonly personality: Personality;
  readonly settings: PlanSettings;
  readonly chance: SeededChance;
  readonly report: (plan: Plan, chance: number) => void;
  readonly isBarred?: (order: Order) => boolean; // moves that no plan makes
  readonly accepts?: (end: State) => boolean; // only plans that lead to such states are tried
}

const STANDARD_ERRORS = 1; // by which a plan must beat the script's
const PARENTS = 4;
const NOISES = [0.15, 0.4, 0.8, 1.5];
const SEARCH_SHARE = 0.5; // share of the nodes for finding plans; the rest is for choosing among them
const PEEK = 2; // worlds after which a plan may be given up
const HOPELESS = -0.06; // if it is this much worse there than the script's

/** A plan that was compared with others, and how likely it wins. */
interface Ranked {
  readonly plan: Plan;
  readonly chance: number;
}

/** The best plan found, and what it was compared with; an empty plan where none was accepted. */
export interface Found extends Ranked {
  readonly plans: number; // that were tried at all
  readonly worlds: number; // in which the best was tried
  readonly rivals: readonly Ranked[]; // those that were in the running longest
}

export function planCommand(search: CommandSearch): Found {
  const { setup, sampled, personality, settings, chance } = search;
  const { firstRollouts } = settings;
  const { meter, side } = setup;
  const root = sampled.world(0);
  const greedy = makeScript(adjust(personality, { noise: 0 }), chance);
  const noisy = NOISES.map((noise) => makeScript(adjust(personality, { noise }), chance));
  const arms: Arm<Plan>[] = [];
  const ranked: { arm: Arm<Plan>; lead: number }[] = []; // all but the first, the most promising first
  const costs = new Map<Arm<Plan>, number>();
  const seen = new Set<string>();
  let rollouts = 0;
  const rollOut = (arm: Arm<Plan>): void => {
    rollouts += 1;
    addResult(arm, rolloutValue(setup, sampled, arm.values.length, arm.candidate) - costs.get(arm)!);
  };

  const rank = (arm: Arm<Plan>): void => {
    const entry = { arm, lead: leadOver(arm, arms[0]!) };
    let at = ranked.length;
    while (at > 0 && ranked[at - 1]!.lead < entry.lead) at -= 1;
    ranked.splice(at, 0, entry);
  };

  /** A plan to mutate: a few more worlds show whether it was only lucky. */
  const pickParent = (): Arm<Plan> => {
    const index = chance.roll(Math.min(PARENTS, ranked.length));
    const { arm } = ranked[index]!;
    if (arm.values.length >= settings.parentRollouts) return arm;
    for (let i = 0; i < firstRollouts && !isSpent(meter); i++) {
      if (arms[0]!.values.length <= arm.values.length) rollOut(arms[0]!);
      rollOut(arm);
    }
    ranked.splice(index, 1);
    rank(arm);
    return arm;
  };

  const hopelessIn = (end: State): number[] =>
    settings.folly === 0 ? [] : hopelessAttacks(root, end, side, (index) => sampled.world(index));
  const { isBarred } = search;
  const build = (first: readonly Order[], policy: Policy): Built =>
    isBarred === undefined
      ? buildPlan(root, side, first, policy, new SeededChance(1), meter)
      : buildPlan(
          root,
          side,
          first.filter((order) => !isBarred(order)),
          barringPolicy(policy, isBarred),
          new SeededChance(1),
          meter,
        );

  /** Whether the plan was new. One with attacks without hope is added without them as well. */
  const add = (first: readonly Order[], policy: Policy): boolean => {
    const built = build(first, policy);
    const hopeless = hopelessIn(built.end);
    if (hopeless.length === 0) return addBuilt(built, 0);
    const spared = build(sparing(built.plan, hopeless), sparingPolicy(policy, hopeless));
    // First, because the first plan is the one that others must surely beat
    const isNew = addBuilt(spared, hopelessIn(spared.end).length);
    return addBuilt(built, hopeless.length) || isNew;
  };

  const addBuilt = ({ plan, end }: Built, hopeless: number): boolean => {
    if (search.accepts?.(end) === false) return false;
    const key = settings.distinct ? end.data.join() : plan.join();
    if (seen.has(key)) return false;
    seen.add(key);
    const arm = newArm(plan);
    arms.push(arm);
    costs.set(
      arm,
      settings.vacancy * vacatedPoints(root, end, side) +
        settings.folly * hopeless +
        settings.exposure * exposedLeaders(root, end, side).length,
    );
    while (arm.values.length < firstRollouts && !isSpent(meter)) {
      rollOut(arm);
      // Many plans are plainly bad: a few worlds show it
      if (arm.values.length >= PEEK && leadOver(arm, arms[0]!) < HOPELESS) break;
    }
    if (settings.distinct) {
      // The same in every world: a block that makes no difference stands elsewhere
      const worth = arm.values.join();
      if (seen.has(worth)) {
        arms.pop();
        return false;
      }
      seen.add(worth);
    }
    if (arms.length > 1) rank(arm);
    return true;
  };

  add([], greedy);
  const candidates = attackCandidates(root, side);
  let known = 0;
  for (let round = 0; meter.nodes < SEARCH_SHARE * meter.limit && !isSpent(meter); round++) {
    const policy = noisy[chance.roll(noisy.length)]!;
    const isSeed = round < settings.seedPlans || arms.length < 2;
    const attack = isSeed && round % 2 === 0 ? candidates.shift() : undefined;
    let isNew: boolean;
    if (attack !== undefined) isNew = add(attack, greedy);
    else if (isSeed) isNew = add([], policy);
    else {
      const parent = pickParent();
      const other = ranked[chance.roll(Math.min(3 * PARENTS, ranked.length))]!.arm;
      const isDrawn = settings.drawn > 0 && chance.roll(100) < settings.drawn;
      const group = isDrawn ? drawGroup(root, side, chance) : [];
      isNew = add(
        mutate(parent.candidate, other.candidate, group, chance),
        chance.roll(3) === 0 ? greedy : policy,
      );
    }
    known = isNew ? 0 : known + 1;
    if (!isSeed && known >= settings.patience) break;
    if (round > 20 * settings.seedPlans && arms.length < 2) break; // nothing else can be done
  }
  if (arms.length === 0) return { plan: [], chance: 0, plans: 0, worlds: 0, rivals: [] };
  const finalists = [arms[0]!, ...ranked.slice(0, settings.finalists).map(({ arm }) => arm)];
  const affordable = ((meter.limit - meter.nodes) * rollouts) / (2 * meter.nodes * finalists.length);
  const best = sequentialHalving(finalists, {
    rollOut,
    minRollouts: Math.max(firstRollouts, Math.min(settings.finalRollouts, Math.floor(affordable))),
    maxRollouts: sampled.count,
    standardErrors: STANDARD_ERRORS,
    isSpent: () => isSpent(meter),
    report: (leader) => search.report(leader.candidate, meanOf(leader) + costs.get(leader)!),
  });
  const chanceOf = (arm: Arm<Plan>): number => meanOf(best) + leadOver(arm, best) + costs.get(arm)!;
  return {
    plan: best.candidate,
    chance: chanceOf(best),
    plans: arms.length,
    worlds: best.values.length,
    rivals: rivalsOf(best, finalists).map((arm) => ({ plan: arm.candidate, chance: chanceOf(arm) })),
  };
}
