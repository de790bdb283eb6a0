// A server over HTTP with fakes behind it, for tests of everything checked before a service is called.
import type { GameId, PersonId, Update } from '@rubicon/protocol';
import type { Config } from '../src/base/config.ts';
import type { Store } from '../src/data/contract/store.ts';
import type { GameService } from '../src/games/service.ts';
import type { Watcher } from '../src/games/live/live-game.ts';
import { buildServer, type RubiconServer } from '../src/http/server.ts';
import { noSite } from '../src/http/site.ts';
import type { CommunityServices } from '../src/http/route.ts';
import { silentLog } from '../src/base/log.ts';
import { makeMetrics } from '../src/base/metrics.ts';
import type { People, Visit } from '../src/people/service.ts';

export const GAME = 'game0000000000000000' as GameId;
export const COOKIE = 'cookie'.padEnd(43, '0');
export const TOKEN = 'rub_'.padEnd(43, '0');
export const HOME = 'http://localhost:8705';

/** Of a session that was not used for a while. */
export const OLD_COOKIE = 'older'.padEnd(43, '0');

export const visit = (kind: Visit['kind']): Visit => ({
  person: { id: 'person00000000000000' as PersonId, name: 'Gaia', isGuest: true },
  session: `${kind}-session`,
  kind,
});

export const updateAt = (cursor: number): Update => ({
  kind: 'update',
  from: 0,
  table: { cursor } as Update['table'],
  told: [],
  pending: [],
});

export interface Edge extends RubiconServer {
  readonly watchers: Set<Watcher>;
  readonly sessions: Set<string>; // that the store knows
  readonly endSessions: (sessions: readonly string[]) => void;
  readonly changeLobby: () => void;
  readonly tellWaiting: (games: number) => void;
  readonly setAway: (sinceMs: number | null) => void;
  /** Sends what our own page would send. */
  readonly ask: (
    method: Method,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Told>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly code: string | undefined;
}

export function edge(
  games: Partial<GameService> = {},
  config: Partial<Config> = {},
  now: () => number = () => 0,
  beatMs?: number,
): Edge {
  const sessions = new Set(['cookie-session', 'token-session']);
  const watchers = new Set<Watcher>();
  let ended: (sessions: readonly string[]) => void = () => {};
  let lobby: () => void = () => {};
  let awayMs: number | null = null;
  let outage: (sinceMs: number | null) => void = () => {};
  let waiting: (person: PersonId, games: number) => void = () => {};
  const nobody = (): Promise<never> => Promise.reject(new Error('a fault of ours'));
  const people = {
    visit: (token: string) => {
      if (token === OLD_COOKIE) return Promise.resolve({ ...visit('cookie'), isRenewed: true });
      return Promise.resolve(token === COOKIE ? visit('cookie') : token === TOKEN ? visit('token') : null);
    },
    guest: (name: string) => Promise.resolve({ person: { ...visit('cookie').person, name }, token: COOKIE }),
    language: () => Promise.resolve('sv'),
    login: nobody,
    logout: () => Promise.resolve(),
    export: nobody,
    onEnded: (listener: typeof ended) => {
      ended = listener;
      return () => {};
    },
  } as Partial<People> as People;
  const server = buildServer({
    games: {
      lobby: () => Promise.resolve([]),
      look: () => Promise.resolve(updateAt(1)),
      watch: (_by, _game, { after }, watcher) => {
        watchers.add(watcher);
        watcher.send(JSON.stringify({ ...updateAt(1), from: after }));
        return Promise.resolve(() => void watchers.delete(watcher));
      },
      onLobby: (listener) => {
        lobby = listener;
        return () => {};
      },
      onWaiting: (listener) => {
        waiting = listener;
        return () => {};
      },
      get awayMs() {
        return awayMs;
      },
      onOutage: (listener: typeof outage) => {
        outage = listener;
        return () => {};
      },
      ...games,
    } as Partial<GameService> as GameService,
    people,
    community: {
      hasMail: false,
      presence: {
        attach: () => undefined,
        changed: () => Promise.resolve(),
        greet: () => Promise.resolve(),
      } as Partial<CommunityServices['presence']> as CommunityServices['presence'],
      previews: {
        of: () => Promise.resolve({ title: 'Rubicon', text: '', picture: 'picture', alt: '' }),
      } as Partial<CommunityServices['previews']> as CommunityServices['previews'],
    } as Partial<CommunityServices> as CommunityServices,
    store: {
      ping: () => Promise.resolve(),
      mark: () => Promise.resolve(null),
      games: {
        askedCounts: () => Promise.resolve(new Map()),
        running: () => Promise.resolve(1),
      } as Partial<Store['games']> as Store['games'],
      people: {
        session: (hash: string) => Promise.resolve(sessions.has(hash) ? { hash } : null),
      } as unknown as Store['people'],
    },
    config: {
      publicUrl: null,
      trustProxy: false,
      isClosed: false,
      limits: true,
      metricsToken: null,
      ...config,
    },
    site: noSite,
    openApi: '{}',
    log: silentLog,
    metrics: makeMetrics(),
    now,
    patienceMs: 300,
    ...(beatMs !== undefined && { beatMs }),
  });
  return {
    ...server,
    watchers,
    sessions,
    endSessions: (hashes) => ended(hashes),
    changeLobby: () => lobby(),
    tellWaiting: (count) => waiting(visit('cookie').person.id, count),
    setAway: (sinceMs) => {
      awayMs = sinceMs;
      outage(sinceMs);
    },
    ask: async (method, url, body, headers = {}) => {
      const answer = await server.app.inject({
        method,
        url: url.startsWith('/') ? url : `/api/2/${url}`,
        headers: { host: 'localhost:8705', cookie: `rubicon=${COOKIE}`, origin: HOME, ...headers },
        ...(body !== undefined && { payload: body as object }),
      });
      const code = /"error":\{"code":"([^"]+)"/.exec(answer.body)?.[1];
      return { status: answer.statusCode, headers: answer.headers, body: answer.body, code };
    },
  };
}
