import type { GameId } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import {
  ANN,
  BEN,
  PLAIN,
  ask,
  begun,
  clientOf,
  look,
  playOn,
  testWorld,
  type TestWorld,
} from '../../test/game-service-kit.ts';
import { RECORD_FORM } from './record/record.ts';

/** A game with one entry changed in the store, and a game service that has not read it yet. */
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

function makeNewer({ store }: TestWorld, game: GameId): void {
  const row = store.rows.get(game)!;
  const record = JSON.stringify({ ...(JSON.parse(row.game.record) as object), form: RECORD_FORM + 1 });
  Object.assign(row, { game: { ...row.game, record } });
}

test('what is wrong with a damaged game is logged once and sent to no one', async () => {
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
  await world.games.end(game, 'It is damaged.');
  expect((await world.games.mine(ANN, null)).games[0]).toMatchObject({
    game,
    status: 'aborted',
    asked: { caesar: false, pompey: false },
    result: { winner: null, reason: 'aborted' },
  });
  expect(await world.games.next(BEN, null)).toBeNull();
});

test('a damaged game does not prevent deleting an account', async () => {
  const { world, game } = await damaged();
  await world.games.forget(ANN.id);
  expect(world.store.rows.get(game)!.game).toMatchObject({ status: 'aborted', caesar: null, pompey: BEN.id });
  expect((await world.games.mine(BEN, null)).games[0]!.sitters.caesar).toMatchObject({ name: 'Somebody' });
});

test('deleting an account removes the name from ended games without folding them', async () => {
  const first = testWorld();
  const games = [await begun(first), await begun(first)];
  for (const game of games) await ask(first, ANN, game, { kind: 'resign' });
  const world = first.again();
  const heard: string[] = [];
  const watcher = clientOf(BEN.id, (message) => void heard.push(JSON.stringify(message)));
  await world.games.watch(BEN, games[0]!, { after: 0, chatAfter: 0, as: null }, watcher);
  first.store.rows.get(games[1]!)!.entries[1] = 'not an entry';
  await world.games.forget(ANN.id);
  expect(world.logged).toEqual([]);
  const mine = await world.games.mine(BEN, null);
  for (const { sitters, result } of mine.games)
    expect([sitters.caesar, result?.winner]).toMatchObject([{ name: 'Somebody' }, 'pompey']);
  expect(heard.at(-1)).toContain('"name":"Somebody"');
  expect((await look(world, games[0]!, 'pompey')).table.card.sitters.caesar).toMatchObject({
    name: 'Somebody',
  });
});

test('a game stored by a newer program is refused by itself; the lists still work', async () => {
  const world = testWorld();
  const [good, newer] = [await begun(world), await begun(world)];
  makeNewer(world, newer);
  const { games } = world.again();
  expect((await games.lobby()).map(({ game }) => game)).toEqual([good]);
  const mine = await games.mine(ANN, null);
  expect([mine.games.map(({ game }) => game), mine.newer]).toEqual([[good], [newer]]);
  await expect(games.look(ANN, newer, 0, null)).rejects.toMatchObject({ code: 'newer-game' });
});

test('a damaged game does not prevent setting default orders', async () => {
  const { world } = await damaged();
  for (const each of [ANN, BEN])
    await expect(world.games.setHabit(each, { usual: null, battles: [] })).resolves.toBeUndefined();
});

test('a game stored by a newer program does not block others that have waited too long', async () => {
  const world = testWorld();
  const [newer, old] = [await world.games.create(ANN, PLAIN), await world.games.create(ANN, PLAIN)];
  makeNewer(world, newer.card.game);
  const next = world.again();
  await next.games.begin();
  await next.pass(15 * 86_400_000);
  await next.pass(1000);
  expect(next.store.rows.get(old.card.game)!.game.status).toBe('aborted');
  await next.games.stop();
});
