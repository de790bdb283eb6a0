// Games stored by the browser, in IndexedDB. An entry is added, never put: if another tab has continued the game,
// adding fails.
import type { LogEntry } from '@rubicon/engine';
import { Refused } from '../authority.ts';
import type { GameStore, StoredGame } from '../record/game-store.ts';
import type { GameId } from '../table.ts';

const DATABASE = 'rubicon';
const VERSION = 1;
const GAMES = 'games';
const ENTRIES = 'entries'; // keyed by game and number

export function indexedStore(): GameStore {
  let opening: Promise<IDBDatabase> | null = null;

  function database(): Promise<IDBDatabase> {
    opening ??= open(() => (opening = null)).catch((error: unknown) => {
      opening = null;
      throw noStorage(error);
    });
    return opening;
  }

  /** Runs one transaction; resolves when all of it is safely stored. */
  async function run<T>(
    mode: IDBTransactionMode,
    work: (games: IDBObjectStore, entries: IDBObjectStore, refuse: (refusal: Refused) => void) => () => T,
  ): Promise<T> {
    const transaction = begin(await database(), mode);
    return new Promise((resolve, reject) => {
      let refusal: Refused | null = null;
      const refuse = (why: Refused): void => {
        refusal = why;
        transaction.abort(); // all or nothing
      };
      transaction.addEventListener('abort', () => reject(refusal ?? failed(transaction.error)));
      try {
        const result = work(transaction.objectStore(GAMES), transaction.objectStore(ENTRIES), refuse);
        transaction.addEventListener('complete', () => resolve(result()));
      } catch (error) {
        refuse(failed(error));
      }
    });
  }

  /** The browser may have closed the database: the next request opens it again. */
  function begin(db: IDBDatabase, mode: IDBTransactionMode): IDBTransaction {
    try {
      return db.transaction([GAMES, ENTRIES], mode, { durability: 'strict' });
    } catch (error) {
      opening = null;
      throw failed(error);
    }
  }

  return {
    games: () =>
      run('readonly', (games) => {
        const all = games.getAll() as IDBRequest<StoredGame[]>;
        return () => all.result;
      }),
    read: (game) =>
      run('readonly', (games, entries) => {
        const header = games.get(game) as IDBRequest<StoredGame | undefined>;
        const log = entries.getAll(entriesOf(game)) as IDBRequest<LogEntry[]>;
        return () => (header.result === undefined ? null : { stored: header.result, entries: log.result });
      }),
    create: (stored, log) =>
      run('readwrite', (games, entries) => {
        games.add(stored);
        for (const [n, entry] of log.entries()) entries.add(entry, [stored.game, n]);
        return () => {};
      }),
    append: (game, n, entry, standing, nowMs) =>
      run('readwrite', (games, entries, refuse) => {
        change(games, game, (stored) => {
          if (stored === undefined) refuse(new Refused('no-game', 'There is no such game any more.'));
          return stored === undefined ? undefined : { ...stored, standing, changedMs: nowMs };
        });
        entries.add(entry, [game, n]).addEventListener('error', (event) => {
          if ((event.target as IDBRequest).error?.name !== 'ConstraintError') return;
          event.preventDefault();
          refuse(new Refused('played-elsewhere', 'The game was played on in another window.'));
        });
        return () => {};
      }),
    see: (game, seat, cursor) =>
      run('readwrite', (games) => {
        change(games, game, (stored) =>
          stored === undefined ? undefined : { ...stored, seen: { ...stored.seen, [seat]: cursor } },
        );
        return () => {};
      }),
    remove: (game) =>
      run('readwrite', (games, entries) => {
        games.delete(game);
        entries.delete(entriesOf(game));
        return () => {};
      }),
  };
}

const entriesOf = (game: GameId): IDBKeyRange => IDBKeyRange.bound([game, 0], [game, Infinity]);

function change(
  games: IDBObjectStore,
  game: GameId,
  next: (stored: StoredGame | undefined) => StoredGame | undefined,
): void {
  const header = games.get(game) as IDBRequest<StoredGame | undefined>;
  header.addEventListener('success', () => {
    const changed = next(header.result);
    if (changed !== undefined) games.put(changed);
  });
}

function open(onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION); // throws where the browser allows no storage
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(GAMES, { keyPath: 'game' });
      request.result.createObjectStore(ENTRIES);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('No reason was given.')));
    request.addEventListener('success', () => {
      const db = request.result;
      db.addEventListener('close', onClosed);
      // A newer page in another tab wants to upgrade the database: this one closes it
      db.addEventListener('versionchange', () => {
        db.close();
        onClosed();
      });
      resolve(db);
    });
  });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const noStorage = (error: unknown): Refused =>
  error instanceof DOMException && error.name === 'VersionError'
    ? new Refused('newer-storage', 'The games here were kept by a newer version of this page.')
    : new Refused('no-storage', `This browser keeps no games: ${reasonOf(error)}`);

const failed = (error: unknown): Refused =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? new Refused('storage-full', 'There is no room left for games.')
    : new Refused('storage-failed', `The game could not be stored: ${reasonOf(error)}`);
