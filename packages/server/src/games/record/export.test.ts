import type { GameId } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { ANN, BEN, ask, begun, testWorld } from '../../../test/game-service-kit.ts';
import { gameExportsOf } from './export.ts';

test('a player’s export covers all games: seats, results, own standing orders and no one else’s', async () => {
  const world = testWorld();
  const game = await begun(world);
  const standing = { usual: null, battles: [] };
  await world.games.setStanding(ANN, game, standing, null);
  await ask(world, BEN, game, { kind: 'resign' });
  const { game: row } = world.store.rows.get(game)!;
  for (let count = 0; count < 250; count++)
    await world.store.games.add({ ...row, id: `copy-${count}` as GameId, changedMs: row.changedMs + count });
  const [ann, ben] = await Promise.all([ANN, BEN].map(({ id }) => gameExportsOf(world.store, id)));
  expect(ann).toHaveLength(251); // all pages
  expect(ann!.at(-1)).toEqual({
    game,
    status: 'over',
    bids: [],
    createdMs: expect.any(Number) as number,
    sides: ['caesar'],
    result: { winner: 'caesar', reason: 'resignation' },
    standing: { caesar: standing },
    plans: { caesar: null },
  });
  expect(ben![0]).toMatchObject({ game, sides: ['pompey'], standing: { pompey: null } });
});
