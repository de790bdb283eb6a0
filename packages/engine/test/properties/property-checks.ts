// What must hold at every step of every game. Limits are counted here from what happened, not from the engine's own counters.
import {
  BLOCK_COUNT,
  CLEOPATRA,
  FULL,
  HOME_SIDE,
  IS_LEADER,
  IS_NAVIS,
  STEP_SIZE,
  THIRD_LEADER,
} from '../../src/board/blocks.ts';
import { CARD_COUNT, COPIES, PLUTO } from '../../src/board/cards.ts';
import { SeededChance } from '../../src/dice/chance.ts';
import type { Happening } from '../../src/state/happening.ts';
import { apply, isAsked, legalOrders } from '../../src/rules/legal.ts';
import { AREA_COUNT, CITY_COUNT, LINKS, PORT_SEAS, linkBetween } from '../../src/board/map.ts';
import { makeOrder, parseOrder } from '../../src/orders/notation.ts';
import type { Order } from '../../src/orders/order.ts';
import { makePosition, parsePosition } from '../../src/position/position.ts';
import { SIDES, sideName } from '../../src/board/side.ts';
import {
  AREA,
  ATTACKER,
  COMMITTED,
  DEAD,
  DISCARD,
  FACE_UP,
  HAND,
  HELD,
  HOLDER,
  LOCKED,
  SEEN,
  STRENGTH,
  UNPLACED,
  countOf,
  type State,
} from '../../src/state/state.ts';
import { viewFor } from '../../src/knowledge/view.ts';
import type { Stride } from '../kit/random-play.ts';

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** 63 blocks and 27 cards, each where it can be (§1.3, §2.1, §4.1). */
export function checkBlocksAndCards({ data: d }: State): void {
  const counts = new Uint8Array(2 * AREA_COUNT);
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const area = d[AREA + block]!;
    const strength = d[STRENGTH + block]!;
    must(area <= UNPLACED, `block ${block} is nowhere`);
    if (area >= AREA_COUNT) {
      must(area === UNPLACED || strength === 0, `block ${block} has strength off the map`);
      must(d[HOLDER + block] === HOME_SIDE[block], `block ${block} is in a foreign pool`);
      must(area !== DEAD || IS_LEADER[block] === 1, `block ${block} is dead`);
      must(area !== FACE_UP || IS_LEADER[block] === 0, `leader ${block} is face-up`);
      must(area !== LOCKED || THIRD_LEADER.includes(block), `block ${block} is locked`);
      must(block !== CLEOPATRA || area === UNPLACED, 'Cleopatra is off the map');
      continue;
    }
    counts[d[HOLDER + block]! * AREA_COUNT + area]!++;
    must(
      strength > 0 && strength <= FULL[block]! && Number.isInteger(strength / STEP_SIZE[block]!),
      `block ${block} at ${strength}`,
    );
    if (IS_NAVIS[block] === 1) must(area >= CITY_COUNT || PORT_SEAS[area]! > 0, `Navis ${block} inland`);
    else must(area < CITY_COUNT, `land block ${block} at sea`);
    if (IS_NAVIS[block] === 1 || IS_LEADER[block] === 1)
      must(d[HOLDER + block] === HOME_SIDE[block], `${block} defected`);
  }
  for (let area = 0; area < AREA_COUNT; area++) {
    for (const side of [0, 1])
      must(counts[side * AREA_COUNT + area] === countOf(d, side, area), `count of area ${area}`);
    const contested = counts[area]! > 0 && counts[AREA_COUNT + area]! > 0;
    must(
      contested === (d[ATTACKER + area] !== 0),
      `area ${area} contested ${contested}, attacker ${d[ATTACKER + area]}`,
    );
  }
  for (let card = 0; card < CARD_COUNT; card++) {
    let held = d[HAND + card]! + d[HAND + CARD_COUNT + card]! + d[SEEN + card]!;
    for (const offset of [DISCARD, DISCARD + 1, COMMITTED, COMMITTED + 1])
      if (d[offset] === card + 1) held += 1;
    must(held <= COPIES[card]!, `${held} cards ${card}`);
  }
}

/** Seas crossed by amphibious moves keep a Navis of their owner (§6.3). */
export function checkHeldSeas({ data: d }: State, side: number): void {
  const held = d[HELD]! | (d[HELD + 1]! << 8);
  for (let sea = CITY_COUNT; sea < AREA_COUNT; sea++) {
    if ((held >> (sea - CITY_COUNT)) & 1) must(countOf(d, side, sea) > 0, `held sea ${sea} was left`);
  }
}

type Limits = Readonly<Record<string, number>>;
const ROAD: Limits = { major: 4, minor: 2, strait: 2 };
const PLUTO_ROAD: Limits = { major: 6, minor: 3, strait: 2 };
const RETREAT: Limits = { major: 4, minor: 2, strait: 1 };

/** Counts blocks over each road from the events (§6.11, §7.61, §7.7). */
export class LimitWatch {
  private used = new Map<string, number>();
  private limits = ROAD;

  see(happening: Happening): void {
    switch (happening.kind) {
      case 'command':
        this.reset(happening.card === PLUTO ? PLUTO_ROAD : ROAD);
        break;
      case 'round':
        this.reset(RETREAT);
        break;
      case 'won':
        this.reset(ROAD);
        break;
      case 'moved':
      case 'retreated':
      case 'regrouped':
        this.pass(happening.side, happening.areas, happening.kind === 'moved' && happening.as !== 'move');
        break;
      default:
    }
  }

  private reset(limits: Limits): void {
    this.used = new Map();
    this.limits = limits;
  }

  private pass(side: number, areas: readonly number[], fights: boolean): void {
    for (let step = 1; step < areas.length; step++) {
      const link = linkBetween(areas[step - 1]!, areas[step]!)!;
      const kind = LINKS[link]!.kind;
      if (kind === 'port' || kind === 'sea') continue;
      const into = fights && step === areas.length - 1;
      this.add(`${side} ${link}`, into ? this.limits[kind]! : Math.max(ROAD[kind]!, this.limits[kind]!));
      if (into && kind === 'strait' && this.limits === ROAD) this.add(`${side} ${link} attack`, 1);
    }
  }

  private add(key: string, limit: number): void {
    const count = (this.used.get(key) ?? 0) + 1;
    must(count <= limit, `${count} blocks over ${key}, limit ${limit}`);
    this.used.set(key, count);
  }
}

/** What can be taken back has shown its author no block he did not know: undo is no way to peek. */
export function checkNothingShown({ state, side, barrier, next }: Stride): void {
  if (barrier) return;
  const known = (of: State): string[] => {
    const { stacks, pools, chosen } = viewFor(of, sideName(side));
    const inPools = Object.values(pools).flatMap((pool) =>
      [pool.blocks ?? [], pool.faceUp, pool.dead, pool.unplaced ?? [], pool.locked ?? []].flat(),
    );
    return [
      ...stacks.flatMap(({ blocks }) => blocks?.map(({ block }) => block) ?? []),
      ...inPools,
      ...(chosen === null || chosen.block === null ? [] : [chosen.block]),
    ];
  };
  const before = new Set(known(state));
  for (const block of known(next))
    must(before.has(block), `${block} was shown by an order that can be taken back`);
}

/** Text forms lose nothing. */
export function checkTexts(state: State, orders: readonly Order[]): void {
  const line = makePosition(state);
  const back = parsePosition(line, state.rules);
  must(back.ok, `position refused: ${back.ok ? '' : back.fault.message}\n${line}`);
  if (back.ok)
    must(
      back.value.data.every((byte, i) => byte === state.data[i]),
      `position not given back: ${line}`,
    );
  const texts = new Set<string>();
  for (const order of orders) {
    const text = makeOrder(state, order);
    must(!texts.has(text), `two orders are written ${text}`);
    texts.add(text);
    const parsed = parseOrder(text);
    must(parsed.ok && parsed.value === order, `order not given back: ${text}`);
  }
}

/** Who is asked has orders, who is not has none. */
export function checkAsked({ next }: Stride): void {
  for (const side of SIDES)
    must(isAsked(next, side) === legalOrders(next, side).length > 0, `${side}: asked, and legal orders`);
}

/** Every listed order applies; orders that are not listed are refused; neither touches the state it is given. */
export function checkListed({ state, side, orders }: Stride, taste: SeededChance): number {
  const before = state.data.slice();
  const listed = new Set<number>();
  const all = orders.toArray();
  for (const order of all) {
    listed.add(order);
    must(apply(state, sideName(side), order, taste).ok, `listed but refused: ${makeOrder(state, order)}`);
  }
  let refused = 0;
  for (let i = 0; i < 12; i++) {
    // A neighbour of a listed order, or anything at all
    const order = (
      i < 8 ? all[taste.roll(all.length)]! ^ (1 << taste.roll(22)) : taste.roll(0x5fffff)
    ) as Order;
    if (listed.has(order) || order >> 22 > 21) continue;
    must(!apply(state, sideName(side), order, taste).ok, `not listed but accepted: ${order}`);
    must(
      !apply(state, sideName(1 - side), order, taste).ok || isOwnDecision(state, 1 - side, order),
      `accepted from the other side: ${order}`,
    );
    refused += 1;
  }
  must(
    before.every((byte, i) => byte === state.data[i]),
    'apply changed its argument',
  );
  return refused;
}

/** In simultaneous steps the other side has orders of its own. */
const isOwnDecision = (state: State, side: number, order: Order): boolean =>
  apply(state, sideName(side), order, new SeededChance(1)).ok;
