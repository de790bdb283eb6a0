import { parsePosition, rulesFor, viewFor, type Side } from '@rubicon/engine';
import { caesarAtAGlance } from '@rubicon/ai/glance';
import type { GameId } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import {
  ANN,
  BEN,
  ask,
  begun,
  look,
  playOn,
  playerOf,
  testWorld,
  type TestWorld,
} from '../../../test/game-service-kit.ts';
import { lostPosition } from '../../../test/lost-position.ts';

const END = { kind: 'offer-end' } as const;

/** Nobody does anything until a turn of that year. */
async function playTo(world: TestWorld, game: GameId, turn: number): Promise<void> {
  for (;;) {
    const { card } = (await look(world, game, 'spectator')).table;
    if (card.turn === turn) return;
    const side = card.asked.caesar ? 'caesar' : 'pompey';
    const { number, orders } = (await look(world, game, side)).table.decision!;
    const order = orders!.includes('done') ? 'done' : orders![0]!;
    await ask(world, playerOf(side), game, { kind: 'order', decision: number, order });
  }
}

async function lostGame(world: TestWorld): Promise<GameId> {
  const game = await begun(world);
  await world.games.rebase(game, lostPosition(), 'For a test.');
  return game;
}

const offerOf = async (world: TestWorld, game: GameId, seat: Side | 'spectator') =>
  (await look(world, game, seat)).table.offer;

test('the position of these tests is lost, as spectators see it', () => {
  const parsed = parsePosition(lostPosition(), rulesFor('2.0'));
  const caesar = parsed.ok ? caesarAtAGlance(viewFor(parsed.value, 'spectator')) : 0;
  expect(caesar).toBeGreaterThan(0.98);
});

describe('an offer to end the game', () => {
  test('can be made once the other side has hardly had a chance for two turns', async () => {
    const world = testWorld();
    const game = await lostGame(world);
    for (const turn of [1, 2]) {
      await playTo(world, game, turn);
      await expect(ask(world, ANN, game, END)).rejects.toMatchObject({ code: 'not-lost' });
    }
    await playTo(world, game, 3);
    await expect(ask(world, BEN, game, END)).rejects.toMatchObject({ code: 'not-lost' }); // he is the one who has lost
    await ask(world, ANN, game, END);
    for (const seat of ['caesar', 'pompey', 'spectator'] as const)
      expect(await offerOf(world, game, seat)).toEqual({ kind: 'end', by: 'caesar' });
    expect(await offerOf(world.again(), game, 'pompey')).toEqual({ kind: 'end', by: 'caesar' }); // it is durable
  });

  test('is refused in a game that both can win', async () => {
    const world = testWorld();
    const game = await begun(world);
    await playTo(world, game, 3);
    for (const by of [ANN, BEN])
      await expect(ask(world, by, game, END)).rejects.toMatchObject({ code: 'not-lost' });
  });

  test('accepted, is a resignation', async () => {
    const world = testWorld();
    const game = await lostGame(world);
    await playTo(world, game, 3);
    await ask(world, ANN, game, END);
    await expect(ask(world, ANN, game, { kind: 'accept-offer' })).rejects.toMatchObject({ code: 'no-offer' });
    const { table } = await ask(world, BEN, game, { kind: 'accept-offer' });
    expect(table.card).toMatchObject({ status: 'over', result: { winner: 'caesar', reason: 'resignation' } });
  });

  test.each(['decline-offer', 'playing on'] as const)(
    'declined by %s, is not made again for three turns',
    async (how) => {
      const world = testWorld();
      const game = await lostGame(world);
      await playTo(world, game, 3);
      await ask(world, ANN, game, END);
      if (how === 'decline-offer') await ask(world, BEN, game, { kind: 'decline-offer' });
      else await playOn(world, game, 7, 3000, ({ table }) => table.offer === null);
      expect(await offerOf(world, game, 'pompey')).toBeNull();
      await playTo(world, game, 4);
      await expect(ask(world, ANN, game, END)).rejects.toMatchObject({ code: 'end-offered' });
      await expect(ask(world.again(), ANN, game, END)).rejects.toMatchObject({ code: 'end-offered' });
    },
  );

  test('is not made of a computer, in a pause, or beside another offer', async () => {
    const world = testWorld();
    const game = await lostGame(world);
    await playTo(world, game, 3);
    await ask(world, BEN, game, { kind: 'offer-pause' });
    await expect(ask(world, ANN, game, END)).rejects.toMatchObject({ code: 'offer-stands' });
    await ask(world, ANN, game, { kind: 'accept-offer' });
    await expect(ask(world, ANN, game, END)).rejects.toMatchObject({ code: 'paused' });
  });
});
