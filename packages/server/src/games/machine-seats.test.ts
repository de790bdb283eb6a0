import { SeededChance } from '@rubicon/engine';
import type { GameId } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { Refused } from '../base/refused.ts';
import {
  ANN,
  ENTROPIES,
  PLAIN,
  ask,
  begun,
  look,
  playOn,
  quiet,
  testWorld,
  type TestWorld,
} from '../../test/game-service-kit.ts';
import type { MoveRequest } from '../machines/move-request.ts';

/** A machine that plays randomly, but gives the same answer to the same question. */
const choosing = (request: MoveRequest): Promise<string> => {
  const chance = new SeededChance(request.told.length * 31 + request.orders.length);
  return Promise.resolve(request.orders[chance.roll(request.orders.length)]!);
};

async function against(world: TestWorld): Promise<GameId> {
  const { card } = await world.games.create(ANN, {
    ...PLAIN,
    opponent: { kind: 'machine', level: 'legatus' },
  });
  expect(card.ready).toEqual({ caesar: false, pompey: true });
  await world.games.start(ANN, card.game, ENTROPIES.caesar, null);
  return card.game;
}

/** Plays the person's orders until the game is over; the machine answers by itself. */
async function playOut(world: TestWorld, game: GameId): Promise<void> {
  for (let seed = 1; seed < 4000; seed++) {
    await quiet();
    const { table } = await look(world, game, 'caesar');
    if (table.card.status !== 'running') return;
    if (!table.card.asked.caesar) continue;
    const { number, orders } = table.decision!;
    const order = orders![new SeededChance(seed).roll(orders!.length)]!;
    await ask(world, ANN, game, { kind: 'order', decision: number, order });
  }
}

describe('a machine', () => {
  test('plays a whole game, and is sent exactly its seat’s events', async () => {
    const world = testWorld();
    world.think = choosing;
    const game = await against(world);
    await playOut(world, game);
    const { card } = (await look(world, game, 'caesar')).table;
    expect(card.status).toBe('over');
    expect(world.requests.length).toBeGreaterThan(50);
    for (const { side, view, level } of world.requests)
      expect([side, view.viewer, level]).toEqual(['pompey', 'pompey', 'legatus']);
    expect(world.logged).toEqual([]);
    expect(await world.games.file(ANN, game)).toContain('pompey-machine: legatus');
  });

  test('does not know whether the other side has chosen in a simultaneous choice', async () => {
    const [one, two] = [testWorld(), testWorld()];
    const release: (() => void)[] = [];
    two.think = (request) =>
      new Promise((resolve, reject) =>
        release.push(() =>
          release.length > 1 ? resolve(choosing(request)) : reject(new Refused('machines-busy', 'Busy.')),
        ),
      );
    one.think = choosing;
    await against(one);
    const game = await against(two);
    await quiet();
    await playOn(two, game, 3, 2); // the person chooses while the machine thinks
    release[0]!(); // the queue is full: it is asked again later, after the choice was made
    await quiet();
    await two.pass(1000);
    await quiet();
    expect(two.requests.length).toBe(2);
    expect(two.requests[1]!.view).toEqual(one.requests[0]!.view);
    expect(two.requests[1]!.orders).toEqual(one.requests[0]!.orders);
  });

  test('goes on after a restart, and never has two requests at once', async () => {
    const world = testWorld();
    world.think = () => new Promise(() => undefined); // the server stops during a request
    const game = await against(world);
    await quiet();
    expect(world.requests).toHaveLength(1);
    await playOn(world, game, 3, 1);
    await quiet();
    expect(world.requests).toHaveLength(1);
    const later = world.again();
    later.think = choosing;
    await later.games.begin();
    await quiet();
    expect(later.requests.length).toBeGreaterThan(0);
    await playOut(later, game);
    expect((await look(later, game, 'caesar')).table.card.status).toBe('over');
  });

  test('is sent nothing that was taken back', async () => {
    const world = testWorld();
    world.think = choosing;
    const game = await against(world);
    const toldAt = new Map<string, number>(); // how much, by the position
    const key = ({ view }: MoveRequest): string => JSON.stringify(view);
    for (let round = 0; round < 8; round++) {
      const chance = new SeededChance(round + 1);
      for (let count = 0; count < 60; count++) {
        await quiet();
        const { decision } = (await look(world, game, 'caesar')).table;
        if (decision?.required !== true) continue;
        const order = decision.orders![chance.roll(decision.orders!.length)]!;
        await ask(world, ANN, game, { kind: 'order', decision: decision.number, order });
      }
      await quiet();
      for (let count = 0; count < 25; count++)
        await ask(world, ANN, game, { kind: 'offer-takeback' }).catch(() => undefined);
    }
    let again = 0;
    for (const request of world.requests) {
      const plays = request.told.findLastIndex(({ kind }) => kind === 'dealt');
      const revealed = request.told.slice(plays).filter(({ kind }) => kind === 'revealed');
      expect(revealed.length).toBeLessThanOrEqual(5);
      if (request.view.step !== 'cards') continue;
      const before = toldAt.get(key(request));
      if (before !== undefined) again += 1;
      expect(request.told.length).toBe(before ?? request.told.length);
      toldAt.set(key(request), request.told.length);
    }
    expect(again).toBeGreaterThan(0);
  });

  test('that must decide is taken over when its server is gone; others are left alone', async () => {
    const world = testWorld();
    world.think = () => new Promise(() => undefined);
    const game = await against(world);
    await quiet();
    const idle = testWorld(world.store, {}, world.nowMs);
    idle.think = () => new Promise(() => undefined);
    const machineless = await begun(idle);
    await quiet();
    const later = testWorld(world.store, {}, world.nowMs + 1);
    later.think = () => new Promise(() => undefined);
    await later.games.begin();
    await quiet();
    expect(later.requests.map((request) => request.game)).toEqual([game]);
    expect(later.games.held).toBe(1);
    expect(world.store.rows.get(machineless)!.game.hasMachine).toBe(false);
    // The machine waits for the person: nothing to take over
    const resigned = await ask(later, ANN, game, { kind: 'resign' });
    expect(resigned.table.card.status).toBe('over');
    expect(world.store.rows.get(game)!.game.hasMachine).toBe(false);
  });

  test('whose server died is taken over after a while by a running one', async () => {
    const living = testWorld();
    await living.games.begin();
    const dying = testWorld(living.store);
    dying.think = () => new Promise(() => undefined);
    const game = await against(dying);
    await quiet();
    await living.pass(10_000);
    expect(living.requests).toEqual([]); // it may still be thinking
    await living.pass(120_000);
    expect(living.requests[0]).toMatchObject({ game });
  });

  test('that fails or is busy is asked again later', async () => {
    const world = testWorld();
    let failures = 0;
    world.think = (request) => {
      failures += 1;
      if (failures === 1) return Promise.reject(new Refused('machines-busy', 'Busy.'));
      if (failures === 2) return Promise.reject(new Error('Out of memory.'));
      return choosing(request);
    };
    await against(world);
    await quiet();
    expect(world.requests).toHaveLength(1);
    expect(world.logged).toEqual([]);
    await world.pass(300);
    expect(world.requests).toHaveLength(2);
    expect(world.logged).toHaveLength(1);
    await world.pass(6000);
    expect(world.requests.length).toBeGreaterThan(2);
  });

  test('answers a draw while the person decides, and resigns', async () => {
    const world = testWorld();
    world.think = ({ orders }) => Promise.resolve(orders.at(-1)!);
    const game = await against(world);
    await quiet();
    await ask(world, ANN, game, { kind: 'offer-draw' });
    await quiet();
    expect(world.requests.at(-1)).toMatchObject({ side: 'pompey', orders: ['accept-draw', 'decline-draw'] });
    const declined = await look(world, game, 'caesar');
    expect(declined.told.map(({ notice }) => notice?.kind).slice(-2)).toEqual(['offer-draw', 'decline-draw']);

    world.think = () => Promise.resolve('resign');
    for (let left = 9; left > 0 && (await look(world, game, 'caesar')).table.card.asked.caesar; left--) {
      const { number, orders } = (await look(world, game, 'caesar')).table.decision!;
      await ask(world, ANN, game, { kind: 'order', decision: number, order: orders![0]! });
      await quiet();
    }
    const { card } = (await look(world, game, 'caesar')).table;
    expect(card.result).toMatchObject({ winner: 'caesar', reason: 'resignation' });
  });

  test('an accepted draw ends the game', async () => {
    const world = testWorld();
    const game = await against(world);
    await ask(world, ANN, game, { kind: 'offer-draw' });
    await quiet();
    const { card } = (await look(world, game, 'caesar')).table;
    expect(card.result).toMatchObject({ winner: null, reason: 'agreement' });
  });

  test('accepts a takeback or a pause', async () => {
    const world = testWorld();
    world.think = choosing;
    const game = await against(world);
    await quiet();
    const before = await look(world, game, 'caesar');
    while ((await look(world, game, 'caesar')).table.view!.step === 'cards') {
      const { decision } = (await look(world, game, 'caesar')).table;
      if (decision !== null)
        await ask(world, ANN, game, {
          kind: 'order',
          decision: decision.number,
          order: decision.orders![0]!,
        });
      await quiet();
    }
    const { table } = await ask(world, ANN, game, { kind: 'offer-takeback' });
    expect(table.offer).toBeNull();
    expect(table.view!.cards.hands).toEqual(before.table.view!.cards.hands);
    expect((await ask(world, ANN, game, { kind: 'offer-pause' })).table.paused).toBe(true);
    const count = world.requests.length;
    await world.pass(10_000);
    expect(world.requests).toHaveLength(count);
  });
});
