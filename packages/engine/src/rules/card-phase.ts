// The card phase (§2.1): deal, discard, commit, reveal; who is Player 1 and with what.
import { APOLLO, CARD_COUNT, COPIES, DECK_SIZE, HAND_SIZE, MOVES, isGod } from '../board/cards.ts';
import type { FirstReason, Run } from '../state/happening.ts';
import { DISCARDING, PLAY, type Order, type OrderList, argumentOf, kindOf } from '../orders/order.ts';
import { CAESAR, POMPEY } from '../board/side.ts';
import {
  CARDS_STEP,
  COMMAND_STEP,
  COMMITTED,
  DISCARD,
  EFFECT,
  FIRST,
  HAND,
  LAST,
  PLAYED,
  REVEAL_STEP,
  SEEN,
  STEP,
  TURN,
  TURN_END_STEP,
  YEAR,
  type State,
} from '../state/state.ts';

/** §2.1, §8.6: shuffle all cards, six to each side. */
export function deal(d: Uint8Array, run: Run): void {
  d.fill(0, HAND, SEEN + CARD_COUNT);
  d.fill(0, DISCARD, LAST + 2);
  const deck = COPIES.slice();
  let left = DECK_SIZE;
  for (let side = CAESAR; side <= POMPEY; side++) {
    for (let i = 0; i < HAND_SIZE; i++) {
      let index = run.chance.roll(left--, 'deal');
      let card = 0;
      while (index >= deck[card]!) index -= deck[card++]!;
      deck[card]!--;
      d[HAND + side * CARD_COUNT + card]!++;
    }
  }
  run.barrier = true;
  run.told?.push({ kind: 'dealt', year: d[YEAR]!, hands: [handOf(d, CAESAR), handOf(d, POMPEY)] });
  d[TURN] = 1;
  d[STEP] = CARDS_STEP;
}

/** The cards of a hand, each as often as it is held. */
export function handOf(d: Uint8Array, side: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    for (let copies = d[HAND + side * CARD_COUNT + card]!; copies > 0; copies--) cards.push(card);
  }
  return cards;
}

export function handSize(d: Uint8Array, side: number): number {
  let total = 0;
  for (let card = 0; card < CARD_COUNT; card++) total += d[HAND + side * CARD_COUNT + card]!;
  return total;
}

export function listCardOrders(d: Uint8Array, side: number, orders: OrderList): void {
  const discarding = d[DISCARD + side] === 0;
  if (!discarding && d[COMMITTED + side] !== 0) return;
  for (let card = 0; card < CARD_COUNT; card++) {
    if (d[HAND + side * CARD_COUNT + card] === 0) continue;
    if (discarding) orders.add(DISCARDING, 0, card);
    else if (card !== APOLLO || d[TURN]! > 1) orders.add(PLAY, 0, card); // Apollo needs a card played last turn
  }
}

/** Ruling 1: a choice can be changed until both have committed; that is for game.ts. */
export function applyCardOrder(d: Uint8Array, side: number, order: Order, run: Run): void {
  const card = argumentOf(order);
  d[HAND + side * CARD_COUNT + card]!--;
  if (kindOf(order) === DISCARDING) {
    d[DISCARD + side] = card + 1;
    run.told?.push({ kind: 'discarded', side, card });
  } else {
    d[COMMITTED + side] = card + 1;
    run.told?.push({ kind: 'committed', side, card });
  }
}

/** A hand of one card leaves no choice, and everybody can see it: it is committed. Both committed: reveal. */
export function settleCards(d: Uint8Array): void {
  for (let side = CAESAR; side <= POMPEY; side++) {
    if (d[COMMITTED + side] !== 0 || handSize(d, side) !== 1) continue;
    const card = d.subarray(HAND + side * CARD_COUNT, HAND + (side + 1) * CARD_COUNT).indexOf(1);
    d[HAND + side * CARD_COUNT + card] = 0;
    d[COMMITTED + side] = card + 1;
  }
  if (d[COMMITTED + CAESAR] !== 0 && d[COMMITTED + POMPEY] !== 0) d[STEP] = REVEAL_STEP;
}

export function reveal(state: State, run: Run): void {
  const d = state.data;
  for (let side = CAESAR; side <= POMPEY; side++) {
    const card = d[COMMITTED + side]! - 1;
    d[COMMITTED + side] = 0;
    d[PLAYED + side] = card + 1;
    d[EFFECT + side] = card === APOLLO ? d[LAST + 1 - side]! : card + 1; // ruling 2: Apollo copies
    d[SEEN + card]!++;
  }
  const played = [d[PLAYED]! - 1, d[PLAYED + 1]! - 1] as const;
  const effects = [d[EFFECT]! - 1, d[EFFECT + 1]! - 1] as const;
  const [first, reason] = playerOne(state, played, effects);
  run.barrier = true;
  run.told?.push({ kind: 'revealed', cards: played, effects, first, reason });
  if (first === null) d[STEP] = TURN_END_STEP;
  else {
    d[FIRST] = first + 1;
    d[STEP] = COMMAND_STEP;
  }
}

function playerOne(
  state: State,
  played: readonly [number, number],
  effects: readonly [number, number],
): [first: number | null, reason: FirstReason] {
  const d = state.data;
  if (isGod(played[CAESAR]) && isGod(played[POMPEY])) return [null, 'cancelled'];
  if (state.rules.firstTurn === 'caesar' && d[YEAR] === 0 && d[TURN] === 1) return [CAESAR, 'first-turn'];
  if (isGod(effects[CAESAR])) return [CAESAR, 'god'];
  if (isGod(effects[POMPEY])) return [POMPEY, 'god'];
  const lead = MOVES[effects[CAESAR]]! - MOVES[effects[POMPEY]]!;
  return lead === 0 ? [CAESAR, 'tie'] : [lead > 0 ? CAESAR : POMPEY, 'moves'];
}

/** §2.0: the turn is over; its cards are what Apollo may copy next turn. */
export function endCards(d: Uint8Array): void {
  d[LAST] = d[PLAYED]!;
  d[LAST + 1] = d[PLAYED + 1]!;
  d.fill(0, PLAYED, PLAYED + 2);
  d.fill(0, EFFECT, EFFECT + 2);
  d[FIRST] = 0;
}
