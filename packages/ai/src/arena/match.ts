// One game between two players who see only their own views and events, as at a real table.
import {
  OVER_STEP,
  OrderList,
  RESULT,
  RecordingChance,
  STEP,
  SeededChance,
  carryOut,
  copyInto,
  copyState,
  eventsFor,
  listOrders,
  makeOrder,
  sideName,
  startGame,
  viewFor,
  type Happening,
  type Ruleset,
  type Side,
} from '@rubicon/engine';
import type { Budget } from '../player/budget.ts';
import type { Player } from '../player/player.ts';
import type { FortuneMeter } from './fortune.ts';

export interface MatchResult {
  readonly winner: Side | null;
  readonly orders: number;
  readonly year: number;
  readonly cpuMs: readonly [number, number]; // spent by each side's player
}

/** Plays a game to its end; throws if a player gives an order it was not offered. */
export function playMatch(
  rules: Ruleset,
  players: readonly [Player, Player],
  seed: number,
  now: () => number = () => 0,
  budget: Budget = {},
  fortune: FortuneMeter | null = null,
): MatchResult {
  const chance = new SeededChance(seed);
  const list = new OrderList();
  const { state, happenings } = startGame(rules, chance);
  const tell = (told: readonly Happening[]): void =>
    players.forEach((player, side) => player.observe(eventsFor(told, sideName(side))));
  tell(happenings);
  fortune?.begin(state);
  const before = copyState(state);
  const spent: [number, number] = [0, 0];
  let given = 0;
  while (state.data[STEP] !== OVER_STEP) {
    let side = 0;
    listOrders(state, 0, list);
    if (list.length === 0) listOrders(state, (side = 1), list);
    const packed = list.toArray();
    const texts = packed.map((order) => makeOrder(state, order));
    const started = now();
    const { order } = players[side]!.choose(viewFor(state, sideName(side)), texts, budget);
    spent[side]! += now() - started;
    const index = texts.indexOf(order);
    if (index < 0) throw new RangeError(`Illegal choice “${order}” in step ${state.data[STEP]}.`);
    const recording = new RecordingChance(chance);
    const run = { chance: recording, told: [] as Happening[], barrier: false };
    copyInto(before, state);
    carryOut(state, side, packed[index]!, run);
    if (recording.rolls.length > 0) fortune?.add(before, side, packed[index]!, state);
    tell(run.told);
    given += 1;
  }
  const result = state.data[RESULT]!;
  return {
    winner: result === 1 ? 'caesar' : result === 2 ? 'pompey' : null,
    orders: given,
    year: viewFor(state, 'spectator').year,
    cpuMs: spent,
  };
}
