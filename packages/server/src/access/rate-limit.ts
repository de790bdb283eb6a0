// Rate limits. A token bucket holds the allowed burst and refills evenly. There is one for each address and each
// account; the least recently used are dropped, so that a flood of addresses cannot fill the memory.
export interface Budget {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  readonly left: number; // below zero where several processes have taken more than there was
  readonly atMs: number;
}

/** All times to wait are in seconds; 0: a token was taken. */
export interface RateLimit {
  /** Counts here at once, and elsewhere a moment later. */
  take(key: string, budget: Budget): number;
  /** Counts here only. */
  takeHere(key: string, budget: Budget): number;
  /** Counts everywhere before it answers: for what is rare and costly. */
  takeEverywhere(key: string, budget: Budget): Promise<number>;
  stop(): void;
}

export interface Buckets {
  /** Takes a token, if there is one; the seconds until there is one, or 0. */
  readonly take: (key: string, budget: Budget) => number;
  /** Replaces what is left. */
  readonly put: (key: string, left: number) => void;
}

const MOST_BUCKETS = 50_000;

export function tokenBuckets(now: () => number, most = MOST_BUCKETS): Buckets {
  const buckets = new Map<string, Bucket>();
  function put(key: string, left: number): void {
    // Setting it again makes it the newest: a map keeps insertion order
    buckets.delete(key);
    buckets.set(key, { left, atMs: now() });
    if (buckets.size > most) buckets.delete(buckets.keys().next().value!);
  }
  return {
    put,
    take: (key, budget) => {
      const { burst, perSecond } = budget;
      const last = buckets.get(key);
      const refilled =
        last === undefined ? burst : last.left + (Math.max(0, now() - last.atMs) / 1000) * perSecond;
      const left = Math.min(burst, refilled);
      put(key, left >= 1 ? left - 1 : left);
      return secondsUntil(left, budget);
    },
  };
}

/** How long it takes until a bucket has a token. */
export const secondsUntil = (left: number, { perSecond }: Budget): number =>
  left >= 1 ? 0 : Math.ceil((1 - left) / perSecond);

/** The limits of one process. */
export function ownLimit(now: () => number): RateLimit {
  const { take } = tokenBuckets(now);
  return {
    take,
    takeHere: take,
    takeEverywhere: (key, budget) => Promise.resolve(take(key, budget)),
    stop: () => undefined,
  };
}

/** Limits counted separately from the rest, each per account and per address. */
export const BUDGETS = {
  /** Password attempts; also counted by `NAME_BUDGETS`. */
  login: { account: { burst: 5, perSecond: 1 / 30 }, address: { burst: 20, perSecond: 1 / 10 } },
  /** New guests and tokens. */
  newcomer: { account: { burst: 10, perSecond: 1 / 60 }, address: { burst: 20, perSecond: 1 / 30 } },
  create: { account: { burst: 10, perSecond: 1 / 30 }, address: { burst: 50, perSecond: 1 / 5 } },
  ask: { account: { burst: 120, perSecond: 20 }, address: { burst: 600, perSecond: 100 } },
  chat: { account: { burst: 10, perSecond: 1 }, address: { burst: 50, perSecond: 5 } },
  read: { account: { burst: 120, perSecond: 20 }, address: { burst: 600, perSecond: 100 } },
  /** Pictures of links: those who paste one, and the services that show it. */
  picture: { account: { burst: 20, perSecond: 1 }, address: { burst: 60, perSecond: 2 } },
  socket: { account: { burst: 20, perSecond: 1 }, address: { burst: 100, perSecond: 5 } },
  /** Messages over one socket. */
  message: { account: { burst: 60, perSecond: 10 }, address: { burst: 600, perSecond: 100 } },
} as const satisfies Record<string, Record<'account' | 'address', Budget>>;
export type BudgetName = keyof typeof BUDGETS;

/** Rare and costly: counted by all servers together before the request is let in. */
export const COUNTED_EVERYWHERE: ReadonlySet<BudgetName> = new Set(['login', 'newcomer', 'create']);

/** Password attempts per name. If others could use up the owner's budget, they could lock the owner out. */
export const NAME_BUDGETS = {
  oneAddress: { burst: 5, perSecond: 1 / 30 },
  everywhere: { burst: 50, perSecond: 1 / 20 },
} as const satisfies Record<string, Budget>;

/** With IPv6 one person has a whole range of addresses, so the range is counted. */
export function addressKey(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!mapped.includes(':')) return mapped;
  const [head, tail] = mapped.split('::');
  const left = head!.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups = [
    ...left,
    ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'),
    ...right,
  ];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
