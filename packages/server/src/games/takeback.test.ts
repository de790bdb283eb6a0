import { SIDES, SeededChance, type Side } from '@rubicon/engine';
import type { GameId, Standing } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import {
  ANN,
  BEN,
  ENTROPIES,
  PLAIN,
  ask,
  begun,
  look,
  playOn,
  playerOf,
  quiet,
  testWorld,
  type TestWorld,
} from '../../test/game-service-kit.ts';
import { standingAnswer } from './standing/standing-answer.ts';

const FIRE: Standing = {
  usual: {
    rules: [{ do: 'fire' }, { do: 'retreat' }, { do: 'pass' }],
    hits: 'least-firepower',
    spareLeaders: true,
    retreatTo: [],
  },
  battles: [],
};

const other = (side: Side): Side => (side === 'caesar' ? 'pompey' : 'caesar');

/** Plays until a side rolls dice, and returns that side's decision before. */
async function untilSeen(world: TestWorld, game: GameId) {
  let before = await look(world, game, 'spectator');
  let side: Side | null = null;
  const chance = new SeededChance(4);
  for (let count = 0; count < 3000; count++) {
    const { card, cursor } = (await look(world, game, 'spectator')).table;
    const { asked } = card;
    side = asked.caesar ? 'caesar' : 'pompey';
    before = await look(world, game, side);
    await playOn(world, game, chance.roll(1_000_000), 1);
    const { told, table } = await look(world, game, 'spectator', cursor);
    const isFired = told.some(({ events }) => events.some(({ kind }) => kind === 'fired'));
    if (isFired && table.card.status === 'running') return { side, before };
  }
  throw new Error('No side fired.');
}

async function takeBack(world: TestWorld, game: GameId, side: Side): Promise<void> {
  await ask(world, playerOf(side), game, { kind: 'offer-takeback' });
  await ask(world, playerOf(other(side)), game, { kind: 'accept-offer' });
}

describe('a takeback past a barrier', () => {
  test('restores the position before the asker’s last published order, for both', async () => {
    const world = testWorld();
    const game = await begun(world);
    const { side, before } = await untilSeen(world, game);
    await takeBack(world, game, side);
    const { table, told } = await look(world, game, side);
    expect(told.at(-1)!.notice).toMatchObject({ kind: 'rebase' });
    expect(table.view).toEqual(before.table.view);
    expect(table.decision!.orders).toEqual(before.table.decision!.orders);
    expect(table.decision!.number).toBeGreaterThan(before.table.decision!.number);
    const again = world.again();
    expect(await look(again, game, side)).toEqual(await look(world, game, side));
    // Once more goes further back, also after a restart
    await takeBack(again, game, side);
    expect((await look(again, game, side)).table.view).not.toEqual(before.table.view);
    await playOn(again, game, 77);
    expect((await look(again, game, 'caesar')).table.card.status).toBe('over');
    expect(await again.games.file(ANN, game)).toContain('rebase');
  });

  test('ignores orders that were never published', async () => {
    const world = testWorld();
    const game = await begun(world);
    const seen = async () => (await look(world, game, 'spectator')).table;
    await playOn(world, game, 4, 3000, async () => (await seen()).view!.step === 'move');
    const side = (await seen()).view!.asked!;
    const give = async (wanted: string): Promise<void> => {
      const { number, orders } = (await look(world, game, side)).table.decision!;
      const order = orders!.find((each) => each.startsWith(wanted))!;
      await ask(world, playerOf(side), game, { kind: 'order', decision: number, order });
    };
    const start = (await look(world, game, side)).table.view;
    await give('move');
    await ask(world, playerOf(side), game, { kind: 'undo', scope: 'order' });
    const { cursor } = await seen();
    while ((await seen()).cursor === cursor) await give('done');
    let isStart = false;
    for (let count = 0; count < 3 && !isStart; count++) {
      await takeBack(world, game, side);
      isStart = JSON.stringify((await look(world, game, side)).table.view) === JSON.stringify(start);
    }
    expect(isStart).toBe(true);
    // Before that there was the card, not the move that was undone
    await takeBack(world, game, side);
    expect((await seen()).view!.step).toBe('cards');
  });

  test('of a simultaneous card choice lets both choose again', async () => {
    const world = testWorld();
    const game = await begun(world);
    const before = await look(world, game, 'pompey');
    while ((await look(world, game, 'spectator')).table.view!.step === 'cards')
      await playOn(world, game, 3, 1);
    await takeBack(world, game, 'caesar');
    const { table } = await look(world, game, 'pompey');
    expect(table.card.asked).toEqual({ caesar: true, pompey: true });
    expect(table.view).toEqual(before.table.view);
  });

  test('goes back to the asker’s own decision, and rolls nothing by itself', async () => {
    const world = testWorld();
    world.standing = standingAnswer;
    const game = await begun(world);
    for (const person of [ANN, BEN]) await world.games.setStanding(person, game, FIRE, null);
    const fired = async (from: number): Promise<boolean> =>
      (await look(world, game, 'spectator', from)).told.some(({ events }) =>
        events.some(({ kind }) => kind === 'fired'),
      );
    const cursor = async (): Promise<number> => (await look(world, game, 'spectator')).table.cursor;
    const chance = new SeededChance(4);
    for (let count = 0, from = 0; count < 1000 && !(await fired(from)); count++) {
      from = await cursor();
      await playOn(world, game, chance.roll(1_000_000), 1);
    }
    for (const side of SIDES) {
      await takeBack(world, game, side);
      const { table, told } = await look(world, game, side);
      expect(told.at(-1)!.notice).toMatchObject({ kind: 'rebase' }); // nothing happened since
      expect(table.decision!.required).toBe(true);
      expect(['battle', 'hits']).not.toContain(table.decision!.step);
    }
  });

  test('into a battle restores its standing orders, unless they were withdrawn', async () => {
    const world = testWorld();
    world.standing = standingAnswer;
    const game = await begun(world);
    const view = async () => (await look(world, game, 'spectator')).table.view!;
    await playOn(world, game, 4, 3000, async () => (await view()).step === 'battle');
    const { area } = (await view()).battle!;
    const orders: Standing['usual'] = { ...FIRE.usual!, rules: [{ do: 'ask' }], hits: 'ask' };
    const once: Standing = { usual: null, battles: [{ area, orders }] };
    for (const person of [ANN, BEN]) await world.games.setStanding(person, game, once, null);
    let side: Side = 'caesar';
    const standing = () => world.games.standing(playerOf(side), game, null);
    for (let seed = 1; seed < 500 && (await standing())!.battles.length > 0; seed++) {
      side = (await view()).asked!;
      await playOn(world, game, seed, 1);
    }
    const none = { usual: null, battles: [] };
    expect(await standing()).toEqual(none);
    await world.games.setStanding(playerOf(other(side)), game, none, null);
    await takeBack(world, game, side);
    expect((await view()).battle!.area).toBe(area);
    expect(await standing()).toEqual(once);
    expect(await world.games.standing(playerOf(other(side)), game, null)).toEqual(none);
    await playOn(world, game, 6, 3000, async () => (await view()).battle?.area !== area);
    expect(await standing()).toEqual(none);
  });

  test('is not granted by a computer in a rated game', async () => {
    const world = testWorld();
    const { card } = await world.games.create(ANN, {
      ...PLAIN,
      aids: { ...PLAIN.aids, hints: false },
      opponent: { kind: 'machine', level: 'miles' },
      rated: true,
    });
    await world.games.start(ANN, card.game, ENTROPIES.caesar, null);
    const step = async () => (await look(world, card.game, 'caesar')).table.view!.step;
    for (let seed = 1; seed < 100 && (await step()) === 'cards'; seed++) {
      const { decision } = (await look(world, card.game, 'caesar')).table;
      if (decision?.required) await playOn(world, card.game, seed, 1);
      await quiet();
    }
    await expect(ask(world, ANN, card.game, { kind: 'offer-takeback' })).rejects.toMatchObject({
      code: 'no-undo',
    });
  });

  test('does not happen if the other side plays on instead', async () => {
    const world = testWorld();
    const game = await begun(world);
    const { side } = await untilSeen(world, game);
    await ask(world, playerOf(side), game, { kind: 'offer-takeback' });
    expect((await look(world, game, 'spectator')).table.offer).toEqual({ kind: 'takeback', by: side });
    const cursor = async () => (await look(world, game, 'spectator')).table.cursor;
    const from = await cursor();
    while ((await cursor()) === from) await playOn(world, game, 5, 1);
    expect((await look(world, game, 'spectator')).table.offer).toBeNull();
    await expect(ask(world, playerOf(other(side)), game, { kind: 'accept-offer' })).rejects.toMatchObject({
      code: 'no-offer',
    });
  });

  test('needs something to take back, and a game that allows takebacks', async () => {
    const world = testWorld();
    const fresh = await begun(world);
    await expect(ask(world, ANN, fresh, { kind: 'offer-takeback' })).rejects.toMatchObject({
      code: 'nothing-to-take-back',
    });
    const strict = await begun(world, { aids: { ...PLAIN.aids, undo: false } });
    await playOn(world, strict, 2, 1);
    expect((await look(world, strict, 'caesar')).table.undo).toEqual({ order: 0, phase: 0 });
    for (const kind of ['offer-takeback', 'undo'] as const)
      await expect(
        ask(world, ANN, strict, kind === 'undo' ? { kind, scope: 'order' } : { kind }),
      ).rejects.toMatchObject({ code: 'no-undo' });
  });

  test('can be withdrawn', async () => {
    const world = testWorld();
    const game = await begun(world);
    const { side } = await untilSeen(world, game);
    await ask(world, playerOf(side), game, { kind: 'offer-takeback' });
    await expect(ask(world, BEN, game, { kind: 'offer-pause' })).rejects.toMatchObject({
      code: 'offer-stands',
    });
    expect((await ask(world, playerOf(side), game, { kind: 'decline-offer' })).table.offer).toBeNull();
  });
});
