import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BALANCED, RULE_ENDINGS, type GameResult } from '@rubicon/engine';
import type { GameId, NewGame, PersonId } from '@rubicon/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore } from '../data/open-store.ts';
import type { Store } from '../data/contract/store.ts';
import { openGameService } from '../games/service.ts';
import type { GameService } from '../games/service.ts';
import type { Person } from '../people/person.ts';
import { silentLog } from '../base/log.ts';
import { parseRecord, type GameRecord } from '../games/record/record.ts';
import { balanceOf, countGame } from './balance.ts';
import { ratingsOf, type Ratings } from './ratings.ts';
import { settleGame } from './settling.ts';

const DAY_MS = 86_400_000;
const WANTED: NewGame = {
  edition: '2.0',
  rules: {},
  side: 'caesar',
  opponent: { kind: 'open' },
  pace: { kind: 'live', bankMs: 3_600_000, incrementMs: 0 },
  aids: { odds: true, hints: false, intel: true, undo: true },
  visibility: 'public',
};

const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-ratings-'));
let store: Store;
let games: GameService;
let ratings: Ratings;
let nowMs = 1_800_000_000_000;
let count = 0;
let [ann, ben, guest]: Person[] = [];

beforeAll(async () => {
  store = await openStore({ dataDir: dir, databaseUrl: null, now: () => nowMs });
  ratings = ratingsOf(store, () => nowMs);
  games = openGameService({
    store,
    machines: {
      think: ({ orders }) => Promise.resolve(orders[0]!),
      waiting: 0,
      stop: () => Promise.resolve(),
    },
    standing: () => null,
    now: () => nowMs,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    log: silentLog,
  });
});
afterAll(async () => {
  await games.stop();
  await store.close();
  rmSync(dir, { recursive: true });
});

async function newcomer(isGuest: boolean): Promise<Person> {
  const id = `person-${String(++count).padStart(16, '0')}` as PersonId;
  const name = `Person ${count}`;
  const passwordHash = isGuest ? null : 'hash';
  await store.people.add({
    id,
    name,
    nameKey: name,
    passwordHash,
    createdMs: 1,
    bannedMs: null,
    settings: '{}',
    habit: null,
    language: null,
  });
  return { id, name, isGuest };
}
beforeEach(async () => {
  [ann, ben, guest] = [await newcomer(false), await newcomer(false), await newcomer(true)];
});

const entropy = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');

async function begun(by: Person, opponent: Person | null, wanted: Partial<NewGame> = {}): Promise<GameId> {
  const { card } = await games.create(by, { ...WANTED, ...wanted });
  if (opponent !== null) await games.join(opponent, card.game, null);
  await games.start(by, card.game, entropy(), null);
  if (opponent !== null) await games.start(opponent, card.game, entropy(), null);
  return card.game;
}
let asks = 0;
const resign = (by: Person, game: GameId) =>
  games.ask(by, game, { id: `ask-${String(++asks).padStart(16, '0')}` as never, ask: { kind: 'resign' } });
const ratingOf = async (person: Person) => (await ratings.record(person.id)).rating;

test('a game of two people moves both ratings, once', async () => {
  const game = await begun(ann!, ben!);
  expect((await games.look(ann!, game, 0, null)).table.card.rated).toBe(true);
  expect(await settleGame(store, game)).toBe(false); // the game continues
  nowMs += 5000;
  await resign(ben!, game);
  const settled = await Promise.all([settleGame(store, game), settleGame(store, game)]);
  expect(settled.filter(Boolean)).toHaveLength(1);
  expect(await settleGame(store, game)).toBe(false);
  // As by the formulas for two newcomers
  expect(await ratingOf(ann!)).toEqual({ rating: 1662, deviation: 290, games: 1, isProvisional: true });
  expect(await ratingOf(ben!)).toEqual({ rating: 1338, deviation: 290, games: 1, isProvisional: true });
  const { history, results, finished, abandoned } = await ratings.record(ann!.id);
  expect(history).toEqual([{ atMs: nowMs, game, rating: 1662, deviation: 290 }]);
  expect(results).toEqual([{ edition: '2.0', side: 'caesar', won: 1, drawn: 0, lost: 0 }]);
  expect([finished, abandoned]).toEqual([1, 0]);
});

test('many games of the same people that end at once all count', async () => {
  const all = [];
  for (let each = 0; each < 6; each++) all.push(await begun(ann!, ben!));
  for (const game of all) await resign(ben!, game);
  await Promise.all(all.map((game) => settleGame(store, game)));
  expect(await ratingOf(ann!)).toMatchObject({ games: 6 });
  expect((await ratings.record(ben!.id)).history).toHaveLength(6);
});

test('against a computer only the person’s rating changes', async () => {
  const game = await begun(ann!, null, { opponent: { kind: 'machine', level: 'miles' } });
  await resign(ann!, game);
  expect(await settleGame(store, game)).toBe(true);
  expect(await ratingOf(ann!)).toMatchObject({ rating: 1325, games: 1 });
});

test.each<[string, Partial<NewGame>]>([
  ['hints', { aids: { ...WANTED.aids, hints: true } }],
  ['a handicap', { rules: { handicap: { side: 'caesar', points: 2 } } }],
  ['privacy', { visibility: 'private', opponent: { kind: 'invited' } }],
  ['oneself', { opponent: { kind: 'self' } }],
])('with %s a game cannot be rated', async (_, wanted) => {
  expect((await games.create(ann!, { ...WANTED, ...wanted })).card.rated).toBe(false);
  const asked = games.create(ann!, { ...WANTED, ...wanted, rated: true });
  await expect(asked).rejects.toMatchObject({ code: 'cannot-be-rated' });
});

test('a balanced game can be rated', async () => {
  expect((await games.create(ann!, { ...WANTED, rules: BALANCED })).card.rated).toBe(true);
});

test('guests and casual games are not rated; results are stored for members only', async () => {
  await expect(games.create(guest!, { ...WANTED, rated: true })).rejects.toMatchObject({
    code: 'cannot-be-rated',
  });
  const withGuest = await begun(ann!, guest!);
  const friendly = await begun(ann!, ben!, { rated: false });
  for (const game of [withGuest, friendly]) {
    expect((await games.look(ann!, game, 0, null)).table.card.rated).toBe(false);
    await resign(ann!, game);
    expect(await settleGame(store, game)).toBe(true);
  }
  expect(await ratingOf(ann!)).toBe(null);
  expect((await ratings.record(ann!.id)).results).toEqual([
    { edition: '2.0', side: 'caesar', won: 0, drawn: 0, lost: 2 },
  ]);
  expect(await ratings.record(guest!.id)).toMatchObject({ finished: 0, results: [] });
});

test('an aborted game, or one against oneself, leaves no result', async () => {
  const aborted = await begun(ann!, ben!);
  await games.end(aborted, 'By the host.');
  expect(await settleGame(store, aborted)).toBe(false);
  const { card } = await games.create(ann!, { ...WANTED, opponent: { kind: 'self' } });
  await games.start(ann!, card.game, entropy(), 'caesar');
  await games.start(ann!, card.game, entropy(), 'pompey');
  await games.ask(ann!, card.game, {
    id: 'ask-of-both-sides-x' as never,
    ask: { kind: 'resign' },
    as: 'caesar',
  });
  expect(await settleGame(store, card.game)).toBe(false);
  expect(await ratings.record(ann!.id)).toMatchObject({ rating: null, finished: 0 });
});

test('losing on time counts as abandoning; the response time is the median', async () => {
  const game = await begun(ann!, ben!, { pace: { kind: 'live', bankMs: 60_000, incrementMs: 0 } });
  for (const ms of [2000, 4000]) {
    nowMs += ms;
    const { decision } = (await games.look(ann!, game, 0, null, { wantsOrders: true })).table;
    const ask = { kind: 'order', decision: decision!.number, order: decision!.orders![0]! } as const;
    await games.ask(ann!, game, { id: `ask-${String(++asks).padStart(16, '0')}` as never, ask });
  }
  nowMs += 120_000;
  await games.ask(ann!, game, { id: 'ask-to-claim-the-time' as never, ask: { kind: 'claim-time' } });
  await settleGame(store, game);
  expect(await ratings.record(ben!.id)).toMatchObject({ finished: 1, abandoned: 1, response: null });
  expect(await ratings.record(ann!.id)).toMatchObject({
    abandoned: 0,
    response: { medianMs: 6000, answers: 1 },
  });
});

test('the leaderboard lists certain ratings only, and idle ones become uncertain', async () => {
  for (let each = 0; each < 16; each++) {
    const game = await begun(ann!, null, { opponent: { kind: 'machine', level: 'tiro' } });
    await resign(ann!, game);
    const second = await begun(ann!, ben!);
    await resign(each % 2 === 0 ? ann! : ben!, second);
    await settleGame(store, game);
    await settleGame(store, second);
  }
  const board = await ratings.leaderboard(ann!.id);
  expect(board.mine).toMatchObject({ person: { id: ann!.id }, rating: { games: 32, isProvisional: false } });
  expect(board.leaders.map(({ place }) => place)).toEqual(board.leaders.map((_, index) => index + 1));
  expect(board.machines.map(({ level }) => level)).toContain('miles');
  expect((await ratings.leaderboard(null)).mine).toBe(null);
  nowMs += 170 * DAY_MS;
  const later = await ratings.record(ann!.id);
  expect(later.rating!.deviation).toBeGreaterThan(board.mine!.rating.deviation);
  nowMs += 30 * DAY_MS;
  expect((await ratings.leaderboard(ann!.id)).mine).toBe(null);
});

test('ratings by side follow the games with each side, also those settled before there were any', async () => {
  const [first, second] = [await begun(ann!, ben!), await begun(ben!, ann!)];
  await resign(ben!, first); // Ann wins as Caesar
  await settleGame(store, first);
  await resign(ann!, second); // Ann loses as Pompey
  // As by a program that knew no ratings by side
  const { ratings: kept } = store;
  const older = {
    ...kept,
    settle: (...[results, points]: Parameters<typeof kept.settle>) => kept.settle(results, points),
  };
  await settleGame({ ...store, ratings: older }, second);
  const { rating, bySide } = await ratings.record(ann!.id);
  expect(rating).toMatchObject({ games: 2 });
  expect(bySide).toMatchObject({ caesar: { rating: 1662, games: 1 }, pompey: { games: 1 } });
  expect(bySide.pompey!.rating).toBeLessThan(1500);
  expect((await ratings.record(guest!.id)).bySide).toEqual({ caesar: null, pompey: null });
  expect((await store.ratings.sideRatings(ann!.id)).map((each) => each.games)).toEqual([1, 1]); // kept when first shown
  // The next game stores both
  const third = await begun(ann!, ben!);
  await resign(ann!, third);
  await settleGame(store, third);
  expect((await store.ratings.sideRatings(ann!.id)).map((each) => [each.side, each.games])).toEqual([
    ['caesar', 2],
    ['pompey', 1],
  ]);
});

/** A game as it would be, had it gone on to a year. */
async function recordIn(game: GameId, year: number): Promise<GameRecord> {
  const record = parseRecord((await store.games.read(game))!.game);
  return { ...record, summary: { ...record.summary, year } };
}

test('every finished game is counted for the balance, once, under its terms and players', async () => {
  const before = await store.balance.counts();
  const total = (counts: typeof before): number => counts.reduce((sum, each) => sum + each.games, 0);
  const counted = async (game: GameId): Promise<boolean> => countGame(store, await recordIn(game, 706));
  const plain = await begun(ann!, ben!);
  expect(await counted(plain)).toBe(false); // it continues
  await resign(ben!, plain);
  expect(await Promise.all([counted(plain), counted(plain)])).toEqual(expect.arrayContaining([true, false]));
  const machine = await begun(ann!, null, { opponent: { kind: 'machine', level: 'tiro' }, side: 'pompey' });
  await resign(ann!, machine);
  expect(await counted(machine)).toBe(true);
  const oneself = (await games.create(ann!, { ...WANTED, opponent: { kind: 'self' } })).card.game;
  for (const side of ['caesar', 'pompey'] as const) await games.start(ann!, oneself, entropy(), side);
  await games.ask(ann!, oneself, {
    id: 'ask-of-both-sides-0001' as never,
    ask: { kind: 'resign' },
    as: 'caesar',
  });
  expect(await counted(oneself)).toBe(false);
  const { card } = await games.create(ann!, { ...WANTED, side: 'bid' });
  await games.join(ben!, card.game, null);
  await games.start(ann!, card.game, entropy(), null, { side: 'pompey', points: 6 });
  await games.start(ben!, card.game, entropy(), null, { side: 'pompey', points: 3 });
  await resign(ann!, card.game); // who has Pompey
  expect(await counted(card.game)).toBe(true);
  const balanced = await begun(ann!, ben!, { rules: BALANCED });
  await resign(ann!, balanced);
  expect(await counted(balanced)).toBe(true);
  const after = await store.balance.counts();
  expect(total(after) - total(before)).toBe(4);
  const { counts } = await balanceOf(store).read();
  const found = counts.map(({ terms, between, points, won, drawn, lost }) => [
    terms,
    between,
    points,
    won,
    drawn,
    lost,
  ]);
  const people = { kind: 'people', from: null };
  expect(found).toEqual(
    expect.arrayContaining([
      ['book', people, 0, 1, 0, 0],
      ['book', { kind: 'machine', level: 'tiro', side: 'caesar' }, 0, 1, 0, 0],
      ['bid', people, 6, 1, 0, 0],
      ['balanced', people, 10, 0, 0, 1],
    ]),
  );
});

test('games that somebody left early, and games with a guest, say nothing of the sides', async () => {
  const plain = await begun(ann!, ben!);
  await resign(ben!, plain);
  const record = await recordIn(plain, 705);
  const withReason = (reason: GameResult['reason'], year: number): GameRecord => ({
    ...record,
    summary: { ...record.summary, year, result: { winner: null, reason } },
  });
  for (const reason of ['resignation', 'time', 'agreement'] as const)
    expect(await countGame(store, withReason(reason, 705))).toBe(false);
  expect(await countGame(store, withReason('agreement', 706))).toBe(true);
  const byTheRules = await begun(ann!, ben!);
  await resign(ben!, byTheRules);
  const { summary, ...rest } = await recordIn(byTheRules, 705);
  const result = { winner: 'caesar', reason: RULE_ENDINGS[0] } as const;
  expect(await countGame(store, { ...rest, summary: { ...summary, result } })).toBe(true);
  const withGuest = await begun(ann!, guest!);
  const alone = await begun(guest!, null, { opponent: { kind: 'machine', level: 'miles' } });
  for (const game of [withGuest, alone]) {
    await resign(guest!, game);
    expect(await countGame(store, await recordIn(game, 709))).toBe(false);
  }
});

test.each([
  [1350, 1390, 0],
  [1390, 1450, 1400],
  [1700, 1520, 1600],
  [1900, 1950, 1800],
  [1500, 1701, null],
])('people of %i and %i are in the band from %s', async (one, other, from) => {
  const sure = { rating: 0, deviation: 60, volatility: 0.06, games: 40, atMs: nowMs };
  const ratingsBefore = {
    rating: (person: PersonId) => Promise.resolve({ ...sure, rating: person === ann!.id ? one : other }),
  };
  const game = await begun(ann!, ben!, { edition: '1.0' });
  await resign(ben!, game);
  const record = await recordIn(game, 707);
  const fields: string[] = [];
  await countGame(
    {
      ratings: ratingsBefore as Store['ratings'],
      balance: {
        counts: () => Promise.resolve([]),
        count: (_, { field }) => Promise.resolve(fields.push(field) > 0),
      },
    },
    record,
  );
  expect(fields).toEqual([from === null ? 'people' : `band ${from}`]);
});
