// The admin's operations on stored data, whether a server runs or not.
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameId, PersonId } from '@rubicon/protocol';
import type { Side } from '@rubicon/engine';
import { openStore } from '../data/open-store.ts';
import { sqliteFile } from '../data/sqlite-file.ts';
import type { StoredGame, StoredPerson } from '../data/contract/store.ts';
import { cardOf, readable } from '../games/record/record.ts';
import { moderationOf, type Moderation } from '../community/moderation.ts';
import { nameOrganiser } from '../tournaments/organisers.ts';
import { nameKey } from '../people/name-key.ts';
import { hashToken } from '../people/sessions.ts';
import { Refused } from '../base/refused.ts';
import type { AdminAnswer, AdminAsk } from './admin-ask.ts';
import { checkGames, type BrokenGame } from './check-games.ts';
import { everyPage, PAGE } from './every-page.ts';
import { RESTORED_MARK } from './restore.ts';

export type { BrokenGame } from './check-games.ts';
export { readConfig, ConfigError } from '../base/config.ts';
export { Refused } from '../base/refused.ts';
export { restoreBackup } from './restore.ts';
export { drill, type Drill } from './drill.ts';
export { sendTestMail } from '../notices/test-mail.ts';

export interface AdminOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly now?: () => number;
  readonly waitMs?: number; // for a server to answer
}

export interface PersonLine {
  readonly id: PersonId;
  readonly name: string;
  readonly isGuest: boolean;
  readonly createdMs: number;
  readonly bannedMs: number | null;
}

export interface GameLine {
  readonly id: GameId;
  readonly status: StoredGame['status'];
  readonly visibility: StoredGame['visibility'];
  readonly players: { readonly caesar: string; readonly pompey: string };
  readonly year: number;
  readonly turn: number;
  readonly createdMs: number;
  readonly changedMs: number;
}

export interface Admin extends Moderation {
  readonly people: () => Promise<PersonLine[]>;
  /** By name or id; ends all sessions, and takes them out of their tournaments. */
  readonly ban: (who: string) => Promise<PersonLine>;
  readonly unban: (who: string) => Promise<PersonLine>;
  /** Names an organiser of tournaments, by name or id; or takes it back. */
  readonly organiser: (who: string, isOn: boolean) => Promise<PersonLine>;
  readonly games: (status: StoredGame['status'] | null) => Promise<GameLine[]>;
  /** Sends a request to a running server; `waits` if none has answered: it will be done as soon as one runs. */
  readonly ask: (ask: AdminAsk) => Promise<AdminAnswer | 'waits'>;
  /** Replays every game and compares every roll; returns those with a fault. */
  readonly check: (
    onGame: (done: number, total: number) => void,
    stop?: AbortSignal,
  ) => Promise<{ checked: number; broken: BrokenGame[] }>;
  /** A single-use invitation code for a closed server, shown only this once. */
  readonly invite: () => Promise<string>;
  readonly backup: (file: string) => Promise<void>;
  /** Call it after PostgreSQL's own tool has restored a backup. */
  readonly restored: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const WAIT_MS = 8000;
const LOOK_MS = 100;
const CODE_BYTES = 12;

export async function openAdmin(options: AdminOptions): Promise<Admin> {
  const { dataDir, databaseUrl, now = Date.now, waitMs = WAIT_MS } = options;
  if (databaseUrl === null && !existsSync(sqliteFile(dataDir)))
    throw new Refused(
      'no-database',
      `There is no database in ${dataDir}. DATA_DIR or DATABASE_URL says where it is.`,
    );
  const store = await openStore({ dataDir, databaseUrl, now, shared: true });

  async function find(who: string): Promise<StoredPerson> {
    const person = (await store.people.byName(nameKey(who))) ?? (await store.people.byId(who as PersonId));
    if (person === null) throw new Refused('no-person', `Nobody here is called “${who}”.`);
    return person;
  }

  async function queue(ask: AdminAsk): Promise<string> {
    const id = randomUUID();
    await store.requests.add({ id, body: JSON.stringify(ask), createdMs: now() });
    return id;
  }

  return {
    ...moderationOf(store, find, now),

    people: async () =>
      (await everyPage(idOf<StoredPerson>, (after) => store.people.list(after, PAGE))).map(personLine),

    ban: async (who) => {
      const person = await find(who);
      const bannedMs = person.bannedMs ?? now();
      await store.people.change(person.id, { bannedMs });
      const sessions = await store.people.endSessions(person.id, null);
      // No need to wait for these
      if (sessions.length > 0) await queue({ kind: 'ended', sessions });
      await queue({ kind: 'banned', person: person.id });
      return personLine({ ...person, bannedMs });
    },

    unban: async (who) => {
      const person = await find(who);
      await store.people.change(person.id, { bannedMs: null });
      return personLine({ ...person, bannedMs: null });
    },

    organiser: async (who, isOn) => {
      const person = await find(who);
      if (isOn && person.passwordHash === null)
        throw new Refused('members-only', `${person.name} is a guest: an organiser needs a password.`);
      await nameOrganiser(store, person.id, isOn);
      return personLine(person);
    },

    games: async (status) => {
      const all = await everyPage(idOf<StoredGame>, (after) => store.games.list(after, PAGE));
      return all.filter((game) => status === null || game.status === status).map(gameLine);
    },

    ask: async (ask) => {
      if ('game' in ask && (await store.games.read(ask.game)) === null)
        throw new Refused('no-game', 'There is no such game.');
      const id = await queue(ask);
      for (let waitedMs = 0; waitedMs < waitMs; waitedMs += LOOK_MS) {
        await sleep(LOOK_MS);
        const answer = (await store.requests.read(id))?.answer ?? null;
        if (answer !== null) return JSON.parse(answer) as AdminAnswer;
      }
      return 'waits';
    },

    check: (onGame, stop) => checkGames(store, onGame, stop),

    invite: async () => {
      const code = randomBytes(CODE_BYTES).toString('base64url');
      await store.people.addInvitation(hashToken(code), now());
      return code;
    },

    backup: (file) => store.backup(file),
    restored: () => store.setMark(RESTORED_MARK, now()),
    close: () => store.close(),
  };
}

const idOf = <T extends { readonly id: string }>({ id }: T): T['id'] => id;

const personLine = (person: StoredPerson): PersonLine => ({
  id: person.id,
  name: person.name,
  isGuest: person.passwordHash === null,
  createdMs: person.createdMs,
  bannedMs: person.bannedMs,
});

function gameLine(game: StoredGame): GameLine {
  const { id, status, visibility, createdMs, changedMs } = game;
  const [card] = readable([game], cardOf).read; // none if a newer program stored it
  const { year, turn } = card ?? { year: 0, turn: 0 };
  const nameAt = (side: Side): string => {
    const sitter = card?.sitters[side];
    if (sitter?.kind === 'person') return sitter.name;
    return sitter?.kind === 'machine' ? sitter.level : '—';
  };
  const players = { caesar: nameAt('caesar'), pompey: nameAt('pompey') };
  return { id, status, visibility, players, year, turn, createdMs, changedMs };
}
