// Group commit: while one group is being written, the next one gathers.

/**
 * How much later than the last group the next begins, at the least. Waiting for a disk costs processor time too, most of
 * it however little is written; and whoever hears of several changes at once is woken once. The busier, the longer:
 * a millisecond for each change of the last group. A change after a quiet moment does not wait, nor does a full group.
 */
export interface Rest {
  readonly leastMs: number;
  readonly mostMs: number;
}

export const REST: Rest = { leastMs: 4, mostMs: 20 };

/**
 * The most in one group. Larger ones would cost less, but whoever is told of one group cannot prepare the next: with
 * several on their way, orders are worked out while others are written.
 */
export const MOST_IN_GROUP = 64;
const NO_REST: Rest = { leastMs: 0, mostMs: 0 };

export const restAfter = (size: number, { leastMs, mostMs }: Rest): number =>
  Math.min(mostMs, Math.max(leastMs, size));

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
  rest = NO_REST,
): Groups<T, R> {
  let nextMs = -Infinity;
  let gathering: Waiting<T, R>[] = [];
  let running: Promise<void> | null = null;
  let beginNow = (): void => undefined; // ends a rest

  const rested = (waitMs: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      beginNow = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    // Items added in the same turn of the event loop join the group
    await new Promise((resolve) => setImmediate(resolve));
    while (gathering.length > 0) {
      const waitMs = nextMs - performance.now();
      if (waitMs > 0 && gathering.length < most) await rested(waitMs);
      const group = gathering.slice(0, most);
      nextMs = performance.now() + restAfter(group.length, rest);
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
        if (gathering.length === most) beginNow();
      }),
    drained: async () => {
      await running;
    },
  };
}
