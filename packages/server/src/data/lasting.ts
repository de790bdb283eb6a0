// A connection that is opened again whenever it is lost.
const AGAIN_MS = 1000;

export interface Lasting<C> {
  /** Null while there is none. */
  readonly current: C | null;
  close(): Promise<void>;
}

export interface LastingKind<C> {
  /** Calls `lost` once the connection is of no use any more. */
  readonly open: (lost: () => void) => Promise<C>;
  readonly shut: (connection: C) => Promise<unknown>;
  readonly onOpened: () => void;
  /** Called when it is lost, or cannot be opened at first: not for every attempt. */
  readonly onLost?: () => void;
}

export function lasting<C>({ open, shut, onOpened, onLost }: LastingKind<C>): Lasting<C> {
  let current: C | null = null;
  let again: NodeJS.Timeout | null = null;
  let isKnownLost = false;
  let isClosed = false;

  function tryAgain(): void {
    if (isClosed) return;
    if (!isKnownLost) onLost?.();
    isKnownLost = true;
    again = setTimeout(() => void connect(), AGAIN_MS).unref();
  }

  async function connect(): Promise<void> {
    const attempt: { opened: C | null; isLost: boolean } = { opened: null, isLost: false };
    const lose = (): void => {
      if (attempt.isLost) return;
      attempt.isLost = true;
      if (attempt.opened !== null) drop(attempt.opened);
    };
    try {
      attempt.opened = await open(lose);
    } catch {
      tryAgain();
      return;
    }
    if (attempt.isLost || isClosed) drop(attempt.opened);
    else {
      current = attempt.opened;
      isKnownLost = false;
      onOpened();
    }
  }

  function drop(lost: C): void {
    current = null;
    shut(lost).catch(() => undefined);
    tryAgain();
  }

  const connected = connect();
  return {
    get current() {
      return current;
    },
    close: async () => {
      await connected;
      isClosed = true;
      if (again !== null) clearTimeout(again);
      if (current !== null) await shut(current).catch(() => undefined);
      current = null;
    },
  };
}
