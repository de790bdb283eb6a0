// All open sockets. Games send to their watchers directly; the hub sends what concerns people: the lobby, how many
// games wait for them, and the end of their sessions.
import { PROTOCOL, type PersonId } from '@rubicon/protocol';
import type { WebSocket } from 'ws';
import type { FriendPresence } from '../community/friend-presence.ts';
import type { Config } from '../base/config.ts';
import type { Store } from '../data/contract/store.ts';
import { REAL_TIMERS, type Timers } from '../games/live/deps.ts';
import type { GameService } from '../games/service.ts';
import type { Access } from '../access/access.ts';
import { ProblemError } from '../access/problem.ts';
import type { BudgetName } from '../access/rate-limit.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { People, Visit } from '../people/service.ts';
import { Refused } from '../base/refused.ts';
import { peer, TooMany, type Peer } from './peer.ts';
import { slices } from './slices.ts';

const BEAT_MS = 25_000;
const SLOTS = 50; // so that sockets are not all pinged at once
const FAREWELL_MS = 2000; // time for sockets to close by themselves
const LOBBY_MS = 250;
const MOST_OF = { person: 30, address: 300 };

export interface HubDeps {
  readonly games: GameService;
  readonly people: Pick<People, 'onEnded'>;
  readonly store: Pick<Store, 'games' | 'people'>;
  readonly presence: FriendPresence;
  readonly config: Pick<Config, 'limits'>;
  readonly access: Pick<Access, 'take'>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly beatMs?: number; // how often a socket is pinged
  readonly timers?: Timers;
  /** Resolves when the next request may be worked out; some at a time, if left out. */
  readonly turn?: () => Promise<void>;
}

export interface Hub {
  /** Refuses someone with too many open sockets. */
  checkCapacity(visit: Visit | null, address: string): void;
  /** `sendText`: a cheaper way to send to the socket than its own. */
  connect(socket: WebSocket, visit: Visit | null, address: string, sendText?: (text: string) => void): void;
  stop(): Promise<void>;
}

export function hub(deps: HubDeps): Hub {
  const { games, people, store, presence, config, access, log, metrics, now } = deps;
  const { beatMs = BEAT_MS, timers = REAL_TIMERS, turn = slices() } = deps;
  const peers = new Set<Peer>();
  const ofPerson = new Map<PersonId, Set<Peer>>();
  const inLobby = new Set<Peer>();
  let opened = 0;
  let isStopping = false;
  const allGone = Promise.withResolvers<void>(); // once it is stopping

  const fault = (error: unknown): void => log.error({ err: error }, 'a socket was not served');

  /** Read once for many who connect at the same time. */
  let lobby: { readonly text: Promise<string>; readonly atMs: number } | null = null;
  const tellLobby = async (to: Iterable<Peer>): Promise<void> => {
    if (lobby === null || now() - lobby.atMs > LOBBY_MS)
      lobby = {
        text: games.lobby().then((cards) => JSON.stringify({ kind: 'lobby', games: cards })),
        atMs: now(),
      };
    const text = await lobby.text.catch((error: unknown) => {
      lobby = null;
      throw error;
    });
    for (const each of to) each.send(text);
  };

  presence.attach({
    isHere: (person) => ofPerson.has(person),
    everyone: () => ofPerson.keys(),
    send: (person, text) => {
      for (const each of ofPerson.get(person) ?? []) each.send(text);
    },
  });

  const forgetters = [
    games.onLobby(() => {
      lobby = null;
      if (inLobby.size > 0) tellLobby(inLobby).catch(fault);
    }),
    games.onWaiting(
      (person, count) => {
        const text = JSON.stringify({ kind: 'waiting', games: count });
        for (const each of ofPerson.get(person) ?? []) each.send(text);
      },
      (person) => ofPerson.has(person),
    ),
    games.onOutage((sinceMs) => {
      const text = JSON.stringify({ kind: 'outage', sinceMs });
      for (const each of peers) each.send(text);
    }),
    people.onEnded((sessions) => {
      const ended = new Set(sessions);
      for (const each of peers) if (each.visit !== null && ended.has(each.visit.session)) endOf(each);
    }),
  ];
  const endOf = (each: Peer): void => each.leave(4001, 'session-ended', 'This session has ended.');

  /** Another process may have ended a session: the store knows. */
  const checkSession = async (each: Peer): Promise<void> => {
    if (each.visit !== null && (await store.people.session(each.visit.session)) === null) endOf(each);
  };
  let slot = 0;
  const stopBeats = timers.every(beatMs / SLOTS, () => {
    slot = (slot + 1) % SLOTS;
    for (const each of peers) {
      if (each.number % SLOTS !== slot) continue;
      if (each.beat()) checkSession(each).catch(fault);
      else {
        metrics.dropped('silent');
        each.drop();
      }
    }
  });

  /** Of someone who is not signed in, the socket counts. */
  const takeBoth = (budget: BudgetName, person: PersonId | null, number: number, address: string): void => {
    if (person === null) access.take(budget, 'socket', String(number));
    else access.take(budget, 'account', person);
    access.take(budget, 'address', address);
  };
  const orTooMany = (take: () => void): void => {
    try {
      take();
    } catch (error) {
      throw error instanceof ProblemError ? new TooMany(error.message) : error;
    }
  };
  const takeMessage = (number: number, address: string): void =>
    orTooMany(() => takeBoth('message', null, number, address));
  /** Too many requests are refused; whoever goes on sending them is disconnected. */
  const takeAsk = (person: PersonId | null, number: number, address: string): void => {
    try {
      takeBoth('ask', person, number, address);
    } catch (error) {
      takeMessage(number, address);
      throw error;
    }
  };

  metrics.watch('sockets', 'Sockets that are open', () => peers.size);
  metrics.watch('socket_backlog_bytes', 'What waits for slow sockets', () =>
    [...peers].reduce((sum, { backlog }) => sum + backlog, 0),
  );
  metrics.watch('watched_games', 'Games watched over sockets, each watcher counted', () =>
    [...peers].reduce((sum, { watched }) => sum + watched, 0),
  );

  return {
    checkCapacity: (visit, address) => {
      if (isStopping) throw new Refused('stopping', 'The server is about to stop. Ask again soon.');
      if (!config.limits) return;
      const fromThere = visit === null ? [...peers].filter((each) => each.address === address).length : 0;
      const ofThem = visit === null ? 0 : (ofPerson.get(visit.person.id)?.size ?? 0);
      if (ofThem >= MOST_OF.person || fromThere >= MOST_OF.address)
        throw new Refused('too-many-sockets', 'There are too many open connections already: close some.');
    },

    connect: (socket, visit, address, sendText = (text) => socket.send(text)) => {
      const number = ++opened;
      const person = visit?.person.id ?? null;
      const self: Peer = peer(socket, {
        games,
        visit,
        number,
        address,
        now,
        sendText,
        turn,
        count: (kind) => {
          metrics.heard();
          if (kind === 'ask') takeAsk(person, number, address);
          else takeMessage(number, address);
          if (kind === 'watch' || kind === 'lobby')
            orTooMany(() => takeBoth('read', person, number, address));
        },
        wantLobby: (isOn) => {
          if (!isOn) inLobby.delete(self);
          else {
            inLobby.add(self);
            tellLobby([self]).catch(fault);
          }
        },
        onFault: fault,
        onAsked: (outcome, seconds) => metrics.asked(outcome, seconds),
        onSlow: () => metrics.dropped('slow'),
        onClose: () => {
          peers.delete(self);
          inLobby.delete(self);
          if (isStopping && peers.size === 0) allGone.resolve();
          if (person === null) return;
          const left = ofPerson.get(person);
          left?.delete(self);
          if (left?.size !== 0) return;
          ofPerson.delete(person);
          if (!isStopping) presence.changed(person).catch(fault);
        },
      });
      peers.add(self);
      self.say({ kind: 'hello', protocol: PROTOCOL, person, atMs: now() });
      if (games.awayMs !== null) self.say({ kind: 'outage', sinceMs: games.awayMs });
      if (isStopping) self.leave(1001, 'stopping', 'The server is about to stop. Come back soon.');
      if (person === null) return;
      const others = ofPerson.get(person) ?? new Set();
      ofPerson.set(person, others.add(self));
      if (others.size === 1) presence.changed(person).catch(fault);
      presence.greet(person, (text) => self.send(text)).catch(fault);
      store.games
        .askedCounts([person])
        .then((counts) => self.say({ kind: 'waiting', games: counts.get(person) ?? 0 }))
        .catch(fault);
    },

    stop: async () => {
      isStopping = true;
      stopBeats();
      for (const forget of forgetters) forget();
      for (const each of peers) each.leave(1001, 'stopping', 'The server is about to stop. Come back soon.');
      if (peers.size === 0) return;
      const stopWaiting = timers.after(FAREWELL_MS, allGone.resolve);
      await allGone.promise;
      stopWaiting();
      for (const each of peers) each.drop();
    },
  };
}
