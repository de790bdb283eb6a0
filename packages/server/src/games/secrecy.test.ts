import { SeededChance, type Side } from '@rubicon/engine';
import type { GameId, Seat } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import {
  ask,
  begun,
  clientOf,
  look,
  playOn,
  playerOf,
  testWorld,
  type TestWorld,
} from '../../test/game-service-kit.ts';

const CLOCK = { kind: 'live', bankMs: 3_600_000, incrementMs: 10_000 } as const;
const SEATS = ['caesar', 'pompey', 'spectator'] as const satisfies readonly Seat[];

async function ears(world: TestWorld, game: GameId): Promise<Record<Seat, string[]>> {
  const heard: Record<Seat, string[]> = { caesar: [], pompey: [], spectator: [] };
  for (const seat of SEATS) {
    const by = seat === 'spectator' ? null : playerOf(seat);
    await world.games.watch(
      by,
      game,
      { after: 0, chatAfter: 0, as: seat },
      clientOf(by?.id ?? null, (message) => void heard[seat].push(JSON.stringify(message))),
    );
  }
  for (const seat of SEATS) heard[seat].length = 0;
  return heard;
}

/** Plays until a side moves blocks, which it can undo. */
async function untilMoving(world: TestWorld, game: GameId): Promise<Side> {
  for (let seed = 1; seed < 200; seed++) {
    const { view } = (await look(world, game, 'spectator')).table;
    if (view?.step === 'move') return view.asked!;
    await playOn(world, game, seed, 1);
  }
  throw new Error('No side ever moved.');
}

async function moves(world: TestWorld, game: GameId, side: Side): Promise<string[]> {
  const { decision } = (await look(world, game, side)).table;
  return decision!.orders!.filter((order) => order.startsWith('move'));
}

describe('orders that can still be undone', () => {
  test('change nothing others are shown or sent, and neither does undoing them', async () => {
    const world = testWorld();
    const game = await begun(world, { pace: CLOCK });
    const mover = await untilMoving(world, game);
    const others = SEATS.filter((seat) => seat !== mover);
    const heard = await ears(world, game);
    const seen = await Promise.all(others.map((seat) => look(world, game, seat)));
    const card = JSON.stringify((await world.games.lobby())[0]);
    for (const _ of [1, 2]) {
      world.nowMs += 7000;
      const { decision } = (await look(world, game, mover)).table;
      const order = (await moves(world, game, mover))[0]!;
      await ask(world, playerOf(mover), game, { kind: 'order', decision: decision!.number, order });
    }
    expect(heard[mover]).toHaveLength(2);
    expect((await look(world, game, mover)).pending).toHaveLength(2);
    world.nowMs += 7000;
    await ask(world, playerOf(mover), game, { kind: 'undo', scope: 'order' });
    expect(await Promise.all(others.map((seat) => look(world, game, seat)))).toEqual(seen);
    for (const seat of others) expect(heard[seat]).toEqual([]);
    expect(JSON.stringify((await world.games.lobby())[0])).toBe(card);
    // Nor after a restart
    const again = world.again();
    expect(await Promise.all(others.map((seat) => look(again, game, seat)))).toEqual(seen);
  });

  test('are shown at the next barrier, without those that were undone', async () => {
    const [plain, wavering] = [testWorld(), testWorld()];
    const games = [await begun(plain, { pace: CLOCK }), await begun(wavering, { pace: CLOCK })] as const;
    const mover = await untilMoving(plain, games[0]);
    await untilMoving(wavering, games[1]);
    const chance = new SeededChance(5);
    const give = async (world: TestWorld, game: GameId, order: string): Promise<void> => {
      const { decision } = (await look(world, game, mover)).table;
      await ask(world, playerOf(mover), game, { kind: 'order', decision: decision!.number, order });
    };
    const all = await moves(plain, games[0], mover);
    const order = all[chance.roll(all.length)]!;
    await give(wavering, games[1], all[chance.roll(all.length)]!);
    await ask(wavering, playerOf(mover), games[1], { kind: 'undo', scope: 'phase' });
    for (const [world, game] of [
      [plain, games[0]],
      [wavering, games[1]],
    ] as const) {
      await give(world, game, order);
      for (let count = 0; count < 40; count++) {
        const { table } = await look(world, game, mover);
        if (table.decision === null || !table.decision.orders!.includes('done')) break;
        await give(world, game, 'done');
      }
    }
    const other = mover === 'caesar' ? 'pompey' : 'caesar';
    for (const seat of [other, 'spectator'] as const) {
      const [one, two] = [await look(plain, games[0], seat), await look(wavering, games[1], seat)];
      expect(one.told.at(-1)!.events.length).toBeGreaterThan(0);
      expect(two.told).toEqual(one.told);
      expect(two.table.cursor).toBe(one.table.cursor);
      expect(two.table.decision).toEqual(one.table.decision);
      expect(two.table.clock).toEqual(one.table.clock);
    }
  });
});

test('no update of a running game contains a secret, a standing order or an invitation', async () => {
  const world = testWorld();
  const game = await begun(world);
  const { record } = world.store.rows.get(game)!.game;
  const { dice } = JSON.parse(record) as { dice: { secret: string }[] };
  await playOn(world, game, 6, 60);
  for (const seat of SEATS) {
    const text = JSON.stringify(await look(world, game, seat));
    expect(text).not.toContain(dice[0]!.secret);
    expect(text).not.toContain('standing');
    expect(text).not.toContain('invitation');
  }
});
