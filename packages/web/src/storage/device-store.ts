// The device's store for replay and study: opened files, notes, variations.
import { Refused } from '../authority/authority.ts';

export interface DeviceStore {
  /** Null if nothing is stored under that name. */
  readonly read: (name: string) => Promise<unknown>;
  readonly keep: (name: string, value: unknown) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}

const DATABASE = 'rubicon-study';
const KEPT = 'kept';

export function indexedDeviceStore(): DeviceStore {
  const run = async <T>(
    mode: IDBTransactionMode,
    work: (kept: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    try {
      const database = await opened(indexedDB.open(DATABASE, 1));
      const transaction = database.transaction(KEPT, mode);
      const request = work(transaction.objectStore(KEPT));
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
      });
      database.close();
      return request.result;
    } catch (error) {
      throw new Refused('no-storage', `This browser keeps nothing: ${String(error)}`);
    }
  };
  return {
    read: async (name) => ((await run('readonly', (kept) => kept.get(name))) as unknown) ?? null,
    keep: async (name, value) => void (await run('readwrite', (kept) => kept.put(value, name))),
    remove: async (name) => run('readwrite', (kept) => kept.delete(name)),
  };
}

const opened = (request: IDBOpenDBRequest): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(KEPT));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no reason was given')));
  });

/** In memory only; for tests. */
export function memoryDeviceStore(): DeviceStore {
  const kept = new Map<string, unknown>();
  return {
    read: (name) => Promise.resolve(kept.get(name) ?? null),
    keep: (name, value) => {
      kept.set(name, structuredClone(value));
      return Promise.resolve();
    },
    remove: (name) => {
      kept.delete(name);
      return Promise.resolve();
    },
  };
}
