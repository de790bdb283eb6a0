// A player that looks ahead on sampled worlds: whole plans for its command phase, and battle orders by what
// comes of them.
import {
  CARDS_STEP,
  DEPLOY_STEP,
  DISBAND_STEP,
  HARBOUR_STEP,
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
import { meanOf, newOption, note, race } from './bandit.ts';
import { Dice } from './dice.ts';
import type { Evaluation } from '../evaluation/evaluate.ts';
import type { Plan } from './plan.ts';
import { planCommand } from './planner.ts';
import {
  chanceOf,
  isSpent,
  listOwn,
  newMeter,
  seatOf,
  textOf,
  type Budget,
  type Player,
} from '../player/player.ts';
import { outcomeOf, sampleWorlds, type Judge, type Sampled } from './rollout.ts';
import { makeScript } from '../script/script.ts';
import type { Character } from '../script/heuristic-weights.ts';

export interface Depth {
  readonly commandNodes: number; // for a whole command phase
  readonly orderNodes: number; // for any other order
  readonly worlds: number; // most; looks at them are doubled from a glance
  readonly seeds: number; // plans to begin with
  readonly glance: number; // worlds a new plan is looked at in
  readonly turns: number; // how far to play on after a plan, but not beyond the winter
}

/** Where worlds are drawn from: a source that is told what its seat is told. */
export interface WorldSource {
  observe(events: readonly Event[]): void;
  draw(view: View, chance: Chance): State;
}

export interface SearchOptions {
  readonly depth: Depth;
  readonly character: Character;
  readonly evaluation: Evaluation;
  readonly worlds: WorldSource;
  readonly seed: number;
}

interface Thought {
  readonly order: Order;
  readonly chance: number | null;
}

export function searchPlayer(options: SearchOptions): Player {
  const { depth, character, evaluation, worlds, seed } = options;
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
    const meter = newMeter(budget, isPlanning ? depth.commandNodes : depth.orderNodes);
    const side = seatOf(view);
    const luck = new Dice();
    luck.reset(chance.roll(0x7fffffff));
    const judge: Judge = {
      side,
      policies: [makeScript(character, luck), makeScript(character, luck)],
      luck,
      evaluation,
      turns: isPlanning ? Math.min(depth.turns, TURNS_OF_YEAR + 1 - root.data[TURN]!) : 1,
      meter,
    };
    const script = judge.policies[side]!;
    if (LEFT_TO_SCRIPT.has(step))
      return { order: script.choose(root, side, list), chance: null, plan: [], nodes: 0 };
    const sampled = sampleWorlds(depth.worlds, (each) => worlds.draw(view, each), chance);
    const report = (order: Order, value: number): void =>
      budget.progress?.({ nodes: meter.nodes, order: textOf(root, order, orders), chance: value });
    if (isPlanning) {
      const found = planCommand({
        judge,
        sampled,
        character,
        seeds: depth.seeds,
        glance: depth.glance,
        chance,
        report: (best, value) => report(best[0]!, value),
      });
      const first = found.plan[0] ?? script.choose(root, side, list);
      return { order: first, chance: found.chance, plan: found.plan, nodes: meter.nodes };
    }
    return { ...chooseOrder(judge, sampled, root, list, report), plan: [], nodes: meter.nodes };
  }
}

const TURNS_OF_YEAR = 5;

/** Steps of a command phase, in which a plan is kept to. */
const IN_COMMAND: ReadonlySet<number> = new Set([MOVE_STEP, MAIN_STEP, SURPRISE_STEP, LEVY_STEP]);

/**
 * Steps with many orders that differ by less than an evaluation can tell, and cards: one that was weighed by the rest of
 * its year, alone or as a game of both hands, won fewer games than the script's.
 */
const LEFT_TO_SCRIPT: ReadonlySet<number> = new Set([
  CARDS_STEP,
  DEPLOY_STEP,
  HARBOUR_STEP,
  SUPPLY_STEP,
  DISBAND_STEP,
]);

/** Standard errors by which an order must beat the script's own choice. */
const SURE = 1;
const GLANCE = 6;

/** Any single order by what comes of it when scripts play on. */
function chooseOrder(
  judge: Judge,
  sampled: Sampled,
  root: State,
  list: OrderList,
  report: (order: Order, chance: number) => void,
): Thought {
  const script = judge.policies[judge.side]!;
  const favourite = script.choose(root, judge.side, list);
  const others = Array.from({ length: list.length }, (_, i) => list.at(i)).filter(
    (order) => order !== favourite && kindOf(order) !== PASS, // to stand idle under fire gains nothing
  );
  const best = race(
    [favourite, ...others].map((order) => newOption(order)),
    {
      look: (option) => note(option, outcomeOf(judge, sampled, option.values.length, [option.what])),
      least: GLANCE,
      most: sampled.count,
      doubt: SURE,
      isSpent: () => isSpent(judge.meter),
      report: (leader) => report(leader.what, meanOf(leader)),
    },
  );
  return { order: best.what, chance: best.values.length === 0 ? null : meanOf(best) };
}
