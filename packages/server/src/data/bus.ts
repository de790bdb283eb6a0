// What servers on one PostgreSQL tell each other: “game g is at version n”, “these sessions have ended”. Nothing
// depends on a message: the database decides, and whoever misses one finds out later. One server alone has nobody to tell.
import { randomUUID } from 'node:crypto';
import type { GameId } from '@rubicon/protocol';
import pg from 'pg';

export interface Bus {
  /** Never waits and never fails. */
  tell(game: GameId, version: number): void;
  /** Called for what other servers tell; gives the way to stop. */
  listen(hear: (game: GameId, version: number) => void): () => void;
  tellEnded(hashes: readonly string[]): void;
  listenEnded(hear: (hashes: readonly string[]) => void): () => void;
  close(): Promise<void>;
}

interface Message {
  readonly from: string;
  readonly games: readonly (readonly [GameId, number])[];
  readonly ended: readonly string[];
}

const CHANNEL = 'rubicon';
const MOST_IN_MESSAGE = 60; // names of at most 64 characters; a message has 8,000 bytes
const AGAIN_MS = 1000;

export const openBus = (databaseUrl: string | null): Bus =>
  databaseUrl === null ? silentBus() : postgresBus(databaseUrl);

function silentBus(): Bus {
  const nothing = (): void => undefined;
  return {
    tell: nothing,
    listen: () => nothing,
    tellEnded: nothing,
    listenEnded: () => nothing,
    close: () => Promise.resolve(),
  };
}

function postgresBus(databaseUrl: string): Bus {
  const own = randomUUID();
  const games = new Set<(game: GameId, version: number) => void>();
  const ended = new Set<(hashes: readonly string[]) => void>();
  const toTell = { games: new Map<GameId, number>(), ended: new Set<string>() };
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | null = null;
  let isClosed = false;
  let telling: Promise<void> | null = null;

  function hear({ payload }: pg.Notification): void {
    const message = messageOf(payload);
    if (message === null || message.from === own) return;
    for (const [game, version] of message.games) for (const each of games) each(game, version);
    if (message.ended.length > 0) for (const each of ended) each(message.ended);
  }

  async function connect(): Promise<void> {
    again = null;
    const connecting = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    connecting.on('notification', hear);
    connecting.on('error', () => lose(connecting));
    connecting.on('end', () => lose(connecting));
    try {
      await connecting.connect();
      await connecting.query(`listen ${CHANNEL}`);
    } catch {
      lose(connecting);
      return;
    }
    if (isClosed) {
      await connecting.end();
      return;
    }
    client = connecting;
    tellSoon();
  }

  function lose(lost: pg.Client): void {
    if (client === lost) client = null;
    lost.end().catch(() => undefined);
    if (isClosed || again !== null || client !== null) return;
    again = setTimeout(() => void connect(), AGAIN_MS);
    again.unref();
  }

  /** What is to be told in one turn of the event loop, or while there is no connection, goes together. */
  function tellSoon(): void {
    telling ??= new Promise((resolve) => setImmediate(resolve)).then(flush);
  }

  async function flush(): Promise<void> {
    while (toTell.games.size > 0 || toTell.ended.size > 0) {
      if (client === null) break;
      const message: Message = {
        from: own,
        games: [...toTell.games].slice(0, MOST_IN_MESSAGE),
        ended: [...toTell.ended].slice(0, MOST_IN_MESSAGE),
      };
      for (const [game] of message.games) toTell.games.delete(game);
      for (const hash of message.ended) toTell.ended.delete(hash);
      try {
        await client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)]);
      } catch {
        break; // the connection is gone, and with it this message
      }
    }
    telling = null;
  }

  const connected = connect();
  return {
    tell: (game, version) => {
      toTell.games.set(game, version);
      tellSoon();
    },
    listen: (each) => {
      games.add(each);
      return () => games.delete(each);
    },
    tellEnded: (hashes) => {
      for (const hash of hashes) toTell.ended.add(hash);
      tellSoon();
    },
    listenEnded: (each) => {
      ended.add(each);
      return () => ended.delete(each);
    },
    close: async () => {
      await connected;
      await telling;
      isClosed = true;
      if (again !== null) clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Anybody who can reach the database can send anything. */
function messageOf(payload: string | undefined): Message | null {
  try {
    const message = JSON.parse(payload ?? '') as Message;
    const isWhole =
      typeof message.from === 'string' && Array.isArray(message.games) && Array.isArray(message.ended);
    return isWhole ? message : null;
  } catch {
    return null;
  }
}
