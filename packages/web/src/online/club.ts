// The server as this page knows it: who one is there, and the line on which it tells. There is one for the page.
import { signal, type ReadonlySignal } from '@preact/signals';
import { Refused } from '../authority/authority.ts';
import { refusalText } from '../authority/refusal-words.ts';
import type { Me, PersonCard } from './answers.ts';
import { connectApi, type Api } from './api.ts';
import { openLine, type Line } from './line.ts';
import { REAL_TIMERS } from './timers.ts';
import { connectWire } from './wire.ts';

export interface Club {
  readonly api: Api;
  readonly line: Line;
  readonly me: ReadonlySignal<Me | null>; // null: not known yet
  readonly person: () => PersonCard | null;
  readonly isAway: ReadonlySignal<boolean>; // nobody looks at the page
  /** Takes in who one is from now on. */
  readonly became: (me: Me) => void;
  readonly refresh: () => Promise<void>;
  readonly problem: ReadonlySignal<string | null>; // why the server is not known
}

function joinClub(): Club {
  const api = connectApi(connectWire());
  const me = signal<Me | null>(null);
  const problem = signal<string | null>(null);
  const isAway = signal(document.hidden);
  const socketUrl = new URL('/api/1/socket', location.href);
  socketUrl.protocol = socketUrl.protocol.replace('http', 'ws');
  const line = openLine({
    open: () => new WebSocket(socketUrl),
    timers: REAL_TIMERS,
    random: Math.random,
    lobby: async () => (await api.lobby()).games,
  });
  document.addEventListener('visibilitychange', () => {
    isAway.value = document.hidden;
    line.setVisible(!document.hidden);
    if (!document.hidden) line.wake();
  });
  addEventListener('online', line.wake);
  addEventListener('pageshow', line.wake);

  const refresh = async (): Promise<void> => {
    try {
      me.value = await api.me();
      problem.value = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problem.value = refusalText(error);
    }
  };
  void refresh();
  // A server that was away may be there now
  line.state.subscribe((state) => {
    if (state === 'live' && problem.peek() !== null) void refresh();
  });

  return {
    api,
    line,
    me,
    person: () => me.value?.person ?? null,
    isAway,
    problem,
    refresh,
    became: (now) => {
      me.value = now;
      line.restart();
    },
  };
}

let joined: Club | null = null;
export const theClub = (): Club => (joined ??= joinClub());
