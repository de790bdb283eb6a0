import type { GameId, PersonId, ServerMessage } from '@rubicon/protocol';
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
  quiet,
  testWorld,
  type TestWorld,
} from '../../test/game-service-kit.ts';
import { linkedBuses, type Link } from '../../test/linked-buses.ts';
import { memoryStore } from '../../test/memory-store.ts';
import { newPerson } from '../../test/store/contract-kit.ts';
import type { Person } from '../people/person.ts';
import { RECORD_FORM } from './record/record.ts';

/** Two servers on one store. */
async function two(): Promise<{ one: TestWorld; other: TestWorld; link: Link }> {
  const link = linkedBuses();
  const one = testWorld(memoryStore(), { bus: link.join() });
  const other = testWorld(one.store, { bus: link.join() });
  await one.games.begin();
  await other.games.begin();
  return { one, other, link };
}

async function hear(world: TestWorld, game: GameId, by: Person | null) {
  const heard: ServerMessage[] = [];
  const leave = await world.games.watch(
    by,
    game,
    { after: 0, chatAfter: 0, as: null },
    clientOf(by?.id ?? null, (message) => void heard.push(message)),
  );
  const ofKind = <K extends ServerMessage['kind']>(kind: K) =>
    heard.filter((message) => message.kind === kind) as Extract<ServerMessage, { kind: K }>[];
  return { ofKind, leave };
}

/** Both clocks advance together. */
async function pass({ one, other }: { one: TestWorld; other: TestWorld }, ms: number): Promise<void> {
  await one.pass(ms);
  await other.pass(ms);
}

test('where messages got lost, games in memory are compared with the store', async () => {
  const { one, other, link } = await two();
  const game = await begun(one);
  const ben = await hear(other, game, BEN);
  link.isCut = true;
  await playOn(one, game, 4, 10);
  await quiet();
  const { cursor } = (await look(one, game, 'pompey')).table;
  expect(ben.ofKind('update').at(-1)!.table.cursor).toBeLessThan(cursor);
  await other.pass(5000);
  expect(ben.ofKind('update').at(-1)!.table.cursor).toBe(cursor);
});

test('an order is not refused by a server that has not heard of the one before', async () => {
  const { one, other, link } = await two();
  const game = await begun(one);
  await look(other, game, 'caesar');
  link.isCut = true;
  const first = (await look(one, game, 'caesar')).table.decision!;
  const { table } = await ask(one, ANN, game, {
    kind: 'order',
    decision: first.number,
    order: first.orders![0]!,
  });
  const { number, orders } = table.decision!;
  const answer = await ask(other, ANN, game, { kind: 'order', decision: number, order: orders![0]! });
  expect(answer.table.cursor).toBe(table.cursor + 1);
});

test('a game that only a newer server can read blocks no other', async () => {
  const { one, other, link } = await two();
  const [newer, game] = [await begun(one), await begun(one)];
  await hear(other, newer, BEN);
  const ben = await hear(other, game, BEN);
  link.isCut = true;
  await playOn(one, game, 4, 10);
  const row = one.store.rows.get(newer)!;
  const record = JSON.stringify({ ...(JSON.parse(row.game.record) as object), form: RECORD_FORM + 1 });
  Object.assign(row, { game: { ...row.game, record }, version: row.version + 1 });
  const { cursor } = (await look(one, game, 'pompey')).table;
  await other.pass(5000);
  expect(ben.ofKind('update').at(-1)!.table.cursor).toBe(cursor);
});

test('after a gap every game in memory is read again', async () => {
  const { one, other, link } = await two();
  const game = await begun(one);
  const ben = await hear(other, game, BEN);
  link.isCut = true;
  await playOn(one, game, 4, 10);
  link.gap();
  await quiet();
  const { table } = await look(one, game, 'pompey');
  expect(ben.ofKind('update').at(-1)!.table).toEqual(table);
});

test('a change announced while the game is being read is not missed', async () => {
  const { one, other } = await two();
  const game = await begun(one);
  const { store } = one;
  const read = store.games.read.bind(store.games);
  const held = Promise.withResolvers<void>();
  let reads = 0;
  store.games.read = async (id) => {
    const stored = await read(id);
    if (++reads === 1) await held.promise; // has read the game as it was
    return stored;
  };
  const looking = other.games.look(null, game, 0, 'spectator');
  await quiet();
  await one.games.ask(ANN, game, { id: 'resign-resign-resign' as never, ask: { kind: 'resign' } });
  held.resolve();
  await looking;
  await quiet();
  expect((await other.games.look(null, game, 0, 'spectator')).table.card.status).toBe('over');
});

test('watchers of a game that could not be read after a change hear of it later', async () => {
  const { one, other } = await two();
  const game = await begun(one);
  const ben = await hear(other, game, BEN);
  const mark = one.store.mark.bind(one.store);
  other.nowMs += 20_000; // so long that it has to beat first
  one.store.mark = () => Promise.reject(new Error('The connection is gone.'));
  await playOn(one, game, 4, 10);
  await quiet();
  one.store.mark = mark;
  await other.pass(500); // it beats again
  await other.pass(5000);
  const { cursor } = (await look(one, game, 'pompey')).table;
  expect(ben.ofKind('update').at(-1)!.table.cursor).toBe(cursor);
});

test('chat on one server reaches the other, for those who may read it', async () => {
  const { one, other } = await two();
  const game = await begun(one);
  const [ben, eve] = [await hear(other, game, BEN), await hear(other, game, null)];
  await one.games.say(ANN, game, 'players', 'Ave');
  await quiet();
  expect(ben.ofKind('chat').flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['Ave']);
  expect(eve.ofKind('chat')).toEqual([]);
});

test('someone on the other server counts as present, until that server is gone', async () => {
  const worlds = await two();
  const { one, other, link } = worlds;
  const game = await begun(one);
  const ann = await hear(one, game, ANN);
  await pass(worlds, 1000);
  const ben = await hear(other, game, BEN);
  await pass(worlds, 1000);
  await pass(worlds, 1000);
  const both = { caesar: true, pompey: true, spectators: 0 };
  expect(ann.ofKind('presence').at(-1)).toMatchObject(both);
  expect(ben.ofKind('presence').at(-1)).toMatchObject(both);
  ben.leave();
  await pass(worlds, 1000);
  await pass(worlds, 1000);
  expect(ann.ofKind('presence').at(-1)).toMatchObject({ pompey: false });
  await hear(other, game, BEN);
  await pass(worlds, 1000);
  await pass(worlds, 1000);
  expect(ann.ofKind('presence').at(-1)).toMatchObject(both);
  link.isCut = true;
  await one.pass(100_000);
  await one.pass(1000);
  expect(ann.ofKind('presence').at(-1)).toMatchObject({ pompey: false });
});

test('every server sends the lobby and the number of waiting games', async () => {
  const worlds = await two();
  const { one, other } = worlds;
  let lobbies = 0;
  const waiting: [PersonId, number][] = [];
  other.games.onLobby(() => void lobbies++);
  other.games.onWaiting((person, games) => waiting.push([person, games]));
  await one.games.create(ANN, PLAIN);
  await pass(worlds, 1000);
  expect(lobbies).toBe(1);
  await begun(one);
  await pass(worlds, 1000);
  expect(waiting).toContainEqual([ANN.id, 1]);
});

test('default orders withdrawn on one server are not carried out by the other', async () => {
  const { one, other } = await two();
  const asked: unknown[] = [];
  other.standing = (standing) => {
    asked.push(standing);
    return null;
  };
  const { id, name } = ANN;
  await one.store.people.add({ ...newPerson(name), id });
  const orders = { rules: [{ do: 'ask' as const }], hits: 'ask' as const, spareLeaders: true, retreatTo: [] };
  await one.games.setHabit(ANN, { usual: orders, battles: [] });
  const game = await begun(one);
  await playOn(other, game, 4, 1000, () => asked.length > 0);
  expect(asked.length).toBeGreaterThan(0); // a battle has begun
  await one.games.setHabit(ANN, null);
  await quiet();
  asked.length = 0;
  await playOn(other, game, 5, 300);
  expect(asked).toEqual([]);
});
