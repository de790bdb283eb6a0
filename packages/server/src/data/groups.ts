// Group commit: while one group is being written, the next one gathers.

/**
 * Groups begin no more often than this. Waiting for a disk costs processor time too, some of it however little is
 * written; and whoever hears of several changes at once is woken once. A change after a quiet moment does not wait.
 */
export const REST_MS = 4;

export interface Groups<T, R> {
  readonly add: (item: T) => Promise<R>;
  /** Resolves when everything that was added is done. */
  readonly drained: () => Promise<void>;
}

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/** `flush` returns one result per item, in their order; if it fails, every member of the group is rejected. */
export function groups<T, R>(
  most: number,
  flush: (items: readonly T[]) => Promise<readonly R[]>,
  onGroup: (size: number) => void = () => undefined,
  restMs = 0,
): Groups<T, R> {
  let begunMs = -Infinity;
  let gathering: Waiting<T, R>[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    // Items added in the same turn of the event loop join the group
    await new Promise((resolve) => setImmediate(resolve));
    while (gathering.length > 0) {
      const waitMs = begunMs + restMs - performance.now();
      if (waitMs > 0) await new Promise((resolve) => void setTimeout(resolve, waitMs));
      begunMs = performance.now();
      const group = gathering.slice(0, most);
      gathering = gathering.slice(most);
      onGroup(group.length);
      try {
        const results = await flush(group.map(({ item }) => item));
        for (const [index, { resolve }] of group.entries()) resolve(results[index]!);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    running = null;
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        gathering.push({ item, resolve, reject });
        running ??= run();
      }),
    drained: async () => {
      await running;
    },
  };
}
