import { describe, expect, test } from 'vitest';
import type { Update } from '@rubicon/protocol';
import {
  ANN,
  BEN,
  ask,
  begun,
  clientOf,
  look,
  newAskId,
  playOn,
  quiet,
  testWorld,
} from '../../test/game-service-kit.ts';
import { linkedBuses } from '../../test/linked-buses.ts';
import { memoryStore } from '../../test/memory-store.ts';

/** Caesar's first order: a card. */
async function firstOrder(world: ReturnType<typeof testWorld>, game: Awaited<ReturnType<typeof begun>>) {
  const { decision } = (await look(world, game, 'caesar')).table;
  const body = {
    id: newAskId(),
    ask: { kind: 'order', decision: decision!.number, order: decision!.orders![0]! },
  } as const;
  return body;
}

const entriesOf = (world: ReturnType<typeof testWorld>, game: Awaited<ReturnType<typeof begun>>): number =>
  world.store.rows.get(game)!.entries.length;

describe('a request with the same id', () => {
  test('is done once, and repeats get the same answer', async () => {
    const world = testWorld();
    const game = await begun(world);
    const body = await firstOrder(world, game);
    const first = await world.games.ask(ANN, game, body, true);
    expect(entriesOf(world, game)).toBe(2);
    expect(await world.games.ask(ANN, game, body, true)).toEqual(first);
    expect(entriesOf(world, game)).toBe(2);
  });

  test('is done once when both arrive at the same moment, or after a crash', async () => {
    const world = testWorld();
    const game = await begun(world);
    const body = await firstOrder(world, game);
    const both = await Promise.all([
      world.games.ask(ANN, game, body, true),
      world.games.ask(ANN, game, body, true),
    ]);
    expect(both[0]).toEqual(both[1]);
    expect(await world.again().games.ask(ANN, game, body, true)).toEqual(both[0]);
    expect(entriesOf(world, game)).toBe(2);
  });

  test('does not clash with another person’s', async () => {
    const world = testWorld();
    const game = await begun(world);
    const offer = { id: newAskId(), ask: { kind: 'offer-pause' } } as const;
    await world.games.ask(ANN, game, offer, true);
    await expect(world.games.ask(BEN, game, offer, true)).rejects.toMatchObject({ code: 'offer-stands' });
  });

  test('is not done for a different order: the first outcome is returned', async () => {
    const world = testWorld();
    const game = await begun(world);
    const body = await firstOrder(world, game);
    await world.games.ask(ANN, game, body, true);
    const { decision } = (await look(world, game, 'caesar')).table;
    const ask2 = { kind: 'order', decision: decision!.number, order: decision!.orders![0]! } as const;
    const answer = await world.games.ask(ANN, game, { id: body.id, ask: ask2 }, true);
    expect(answer).toEqual(await look(world, game, 'caesar', answer.from));
    expect(entriesOf(world, game)).toBe(2);
  });

  test('that was refused may be tried again', async () => {
    const world = testWorld();
    const game = await begun(world);
    const claim = { id: newAskId(), ask: { kind: 'accept-offer' } } as const;
    await expect(world.games.ask(BEN, game, claim, true)).rejects.toMatchObject({ code: 'no-offer' });
    await ask(world, ANN, game, { kind: 'offer-pause' });
    expect((await world.games.ask(BEN, game, claim, true)).table.paused).toBe(true);
  });

  test('of the order that ended the game is answered although the game is over', async () => {
    const world = testWorld();
    const game = await begun(world);
    const resign = { id: newAskId(), ask: { kind: 'resign' } } as const;
    const first = await world.games.ask(ANN, game, resign, true);
    expect(await world.games.ask(ANN, game, resign, true)).toEqual(first);
    await expect(ask(world, ANN, game, { kind: 'resign' })).rejects.toMatchObject({ code: 'game-over' });
  });
});

describe('a change whose commit failed', () => {
  test('did not happen, and can be tried again', async () => {
    const world = testWorld();
    const game = await begun(world);
    const body = await firstOrder(world, game);
    const before = await look(world, game, 'caesar');
    const sent: string[] = [];
    await world.games.watch(
      ANN,
      game,
      { after: before.table.cursor, chatAfter: 0, as: null },
      clientOf(ANN.id, (message) => void sent.push(JSON.stringify(message))),
    );
    const heard = sent.length;
    world.store.failNext = 'lost';
    await expect(world.games.ask(ANN, game, body, true)).rejects.toMatchObject({ code: 'not-kept' });
    expect(sent.length).toBe(heard);
    expect(await look(world, game, 'caesar')).toEqual(before);
    await world.games.ask(ANN, game, body, true);
    expect(entriesOf(world, game)).toBe(2);
    expect(sent.length).toBe(heard + 1);
  });

  test('but may have been stored: a retry finds it, and watchers are sent it', async () => {
    const world = testWorld();
    const game = await begun(world);
    const body = await firstOrder(world, game);
    const sent: Update[] = [];
    await world.games.watch(
      ANN,
      game,
      { after: 0, chatAfter: 0, as: null },
      clientOf(ANN.id, (message) => void sent.push(message as Update)),
    );
    world.store.failNext = 'kept-unheard';
    await expect(world.games.ask(ANN, game, body, true)).rejects.toMatchObject({ code: 'not-kept' });
    const answer = await world.games.ask(ANN, game, body, true);
    expect(entriesOf(world, game)).toBe(2);
    expect(answer.pending).toHaveLength(1);
    expect(sent.at(-1)).toEqual(answer);
  });
});

test('two servers on one store: the later one finds what the earlier one did, and goes on', async () => {
  const world = testWorld();
  const game = await begun(world);
  const second = world.again();
  await look(second, game, 'caesar'); // has read it now
  await playOn(world, game, 2, 5);
  const answer = await ask(second, ANN, game, { kind: 'offer-draw' });
  expect(answer.table.drawOffer).toBe('caesar');
  await playOn(second, game, 3, 20);
  expect(await look(testWorld(world.store), game, 'pompey')).toEqual(await look(second, game, 'pompey'));
});

test('two connected servers: a watcher at one receives orders given at the other', async () => {
  const link = linkedBuses();
  const one = testWorld(memoryStore(), { bus: link.join() });
  const two = testWorld(one.store, { bus: link.join() });
  await one.games.begin();
  await two.games.begin();
  const game = await begun(one);
  const sent: Update[] = [];
  await two.games.watch(
    BEN,
    game,
    { after: 0, chatAfter: 0, as: null },
    clientOf(BEN.id, (message) => void sent.push(message as Update)),
  );
  await playOn(one, game, 4, 30);
  await quiet();
  expect(sent.at(-1)!.table).toEqual((await look(one, game, 'pompey')).table);
  expect(two.logged).toEqual([]);
});

test('an order for an earlier decision is refused and changes nothing', async () => {
  const world = testWorld();
  const game = await begun(world);
  const body = await firstOrder(world, game);
  await world.games.ask(ANN, game, body, true);
  await expect(ask(world, ANN, game, body.ask)).rejects.toMatchObject({ code: 'stale-decision' });
  expect(entriesOf(world, game)).toBe(2);
});
