import { describe, expect, test } from 'vitest';
import { ANN, BEN, ask, begun, look, playOn, testWorld } from '../../../test/game-service-kit.ts';

describe('a draw', () => {
  test('can be offered once per turn by each side', async () => {
    const world = testWorld();
    const game = await begun(world);
    await ask(world, ANN, game, { kind: 'offer-draw' });
    await ask(world, ANN, game, { kind: 'decline-draw' }); // withdrawn
    await expect(ask(world, ANN, game, { kind: 'offer-draw' })).rejects.toMatchObject({
      code: 'draw-offered',
    });
    await ask(world, BEN, game, { kind: 'offer-draw' });
    await ask(world, ANN, game, { kind: 'decline-draw' });
    await playOn(world, game, 8, 3000, ({ table }) => table.card.turn === 2);
    expect((await ask(world, ANN, game, { kind: 'offer-draw' })).table.drawOffer).toBe('caesar');
  });

  test('is declined by playing on publicly, and in no other way', async () => {
    const world = testWorld();
    const game = await begun(world);
    await ask(world, ANN, game, { kind: 'offer-draw' });
    const offered = async () => (await look(world, game, 'spectator')).table.drawOffer;
    const asked = async () => (await look(world, game, 'spectator')).table.card.asked;
    while ((await asked()).caesar) await playOn(world, game, 3, 1);
    expect(await offered()).toBe('caesar');
    while ((await look(world, game, 'spectator')).table.view!.step === 'cards') {
      expect(await offered()).toBe('caesar'); // the card can still be taken back
      await playOn(world, game, 3, 1);
    }
    expect(await offered()).toBeNull();
    const { told } = await look(world, game, 'caesar');
    expect(told.at(-1)!.notice).toEqual({ kind: 'decline-draw', side: 'pompey' });
  });
});

test('no one can fill a log by changing their mind, and the game goes on', async () => {
  const world = testWorld();
  const game = await begun(world);
  const first = (await look(world, game, 'caesar')).table.decision!.orders![0]!;
  const give = async (): Promise<void> => {
    const { number } = (await look(world, game, 'caesar')).table.decision!;
    await ask(world, ANN, game, { kind: 'order', decision: number, order: first });
  };
  const waver = async (): Promise<void> => {
    for (let count = 0; count < 400; count++) {
      await give();
      await ask(world, ANN, game, { kind: 'undo', scope: 'order' });
    }
  };
  await expect(waver()).rejects.toMatchObject({ code: 'too-much' });
  expect(world.store.rows.get(game)!.entries.length).toBeLessThan(310);
  await playOn(world, game, 3, 20);
  expect((await look(world, game, 'spectator')).table.view!.step).not.toBe('cards');
});
