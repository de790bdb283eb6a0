import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import type { GameId, PersonId } from '@rubicon/protocol';
import BetterSqlite from 'better-sqlite3';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkedBuses } from '../../test/linked-buses.ts';
import { openBus } from '../data/bus.ts';
import { newGame } from '../../test/store/contract-kit.ts';
import { openStore } from '../data/open-store.ts';
import type { Store } from '../data/contract/store.ts';
import type { Visit } from './service.ts';
import { makePeople, type PeopleService, type PeopleDeps } from './people.ts';
import { hashToken } from './sessions.ts';

const DAY_MS = 86_400_000;
const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-people-'));
const store: Store = await openStore({ dataDir: dir, databaseUrl: null });
afterAll(async () => {
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

let nowMs = 0;
let forgotten: PersonId[] = [];
let ended: string[] = [];
let people: PeopleService;
let name = '';
let count = 0;
const service = (given: Partial<PeopleDeps> = {}): PeopleService =>
  makePeople(store, {
    now: () => nowMs,
    randomBytes,
    bus: openBus(null),
    isClosed: false,
    guestDays: 30,
    forget: (person) => {
      forgotten.push(person);
      return Promise.resolve();
    },
    ...given,
  });

beforeEach(() => {
  nowMs = 1_800_000_000_000;
  forgotten = [];
  ended = [];
  people = service();
  people.onEnded((hashes) => ended.push(...hashes));
  name = `Quintus ${['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K'][count % 10]}${['X', 'Y', 'Z'][Math.floor(count / 10)]}`;
  count += 1;
});

async function guest(given = name): Promise<{ token: string; visit: Visit }> {
  const { token } = await people.guest(given, null, 'Firefox');
  return { token, visit: (await people.visit(token))! };
}

async function member(): Promise<{ token: string; visit: Visit }> {
  const { token, visit } = await guest();
  await people.setPassword(visit, 'alea iacta est', null);
  return { token, visit };
}

describe('a guest', () => {
  test('has a name at once and is identified by the cookie', async () => {
    const { person, token } = await people.guest(name, null, 'Firefox');
    expect(person).toEqual({ id: person.id, name, isGuest: true });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await people.visit(token)).toEqual({ person, session: hashToken(token), kind: 'cookie' });
    expect(await people.visit(`${token}x`)).toBe(null);
  });

  test('cannot have a name that looks like another’s, or an invisible one', async () => {
    await guest();
    await expect(people.guest(name.toUpperCase(), null, '')).rejects.toMatchObject({ code: 'name-taken' });
    await expect(people.guest('A\u{3164}B', null, '')).rejects.toMatchObject({ code: 'bad-name' });
  });

  test('needs an invitation where the server is closed, each for one person', async () => {
    const closed = service({ isClosed: true });
    await store.people.addInvitation(hashToken('rubicon-code'), nowMs);
    await guest('Taken');
    const refusal = { code: 'invitation-needed' };
    await expect(closed.guest(name, null, '')).rejects.toMatchObject(refusal);
    await expect(closed.guest(name, 'wrong', '')).rejects.toMatchObject(refusal);
    for (const code of [null, 'wrong'])
      await expect(closed.guest('Taken', code, '')).rejects.toMatchObject(refusal); // does not tell strangers who is here
    await expect(closed.guest('Taken', 'rubicon-code', '')).rejects.toMatchObject({ code: 'name-taken' });
    await closed.guest(name, 'rubicon-code', '');
    await expect(closed.guest(`${name} II`, 'rubicon-code', '')).rejects.toMatchObject(refusal);
  });
});

describe('the language a person reads', () => {
  test('is the one the page sent last: on sign-up, login, or change', async () => {
    const { person, token } = await people.guest(name, null, 'Firefox', 'sv');
    const language = () => people.language(person.id);
    expect(await language()).toBe('sv');
    await people.setPassword((await people.visit(token))!, 'alea iacta est', null);
    await people.login(name, 'alea iacta est', 'Safari');
    expect(await language()).toBe('sv');
    await people.login(name, 'alea iacta est', 'Safari', 'ja');
    expect(await language()).toBe('ja');
    await people.setLanguage(person.id, 'en-GB');
    expect(await language()).toBe('en-GB');
  });

  test('is null if it was never sent', async () => {
    const { visit } = await guest();
    expect(await people.language(visit.person.id)).toBe(null);
  });
});

describe('a password', () => {
  test('keeps the name: its owner can log in again', async () => {
    await member();
    const { person, token } = await people.login(name.toLowerCase(), 'alea iacta est', 'Safari');
    expect(person).toMatchObject({ name, isGuest: false });
    expect((await people.visit(token))?.person).toEqual(person);
  });

  test('is stored as argon2id only', async () => {
    const { visit } = await member();
    const kept = await store.people.byId(visit.person.id);
    expect(kept?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const file = new BetterSqlite(path.join(dir, 'rubicon.sqlite'), { readonly: true });
    expect(JSON.stringify(file.prepare('select * from people').all())).not.toContain('alea iacta est');
    file.close();
  });

  test.each([
    ['a wrong password', () => people.login(name, 'veni vidi vici', '')],
    ['a name nobody has', () => people.login('Nemo', 'alea iacta est', '')],
  ])('%s fails with the same words', async (_, login) => {
    await member();
    await expect(login()).rejects.toMatchObject({
      code: 'login-failed',
      message: 'This name and this password do not belong together.',
    });
  });

  test('a guest has none to log in with', async () => {
    await guest();
    await expect(people.login(name, '', '')).rejects.toMatchObject({ code: 'login-failed' });
  });

  test('an unknown name takes as much work as a known one', async () => {
    await member();
    const leastMs = async (login: string): Promise<number> => {
      const took: number[] = [];
      for (let round = 0; round < 9; round++) {
        const startMs = performance.now();
        await people.login(login, 'wrong password', '').catch(() => undefined);
        took.push(performance.now() - startMs);
      }
      return Math.min(...took); // other load on the machine only adds
    };
    await leastMs('Nemo');
    const ratio = (await leastMs('Nemo')) / (await leastMs(name));
    expect(ratio).toBeGreaterThan(0.2); // without the work it is about 0.01
    expect(ratio).toBeLessThan(5);
  });

  test('is changed only by someone who knows it, and ends all other sessions and tokens', async () => {
    const { visit, token } = await member();
    const other = await people.login(name, 'alea iacta est', 'Safari');
    const { token: program } = await people.addToken(visit, 'bot');
    await expect(people.setPassword(visit, 'new password', null)).rejects.toMatchObject({
      code: 'wrong-password',
    });
    await expect(people.setPassword(visit, 'new password', 'x')).rejects.toMatchObject({
      code: 'wrong-password',
    });
    expect(await people.visit(other.token)).not.toBe(null);
    await people.setPassword(visit, 'new password', 'alea iacta est');
    expect(await people.visit(other.token)).toBe(null);
    expect(await people.visit(program)).toBe(null);
    expect(await people.visit(token)).toMatchObject({ person: { isGuest: false } });
    expect(ended.sort()).toEqual([hashToken(other.token), hashToken(program)].sort());
    await expect(people.login(name, 'alea iacta est', '')).rejects.toMatchObject({ code: 'login-failed' });
    await people.login(name, 'new password', '');
  });

  test('a login with the old password during the change does not last', async () => {
    const { visit } = await member();
    const addSession = store.people.addSession.bind(store.people);
    const slow = vi.spyOn(store.people, 'addSession').mockImplementationOnce(async (session) => {
      await people.resetPassword(visit.person.id, 'new password');
      await addSession(session);
    });
    await expect(people.login(name, 'alea iacta est', 'Firefox')).rejects.toMatchObject({
      code: 'login-failed',
    });
    slow.mockRestore();
    expect(await store.people.sessionsOf(visit.person.id)).toEqual([]);
  });
});

describe('sessions', () => {
  test('are listed without their tokens, and ended one by one or together', async () => {
    const { visit, token } = await member();
    const phone = await people.login(name, 'alea iacta est', 'Safari, iPhone');
    const adminQueue = await people.login(name, 'alea iacta est', 'Firefox, Linux');
    const { token: program, card } = await people.addToken(visit, 'my bot');
    const listed = await people.sessions(visit);
    expect(listed.map(({ label, isThis }) => [label, isThis])).toEqual(
      expect.arrayContaining([
        ['Firefox', true],
        ['Safari, iPhone', false],
        ['Firefox, Linux', false],
      ]),
    );
    expect(JSON.stringify(listed)).not.toContain(hashToken(phone.token));
    expect(await people.tokens(visit)).toEqual([card]);
    await people.endSession(visit, listed.find(({ label }) => label.startsWith('Safari'))!.id);
    expect(await people.visit(phone.token)).toBe(null);
    await expect(people.endSession(visit, 'none')).rejects.toMatchObject({ code: 'no-such-session' });
    await people.endOtherSessions(visit);
    expect(await people.visit(adminQueue.token)).toBe(null);
    expect(await people.visit(token)).not.toBe(null);
    expect(await people.visit(program)).toMatchObject({ kind: 'token', person: { name } });
    await people.endSession(visit, card.id);
    expect(await people.visit(program)).toBe(null);
    await people.logout(visit);
    expect(await people.visit(token)).toBe(null);
    expect(ended).toHaveLength(4);
  });

  test('of others cannot be ended', async () => {
    const { visit } = await guest();
    const other = await guest(`${name} II`);
    const id = (await people.sessions(other.visit))[0]!.id;
    await expect(people.endSession(visit, id)).rejects.toMatchObject({ code: 'no-such-session' });
    expect(await people.visit(other.token)).not.toBe(null);
  });

  test('expire after 30 idle days for a guest, 90 for others; tokens stay', async () => {
    const visitor = await guest(`${name} II`);
    const { token, visit } = await member();
    const { token: program } = await people.addToken(visit, 'bot');
    nowMs += 29 * DAY_MS;
    expect(await people.visit(visitor.token)).not.toBe(null); // and is used again
    nowMs += 29 * DAY_MS;
    expect(await people.visit(visitor.token)).not.toBe(null);
    nowMs += 31 * DAY_MS;
    expect(await people.visit(visitor.token)).toBe(null);
    expect(await people.visit(token)).not.toBe(null);
    nowMs += 91 * DAY_MS;
    expect(await people.visit(token)).toBe(null);
    expect(await people.visit(program)).not.toBe(null);
    expect(ended).toEqual([hashToken(visitor.token), hashToken(token)]);
  });

  test('ended on another server are over here too, by the bus or soon without it', async () => {
    const link = linkedBuses();
    const told: string[] = [];
    const elsewhere = link.join();
    elsewhere.listen('ended', (hash) => told.push(hash));
    people = service({ bus: link.join() });
    const heard: string[] = [];
    const stop = people.onEnded((hashes) => heard.push(...hashes));
    const one = await guest();
    const two = await guest(`${name} II`);
    for (const { visit } of [one, two]) await store.people.removeSession(visit.session);
    elsewhere.tell('ended', one.visit.session);
    expect(heard).toEqual([one.visit.session]);
    expect(told).toEqual([]);
    expect(await people.visit(one.token)).toBe(null);
    nowMs += 11_000;
    expect(await people.visit(two.token)).toBe(null);
    stop();
    people.ended(['x']);
    expect([heard, told]).toEqual([[one.visit.session], ['x']]);
  });

  test('of banned people are invalid, and they cannot come back', async () => {
    const { token, visit } = await member();
    await store.people.change(visit.person.id, { bannedMs: nowMs });
    nowMs += 11_000;
    expect(await people.visit(token)).toBe(null);
    await expect(people.login(name, 'alea iacta est', '')).rejects.toMatchObject({ code: 'login-failed' });
  });

  test('too many tokens are refused', async () => {
    const { visit } = await guest();
    for (let number = 1; number <= 20; number++) await people.addToken(visit, `bot ${number}`);
    await expect(people.addToken(visit, 'one more')).rejects.toMatchObject({ code: 'too-many-tokens' });
  });

  test('a token begins with rub_ and is shown once', async () => {
    const { visit } = await guest();
    const { token, card } = await people.addToken(visit, 'bot');
    expect(token).toMatch(/^rub_[\w-]{43}$/);
    expect(
      JSON.stringify([card, await people.tokens(visit), await people.export(visit.person.id)]),
    ).not.toContain(token);
  });
});

describe('an account', () => {
  test('is exported in full, without secrets', async () => {
    const { visit, token } = await member();
    const { id } = visit.person;
    const game = {
      id: `game of ${name}` as GameId,
      status: 'running',
      visibility: 'public',
      caesar: id,
      pompey: null,
      creator: id,
      hasMachine: false,
      isLive: false,
      dueMs: null,
      asked: '',
      createdMs: 1,
      changedMs: 1,
      record: '{}',
    } as const;
    await store.games.add(game);
    await store.games.say(game.id, { room: 'players', person: id, text: 'Salve', atMs: 2 }, name);
    await store.games.setNotes(game.id, id, 'Bluff');
    await store.people.change(id, { habit: '{"hits":"ask"}', settings: '{"theme":"dark"}' });
    const all = await people.export(id);
    expect(all).toEqual({
      profile: {
        id,
        name,
        isGuest: false,
        createdMs: nowMs,
        language: null,
        settings: { theme: 'dark' },
        standingOrders: { hits: 'ask' },
      },
      sessions: [{ kind: 'cookie', label: 'Firefox', createdMs: nowMs, usedMs: nowMs }],
      games: [game.id],
      chat: [{ game: game.id, room: 'players', text: 'Salve', atMs: 2 }],
      notes: [{ game: game.id, text: 'Bluff' }],
      seen: [],
    });
    expect(JSON.stringify(all)).not.toMatch(new RegExp(`argon2|${hashToken(token)}`));
  });

  test('is deleted with its name and password, and removed from games first', async () => {
    const { visit, token } = await member();
    const { id } = visit.person;
    await expect(people.remove(visit, 'Nemo', 'alea iacta est')).rejects.toMatchObject({
      code: 'wrong-name',
    });
    await expect(people.remove(visit, name, 'x')).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(people.remove(visit, name, null)).rejects.toMatchObject({ code: 'wrong-password' });
    expect([forgotten, ended]).toEqual([[], []]);
    await people.remove(visit, name, 'alea iacta est');
    expect(forgotten).toEqual([id]);
    expect(ended).toEqual([hashToken(token)]);
    expect(await people.visit(token)).toBe(null);
    expect(await store.people.byId(id)).toBe(null);
    await expect(people.export(id)).rejects.toMatchObject({ code: 'no-person' });
    await guest(); // the name is free
  });

  test('of a guest with a running game is kept, and so is the session', async () => {
    const { visit, token } = await guest();
    await store.games.add(newGame({ caesar: visit.person.id, status: 'running' }));
    nowMs += 80 * DAY_MS;
    await people.sweep();
    expect(forgotten).not.toContain(visit.person.id);
    expect(await people.visit(token)).toEqual({ ...visit, isRenewed: true });
    expect(await people.visit(token)).toEqual(visit); // sent once
    nowMs += 366 * DAY_MS;
    expect(await people.visit(token)).toBe(null);
  });

  test('of an absent guest is deleted, and its name is free again', async () => {
    const { visit } = await guest();
    nowMs += 29 * DAY_MS;
    await people.sweep();
    expect(forgotten).not.toContain(visit.person.id);
    nowMs += 2 * DAY_MS;
    await people.sweep();
    expect(forgotten).toContain(visit.person.id); // its games are resigned first
    expect((await guest()).visit.person.name).toBe(name);
  });
});
