// The decisions of a game that may become puzzles, and the alternatives of each.
import {
  AREA_COUNT,
  ATTACKER,
  BATTLE_STEP,
  CARDS_STEP,
  CITY_COUNT,
  EMBARK,
  HITS_STEP,
  IS_LEADER,
  LEVY_STEP,
  MAIN_STEP,
  MOVE_STEP,
  OrderList,
  RETREAT,
  STEP,
  SURPRISE_STEP,
  SeededChance,
  TURN,
  VALUE,
  blockOf,
  carryOut,
  copyState,
  countOf,
  kindOf,
  legalOrders,
  listOrders,
  sideIndex,
  viewFor,
  type Order,
  type Side,
  type State,
  type View,
} from '@rubicon/engine';
import type { Ply } from '../analysis/replay.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { newMeter } from '../player/budget.ts';
import { TUNED_PERSONALITY } from '../script/heuristic-weights.ts';
import { destinationOf } from '../search/hopeless-attack.ts';
import type { Plan } from '../search/plan.ts';
import { FIRST_PLANS, planCommand } from '../search/planner.ts';
import { rolloutSetup, worldsOf } from './judge.ts';

export interface Question {
  readonly side: Side;
  readonly entry: number;
  readonly asks: 'order' | 'moves';
  readonly state: State; // the truth: only its view is used
  readonly view: View;
  readonly played: readonly string[];
}

const COMMAND: ReadonlySet<number> = new Set([MOVE_STEP, MAIN_STEP, SURPRISE_STEP, LEVY_STEP]);
const MOST_ORDERS = 60;

const stepOf = ({ before }: Ply): number => before.data[STEP]!;

export function questionsIn(plies: readonly Ply[]): Question[] {
  const found: Question[] = [];
  plies.forEach((ply, index) => {
    const { side, order, before, entry } = ply;
    if (order === null || side === null) return;
    const ask = (asks: Question['asks'], played: readonly string[]): void =>
      void found.push({ side, entry, asks, state: before, view: viewFor(before, side), played });
    const step = stepOf(ply);
    if (step === MOVE_STEP) {
      const last = plies[index - 1];
      if (last !== undefined && last.side === side && COMMAND.has(stepOf(last))) return;
      const moves: string[] = [];
      for (let at = index; plies[at]?.side === side && stepOf(plies[at]!) === MOVE_STEP; at++)
        moves.push(plies[at]!.order!.text);
      ask('moves', moves);
    } else if (isOrderQuestion(before, side)) ask('order', [order.text]);
  });
  return found;
}

function isOrderQuestion({ data: d, ...state }: State, side: Side): boolean {
  const orders = legalOrders({ ...state, data: d }, side);
  if (orders.length < 2 || orders.length > MOST_ORDERS) return false;
  switch (d[STEP]!) {
    case CARDS_STEP:
      return true;
    case LEVY_STEP:
      return viewFor({ ...state, data: d }, side).command?.levies === 1; // with more, one order is not the answer
    case BATTLE_STEP:
      return orders.some((order) => kindOf(order) === RETREAT);
    case HITS_STEP:
      return orders.some((order) => IS_LEADER[blockOf(order)] === 1);
  }
  return false;
}

/** What sets a plan apart from all others: they do without it. */
export interface Focus {
  readonly kind: 'attack' | 'spare' | 'landing' | 'leader' | 'occupy';
  readonly isBarred?: (order: Order) => boolean;
  readonly accepts?: (end: State) => boolean;
}

/** The moves of a plan, up to the end of movement. */
export function movesOf(root: State, side: number, plan: Plan): { moves: Order[]; end: State } {
  const state = copyState(root);
  const list = new OrderList();
  const moves: Order[] = [];
  for (const order of plan) {
    if (state.data[STEP] !== MOVE_STEP) break;
    listOrders(state, side, list);
    if (!list.includes(order)) continue;
    moves.push(order);
    carryOut(state, side, order, { chance: new SeededChance(1), told: null, barrier: false });
  }
  return { moves, end: state };
}

const isAttacked = (d: Uint8Array, side: number, area: number): boolean => d[ATTACKER + area] === side + 1;

/** Areas whose battle a plan begins. */
function attacksOf(root: State, side: number, moves: Plan): number[] {
  const state = copyState(root);
  const attacked = new Set<number>();
  for (const order of moves) {
    const area = destinationOf(order);
    if (area < AREA_COUNT && countOf(state.data, 1 - side, area) > 0 && !isAttacked(root.data, side, area))
      attacked.add(area);
  }
  return [...attacked];
}

/** What a plan does that others could do without. `tempting`: a plan that a hasty player would make. */
export function focusesOf(root: State, side: number, moves: Plan, tempting: Plan): Focus[] {
  const d = root.data;
  const attacks = attacksOf(root, side, moves);
  const found: Focus[] = attacks.map((area) => ({
    kind: 'attack',
    isBarred: (order) => destinationOf(order) === area,
  }));
  const landings = new Set(moves.filter((order) => kindOf(order) === EMBARK).map(destinationOf));
  for (const area of landings)
    found.push({
      kind: 'landing',
      isBarred: (order) => kindOf(order) === EMBARK && destinationOf(order) === area,
    });
  const leaders = new Set(moves.map(blockOf).filter((block) => IS_LEADER[block] === 1));
  for (const leader of leaders)
    if (moves.some((order) => destinationOf(order) < AREA_COUNT && blockOf(order) === leader))
      found.push({
        kind: 'leader',
        isBarred: (order) => destinationOf(order) < AREA_COUNT && blockOf(order) === leader,
      });
  if (d[TURN] === 5)
    for (let city = 0; city < CITY_COUNT; city++)
      if (VALUE[city]! > 0 && countOf(d, 0, city) + countOf(d, 1, city) === 0)
        if (moves.some((order) => destinationOf(order) === city))
          found.push({ kind: 'occupy', isBarred: (order) => destinationOf(order) === city });
  for (const area of attacksOf(root, side, tempting))
    if (!attacks.includes(area))
      found.push({ kind: 'spare', accepts: (end) => isAttacked(end.data, side, area) });
  return found;
}

const TURNS_AHEAD = 3;
const TURNS_OF_YEAR = 5;
const SEARCH_WORLDS = 96;

/** The best moves found, with the focus or without; empty where there are none. */
export function searchMoves(view: View, root: State, nodes: number, seed: number, focus?: Focus): Order[] {
  const side = sideIndex(view.viewer as Side);
  const { plan } = planCommand({
    setup: {
      ...rolloutSetup(side),
      nearShare: 0.5,
      evaluation: evaluate,
      turns: Math.min(TURNS_AHEAD, TURNS_OF_YEAR + 1 - root.data[TURN]!),
      meter: newMeter({}, nodes),
    },
    sampled: worldsOf(view, SEARCH_WORLDS, seed),
    personality: TUNED_PERSONALITY,
    settings: { ...FIRST_PLANS, distinct: true, patience: 100, seedPlans: 12, firstRollouts: 6 },
    chance: new SeededChance(seed),
    report: () => {},
    ...(focus?.isBarred === undefined ? {} : { isBarred: focus.isBarred }),
    ...(focus?.accepts === undefined ? {} : { accepts: focus.accepts }),
  });
  return movesOf(root, side, plan).moves;
}

/** Whether moves lack what the answer has (or do what it spares). */
export function isWithout(root: State, side: number, moves: Plan, focus: Focus): boolean {
  if (focus.isBarred !== undefined) return !moves.some(focus.isBarred);
  return focus.accepts!(movesOf(root, side, moves).end);
}
