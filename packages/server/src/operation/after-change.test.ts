import { FIRST_YEAR } from '@rubicon/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientOf } from '../../test/game-service-kit.ts';
import {
  askAs,
  begunGame,
  servicesWorld,
  lookAll,
  newcomer,
  playAsLongAsAsked,
  type World,
} from '../../test/services-kit.ts';
import type { Person } from '../people/person.ts';
import { silentLog } from '../base/log.ts';
import { RECORD_FORM } from '../games/record/record.ts';
import { openAfterChange } from './after-change.ts';

let world: World;
let ann: Person;
let ben: Person;
beforeEach(async () => {
  world = await servicesWorld();
  [ann, ben] = [await newcomer(world, 'Ann'), await newcomer(world, 'Ben')];
});
afterEach(() => world.stop());

const kindsFor = async ({ store }: World, person: Person): Promise<string[]> =>
  (await store.notices.waiting(person.id)).map(({ kind }) => kind).sort();

test('what a stopped server left undone is done by the next, once', async () => {
  await world.services.afterChange.catchUp();
  const game = await begunGame(world, ann, ben);
  await askAs(world, ann, game, { kind: 'resign' });
  // As if the server had stopped here: the follow-up work is not done yet
  expect(await kindsFor(world, ben)).toEqual([]);
  expect(await world.store.ratings.isSettled(game)).toBe(false);
  const next = await world.restart();
  next.nowMs += 3_600_000;
  await next.services.afterChange.catchUp();
  expect(await kindsFor(next, ben)).toEqual(['ended']);
  expect(await next.store.ratings.rating(ben.id)).toMatchObject({ games: 1 });
  await next.services.afterChange.catchUp();
  await world.services.afterChange.flush();
  expect(await kindsFor(next, ben)).toEqual(['ended']);
  expect(await next.store.ratings.rating(ben.id)).toMatchObject({ games: 1 });
  await next.stop();
});

test('a game stored by a newer program blocks no other', async () => {
  await world.services.afterChange.catchUp();
  const [newer, game] = [await begunGame(world, ann, ben), await begunGame(world, ann, ben)];
  const { game: row, version, entries } = (await world.store.games.read(newer))!;
  const record = JSON.stringify({ ...(JSON.parse(row.record) as object), form: RECORD_FORM + 1 });
  await world.store.games.commit({
    id: newer,
    game: { ...row, record },
    entries: [],
    after: entries.length,
    version,
    ask: null,
  });
  await askAs(world, ann, game, { kind: 'resign' });
  const next = await world.restart();
  next.nowMs += 3_600_000;
  await next.services.afterChange.catchUp();
  expect(await kindsFor(next, ben)).toEqual(['ended']);
  await next.stop();
});

test('a damaged game blocks no other', async () => {
  await world.services.afterChange.catchUp();
  const [bad, good] = [await begunGame(world, ann, ben), await begunGame(world, ann, ben)];
  for (const game of [bad, good]) await askAs(world, ann, game, { kind: 'resign' });
  const { version, entries } = (await world.store.games.read(bad))!;
  await world.store.games.commit({
    id: bad,
    game: null,
    entries: ['not an entry'],
    after: entries.length,
    version,
    ask: null,
  });
  const next = await world.restart();
  next.nowMs += 3_600_000;
  await next.services.afterChange.catchUp();
  expect(await next.store.ratings.isSettled(bad)).toBe(false);
  expect(await next.store.ratings.isSettled(good)).toBe(true);
  const firstMs = await next.store.mark('aftermath-ms');
  next.nowMs += 3_600_000;
  await next.services.afterChange.catchUp();
  expect(await next.store.mark('aftermath-ms')).toBeGreaterThan(firstMs!);
  await next.stop();
});

test('games that ended before there were counts are counted at the start, once', async () => {
  const [early, game] = [await begunGame(world, ann, ben), await begunGame(world, ann, ben)];
  while ((await world.games.card(null, game)).year === FIRST_YEAR)
    for (const by of [ann, ben]) await playAsLongAsAsked(world, by, game);
  for (const each of [early, game]) await askAs(world, ann, each, { kind: 'resign' });
  for (let start = 0; start < 2; start++) {
    const next = await world.restart();
    next.services.afterChange.begin(true);
    await expect.poll(() => next.store.mark('balance-counted-ms')).not.toBeNull();
    expect((await next.store.balance.counts()).map(({ games }) => games)).toEqual([1]);
    await next.stop();
  }
});

test('someone looking at the game gets no notification but the reminder', async () => {
  const game = await begunGame(world, ann, ben);
  const watcher = clientOf(ben.id);
  const leave = await world.games.watch(ben, game, { after: 0, chatAfter: 0, as: null }, watcher);
  await world.services.afterChange.flush();
  expect(await kindsFor(world, ben)).toEqual(['reminder']);
  expect(await kindsFor(world, ann)).toEqual(['began', 'reminder', 'turn']);
  leave();
});

test('an absent guest loses the game and leaves no data', async () => {
  const guest = await newcomer(world, 'Gaius', true);
  const game = await begunGame(world, ann, guest, { pace: { kind: 'none' } });
  await lookAll(world, guest, game);
  world.nowMs += 400 * 86_400_000;
  await world.people.sweep();
  const { table } = await world.games.look(ann, game, 0, null);
  expect(table.card.result).toEqual({ winner: 'caesar', reason: 'resignation' });
  expect(table.card.sitters.pompey).toMatchObject({ name: 'Somebody' });
  expect(await world.store.people.byId(guest.id)).toBe(null);
  expect(await world.store.games.seen(game, guest.id, 'pompey')).toEqual({ cursor: 0, atMs: 0 });
});

test('many games that changed at the same moment are all processed', async () => {
  await world.services.afterChange.catchUp();
  for (let each = 0; each < 4; each++) await begunGame(world, ann, ben);
  const next = await world.restart();
  await next.services.afterChange.catchUp();
  const waiting = await next.store.notices.waiting(ben.id);
  expect(new Set(waiting.map(({ game }) => game)).size).toBe(4);
  await next.stop();
});

test('seeks that wait are compared again regularly', async () => {
  const jobs: (() => void)[] = [];
  let count = 0;
  const afterChange = openAfterChange({
    store: world.store,
    games: world.games,
    delivery: world.services.delivery,
    tournaments: world.services.tournaments,
    playNow: { matchWaiting: () => Promise.resolve(void count++) },
    log: silentLog,
    now: () => world.nowMs,
    timers: {
      every: (_, work) => {
        jobs.push(work);
        return () => undefined;
      },
      after: () => () => undefined,
    },
  });
  afterChange.begin(true);
  for (const job of jobs) job();
  await afterChange.stop();
  expect(count).toBe(1);
});
