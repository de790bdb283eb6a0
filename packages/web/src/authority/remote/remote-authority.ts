// The authority of a game on a server, as a table needs it. The page holds only what its seat may know.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Ask, ChatLine } from '@rubicon/protocol';
import { Refused, type Seating, type TableAuthority } from '../authority.ts';
import { HOME } from '../../net/http.ts';
import { hintsOf, oddsOf, previewOf } from './advice.ts';
import type { Record } from './record.ts';
import {
  currentSeating,
  newRemoteState,
  type Presence,
  type RemoteContext,
  type RemoteOptions,
} from './remote-state.ts';
import { recall, send, sit } from './requests.ts';
import { flushSeen, see } from './seen.ts';
import { watch } from './sync.ts';

export interface RemoteAuthority extends TableAuthority {
  readonly record: ReadonlySignal<Record | null>; // null until the first update
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly unread: ReadonlySignal<ChatLine | null>; // the last line since the chat was read
  readonly readChat: () => void;
  readonly presence: ReadonlySignal<Presence | null>;
  readonly unanswered: ReadonlySignal<boolean>; // something was sent, and the server has not answered
  readonly gone: ReadonlySignal<Refused | null>; // the game does not exist, or not for this person
  /** Requests other than orders: offers, time, pauses. Their results arrive as news. */
  readonly demand: (ask: Ask) => Promise<void>;
  /** Calls `listen` whenever anything has changed, whoever did it. */
  readonly onNews: (listen: (seating: Seating) => void) => () => void;
  /** Records how much of the history the person has seen. */
  readonly see: (cursor: number) => void;
  readonly close: () => void;
}

export function remoteAuthority(options: RemoteOptions): RemoteAuthority {
  const { game, outbox, timers } = options;
  const state = newRemoteState(timers.now());
  const context: RemoteContext = { ...options, state };
  watch(context);
  return {
    record: state.record,
    chat: state.chat,
    unread: state.unread,
    readChat: () => {
      state.unread.value = null;
    },
    presence: state.presence,
    unanswered: computed(() => outbox.silent.value.has(game)),
    gone: state.gone,

    sit: (_game, seat) => sit(context, seat),
    leave: () => Promise.resolve(),
    ask: async (ask) => {
      await send(context, ask);
      return currentSeating(state);
    },
    demand: (ask) => send(context, ask),
    act: () => Promise.reject(new Refused('no-machine', 'Machines online act by themselves.')),
    preview: (orders) => previewOf(context, orders),
    odds: (orders) => oddsOf(context, orders),
    hints: (look) => hintsOf(context, look),
    recall: (cursor) => recall(context, cursor),
    save: () => Promise.resolve(`${HOME}/games/${game}/file`),

    onNews: (listen) => {
      state.listeners.add(listen);
      return () => state.listeners.delete(listen);
    },
    see: (cursor) => see(context, cursor),
    close: () => {
      flushSeen(context);
      state.isClosed = true;
      state.stopWatching?.();
      state.listeners.clear();
    },
  };
}
