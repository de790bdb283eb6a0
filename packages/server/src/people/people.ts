// Accounts: guests with a name, people who protect it with a password, their sessions and tokens.
import type { PersonId } from '@rubicon/protocol';
import type { Store, StoredPerson } from '../data/contract/store.ts';
import type { Person } from './person.ts';
import { Refused } from '../base/refused.ts';
import type { People, SessionCard, Visit } from './service.ts';
import { isLegible, nameKey } from './name-key.ts';
import { fitsPassword, hashPassword } from './password.ts';
import {
  COOKIE_MS,
  DAY_MS,
  PLAYING_MS,
  cardOf,
  hashToken,
  isGuest,
  sessionsOf,
  type SessionDeps,
} from './sessions.ts';

const ID_BYTES = 16;
const MOST_TOKENS = 20;
const GUESTS_AT_ONCE = 50;

export interface PeopleDeps extends SessionDeps {
  readonly isClosed: boolean; // newcomers need an invitation
  /** Removes a person from all games, before the account is deleted. */
  readonly forget: (person: PersonId) => Promise<void>;
}

export interface PeopleService extends People {
  /** Sessions were ended elsewhere, such as by the admin: listeners are notified. */
  ended(hashes: readonly string[]): void;
  /** Deletes sessions idle for too long, and absent guests with all their data; call it from time to time. */
  sweep(): Promise<void>;
}

export function makePeople(store: Store, deps: PeopleDeps): PeopleService {
  const { people } = store;
  const { now, randomBytes, guestDays, isClosed, forget } = deps;
  const sessions = sessionsOf(store, deps);

  async function enter(person: StoredPerson, label: string): Promise<{ person: Person; token: string }> {
    const { token } = await sessions.begin(person.id, 'cookie', label);
    return { person: { id: person.id, name: person.name, isGuest: isGuest(person) }, token };
  }

  const loginFailed = (): Refused =>
    new Refused('login-failed', 'This name and this password do not belong together.');

  async function read(id: PersonId): Promise<StoredPerson> {
    const person = await people.byId(id);
    if (person === null) throw new Refused('no-person', 'This account is no longer there.');
    return person;
  }

  async function cards({ person, session }: Visit, kind: Visit['kind']): Promise<SessionCard[]> {
    const all = await people.sessionsOf(person.id);
    return all.filter((each) => each.kind === kind).map((each) => cardOf(each, session));
  }

  async function useInvitation(invitation: string | null): Promise<string | null> {
    if (!isClosed) return null;
    const hash = hashToken(invitation ?? '');
    if (invitation === null || !(await people.useInvitation(hash)))
      throw new Refused('invitation-needed', 'Here newcomers need an invitation that nobody has used yet.');
    return hash;
  }

  async function confirm({ passwordHash }: StoredPerson, password: string | null): Promise<void> {
    if (passwordHash !== null && !(await fitsPassword(passwordHash, password ?? '')))
      throw new Refused('wrong-password', 'This is not the password of the account.');
  }

  async function removeAll(person: PersonId): Promise<void> {
    await forget(person);
    const all = await people.sessionsOf(person);
    await people.remove(person);
    sessions.ended(all.map(({ hash }) => hash));
  }

  return {
    guest: async (name, invitation, label, language) => {
      if (!isLegible(name)) throw new Refused('bad-name', 'A name is made of visible letters of one script.');
      const person: StoredPerson = {
        id: Buffer.from(randomBytes(ID_BYTES)).toString('base64url') as PersonId,
        name,
        nameKey: nameKey(name),
        passwordHash: null,
        createdMs: now(),
        bannedMs: null,
        settings: '{}',
        habit: null,
        language: language ?? null,
      };
      const used = await useInvitation(invitation); // first, or strangers could find out who is here
      if (!(await people.add(person))) {
        if (used !== null) await people.addInvitation(used, now()); // it was not used after all
        throw new Refused('name-taken', 'Somebody here has this name, or one that looks like it.');
      }
      return enter(person, label);
    },

    login: async (name, password, label, language) => {
      const person = await people.byName(nameKey(name));
      const fits = await fitsPassword(person?.passwordHash ?? null, password);
      if (person === null || !fits || person.bannedMs !== null) throw loginFailed();
      if (language !== undefined && language !== person.language)
        await people.change(person.id, { language });
      const entered = await enter(person, label);
      // A password change ends all sessions: this one may have begun a moment later
      if ((await people.byId(person.id))?.passwordHash !== person.passwordHash) {
        await sessions.end([hashToken(entered.token)]);
        throw loginFailed();
      }
      return entered;
    },

    visit: (token) => sessions.visit(token),

    setPassword: async (by, password, current) => {
      const person = await read(by.person.id);
      if (person.passwordHash !== null && !(await fitsPassword(person.passwordHash, current ?? '')))
        throw new Refused('wrong-password', 'This is not the password it has been so far.');
      await people.change(person.id, { passwordHash: await hashPassword(password) });
      sessions.forget(person.id);
      await sessions.endAll(person.id, by.session);
    },

    confirm: async (id, password) => confirm(await read(id), password),

    resetPassword: async (id, password) => {
      const person = await read(id);
      await people.change(person.id, { passwordHash: await hashPassword(password) });
      sessions.forget(person.id);
      await sessions.endAll(person.id, null);
    },

    language: async (id) => (await people.byId(id))?.language ?? null,
    setLanguage: (id, language) => people.change(id, { language }),

    logout: (by) => sessions.end([by.session]),
    sessions: (by) => cards(by, 'cookie'),
    tokens: (by) => cards(by, 'token'),

    endSession: async (by, id) => {
      const all = await people.sessionsOf(by.person.id);
      const found = all.find((each) => cardOf(each, by.session).id === id);
      if (found === undefined) throw new Refused('no-such-session', 'There is no such session.');
      await sessions.end([found.hash]);
    },

    endOtherSessions: async (by) => {
      const all = await people.sessionsOf(by.person.id);
      const others = all.filter(({ kind, hash }) => kind === 'cookie' && hash !== by.session);
      await sessions.end(others.map(({ hash }) => hash));
    },

    addToken: async (by, label) => {
      if ((await cards(by, 'token')).length >= MOST_TOKENS)
        throw new Refused('too-many-tokens', `One can have ${MOST_TOKENS} tokens: end one of them first.`);
      const { token, session } = await sessions.begin(by.person.id, 'token', label);
      return { token, card: cardOf(session, by.session) };
    },

    export: async (id) => {
      const person = await read(id);
      const all = await people.sessionsOf(id);
      const { games, lines, notes, seen } = await people.exportOf(id);
      return {
        profile: {
          id,
          name: person.name,
          isGuest: isGuest(person),
          createdMs: person.createdMs,
          language: person.language,
          settings: JSON.parse(person.settings) as unknown,
          standingOrders: person.habit === null ? null : (JSON.parse(person.habit) as unknown),
        },
        sessions: all.map(({ kind, label, createdMs, usedMs }) => ({ kind, label, createdMs, usedMs })),
        games,
        chat: lines.map(({ game, line: { room, text, atMs } }) => ({ game, room, text, atMs })),
        notes,
        seen,
      };
    },

    remove: async (by, name, password) => {
      const person = await read(by.person.id);
      if (nameKey(name) !== person.nameKey)
        throw new Refused('wrong-name', 'To delete the account, give its name once more.');
      await confirm(person, password);
      await removeAll(person.id);
    },

    onEnded: (listener) => sessions.onEnded(listener),
    ended: (hashes) => sessions.ended(hashes),
    sweep: async () => {
      const guestMs = now() - guestDays * DAY_MS;
      const playingMs = now() - PLAYING_MS;
      await people.removeIdle({ guestMs, cookieMs: now() - COOKIE_MS, playingMs });
      for (const guest of await people.idleGuests({ guestMs, playingMs }, GUESTS_AT_ONCE))
        await removeAll(guest);
    },
  };
}
