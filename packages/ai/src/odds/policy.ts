// What each side does in a battle whose odds are computed: fixed, deterministic policies.
import {
  AREA,
  ASKED,
  BATTLE,
  BLOCK_COUNT,
  CLEOPATRA,
  FIRE,
  FIREPOWER,
  HITS_STEP,
  HOLDER,
  IS_LEADER,
  RETREAT,
  STEP,
  STRENGTH,
  areaOf,
  argumentOf,
  blockOf,
  countOf,
  kindOf,
  type Order,
  type OrderList,
} from '@rubicon/engine';

export const BATTLE_POLICIES = ['fight', 'outnumbered', 'spare', 'withdraw'] as const;
/**
 * `fight` fires and leaves only when it must; `outnumbered` also leaves, from round 2 on, while its strength in the
 * battle is less than the enemy's; `spare` fights but takes a leader at strength I out; `withdraw` leaves as soon as
 * it may.
 */
export type BattlePolicy = (typeof BATTLE_POLICIES)[number];

/** One of the orders of the side asked. Only the battle itself is looked at, so equal battles are fought alike. */
export function chooseByPolicy(d: Uint8Array, policy: BattlePolicy, orders: OrderList): Order {
  if (d[STEP] === HITS_STEP) return leastMissed(d, orders);
  const leaving = pickRetreat(d, orders, (block) => wantsToGo(d, policy, block));
  if (leaving !== null) return leaving;
  for (let i = 0; i < orders.length; i++) if (kindOf(orders.at(i)) === FIRE) return orders.at(i);
  // Ruling 20: who must go goes if he can; only then do the others perish
  return pickRetreat(d, orders, () => true) ?? orders.at(0);
}

function wantsToGo(d: Uint8Array, policy: BattlePolicy, block: number): boolean {
  switch (policy) {
    case 'fight':
      return false;
    case 'outnumbered':
      return strengthOf(d, d[ASKED]!) < strengthOf(d, 1 - d[ASKED]!);
    case 'spare':
      return IS_LEADER[block] === 1 && d[STRENGTH + block] === 1;
    case 'withdraw':
      return true;
  }
}

function strengthOf(d: Uint8Array, side: number): number {
  let total = 0;
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (d[AREA + block] === d[BATTLE]! - 1 && d[HOLDER + block] === side) total += d[STRENGTH + block]!;
  return total;
}

/** Who matters most goes first, as roads are narrow, and to friends rather than to a vacant place. */
function pickRetreat(d: Uint8Array, orders: OrderList, goes: (block: number) => boolean): Order | null {
  let best: Order | null = null;
  let highest = -1;
  for (let i = 0; i < orders.length; i++) {
    const order = orders.at(i);
    const block = blockOf(order);
    if (kindOf(order) !== RETREAT || !goes(block)) continue;
    const rank =
      (IS_LEADER[block] === 1 ? 100 : 0) +
      2 * d[STRENGTH + block]! * FIREPOWER[block]! +
      (countOf(d, d[ASKED]!, areaOf(argumentOf(order))) > 0 ? 1 : 0);
    if (rank > highest) {
      highest = rank;
      best = order;
    }
  }
  return best;
}

/** Between equals (§7.4): poor shots first; a leader or Cleopatra at I last. */
function leastMissed(d: Uint8Array, orders: OrderList): Order {
  let best = orders.at(0);
  let least = Infinity;
  for (let i = 0; i < orders.length; i++) {
    const block = blockOf(orders.at(i));
    const isLast = d[STRENGTH + block] === 1 && (IS_LEADER[block] === 1 || block === CLEOPATRA);
    const loss = 2 * FIREPOWER[block]! + (isLast ? 100 : 0);
    if (loss < least) {
      least = loss;
      best = orders.at(i);
    }
  }
  return best;
}
