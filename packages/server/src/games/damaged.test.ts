import type { GameId } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { ANN, BEN, begun, look, playOn, testWorld, type TestWorld } from '../../test/keeper-kit.ts';

/** A game of which one entry was changed behind the keeper's back, and a keeper that has not read it yet. */
async function damaged(): Promise<{ world: TestWorld; game: GameId }> {
  const first = testWorld();
  const game = await begun(first);
  await playOn(first, game, 4, 30);
  const { entries } = first.store.rows.get(game)!;
  const place = entries.findLastIndex((entry) => entry.includes('"kind":"order"'));
  const entry = JSON.parse(entries[place]!) as object;
  entries[place] = JSON.stringify({ ...entry, order: 'a secret order' });
  return { world: first.again(), game };
}

test('what is wrong with a damaged game is in the log, once, and told to nobody', async () => {
  const { world, game } = await damaged();
  for (let count = 0; count < 3; count++)
    await expect(look(world, game, 'spectator')).rejects.toMatchObject({
      code: 'damaged-game',
      message: 'The game as it was kept cannot be played through.',
    });
  expect(world.logged.filter((line) => line.includes('Entry 30:'))).toHaveLength(1);
});

test('a damaged game can be ended', async () => {
  const { world, game } = await damaged();
  await world.keeper.end(game, 'It is damaged.');
  expect((await world.keeper.mine(ANN, null))[0]).toMatchObject({
    game,
    status: 'aborted',
    asked: { caesar: false, pompey: false },
    result: { winner: null, reason: 'aborted' },
  });
  expect(await world.keeper.next(BEN, null)).toBeNull();
});

test('a damaged game keeps nobody from deleting an account', async () => {
  const { world, game } = await damaged();
  await world.keeper.forget(ANN.id);
  expect(world.store.rows.get(game)!.game).toMatchObject({ status: 'aborted', caesar: null, pompey: BEN.id });
  expect((await world.keeper.mine(BEN, null))[0]!.sitters.caesar).toMatchObject({ name: 'Somebody' });
});
