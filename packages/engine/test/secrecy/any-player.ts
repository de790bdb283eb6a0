// Players that do anything legal, so that games go through every step.
import { legalOrders } from '../../src/rules/legal.ts';
import { DISBAND, DONE, MOVE, argumentOf, kindOf, type Order } from '../../src/orders/order.ts';
import { PATH_TO } from '../../src/board/paths.ts';
import { sideIndex, type Side } from '../../src/board/side.ts';
import { countOf, type State } from '../../src/state/state.ts';
import type { Random } from './permute.ts';

/** Even: any kind of order, then any one of that kind. Eager: seldom done, often on the attack, loth to disband. */
export type Temper = 'even' | 'eager';

const RARELY = 8; // one in so many

function pickKind(kinds: readonly number[], random: Random, temper: Temper): number {
  const shunned = kinds.includes(DISBAND) ? DISBAND : DONE;
  const wanted =
    temper === 'eager' && kinds.length > 1 && random(RARELY) > 0
      ? kinds.filter((kind) => kind !== shunned)
      : kinds;
  return wanted[random(wanted.length)]!;
}

export function pickOrder(state: State, side: Side, random: Random, temper: Temper): Order {
  const orders = legalOrders(state, side);
  const kind = pickKind([...new Set(orders.map(kindOf))], random, temper);
  const alike = orders.filter((order) => kindOf(order) === kind);
  const attacks =
    kind === MOVE && temper === 'eager' && random(2) === 0
      ? alike.filter((order) => countOf(state.data, 1 - sideIndex(side), PATH_TO[argumentOf(order)]!) > 0)
      : [];
  const choice = attacks.length > 0 ? attacks : alike;
  return choice[random(choice.length)]!;
}
