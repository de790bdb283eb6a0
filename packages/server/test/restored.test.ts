import { expect, test } from 'vitest';
import { begun, look, playOn, testWorld } from './game-service-kit.ts';
import { replica, type Replica } from './live-kit.ts';

test('a client open during a restore starts from the beginning, whatever its cursor', async () => {
  const world = testWorld();
  const game = await begun(world);
  await playOn(world, game, 1, 12);
  const backup = structuredClone(world.store.rows.get(game)!);
  await playOn(world, game, 2, 12);
  const open = async (): Promise<Replica> => {
    const held = replica();
    held.apply(await look(world, game, 'caesar'));
    return held;
  };
  const [soon, late] = [await open(), await open()];
  const { cursor } = soon.update!.table;

  Object.assign(world.store.rows.get(game)!, backup);
  world.nowMs += 60_000;
  await world.store.setMark('restored-ms', world.nowMs);
  const again = world.again();
  await again.games.begin();
  const first = await look(again, game, 'caesar', cursor);
  expect([first.from, first.table.cursor < cursor]).toEqual([0, true]);
  expect(soon.apply(first)).toBe(true);
  expect(soon.told).toEqual(first.told);
  expect(soon.update!.table).toEqual(first.table);

  await playOn(again, game, 3, 60);
  const next = await look(again, game, 'caesar', cursor);
  expect(next.from).toBe(cursor); // the server cannot know that this history was a different one
  expect(late.apply(next)).toBe(false);
  const whole = await look(again, game, 'caesar');
  expect(late.apply(whole)).toBe(true);
  expect([late.told, late.update!.table]).toEqual([whole.told, whole.table]);
});
