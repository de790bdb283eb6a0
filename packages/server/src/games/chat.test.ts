import { describe, expect, test, vi } from 'vitest';
import type { ServerMessage } from '@rubicon/protocol';
import { ANN, BEN, EVE, ask, begun, clientOf, look, quiet, testWorld } from '../../test/game-service-kit.ts';

const hear = async (
  world: ReturnType<typeof testWorld>,
  game: Awaited<ReturnType<typeof begun>>,
  by: typeof ANN | null,
  chatAfter = 0,
): Promise<{ heard: ServerMessage[]; leave: () => void }> => {
  const heard: ServerMessage[] = [];
  const leave = await world.games.watch(
    by,
    game,
    { after: 0, chatAfter, as: null },
    clientOf(by?.id ?? null, (message) => void heard.push(message)),
  );
  return { heard, leave };
};

const linesOf = (heard: readonly ServerMessage[]): string[] =>
  heard.flatMap((message) => (message.kind === 'chat' ? message.lines.map(({ text }) => text) : []));

describe('chat', () => {
  test('players read each other, spectators read each other', async () => {
    const world = testWorld();
    const game = await begun(world);
    const [ben, eve] = [await hear(world, game, BEN), await hear(world, game, EVE)];
    const line = await world.games.say(ANN, game, 'players', 'Salve');
    expect(line).toMatchObject({ number: 1, room: 'players', name: 'Ann', text: 'Salve' });
    await world.games.say(EVE, game, 'spectators', 'Caesar sleeps');
    expect([linesOf(ben.heard), linesOf(eve.heard)]).toEqual([['Salve'], ['Caesar sleeps']]);
    const late = await hear(world, game, ANN);
    expect(linesOf(late.heard)).toEqual(['Salve']);
    expect(linesOf((await hear(world, game, ANN, 1)).heard)).toEqual([]);
  });

  test('the spectators’ chat is hidden from players until the end', async () => {
    const world = testWorld();
    const game = await begun(world);
    await world.games.say(EVE, game, 'spectators', 'He has Jupiter');
    for (const act of [
      world.games.chat(ANN, game, 'spectators', 0),
      world.games.say(ANN, game, 'spectators', 'What?'),
      world.games.say(EVE, game, 'players', 'Hail'),
      world.games.chat(null, game, 'players', 0),
    ])
      await expect(act).rejects.toMatchObject({ code: 'no-such-room' });
    // Not from a spectator's seat either
    const heard: string[] = [];
    await world.games.watch(
      ANN,
      game,
      { after: 0, chatAfter: 0, as: 'spectator' },
      clientOf(ANN.id, (message) => void heard.push(JSON.stringify(message))),
    );
    await world.games.say(EVE, game, 'spectators', 'And Mars');
    expect(heard.join('')).not.toMatch(/Jupiter|Mars/);
    await ask(world, ANN, game, { kind: 'resign' });
    expect(await world.games.chat(ANN, game, 'spectators', 0)).toHaveLength(2);
  });
});

test('a long chat has no gap for a late watcher', async () => {
  const world = testWorld();
  const game = await begun(world);
  for (let number = 1; number <= 1001; number++)
    await world.games.say(ANN, game, 'players', `Line ${number}`);
  const ben = await hear(world, game, BEN);
  await world.games.say(ANN, game, 'players', 'Vale');
  const lines = linesOf(ben.heard);
  expect([lines.length, lines[500], lines.at(-1)]).toEqual([1002, 'Line 501', 'Vale']);
});

test('a long chat is sent no faster than it goes out, and not to a watcher that has gone', async () => {
  const world = testWorld();
  const game = await begun(world);
  for (let number = 1; number <= 300; number++) await world.games.say(ANN, game, 'players', `Line ${number}`);
  const asked: PromiseWithResolvers<boolean>[] = [];
  const greeting = world.games.watch(
    BEN,
    game,
    { after: 0, chatAfter: 0, as: null },
    {
      ...clientOf(BEN.id),
      deliver: () => {
        asked.push(Promise.withResolvers());
        return asked.at(-1)!.promise;
      },
    },
  );
  await quiet();
  expect(asked).toHaveLength(1);
  asked[0]!.resolve(true);
  await quiet();
  expect(asked).toHaveLength(2);
  asked[1]!.resolve(false);
  await greeting;
  expect(asked).toHaveLength(2);
});

test('a watcher whose first update failed is not present', async () => {
  const world = testWorld();
  const game = await begun(world);
  const ann = await hear(world, game, ANN);
  const away = vi.spyOn(world.store.games, 'chat').mockRejectedValue(new Error('The database is away.'));
  await expect(hear(world, game, BEN)).rejects.toThrow('away');
  away.mockRestore();
  await world.pass(5000);
  expect(ann.heard.findLast(({ kind }) => kind === 'presence')).toMatchObject({ pompey: false });
});

test('presence is sent to all when it changes', async () => {
  const world = testWorld();
  const game = await begun(world);
  const ann = await hear(world, game, ANN);
  const tab = await hear(world, game, ANN);
  const eve = await hear(world, game, null);
  const last = (): unknown => ann.heard.findLast(({ kind }) => kind === 'presence');
  const told = (): number => ann.heard.filter(({ kind }) => kind === 'presence').length;
  expect(last()).toEqual({ kind: 'presence', game, caesar: true, pompey: false, spectators: 0 });
  await world.pass(1000);
  expect(last()).toEqual({ kind: 'presence', game, caesar: true, pompey: false, spectators: 1 });
  eve.leave();
  tab.leave();
  await world.pass(1000);
  expect(last()).toEqual({ kind: 'presence', game, caesar: true, pompey: false, spectators: 0 });
  // However many come and go: at most once a second, and only when it has changed
  const before = told();
  for (let times = 0; times < 50; times++) (await hear(world, game, null)).leave();
  await world.pass(1000);
  expect(told()).toBe(before);
  for (let times = 0; times < 50; times++) await hear(world, game, null);
  await world.pass(1000);
  expect(told()).toBe(before + 1);
  expect(last()).toMatchObject({ spectators: 50 });
  ann.leave();
  ann.leave();
});

test('the same seat in two windows receives the same', async () => {
  const world = testWorld();
  const game = await begun(world);
  const [one, two] = [await hear(world, game, ANN), await hear(world, game, ANN)];
  const { decision } = (await look(world, game, 'caesar')).table;
  await ask(world, ANN, game, { kind: 'order', decision: decision!.number, order: decision!.orders![0]! });
  expect(one.heard.at(-1)).toEqual(two.heard.at(-1));
  expect(one.heard.at(-1)!.kind).toBe('update');
});

test('notes are private', async () => {
  const world = testWorld();
  const game = await begun(world);
  await world.games.setNotes(ANN, game, 'Watch Massilia.');
  expect(await world.games.notes(ANN, game)).toBe('Watch Massilia.');
  expect(await world.games.notes(BEN, game)).toBe('');
});
