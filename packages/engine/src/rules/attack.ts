// After the last move: main attacks are declared where the rules ask for it, and Mars or Neptune picks a battle.
import { MARS, NEPTUNE } from '../board/cards.ts';
import type { Run } from '../state/happening.ts';
import { AREA_COUNT, LINK_COUNT, otherEnd } from '../board/map.ts';
import {
  DECLARE,
  DONE,
  SURPRISING,
  areaOf,
  argumentOf,
  kindOf,
  moreOf,
  withArea,
  type Order,
  type OrderList,
} from '../orders/order.ts';
import {
  ASKED,
  ATTACKER,
  EFFECT,
  HANDOVER_STEP,
  LEVIES_LEFT,
  LEVY_STEP,
  MAIN,
  STEP,
  SURPRISE,
  SURPRISE_STEP,
  enteredBy,
} from '../state/state.ts';

/** Ruling 9: where one entry was used it is the main attack; returns whether anything is left to declare. */
export function settleMainAttacks(d: Uint8Array): boolean {
  const side = d[ASKED]!;
  let open = false;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (d[ATTACKER + area] !== side + 1 || d[MAIN + area] !== 0) continue;
    const entries: number[] = [];
    for (let link = 0; link < LINK_COUNT; link++) if (enteredBy(d, link, area, side)) entries.push(link);
    if (entries.length === 1) d[MAIN + area] = entries[0]! + 1;
    open ||= entries.length > 1;
  }
  return open;
}

export function listMainAttacks(d: Uint8Array, orders: OrderList): void {
  const side = d[ASKED]!;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (d[ATTACKER + area] !== side + 1 || d[MAIN + area] !== 0) continue;
    for (let link = 0; link < LINK_COUNT; link++) {
      if (enteredBy(d, link, area, side)) orders.add(DECLARE, 0, withArea(area, link));
    }
  }
}

export function declareMain(d: Uint8Array, order: Order, run: Run): void {
  const area = areaOf(argumentOf(order));
  const link = moreOf(argumentOf(order));
  d[MAIN + area] = link + 1;
  run.told?.push({ kind: 'declared', side: d[ASKED]!, from: otherEnd(link, area), area });
}

/** Ruling 14: Mars and Neptune choose among the battles in which their player attacks. */
export function listSurprises(d: Uint8Array, orders: OrderList): void {
  for (let area = 0; area < AREA_COUNT; area++) {
    if (d[ATTACKER + area] === d[ASKED]! + 1) orders.add(SURPRISING, 0, area);
  }
  if (orders.length > 0) orders.add(DONE, 0, 0);
}

export function applySurprise(d: Uint8Array, order: Order, run: Run): void {
  if (kindOf(order) === SURPRISING) {
    const area = argumentOf(order);
    d[SURPRISE] = area + 1;
    run.told?.push({ kind: 'surprise', side: d[ASKED]!, area });
  }
  d[STEP] = HANDOVER_STEP;
}

/** What follows movement: surprise for its two gods, levies where the card gives them, else the other side. */
export function afterMoves(d: Uint8Array): void {
  const card = d[EFFECT + d[ASKED]!]! - 1;
  if (card === MARS || card === NEPTUNE) d[STEP] = SURPRISE_STEP;
  else d[STEP] = d[LEVIES_LEFT]! > 0 ? LEVY_STEP : HANDOVER_STEP;
}
