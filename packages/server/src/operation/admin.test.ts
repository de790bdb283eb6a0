import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SeededChance, makePosition, rulesFor, startGame } from '@rubicon/engine';
import type { AskId, GameId, NewGame, PersonId } from '@rubicon/protocol';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBus } from '../data/bus.ts';
import { openStore } from '../data/open-store.ts';
import { sqliteFile } from '../data/sqlite-file.ts';
import type { Store } from '../data/contract/store.ts';
import { openGameService } from '../games/service.ts';
import type { GameService } from '../games/service.ts';
import type { Person } from '../people/person.ts';
import { makePeople, type PeopleService } from '../people/people.ts';
import { openAdminQueue, type AdminQueue } from './admin-queue.ts';
import { openAdmin, restoreBackup, type Admin } from './admin.ts';

const WANTED: NewGame = {
  edition: '2.0',
  rules: {},
  side: 'caesar',
  opponent: { kind: 'self' },
  pace: { kind: 'none' },
  aids: { odds: true, hints: true, intel: true, undo: true },
  visibility: 'public',
};
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const entropy = (): string => randomBytes(32).toString('hex');

/** The parts of a server it needs, without HTTP. */
interface Server {
  readonly store: Store;
  readonly games: GameService;
  readonly people: PeopleService;
  readonly withdrawn: readonly PersonId[]; // from all tournaments
  readonly stop: () => Promise<void>;
}

let dataDir = '';
let server: Server | null = null;
let opened: Admin | null = null;

async function startServer(): Promise<Server> {
  const store = await openStore({ dataDir, databaseUrl: null });
  const bus = openBus(null);
  const machines = {
    think: () => Promise.reject(new Error('none')),
    waiting: 0,
    stop: () => Promise.resolve(),
  };
  const world = { now: Date.now, randomBytes };
  const games = openGameService({ store, bus, machines, standing: () => null, log, ...world });
  const people = makePeople(store, {
    ...world,
    bus,
    isClosed: false,
    guestDays: 30,
    forget: (person) => games.forget(person),
  });
  await games.begin();
  const withdrawn: PersonId[] = [];
  const tournaments = { leaveAll: (person: PersonId) => Promise.resolve(void withdrawn.push(person)) };
  const queueDeps = { store, games, people, tournaments, log, now: Date.now, everyMs: 20 };
  const adminQueue: AdminQueue = openAdminQueue(queueDeps);
  server = {
    store,
    games,
    people,
    withdrawn,
    stop: async () => {
      server = null;
      await adminQueue.stop();
      await games.stop();
      await store.close();
    },
  };
  return server;
}

async function admin(waitMs = 10_000): Promise<Admin> {
  await opened?.close();
  opened = await openAdmin({ dataDir, databaseUrl: null, waitMs });
  return opened;
}

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-admin-'));
});
afterEach(async () => {
  await opened?.close();
  opened = null;
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function guest({ people }: Server, name: string): Promise<{ person: Person; token: string }> {
  return people.guest(name, null, 'Firefox');
}

/** A game that one person plays on both sides, with some orders given. */
async function running({ games }: Server, by: Person, orders = 12): Promise<GameId> {
  const { card } = await games.create(by, WANTED);
  const { game } = card;
  await games.start(by, game, entropy(), 'caesar');
  await games.start(by, game, entropy(), 'pompey');
  const chance = new SeededChance(705);
  for (let given = 0; given < orders; given++) {
    const { asked } = (await games.look(by, game, 0, 'spectator')).table.card;
    const side = asked.caesar ? 'caesar' : 'pompey';
    const { number, orders: legal } = (await games.look(by, game, 0, side, { wantsOrders: true })).table
      .decision!;
    const order = legal![chance.roll(legal!.length)]!;
    const id = randomBytes(16).toString('hex') as AskId;
    await games.ask(by, game, { id, ask: { kind: 'order', decision: number, order }, as: side });
  }
  return game;
}

function spoil(statement: string, ...values: unknown[]): void {
  const db = new BetterSqlite(sqliteFile(dataDir));
  db.prepare(statement).run(...values);
  db.close();
}

describe('an administrator', () => {
  test('is told where there is no database, instead of getting an empty one', async () => {
    await expect(admin()).rejects.toMatchObject({ code: 'no-database' });
    expect(existsSync(sqliteFile(dataDir))).toBe(false);
  });

  test('lists people and games', async () => {
    const host = await startServer();
    const { person } = await guest(host, 'Ann');
    const game = await running(host, person, 3);
    await host.games.create(person, { ...WANTED, opponent: { kind: 'machine', level: 'tiro' } });
    const { people, games } = await admin();
    expect(await people()).toEqual([
      { id: person.id, name: 'Ann', isGuest: true, createdMs: expect.any(Number) as number, bannedMs: null },
    ]);
    expect(await games('running')).toEqual([
      {
        id: game,
        status: 'running',
        visibility: 'public',
        players: { caesar: 'Ann', pompey: 'Ann' },
        year: 705,
        turn: 1,
        createdMs: expect.any(Number) as number,
        changedMs: expect.any(Number) as number,
      },
    ]);
    expect((await games('waiting')).map(({ players }) => players)).toEqual([
      { caesar: 'Ann', pompey: 'tiro' },
    ]);
    expect(await games(null)).toHaveLength(2);
  });

  test('bans by name or id: sessions end, also on a running server, until unbanned', async () => {
    const { people } = await startServer();
    const ended: string[] = [];
    people.onEnded((hashes) => ended.push(...hashes));
    const { person, token } = await people.guest('Ann', null, '');
    const visit = (await people.visit(token))!;
    await people.setPassword(visit, 'alea iacta est', null);
    const { ban, unban } = await admin();
    await expect(ban('Nemo')).rejects.toMatchObject({ code: 'no-person' });
    const banned = await ban('ANN');
    expect(banned).toMatchObject({ id: person.id, bannedMs: expect.any(Number) as number });
    await expect.poll(() => ended, { timeout: 20_000 }).toEqual([visit.session]);
    expect(await people.visit(token)).toBe(null);
    await expect(people.login('Ann', 'alea iacta est', '')).rejects.toMatchObject({ code: 'login-failed' });
    expect(await ban(person.id)).toEqual(banned); // keeps the first date
    expect((await unban(person.id)).bannedMs).toBe(null);
    await expect(people.login('Ann', 'alea iacta est', '')).resolves.toMatchObject({
      person: { name: 'Ann' },
    });
  });

  test('bans somebody out of their tournaments, unless they are unbanned before a server runs', async () => {
    const first = await startServer();
    const { person } = await guest(first, 'Ann');
    const { person: other } = await guest(first, 'Ben');
    const { ban, unban } = await admin();
    await ban('Ann');
    await expect.poll(() => first.withdrawn, { timeout: 20_000 }).toEqual([person.id]);
    await first.stop();
    await ban('Ben');
    await unban('Ben');
    await ban('Ann');
    const next = await startServer();
    await expect.poll(() => next.withdrawn, { timeout: 20_000 }).toEqual([person.id]);
    expect(next.withdrawn).not.toContain(other.id);
  });

  test('bans somebody out of games that have not begun: nobody is led to them any more', async () => {
    const first = await startServer();
    const [{ person: ann }, { person: ben }] = [await guest(first, 'Ann'), await guest(first, 'Ben')];
    const { edition, rules, aids } = WANTED;
    const pace = { kind: 'correspondence', bankMs: 86_400_000, incrementMs: 0, vacationDays: 0 } as const;
    const press = {
      edition,
      rules,
      aids,
      pace,
      hours: null,
      press: randomBytes(16).toString('hex') as AskId,
    };
    await first.games.seek(ann, 'a'.repeat(22) as GameId, press);
    await first.games.create(ann, { ...WANTED, opponent: { kind: 'open' } });
    const { card } = await first.games.create(ben, { ...WANTED, opponent: { kind: 'open' } });
    await first.games.join(ann, card.game, null);
    await (await admin()).ban('Ann');
    await expect.poll(() => first.store.games.waitingOf(ann.id), { timeout: 20_000 }).toBe(0);
    await expect.poll(() => first.games.isOpen(card.game), { timeout: 20_000 }).toBe(true);
    expect(await first.games.openSeeks()).toEqual([]);
  });

  test('makes a single-use invitation', async () => {
    const { store } = await startServer();
    const code = await (await admin()).invite();
    const closed = makePeople(store, {
      now: Date.now,
      randomBytes,
      bus: openBus(null),
      isClosed: true,
      guestDays: 30,
      forget: () => Promise.resolve(),
    });
    await closed.guest('Ann', code, '');
    await expect(closed.guest('Ben', code, '')).rejects.toMatchObject({ code: 'invitation-needed' });
  });

  test('has a running server end a game', async () => {
    const host = await startServer();
    const { person } = await guest(host, 'Ann');
    const game = await running(host, person);
    const { ask } = await admin();
    expect(await ask({ kind: 'end', game, reason: 'Both have left.' })).toEqual({ ok: true });
    expect((await host.games.look(person, game, 0, 'caesar')).table.card.status).toBe('aborted');
    expect(await ask({ kind: 'end', game, reason: 'Again.' })).toMatchObject({ ok: false });
    await expect(ask({ kind: 'end', game: 'none' as GameId, reason: '' })).rejects.toMatchObject({
      code: 'no-game',
    });
  });

  test('has a running server set another position', async () => {
    const host = await startServer();
    const { person } = await guest(host, 'Ann');
    const game = await running(host, person);
    const position = makePosition(startGame(rulesFor('2.0'), new SeededChance(1)).state);
    const { ask } = await admin();
    expect(await ask({ kind: 'rebase', game, position: 'nonsense', reason: 'x' })).toMatchObject({
      ok: false,
    });
    expect(await ask({ kind: 'rebase', game, position, reason: 'A fault.' })).toEqual({ ok: true });
    const { told } = await host.games.look(person, game, 0, 'caesar');
    expect(told.at(-1)?.notice).toEqual({ kind: 'rebase', side: null, reason: 'A fault.' });
  });

  test('may make a request while no server runs: the next to start does it', async () => {
    const first = await startServer();
    const { person } = await guest(first, 'Ann');
    const game = await running(first, person);
    await first.stop();
    expect(await (await admin(200)).ask({ kind: 'end', game, reason: 'x' })).toBe('waits');
    const { games } = await startServer();
    await expect
      .poll(async () => (await games.look(person, game, 0, 'caesar')).table.card.status, { timeout: 20_000 })
      .toBe('aborted');
  });

  test('gets an error for what no server knows', async () => {
    await startServer();
    const { ask } = await admin();
    const strange = { kind: 'dance', game: 'x' } as unknown as Parameters<typeof ask>[0];
    await expect(ask(strange)).rejects.toMatchObject({ code: 'no-game' });
    const other = { kind: 'ended' } as unknown as Parameters<typeof ask>[0]; // without sessions
    expect(await ask(other)).toMatchObject({ ok: false, code: 'failed' });
  });

  test('checks all games and gets the broken ones by id', async () => {
    const host = await startServer();
    const { person } = await guest(host, 'Ann');
    const games: GameId[] = [];
    for (let number = 0; number < 4; number++) games.push(await running(host, person, 20));
    const { check } = await admin();
    const seen: number[] = [];
    expect(await check((done, total) => seen.push(done, total))).toEqual({ checked: 4, broken: [] });
    expect(seen).toEqual([1, 4, 2, 4, 3, 4, 4, 4]);

    spoil(
      'update entries set text = replace(text, \'"kind":"order"\', \'"kind":"undo"\') where game = ? and number = 3',
      games[0],
    );
    spoil("update entries set text = 'no JSON' where game = ? and number = 5", games[1]);
    spoil('delete from entries where game = ? and number = 0', games[2]);
    const { checked, broken } = await check(() => undefined);
    expect(checked).toBe(4);
    expect(broken.map(({ id }) => id).sort()).toEqual(games.slice(0, 3).sort());
    expect(broken.find(({ id }) => id === games[1])?.findings[0]?.code).toBe('unreadable');
    const stop = AbortSignal.abort();
    expect((await check(() => undefined, stop)).checked).toBe(0);
  });
});

describe('restoring a backup', () => {
  test('needs the server stopped, keeps the old database, and starts new dice', async () => {
    const first = await startServer();
    const { person, token } = await guest(first, 'Ann');
    const game = await running(first, person, 10);
    const before = (await first.games.look(person, game, 0, 'caesar')).table;
    const file = path.join(dataDir, 'copy.sqlite');
    await (await admin()).backup(file);
    await opened?.close();
    opened = null;
    await guest(first, 'Ben');
    const options = { dataDir, databaseUrl: null, now: Date.now };
    await expect(restoreBackup(file, options)).rejects.toMatchObject({ code: 'in-use' });
    await first.stop();

    chmodSync(file, 0o444);
    const aside = await restoreBackup(file, options);
    expect(statSync(sqliteFile(dataDir)).mode & 0o777).toBe(0o600);
    const second = await startServer();
    expect(await second.store.people.byName('ben')).toBe(null);
    expect((await second.people.visit(token))?.person).toEqual(person);
    const after = (await second.games.look(person, game, 0, 'caesar')).table;
    expect(after.view).toEqual(before.view);
    expect(after.dice.map(({ number }) => number)).toEqual([1, 2]);
    expect(after.dice[0]).toEqual(before.dice[0]);
    await second.stop();
    expect(await (await admin()).check(() => undefined)).toEqual({ checked: 1, broken: [] });

    const old = new BetterSqlite(aside!, { readonly: true });
    expect(old.prepare('select count(*) from people').pluck().get()).toBe(2);
    old.close();
  });

  test.each<[string, (file: string) => void]>([
    ['no database', (file) => writeFileSync(file, 'hello')],
    ['nothing', (file) => writeFileSync(file, '')],
    [
      'the database of something else',
      (file) => {
        const db = new BetterSqlite(file);
        db.exec('create table something (x)');
        db.close();
      },
    ],
  ])('is refused if it is %s; what was there stays', async (_, make) => {
    const first = await startServer();
    await guest(first, 'Ann');
    await first.stop();
    const file = path.join(dataDir, 'copy');
    make(file);
    const options = { dataDir, databaseUrl: null, now: Date.now };
    await expect(restoreBackup(file, options)).rejects.toMatchObject({ code: 'not-a-backup' });
    await expect(restoreBackup(`${file}-none`, options)).rejects.toMatchObject({ code: 'no-such-file' });
    expect((await (await admin()).people()).map(({ name }) => name)).toEqual(['Ann']);
  });

  test('on PostgreSQL is left to its own tool; marking new dice is ours', async () => {
    const options = { dataDir, databaseUrl: 'postgres://localhost/x', now: Date.now };
    await expect(restoreBackup('x', options)).rejects.toMatchObject({
      code: 'use-pg-restore',
      message: expect.stringContaining('rubicon admin restored') as string,
    });
    const { store } = await startServer();
    await (await admin()).restored();
    expect(await store.mark('restored-ms')).toBeGreaterThan(0);
  });
});
