// The edge of the rules: legal orders, applying one, and refusals a person can act on.
import { handSize } from './card-phase.ts';
import type { Chance } from '../dice/chance.ts';
import { initialState } from './deployment.ts';
import { carryOut, listOrders, settle } from './flow.ts';
import type { Happening, Run } from '../state/happening.ts';
import { makeOrder } from '../orders/notation.ts';
import { ORDER_KINDS, OrderList, blockOf, kindOf, type Order, type OrderKind } from '../orders/order.ts';
import type { Ruleset } from '../editions/ruleset.ts';
import { SIDES, sideIndex, type Side } from '../board/side.ts';
import {
  ASKED,
  CARDS_STEP,
  COMMITTED,
  DEPLOYED,
  DEPLOY_STEP,
  OVER_STEP,
  STEP,
  copyState,
  type State,
} from '../state/state.ts';

export interface Outcome {
  readonly ok: true;
  readonly state: State;
  readonly happenings: readonly Happening[];
  readonly barrier: boolean; // something was rolled or revealed
}

/** Why the rules refuse an order; what the game refuses besides is in game.ts. */
export const REFUSAL_CODES = ['game-over', 'not-asked', 'wrong-step', 'not-legal'] as const;

export interface Refusal {
  readonly ok: false;
  readonly code: (typeof REFUSAL_CODES)[number];
  readonly message: string;
  readonly rule: string; // number of the rule that decides
  readonly expected: readonly string[]; // legal orders near what was asked, as text
}

/** The first state of a game, dealt (or in free deployment) and waiting for the first decision. */
export function startGame(rules: Ruleset, chance: Chance): Outcome {
  const state = initialState(rules);
  const run: Run = { chance, told: [], barrier: false };
  settle(state, run);
  return { ok: true, state, happenings: run.told!, barrier: true };
}

const buffer = new OrderList();

/** All legal orders of a side, complete and exact, in a fixed order; none if it is not asked. */
export function legalOrders(state: State, side: Side): Order[] {
  listOrders(state, sideIndex(side), buffer);
  return buffer.toArray();
}

/** Whether a side must decide now. Steps that ask for nothing never come to rest, so this needs no listing. */
export function isAsked(state: State, side: Side): boolean {
  const d = state.data;
  const index = sideIndex(side);
  switch (d[STEP]!) {
    case OVER_STEP:
      return false;
    case CARDS_STEP:
      return d[COMMITTED + index] === 0 && handSize(d, index) > 0;
    case DEPLOY_STEP:
      return d[DEPLOYED + index] === 0;
    default:
      return d[ASKED] === index;
  }
}

export function isLegal(state: State, side: Side, order: Order): boolean {
  listOrders(state, sideIndex(side), buffer);
  return buffer.includes(order);
}

export const askedSides = (state: State): Side[] => SIDES.filter((side) => isAsked(state, side));

/** Applies a legal order to a copy of the state; refuses everything else and leaves the state as it is. */
export function apply(state: State, side: Side, order: Order, chance: Chance): Outcome | Refusal {
  listOrders(state, sideIndex(side), buffer);
  if (!buffer.includes(order)) return refuse(state, order);
  const next = copyState(state);
  const run: Run = { chance, told: [], barrier: false };
  carryOut(next, sideIndex(side), order, run);
  return { ok: true, state: next, happenings: run.told!, barrier: run.barrier };
}

/** Where each kind of order is ruled. */
const RULE: Readonly<Record<OrderKind, string>> = {
  done: '2.2',
  deploy: '5.3',
  discard: '2.1',
  play: '2.1',
  jupiter: '2.1',
  defect: '2.1',
  vulcan: '2.1',
  embark: '6.3',
  move: '6.1',
  main: '7.3',
  surprise: '2.1',
  levy: '6.4',
  raise: '6.4',
  fight: '7.1',
  fire: '7.2',
  pass: '7.2',
  retreat: '7.6',
  perish: '7.6',
  hit: '7.4',
  regroup: '7.7',
  harbour: '8.3',
  disband: '8.4', // and 8.5, by choice
};
const SHOWN = 12;

/** Explains, with the buffer holding the legal orders of the side. */
function refuse(state: State, order: Order): Refusal {
  const kind = ORDER_KINDS[kindOf(order)] ?? 'done';
  const legal = buffer.toArray();
  const texts = (orders: readonly Order[]): string[] =>
    orders.slice(0, SHOWN).map((each) => makeOrder(state, each));
  if (state.data[STEP] === OVER_STEP) {
    return { ok: false, code: 'game-over', message: 'The game is over.', rule: '1.2', expected: [] };
  }
  if (legal.length === 0) {
    return {
      ok: false,
      code: 'not-asked',
      message: 'It is for the other side to decide.',
      rule: '2.2',
      expected: [],
    };
  }
  const alike = legal.filter((each) => kindOf(each) === kindOf(order));
  if (alike.length === 0) {
    const kinds = [...new Set(legal.map((each) => ORDER_KINDS[kindOf(each)]!))];
    const message = `“${kind}” is not asked now; the orders possible are ${kinds.join(', ')}.`;
    return { ok: false, code: 'wrong-step', message, rule: RULE[kinds[0]!], expected: texts(legal) };
  }
  const same = alike.filter((each) => blockOf(each) === blockOf(order));
  const message = `That “${kind}” is not legal here.`;
  return {
    ok: false,
    code: 'not-legal',
    message,
    rule: RULE[kind],
    expected: texts(same.length > 0 ? same : alike),
  };
}
