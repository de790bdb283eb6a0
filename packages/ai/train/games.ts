// Games to learn from: each decision as the network saw it, what was chosen, how likely that was, and what came of it.
import {
  EDITIONS,
  OVER_STEP,
  OrderList,
  RESULT,
  STEP,
  SeededChance,
  carryOut,
  eventsFor,
  listOrders,
  makeOrder,
  pointsOf,
  rulesFor,
  sideName,
  startGame,
  viewFor,
  type Happening,
  type State,
} from '@rubicon/engine';
import { draw, likelihood } from '../src/learned/draw.ts';
import type { Evaluator } from '../src/learned/network.ts';
import { ORDER_WIDTH } from '../src/learned/order-features.ts';
import type { Player } from '../src/player/player.ts';
import { DecisionLog } from './decision-log.ts';
import { makeOpponent, type Opponent } from './opponent.ts';

/** Who sits on a side: the network that learns, another network or a contestant that only plays, or one to be imitated. */
export type Seat =
  | { readonly kind: 'learner' }
  | { readonly kind: 'network'; readonly evaluator: Evaluator }
  | { readonly kind: 'contestant'; readonly opponent: Opponent }
  | { readonly kind: 'teacher'; readonly opponent: Opponent };

export interface Rewards {
  readonly lambda: number; // how far a surprise reaches back
  readonly margin: number; // how much of the worth of a game is the lead in points, the rest being who won
}

export interface GameResult {
  readonly caesar: number; // 1 = won, -1 = lost, 0 = drawn
  readonly decisions: number;
}

/** In points: more counts for nothing. */
const GREAT_LEAD = 8;

const list = new OrderList();

/** Plays a game by its seed and records the decisions of learners and teachers. */
export function playGame(
  seed: number,
  seats: readonly [Seat, Seat],
  learner: Evaluator,
  { lambda, margin }: Rewards,
  log: DecisionLog,
): GameResult {
  const chance = new SeededChance(seed);
  const { state, happenings } = startGame(rulesFor(EDITIONS[seed % EDITIONS.length]!), chance);
  const players = seats.map((seat, side) =>
    'opponent' in seat ? makeOpponent(seat.opponent, seed * 2 + side) : null,
  );
  const isTold = players.some((player) => player !== null);
  const tell = (told: readonly Happening[]): void =>
    players.forEach((player, side) => player?.observe(eventsFor(told, sideName(side))));
  tell(happenings);
  let decisions = 0;
  log.beginGame();
  while (state.data[STEP] !== OVER_STEP) {
    let side = 0;
    listOrders(state, 0, list);
    if (list.length === 0) listOrders(state, (side = 1), list);
    const seat = seats[side]!;
    const player = players[side] ?? null;
    const count = list.length;
    // Players are asked for forced orders too, as at a table: they are part of a plan
    let chosen = player === null ? 0 : choiceOf(player, state, side);
    if (count > 1) decisions += 1;
    if (count > 1 && seat.kind !== 'contestant') {
      const evaluator = seat.kind === 'network' ? seat.evaluator : learner;
      const seen = evaluator.look(state, side, list.items, count);
      if (player === null) chosen = draw(evaluator.scores, count, 1, chance);
      if (seat.kind !== 'network')
        log.add({
          side,
          seen,
          orders: evaluator.orders.subarray(0, count * ORDER_WIDTH),
          chosen,
          logLikelihood:
            seat.kind === 'teacher' ? 0 : likelihood(evaluator.scores, count, chosen, 1) * Math.LN2,
          value: Math.tanh(evaluator.value / 16384),
          taught: seat.kind === 'teacher',
        });
    }
    const told: Happening[] | null = isTold ? [] : null;
    carryOut(state, side, list.at(chosen), { chance, told, barrier: false });
    if (told !== null) tell(told);
  }
  const result = state.data[RESULT]!;
  const caesar = result === 1 ? 1 : result === 2 ? -1 : 0;
  const lead = (pointsOf(state.data, 0) - pointsOf(state.data, 1)) / GREAT_LEAD;
  log.endGame((1 - margin) * caesar + margin * Math.max(-1, Math.min(1, lead)), lambda);
  return { caesar, decisions };
}

/** What a player who sees only his view chooses, as a place in the list. */
function choiceOf(player: Player, state: State, side: number): number {
  const texts = list.toArray().map((order) => makeOrder(state, order));
  const { order } = player.choose(viewFor(state, sideName(side)), texts);
  const place = texts.indexOf(order);
  if (place < 0) throw new Error(`“${order}” is not among the legal orders: ${texts.join('; ')}`);
  return place;
}
