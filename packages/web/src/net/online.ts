// The server as this page knows it: who is signed in, the requests and the connection. One instance per page.
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { AskId } from '@rubicon/protocol';
import { currentLanguage } from '@rubicon/words';
import { Refused } from '../authority/authority.ts';
import type { Me, PersonCard } from './answers.ts';
import { connectApi, type Api } from './api.ts';
import { openConnection, type Connection } from './connection.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { randomId } from './random-id.ts';
import { REAL_TIMERS } from './timers.ts';
import { HOME, connectHttp } from './http.ts';
import { onlineRefusal } from './refusal-text.ts';

export interface Online {
  readonly api: Api;
  readonly connection: Connection;
  readonly outbox: Outbox;
  readonly me: ReadonlySignal<Me | null>; // null: not known yet
  readonly person: () => PersonCard | null;
  readonly isAway: ReadonlySignal<boolean>; // the page is hidden
  readonly isOutside: ReadonlySignal<boolean>; // not signed in at a closed server: only the sign-in page is shown
  /** After signing in or out. */
  readonly became: (me: Me) => void;
  readonly refresh: () => Promise<void>;
  readonly problem: ReadonlySignal<string | null>; // why the server could not be reached
}

const isStranger = (me: Me | null): boolean => me !== null && me.isClosed && me.person === null;

function connectToServer(): Online {
  const api = connectApi(connectHttp());
  const me = signal<Me | null>(null);
  const problem = signal<string | null>(null);
  const connection = openSocketConnection(api, () => !isStranger(me.peek()));
  const isAway = followPage(connection);
  const refresh = async (): Promise<void> => {
    try {
      me.value = await api.me();
      problem.value = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problem.value = onlineRefusal(error);
    }
  };
  void refresh();
  // A server that could not be reached may be available now
  connection.state.subscribe((state) => {
    if (state === 'live' && problem.peek() !== null) void refresh();
  });
  const outbox = openOutbox({
    api,
    connection,
    storage: () => localStorage,
    person: () => me.peek()?.person?.id ?? null,
    newId: () => randomId() as AskId,
    timers: REAL_TIMERS,
  });
  effect(() => {
    const person = me.value?.person;
    if (person !== null && person !== undefined) outbox.resume(person.id);
  });
  sendLanguage(api, me);
  return {
    api,
    connection,
    outbox,
    me,
    person: () => me.value?.person ?? null,
    isAway,
    isOutside: computed(() => isStranger(me.value)),
    problem,
    refresh,
    became: (now) => {
      me.value = now;
      connection.restart();
    },
  };
}

function openSocketConnection(api: Api, isAdmitted: () => boolean): Connection {
  return openConnection({
    open: () => new WebSocket(socketUrl(location.href)),
    isAdmitted,
    timers: REAL_TIMERS,
    random: Math.random,
    lobby: async () => (await api.lobby()).games,
  });
}

/** On a game's page it names the game, so that the process of the server that holds it serves the page. */
export function socketUrl(page: string): URL {
  const url = new URL(`${HOME}/socket`, page);
  url.protocol = url.protocol.replace('http', 'ws');
  const game = /#play=([\w-]+)/.exec(page)?.[1];
  if (game !== undefined) url.searchParams.set('game', game);
  return url;
}

/** Tells the connection when the page is hidden, shown, or online again. Returns whether it is hidden. */
function followPage(connection: Connection): ReadonlySignal<boolean> {
  const isAway = signal(document.hidden);
  document.addEventListener('visibilitychange', () => {
    isAway.value = document.hidden;
    connection.setVisible(!document.hidden);
    if (!document.hidden) connection.wake();
  });
  addEventListener('online', connection.wake);
  addEventListener('offline', connection.goOffline);
  addEventListener('pageshow', connection.wake);
  return isAway;
}

/** Notifications are sent in the language of the page that was used last. */
const sendLanguage = (api: Api, me: Signal<Me | null>): (() => void) =>
  effect(() => {
    const known = me.value;
    const language = currentLanguage();
    if (known === null || known.person === null || known.language === language) return;
    const note = (): void => {
      if (me.peek() === known) me.value = { ...known, language };
    };
    api.setLanguage(language).then(note, () => {}); // the next page tries again
  });

let service: Online | null = null;
export const onlineService = (): Online => (service ??= connectToServer());
