// A player that searches over sampled worlds: whole plans for its command phase, and single battle orders by their
// rollouts.
import {
  CARDS_STEP,
  DEPLOY_STEP,
  DISBAND_STEP,
  HARBOUR_STEP,
  HITS_STEP,
  LEVY_STEP,
  MAIN_STEP,
  MOVE_STEP,
  PASS,
  STEP,
  SUPPLY_STEP,
  SURPRISE_STEP,
  SeededChance,
  TURN,
  kindOf,
  sample,
  type Chance,
  type Event,
  type Order,
  type OrderList,
  type State,
  type View,
} from '@rubicon/engine';
import type { Evaluation } from '../evaluation/evaluate.ts';
import { isSpent, newMeter, type Budget } from '../player/budget.ts';
import type { Player } from '../player/player.ts';
import { chanceOf, listOwn, seatOf, textOf } from '../player/seat.ts';
import type { Personality } from '../script/heuristic-weights.ts';
import { makeScript, type Policy } from '../script/script.ts';
import { addResult, leadOver, meanOf, newArm, rivalsOf, sequentialHalving, type Arm } from './bandit.ts';
import { calibrate, type Calibration } from './calibration.ts';
import { Dice } from './dice.ts';
import { textsOf, type Plan } from './plan.ts';
import { planCommand, type PlanSettings } from './planner.ts';
import { rolloutValue, sampleWorlds, type Cast, type RolloutSetup, type SampledWorlds } from './rollout.ts';

/** Chooses a card to play or to discard, by what its side may see of a state. */
export type CardChoice = (state: State, side: number, orders: OrderList, chance: Chance) => Order;

export interface SearchSettings extends PlanSettings {
  readonly commandNodes: number; // for a whole command phase
  readonly orderNodes: number; // for any other order
  readonly worlds: number; // most rollouts of one plan, doubled from firstRollouts on
  readonly turns: number; // how far a rollout goes, but not beyond the winter
  readonly nearShare: number; // share of a value that is judged after the first of its turns
  readonly opponents: readonly Personality[]; // whom it expects, in turn
  readonly hits: boolean; // whether it searches who takes a hit
  readonly cards: CardChoice | null; // who chooses its cards; nobody leaves them to the script
  readonly calibration: Calibration; // of the chances it states
}

/** Where sampled worlds come from; it observes the events of its seat. */
export interface WorldSource {
  observe(events: readonly Event[]): void;
  draw(view: View, chance: Chance): State;
}

export interface SearchOptions {
  readonly settings: SearchSettings;
  readonly personality: Personality;
  readonly evaluation: Evaluation;
  readonly worlds: WorldSource;
  readonly seed: number;
}

interface Thought {
  readonly order: Order;
  readonly chance: number | null;
}

export function searchPlayer(options: SearchOptions): Player {
  const { settings, personality, evaluation, worlds, seed } = options;
  let plan: Order[] = [];
  let expected: number | null = null;

  /** The next order of the plan, if it is one that can be given. */
  const planned = (list: OrderList): Order | null => {
    const next = plan.shift();
    if (next !== undefined && list.includes(next)) return next;
    plan = [];
    return null;
  };

  return {
    observe: (events) => worlds.observe(events),
    choose(view, orders, budget = {}) {
      const chance = chanceOf(seed, view);
      const root = sample(view, chance); // only for the side's own orders: the same in all worlds
      const list = listOwn(root, view);
      // Asked for forced orders too: they are part of the plan
      const known = IN_COMMAND.has(root.data[STEP]!) ? planned(list) : null;
      if (orders.length === 1) return { order: orders[0]!, nodes: 0, chance: null };
      if (known !== null) return { order: textOf(root, known, orders), nodes: 0, chance: expected };
      const thinking = think(view, root, list, orders, budget, chance);
      plan = thinking.plan.slice(1);
      expected = thinking.chance;
      return { order: textOf(root, thinking.order, orders), nodes: thinking.nodes, chance: thinking.chance };
    },
  };

  function think(
    view: View,
    root: State,
    list: OrderList,
    orders: readonly string[],
    budget: Budget,
    chance: SeededChance,
  ): Thought & { plan: Plan; nodes: number } {
    const step = root.data[STEP]!;
    const isPlanning = step === MOVE_STEP || step === LEVY_STEP;
    const meter = newMeter(budget, isPlanning ? settings.commandNodes : settings.orderNodes);
    const side = seatOf(view);
    const policyDice = new Dice();
    policyDice.reset(chance.roll(0x7fffffff));
    const script = makeScript(personality, policyDice);
    const casts = settings.opponents.map((opponent): Cast => {
      const other = makeScript(opponent, policyDice);
      return side === 0 ? [script, other] : [other, script];
    });
    const setup: RolloutSetup = {
      side,
      casts,
      nearShare: settings.nearShare,
      policyDice,
      evaluation,
      turns: isPlanning ? Math.min(settings.turns, TURNS_OF_YEAR + 1 - root.data[TURN]!) : 1,
      meter,
    };
    if (step === CARDS_STEP && settings.cards !== null)
      return { order: settings.cards(root, side, list, chance), chance: null, plan: [], nodes: 0 };
    if (LEFT_TO_SCRIPT.has(step) || (step === HITS_STEP && !settings.hits))
      return { order: script.choose(root, side, list), chance: null, plan: [], nodes: 0 };
    const sampled = sampleWorlds(settings.worlds, (each) => worlds.draw(view, each), chance);
    const stated = (value: number): number => calibrate(value, view, settings.calibration);
    const report = (order: Order, value: number): void =>
      budget.progress?.({ nodes: meter.nodes, order: textOf(root, order, orders), chance: stated(value) });
    if (isPlanning) {
      const found = planCommand({
        setup,
        sampled,
        personality,
        settings,
        chance,
        report: (best, value) => report(best[0]!, value),
      });
      budget.compare?.({
        plans: found.plans,
        worlds: found.worlds,
        best: [found, ...found.rivals].map((each) => ({
          orders: textsOf(root, side, each.plan),
          chance: stated(each.chance),
        })),
      });
      const first = found.plan[0] ?? script.choose(root, side, list);
      return { order: first, chance: stated(found.chance), plan: found.plan, nodes: meter.nodes };
    }
    const arms = orderArms(setup, script, root, list);
    const best = chooseArm(setup, sampled, arms, report);
    if (best.values.length > 0)
      budget.compare?.({
        plans: arms.length,
        worlds: best.values.length,
        best: [best, ...rivalsOf(best, arms)].map((arm) => ({
          orders: [textOf(root, arm.candidate, orders)],
          chance: stated(meanOf(best) + leadOver(arm, best)),
        })),
      });
    const value = best.values.length === 0 ? null : stated(meanOf(best));
    return { order: best.candidate, chance: value, plan: [], nodes: meter.nodes };
  }
}

const TURNS_OF_YEAR = 5;

/** Steps of a command phase, in which a plan is kept to. */
const IN_COMMAND: ReadonlySet<number> = new Set([MOVE_STEP, MAIN_STEP, SURPRISE_STEP, LEVY_STEP]);

/**
 * Steps with many orders that differ by less than an evaluation can tell, and cards: valuing a card by the rest of
 * its year, alone or as a game of both hands, won fewer games than the script. A level may have its cards chosen otherwise.
 */
const LEFT_TO_SCRIPT: ReadonlySet<number> = new Set([
  CARDS_STEP,
  DEPLOY_STEP,
  HARBOUR_STEP,
  SUPPLY_STEP,
  DISBAND_STEP,
]);

/** By which an order must beat the script's own choice. */
const STANDARD_ERRORS = 1;
const FIRST_ROLLOUTS = 6;

/** Single orders to choose among, the script's own choice first. */
function orderArms(setup: RolloutSetup, script: Policy, root: State, list: OrderList): Arm<Order>[] {
  const favourite = script.choose(root, setup.side, list);
  const others = list.toArray().filter(
    (order) => order !== favourite && kindOf(order) !== PASS, // to stand idle under fire gains nothing
  );
  return [favourite, ...others].map((order) => newArm(order));
}

/** The best single order by rollouts. */
const chooseArm = (
  setup: RolloutSetup,
  sampled: SampledWorlds,
  arms: readonly Arm<Order>[],
  report: (order: Order, chance: number) => void,
): Arm<Order> =>
  sequentialHalving(arms, {
    rollOut: (arm) => addResult(arm, rolloutValue(setup, sampled, arm.values.length, [arm.candidate])),
    minRollouts: FIRST_ROLLOUTS,
    maxRollouts: sampled.count,
    standardErrors: STANDARD_ERRORS,
    isSpent: () => isSpent(setup.meter),
    report: (leader) => report(leader.candidate, meanOf(leader)),
  });
