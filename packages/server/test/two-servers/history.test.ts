// The checker of the runs with two servers finds what it is there for.
import {
  SeededChance,
  decisionOf,
  give,
  newGame,
  REVISION,
  SIDES,
  type Game,
  type Side,
} from '@rubicon/engine';
import type { GameId, HistoryEntry } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { replica, type Client } from '../live-kit.ts';
import { contradictions } from './history.ts';
import type { Seen } from './player.ts';

const GAME = 'game000000000000' as GameId;
const OPTIONS = { edition: '2.0', revision: REVISION, rules: {}, clock: null } as const;
const ORDERS = 12;

/** A game of some orders, and what the players were acknowledged and told. */
function played() {
  const chance = new SeededChance(49);
  let { game }: { game: Game } = newGame(OPTIONS, chance, 0);
  const acknowledged: Record<Side, string[]> = { caesar: [], pompey: [] };
  for (let count = 0; count < ORDERS; count++) {
    const side = SIDES.find((each) => decisionOf(game, each)?.required === true)!;
    const { number, orders } = decisionOf(game, side)!;
    const order = orders[chance.roll(orders.length)]!;
    const given = give(game, { kind: 'order', side, decision: number, order }, chance, 0);
    if (!given.ok) throw new Error(given.message);
    ({ game } = given);
    acknowledged[side].push(order);
  }
  const told = [{ cursor: 1 }, { cursor: 2 }] as unknown as HistoryEntry[];
  const person = { done: () => Promise.resolve({ told }) } as unknown as Client;
  const seenBy = (side: Side): Seen => ({
    ...{ side, acknowledged: acknowledged[side], faults: [], repeated: 0 },
    held: Object.assign(replica(), { told: [...told] }),
  });
  const players = SIDES.map((side) => ({ person, seen: seenBy(side) }));
  const stored = {
    record: JSON.stringify({ options: game.options }),
    entries: game.entries.map((entry) => JSON.stringify(entry)),
  };
  return { stored, players, caesar: players[0]!.seen, check: () => contradictions(stored, GAME, players) };
}

test('what fits is no problem', async () => {
  expect(await played().check()).toEqual([]);
});

test('an order that was acknowledged and is not stored is lost', async () => {
  const { caesar, check } = played();
  caesar.acknowledged.push('done');
  expect((await check()).join()).toContain('“done” of caesar was acknowledged and is lost.');
});

test('an order that nobody was told of was not given, or given twice', async () => {
  const { caesar, check } = played();
  caesar.acknowledged.splice(1, 1);
  expect((await check()).join()).toContain('nobody was told of caesar’s');
});

test('whoever was told another history, or saw what must not be seen, was shown another game', async () => {
  const { caesar, check } = played();
  caesar.held.told.reverse();
  caesar.faults.push('went back from 7 to 6');
  expect(await check()).toEqual([
    `Game ${GAME}: caesar was told another game than there is.`,
    `Game ${GAME}: caesar went back from 7 to 6.`,
  ]);
});
