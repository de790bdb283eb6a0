// Helpers for the store contract.
import { randomBytes } from 'node:crypto';
import type { AskId, GameId, PersonId } from '@rubicon/protocol';
import { afterEach, beforeEach } from 'vitest';
import type {
  Change,
  Store,
  StoredGame,
  StoredPerson,
  StoredSession,
} from '../../src/data/contract/store.ts';

/** Opens a store on a database that stays the same until the next `fresh`. */
export interface StoreKit {
  readonly fresh: () => Promise<void>;
  readonly open: () => Promise<Store>;
}

const HOOK_MS = 240_000; // a busy machine takes many times as long
export const NOW_MS = 1_800_000_000_000;
const newId = (): string => randomBytes(16).toString('base64url');
export const newPersonId = () => newId() as PersonId;
export const newGameId = () => newId() as GameId;
export const newAskId = () => newId() as AskId;

export const newPerson = (name: string, given: Partial<StoredPerson> = {}): StoredPerson => ({
  id: newPersonId(),
  name,
  nameKey: name.toLowerCase(),
  passwordHash: null,
  createdMs: NOW_MS,
  bannedMs: null,
  settings: '{}',
  habit: null,
  language: null,
  ...given,
});

export const newSession = (person: PersonId, given: Partial<StoredSession> = {}): StoredSession => ({
  hash: newId(),
  person,
  kind: 'cookie',
  label: 'Firefox',
  createdMs: NOW_MS,
  usedMs: NOW_MS,
  ...given,
});

export const newGame = (given: Partial<StoredGame> = {}): StoredGame => ({
  id: newGameId(),
  status: 'running',
  visibility: 'public',
  caesar: null,
  pompey: null,
  creator: newPersonId(),
  hasMachine: false,
  isLive: false,
  dueMs: null,
  asked: '',
  createdMs: NOW_MS,
  changedMs: NOW_MS,
  record: '{"players":"Æneas’ “game” 🏛"}',
  ...given,
});

export const changeOf = (game: StoredGame, version: number, given: Partial<Change> = {}): Change => ({
  id: game.id,
  game,
  entries: [],
  after: 0,
  version,
  ask: null,
  ...given,
});

export const namesOf = (games: readonly StoredGame[]): GameId[] => games.map(({ id }) => id);

export interface Bench {
  readonly store: Store;
  readonly open: () => Promise<Store>; // another one on the same database
  readonly reopen: () => Promise<Store>;
  readonly added: (given?: Partial<StoredGame>) => Promise<StoredGame>;
}

/** A store on a fresh database for each test; all opened ones are closed after it. */
export function benchOf(kit: StoreKit): Bench {
  let store: Store;
  const opened = new Set<Store>();
  const open = async (): Promise<Store> => {
    const another = await kit.open();
    opened.add(another);
    return another;
  };
  beforeEach(async () => {
    await kit.fresh();
    store = await open();
  }, HOOK_MS);
  afterEach(async () => {
    for (const each of opened) await each.close();
    opened.clear();
  }, HOOK_MS);
  return {
    get store() {
      return store;
    },
    open,
    reopen: async () => {
      opened.delete(store);
      await store.close();
      store = await open();
      return store;
    },
    added: async (given = {}) => {
      const game = newGame(given);
      await store.games.add(game);
      return game;
    },
  };
}
