// Sessions by cookie or token. Only hashes are stored, so that a stolen database lets no one in.
import { createHash } from 'node:crypto';
import type { PersonId } from '@rubicon/protocol';
import type { Bus } from '../data/bus.ts';
import type { Store, StoredPerson, StoredSession } from '../data/contract/store.ts';
import type { SessionCard, Visit } from './service.ts';

export const DAY_MS = 86_400_000;
export const COOKIE_MS = 90 * DAY_MS;
export const PLAYING_MS = 365 * DAY_MS; // for people with a running game: longer than any clock
const TOUCH_MS = 3_600_000; // how precisely the time of last use is stored
const KNOWN_MS = 10_000; // how long one is cached without asking the store
const MOST_KNOWN = 20_000;
const TOKEN_PREFIX = 'rub_';
const SECRET_BYTES = 32;
const ID_LENGTH = 12;

export interface SessionDeps {
  readonly now: () => number;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly guestDays: number; // how long a guest may stay away
  readonly bus: Pick<Bus, 'tell' | 'listen'>;
}

export interface Sessions {
  /** Returns the token for the cookie or the program; it is stored nowhere else. */
  begin(
    person: PersonId,
    kind: StoredSession['kind'],
    label: string,
  ): Promise<{ token: string; session: StoredSession }>;
  visit(token: string): Promise<Visit | null>;
  /** Ends sessions here; `ended` is for those that were ended elsewhere. */
  end(hashes: readonly string[]): Promise<void>;
  endAll(person: PersonId, keep: string | null): Promise<void>;
  ended(hashes: readonly string[]): void;
  onEnded(listener: (hashes: readonly string[]) => void): () => void;
  /** A person's data has changed: drops them from the cache. */
  forget(person: PersonId): void;
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const cardOf = ({ hash, label, createdMs, usedMs }: StoredSession, current: string): SessionCard => ({
  id: hash.slice(0, ID_LENGTH),
  label,
  createdMs,
  usedMs,
  isThis: hash === current,
});

export const isGuest = ({ passwordHash }: StoredPerson): boolean => passwordHash === null;

export function sessionsOf({ people }: Store, { now, randomBytes, guestDays, bus }: SessionDeps): Sessions {
  const known = new Map<string, { visit: Visit; untilMs: number }>();
  let changes = 0; // invalidations so far; a lookup started before one is not cached
  const listeners = new Set<(hashes: readonly string[]) => void>();

  function hearEnded(hashes: readonly string[]): void {
    changes += 1;
    for (const hash of hashes) known.delete(hash);
    if (hashes.length > 0) for (const listener of listeners) listener(hashes);
  }
  bus.listen('ended', (hash) => hearEnded([hash]));

  function ended(hashes: readonly string[]): void {
    hearEnded(hashes);
    for (const hash of hashes) bus.tell('ended', hash);
  }

  async function end(hashes: readonly string[]): Promise<void> {
    await Promise.all(hashes.map((hash) => people.removeSession(hash)));
    ended(hashes);
  }

  function remember({ person, session, kind }: Visit, nowMs: number): void {
    if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!); // the oldest
    known.set(session, { visit: { person, session, kind }, untilMs: nowMs + KNOWN_MS });
  }

  async function lookUp(hash: string, nowMs: number): Promise<Visit | null> {
    const session = await people.session(hash);
    const person = session === null ? null : await people.byId(session.person);
    if (session === null || person === null || person.bannedMs !== null) return null;
    const idleMs = nowMs - session.usedMs;
    const { id, name } = person;
    if (session.kind === 'cookie' && idleMs > (isGuest(person) ? guestDays * DAY_MS : COOKIE_MS)) {
      if (idleMs > PLAYING_MS || !(await people.isPlaying(id))) {
        await end([hash]);
        return null;
      }
    }
    const isRenewed = idleMs > TOUCH_MS;
    if (isRenewed) await people.touchSession(hash, nowMs);
    const visit = { person: { id, name, isGuest: isGuest(person) }, session: hash, kind: session.kind };
    return isRenewed ? { ...visit, isRenewed } : visit;
  }

  return {
    begin: async (person, kind, label) => {
      const secret = Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url');
      const token = kind === 'token' ? TOKEN_PREFIX + secret : secret;
      const nowMs = now();
      const session = { hash: hashToken(token), person, kind, label, createdMs: nowMs, usedMs: nowMs };
      await people.addSession(session);
      return { token, session };
    },

    visit: async (token) => {
      const hash = hashToken(token);
      const nowMs = now();
      const found = known.get(hash);
      if (found !== undefined && found.untilMs > nowMs) return found.visit;
      known.delete(hash);
      const before = changes;
      const visit = await lookUp(hash, nowMs);
      if (visit !== null && changes === before) remember(visit, nowMs);
      return visit;
    },

    end,
    endAll: async (person, keep) => ended(await people.endSessions(person, keep)),
    ended,
    onEnded: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget: (person) => {
      changes += 1;
      for (const [hash, { visit }] of known) if (visit.person.id === person) known.delete(hash);
    },
  };
}
