// Random games for properties: players that reach every corner of the rules, and a coverage of what they reached.
import { isGod } from '../../src/board/cards.ts';
import { SeededChance } from '../../src/dice/chance.ts';
import { carryOut, listOrders } from '../../src/rules/flow.ts';
import type { Happening } from '../../src/state/happening.ts';
import { startGame } from '../../src/rules/legal.ts';
import { VALUE } from '../../src/board/map.ts';
import { ORDER_KINDS, OrderList, areaOf, argumentOf, kindOf, type Order } from '../../src/orders/order.ts';
import { PATH_TO } from '../../src/board/paths.ts';
import type { Ruleset } from '../../src/editions/ruleset.ts';
import {
  OVER_STEP,
  RESULT,
  RESULTS,
  RESULT_REASON,
  RESULT_REASONS,
  STEP,
  STEPS,
  countOf,
  type State,
} from '../../src/state/state.ts';

export interface Stride {
  readonly state: State; // before the order
  readonly side: number;
  readonly order: Order;
  readonly orders: OrderList; // all that were legal
  readonly happenings: readonly Happening[];
  readonly barrier: boolean;
  readonly next: State; // after it; the same object as the state of the next stride
}

/** Plays a game to its end, a stride at a time. Disbanding by choice is rare, or the map would empty. */
export function* strides(rules: Ruleset, seed: number, counted: Coverage): Generator<Stride, State> {
  const chance = new SeededChance(seed);
  const taste = new SeededChance(seed ^ 0x5eed);
  const orders = new OrderList();
  const first = startGame(rules, chance);
  counted.count(first.happenings);
  let state = first.state;
  while (state.data[STEP] !== OVER_STEP) {
    let side = taste.roll(2);
    listOrders(state, side, orders);
    if (orders.length === 0) {
      side = 1 - side;
      listOrders(state, side, orders);
    }
    if (orders.length === 0) throw new Error(`Nobody is asked in step ${STEPS[state.data[STEP]!]}`);
    const order = choose(state, side, orders, temperOf(seed, side), taste);
    const next: State = { rules, data: state.data.slice() };
    const run = { chance, told: [] as Happening[], barrier: false };
    carryOut(next, side, order, run);
    counted.steps.add(STEPS[state.data[STEP]!]!);
    counted.orders.add(ORDER_KINDS[kindOf(order)]!);
    counted.count(run.told);
    yield { state, side, order, orders, happenings: run.told, barrier: run.barrier, next };
    state = next;
  }
  counted.endings.add(`${RESULTS[state.data[RESULT]!]} by ${RESULT_REASONS[state.data[RESULT_REASON]!]}`);
  counted.games += 1;
  return state;
}

const DONE = ORDER_KINDS.indexOf('done');
const PLAY = ORDER_KINDS.indexOf('play');
const STRIKE = ORDER_KINDS.indexOf('jupiter');
const MOVE = ORDER_KINDS.indexOf('move');
const FIRE = ORDER_KINDS.indexOf('fire');
const DISBAND = ORDER_KINDS.indexOf('disband');

/** Four temperaments: by kind, evenly over all orders, looking for battle, idle. Each game pairs two of them. */
const temperOf = (seed: number, side: number): number => (side === 0 ? seed : seed >> 2) % 4;

function choose(state: State, side: number, orders: OrderList, temper: number, taste: SeededChance): Order {
  const all = orders.toArray();
  const some = (chosen: readonly Order[]): Order => chosen[taste.roll(chosen.length)]!;
  const ofKind = (kind: number): Order[] => all.filter((order) => kindOf(order) === kind);
  const has = (kind: number): boolean => all.some((order) => kindOf(order) === kind);
  const mayDisband = has(DISBAND) && has(DONE);
  if (mayDisband && taste.roll(8) > 0) return some(ofKind(temper === 3 ? DISBAND : DONE));
  if (temper === 1) return some(all);
  if (temper === 3 && has(DONE) && taste.roll(3) > 0) return some(ofKind(DONE));
  if (temper === 2 && taste.roll(5) > 0) {
    const attacks = ofKind(MOVE).filter(
      (order) => countOf(state.data, 1 - side, PATH_TO[argumentOf(order)]!) > 0,
    );
    if (attacks.length > 0) return some(attacks);
    const prizes = ofKind(MOVE).filter((order) => {
      const to = PATH_TO[argumentOf(order)]!;
      return VALUE[to]! > 0 && countOf(state.data, side, to) === 0;
    });
    if (prizes.length > 0) return some(prizes);
    const gods = ofKind(PLAY).filter((order) => isGod(argumentOf(order)));
    if (gods.length > 0) return some(gods);
    const strikes = ofKind(STRIKE).filter(
      (order) => countOf(state.data, side, areaOf(argumentOf(order))) > 0,
    );
    if (strikes.length > 0) return some(strikes);
    if (ofKind(FIRE).length > 0) return some(ofKind(FIRE));
    if (ofKind(MOVE).length > 0) return some(ofKind(MOVE));
  }
  const kinds = [...new Set(all.map(kindOf))];
  return some(ofKind(kinds[taste.roll(kinds.length)]!));
}

/** What random games have met. */
export class Coverage {
  readonly steps = new Set<string>();
  readonly orders = new Set<string>();
  readonly happenings = new Set<string>();
  readonly effects = new Set<string>();
  readonly endings = new Set<string>();
  games = 0;

  count(happenings: readonly Happening[]): void {
    for (const happening of happenings) {
      this.happenings.add(happening.kind);
      if (happening.kind === 'command') this.effects.add(String(happening.card));
    }
  }

  toString(): string {
    const line = (name: string, set: ReadonlySet<string>): string =>
      `  ${name} (${set.size}): ${[...set].toSorted().join(', ')}`;
    return [
      `${this.games} games`,
      line('steps', this.steps),
      line('orders', this.orders),
      line('happenings', this.happenings),
      line('endings', this.endings),
    ].join('\n');
  }
}
