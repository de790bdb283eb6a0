// All open sockets. Games send to their watchers directly; the hub sends what concerns people: the lobby, how many
// games wait for them, and the end of their sessions.
import type { Duplex } from 'node:stream';
import { PROTOCOL, type ClientMessage, type PersonId } from '@rubicon/protocol';
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
import {
  backlogOf,
  beat,
  drop,
  leave,
  newPeer,
  say,
  send,
  TooMany,
  type Peer,
  type PeerDeps,
} from './peer.ts';
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
  /** `stream`: what the socket writes to, if known. */
  connect(socket: WebSocket, visit: Visit | null, address: string, stream?: Duplex): void;
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
    for (const each of to) send(each, text);
  };

  presence.attach({
    isHere: (person) => ofPerson.has(person),
    everyone: () => ofPerson.keys(),
    send: (person, text) => {
      for (const each of ofPerson.get(person) ?? []) send(each, text);
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
        for (const each of ofPerson.get(person) ?? []) send(each, text);
      },
      (person) => ofPerson.has(person),
    ),
    games.onOutage((sinceMs) => {
      const text = JSON.stringify({ kind: 'outage', sinceMs });
      for (const each of peers) send(each, text);
    }),
    people.onEnded((sessions) => {
      const ended = new Set(sessions);
      for (const each of peers) if (each.visit !== null && ended.has(each.visit.session)) endOf(each);
    }),
  ];
  const endOf = (each: Peer): void => leave(each, 4001, 'session-ended', 'This session has ended.');

  /** Another process may have ended a session: the store knows. */
  const checkSession = async (each: Peer): Promise<void> => {
    if (each.visit !== null && (await store.people.session(each.visit.session)) === null) endOf(each);
  };
  let slot = 0;
  const stopBeats = timers.every(beatMs / SLOTS, () => {
    slot = (slot + 1) % SLOTS;
    for (const each of peers) {
      if (each.number % SLOTS !== slot) continue;
      if (beat(each)) checkSession(each).catch(fault);
      else {
        metrics.dropped('silent');
        drop(each);
      }
    }
  });

  const personAt = ({ visit }: Peer): PersonId | null => visit?.person.id ?? null;
  /** Of someone who is not signed in, the socket counts. */
  const takeBoth = (budget: BudgetName, person: PersonId | null, { number, address }: Peer): void => {
    if (person === null) access.take(budget, 'socket', String(number));
    else access.take(budget, 'account', person);
    access.take(budget, 'address', address);
  };
  const takeOrTooMany = (budget: BudgetName, person: PersonId | null, from: Peer): void => {
    try {
      takeBoth(budget, person, from);
    } catch (error) {
      throw error instanceof ProblemError ? new TooMany(error.message) : error;
    }
  };
  /** Too many requests are refused; whoever goes on sending them is disconnected. */
  const takeAsk = (from: Peer): void => {
    try {
      takeBoth('ask', personAt(from), from);
    } catch (error) {
      takeOrTooMany('message', null, from);
      throw error;
    }
  };
  const count = (from: Peer, kind: ClientMessage['kind']): void => {
    metrics.heard();
    if (kind === 'ask') takeAsk(from);
    else takeOrTooMany('message', null, from);
    if (kind === 'watch' || kind === 'lobby') takeOrTooMany('read', personAt(from), from);
  };

  const wantLobby = (who: Peer, isOn: boolean): void => {
    if (!isOn) inLobby.delete(who);
    else {
      inLobby.add(who);
      tellLobby([who]).catch(fault);
    }
  };
  const closed = (gone: Peer): void => {
    peers.delete(gone);
    inLobby.delete(gone);
    if (isStopping && peers.size === 0) allGone.resolve();
    const person = personAt(gone);
    if (person === null) return;
    const left = ofPerson.get(person);
    left?.delete(gone);
    if (left?.size !== 0) return;
    ofPerson.delete(person);
    if (!isStopping) presence.changed(person).catch(fault);
  };
  const peerDeps: PeerDeps = {
    games,
    now,
    turn,
    count,
    wantLobby,
    onFault: fault,
    onAsked: (outcome, seconds) => metrics.asked(outcome, seconds),
    onSlow: () => metrics.dropped('slow'),
    onClose: closed,
  };

  metrics.watch('sockets', 'Sockets that are open', () => peers.size);
  metrics.watch('socket_backlog_bytes', 'What waits for slow sockets', () =>
    [...peers].reduce((sum, each) => sum + backlogOf(each), 0),
  );
  metrics.watch('watched_games', 'Games watched over sockets, each watcher counted', () =>
    [...peers].reduce((sum, { watches }) => sum + watches.length, 0),
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

    connect: (socket, visit, address, stream) => {
      const number = ++opened;
      const self = newPeer({ socket, stream: stream ?? null, number, visit, address, deps: peerDeps });
      const person = personAt(self);
      peers.add(self);
      say(self, { kind: 'hello', protocol: PROTOCOL, person, atMs: now() });
      if (games.awayMs !== null) say(self, { kind: 'outage', sinceMs: games.awayMs });
      if (isStopping) leave(self, 1001, 'stopping', 'The server is about to stop. Come back soon.');
      if (person === null) return;
      const others = ofPerson.get(person) ?? new Set();
      ofPerson.set(person, others.add(self));
      if (others.size === 1) presence.changed(person).catch(fault);
      presence.greet(person, (text) => send(self, text)).catch(fault);
      store.games
        .askedCounts([person])
        .then((counts) => say(self, { kind: 'waiting', games: counts.get(person) ?? 0 }))
        .catch(fault);
    },

    stop: async () => {
      isStopping = true;
      stopBeats();
      for (const forget of forgetters) forget();
      for (const each of peers) leave(each, 1001, 'stopping', 'The server is about to stop. Come back soon.');
      if (peers.size === 0) return;
      const stopWaiting = timers.after(FAREWELL_MS, allGone.resolve);
      await allGone.promise;
      stopWaiting();
      for (const each of peers) drop(each);
    },
  };
}
