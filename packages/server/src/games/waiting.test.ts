import { expect, test } from 'vitest';
import { ANN, BEN, PLAIN, begun, clientOf, look, testWorld } from '../../test/game-service-kit.ts';

const DAY_MS = 86_400_000;

test('a person can have only so many waiting games', async () => {
  const world = testWorld();
  const first = await world.games.create(ANN, PLAIN);
  for (let made = 1; made < 20; made++) await world.games.create(ANN, PLAIN);
  await expect(world.games.create(ANN, PLAIN)).rejects.toMatchObject({ code: 'too-many-waiting' });
  await world.games.create(BEN, PLAIN);
  await world.games.leave(ANN, first.card.game);
  await world.games.create(ANN, PLAIN);
});

test('a game that is not begun is aborted after two weeks', async () => {
  const world = testWorld();
  await world.games.begin();
  const { card } = await world.games.create(ANN, PLAIN);
  const going = await begun(world);
  await world.pass(13 * DAY_MS);
  expect((await world.games.lobby()).map(({ game }) => game)).toContain(card.game);
  await world.pass(2 * DAY_MS);
  expect((await look(world, card.game, 'caesar')).table.card.status).toBe('aborted');
  expect((await look(world, going, 'caesar')).table.card.status).toBe('running');
});

test('however many games are being played, waiting games are in the lobby', async () => {
  const world = testWorld();
  const { card } = await world.games.create(ANN, PLAIN);
  for (let game = 0; game < 101; game++) {
    world.nowMs += 1000;
    await begun(world);
  }
  const lobby = await world.games.lobby();
  expect(lobby[0]!.game).toBe(card.game);
  expect(lobby).toHaveLength(101);
});

test('a game by invitation is in the lobby only when it has begun', async () => {
  const world = testWorld();
  const wanted = { ...PLAIN, opponent: { kind: 'invited' } } as const;
  const { card, invitation } = await world.games.create(ANN, wanted);
  expect(await world.games.lobby()).toEqual([]);
  await world.games.join(BEN, card.game, invitation);
  for (const by of [ANN, BEN]) await world.games.start(by, card.game, 'ab'.repeat(32), null);
  expect((await world.games.lobby()).map(({ game }) => game)).toEqual([card.game]);
});

test('an unknown cursor is answered from what was already serialised', async () => {
  const world = testWorld();
  const game = await begun(world);
  const spectate = (after: number) => world.games.look(null, game, after, 'spectator');
  const first = await spectate(999);
  expect(first.from).toBe(0);
  expect(await spectate(999)).toBe(first);
  expect(await spectate(0)).toBe(first);
});

test('a poller does not count as present', async () => {
  const world = testWorld();
  const game = await begun(world);
  const heard: string[] = [];
  const from = { after: 0, chatAfter: 0, as: null };
  await world.games.watch(
    ANN,
    game,
    from,
    clientOf(ANN.id, (message) => void heard.push(JSON.stringify(message))),
  );
  await world.games.watch(BEN, game, from, { ...clientOf(BEN.id), isPassing: true });
  await world.pass(1000);
  expect(heard.filter((text) => text.includes('"presence"')).join('')).toContain('"pompey":false');
  expect(heard.join('')).not.toContain('"pompey":true,"spectators"');
});
