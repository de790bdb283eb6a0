import { expect, test } from 'vitest';
import type { GameId, Seat, Table } from '@rubicon/protocol';
import {
  ANN,
  BEN,
  EVE,
  ask,
  begun,
  clientOf,
  look,
  playOn,
  testWorld,
  type TestWorld,
} from '../../test/game-service-kit.ts';

const SEATS: readonly Seat[] = ['caesar', 'pompey', 'spectator'];
const personAt = (seat: Seat) => (seat === 'spectator' ? EVE : seat === 'caesar' ? ANN : BEN);
const recall = (world: TestWorld, game: GameId, seat: Seat, cursor: number) =>
  world.games.recall(personAt(seat), game, cursor, seat);

/** The fields of an update that stay the same when it is shown again. */
const lasting = ({ seat, cursor, view, card, clock }: Table) => ({
  seat,
  cursor,
  view,
  clock,
  year: card.year,
  turn: card.turn,
  points: card.points,
  asked: card.asked,
});

test('a seat is shown every earlier cursor again as it first was, also after a restart', async () => {
  const world = testWorld();
  const game = await begun(world, { pace: { kind: 'live', bankMs: 3_600_000, incrementMs: 0 } });
  const first: Record<Seat, Map<number, unknown>> = {
    caesar: new Map(),
    pompey: new Map(),
    spectator: new Map(),
  };
  const note = async (): Promise<void> => {
    for (const seat of SEATS) {
      const { table } = await look(world, game, seat);
      if (!first[seat].has(table.cursor)) first[seat].set(table.cursor, lasting(table));
    }
  };
  await note();
  await playOn(world, game, 7, 160, note);
  for (const each of [world, world.again()])
    for (const seat of SEATS) {
      expect(first[seat].size).toBeGreaterThan(20);
      for (const [cursor, shown] of first[seat])
        expect(lasting((await recall(each, game, seat, cursor)).table)).toEqual(shown);
    }
});

test('it comes with the events up to there, and no legal orders', async () => {
  const world = testWorld();
  const game = await begun(world);
  await playOn(world, game, 3, 60);
  const { told, table } = await look(world, game, 'caesar');
  for (const telling of told)
    expect((await recall(world, game, 'caesar', telling.cursor)).told).toEqual([telling]);
  const last = await recall(world, game, 'caesar', table.cursor);
  expect(last.table).toMatchObject({ decision: null, undo: { order: 0, phase: 0 } });
});

test('no one can replay another seat, or a cursor the seat never reached', async () => {
  const world = testWorld();
  const game = await begun(world);
  await expect(world.games.recall(EVE, game, 1, 'caesar')).rejects.toMatchObject({ code: 'not-your-side' });
  for (const cursor of [0, 2, 1_000_000])
    await expect(recall(world, game, 'spectator', cursor)).rejects.toMatchObject({ code: 'no-moment' });
  const waiting = await world.games.create(ANN, {
    edition: '2.0',
    rules: {},
    side: 'caesar',
    opponent: { kind: 'invited' },
    pace: { kind: 'none' },
    aids: { odds: true, hints: true, intel: true, undo: true },
    visibility: 'private',
  });
  const hidden = waiting.card.game;
  await expect(world.games.recall(EVE, hidden, 1, null)).rejects.toMatchObject({ code: 'no-game' });
  await expect(world.games.recall(ANN, hidden, 1, null)).rejects.toMatchObject({ code: 'no-moment' });
});

test('how far someone has read is stored, never goes back or too far, and is private', async () => {
  const world = testWorld();
  const game = await begun(world);
  await playOn(world, game, 5, 30);
  const { cursor } = (await look(world, game, 'caesar')).table;
  expect(cursor).toBeGreaterThan(4);
  const seen = async (in_: TestWorld, seat: Seat) => (await look(in_, game, seat)).table.seen;
  expect(await seen(world, 'caesar')).toBe(0);
  await world.games.setSeen(ANN, game, 4, null);
  expect(await seen(world, 'caesar')).toBe(4);
  await world.games.setSeen(ANN, game, 2, null);
  expect([await seen(world, 'caesar'), await seen(world, 'pompey'), await seen(world, 'spectator')]).toEqual([
    4,
    0,
    null,
  ]);
  expect(await seen(world.again(), 'caesar')).toBe(4);
  await world.games.setSeen(ANN, game, 999_999, null);
  expect(await seen(world, 'caesar')).toBe(cursor);
  await expect(world.games.setSeen(EVE, game, 1, null)).rejects.toMatchObject({ code: 'not-a-player' });
});

test('a player’s unread changes are available to the notifier', async () => {
  const world = testWorld();
  const game = await begun(world, { pace: { kind: 'live', bankMs: 60_000, incrementMs: 0 } });
  const status = () => world.games.playerStatus(game, BEN.id);
  expect(await status()).toMatchObject({ side: 'pompey', hasNews: true, hasActed: false, isWatched: false });
  await world.games.setSeen(BEN, game, 1, null);
  expect(await status()).toMatchObject({ hasNews: false, flagMs: world.nowMs + 60_000 });
  const { decision } = (await look(world, game, 'pompey')).table;
  const order = { kind: 'order', decision: decision!.number, order: decision!.orders![0]! } as const;
  await ask(world, BEN, game, order);
  expect(await status()).toMatchObject({ hasNews: false, hasActed: true });
  let isVisible = true;
  const watcher = { ...clientOf(BEN.id), isVisible: () => isVisible };
  const leave = await world.games.watch(BEN, game, { after: 0, chatAfter: 0, as: null }, watcher);
  expect(await status()).toMatchObject({ isWatched: true });
  isVisible = false;
  expect(await status()).toMatchObject({ isWatched: false });
  leave();
  expect(await world.games.playerStatus(game, EVE.id)).toBe(null);
});
