// A game that a server keeps, as a table needs it. The page holds what its seat was told and no more; what it asks goes
// by the outbox, and is done once.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Side } from '@rubicon/engine';
import type { Ask, ChatLine, GameId, Update } from '@rubicon/protocol';
import { Refused, type Seating, type TableAuthority } from '../authority.ts';
import { attackIn, underWay, type Advice, type Known } from '../thinking/advice.ts';
import type { PreviewQuestion } from '../record/preview.ts';
import type { Preview, Seat, Table } from '../table.ts';
import type { Api } from '../../net/api.ts';
import type { Connection, Told } from '../../net/connection.ts';
import type { Outbox } from '../../net/outbox.ts';
import { merge, type Record } from './record.ts';
import { seatingOf, tableOf } from './seating.ts';
import type { Timers } from '../../net/timers.ts';
import { Unanswered } from '../../net/http.ts';

export type Presence = Extract<Told, { kind: 'presence' }>;

export interface RemoteAuthority extends TableAuthority {
  readonly record: ReadonlySignal<Record | null>; // null until the first update
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly unread: ReadonlySignal<ChatLine | null>; // the last line that came since the chat was looked at
  readonly readChat: () => void;
  readonly presence: ReadonlySignal<Presence | null>;
  readonly unanswered: ReadonlySignal<boolean>; // something was asked, and the server is silent
  readonly gone: ReadonlySignal<Refused | null>; // there is no such game, or not for us
  /** What a table does not ask: offers, time, pauses. Its outcome comes as news. */
  readonly demand: (ask: Ask) => Promise<void>;
  /** Told whenever anything has changed, by whomever. */
  readonly onNews: (listen: (seating: Seating) => void) => () => void;
  /** How far the person before the screen has looked. */
  readonly see: (cursor: number) => void;
  readonly close: () => void;
}

interface RemoteOptions {
  readonly api: Api;
  readonly line: Connection;
  readonly game: GameId;
  readonly advice: Advice;
  readonly preview: (question: PreviewQuestion) => Promise<Preview | null>;
  readonly outbox: Outbox;
  readonly timers: Timers;
}

/** Refusals that are none the next time: the server stumbled, or was about to stop. */
const PASSING: ReadonlySet<string> = new Set([
  'internal',
  'not-kept',
  'in-motion',
  'stopping',
  'machines-busy',
]);
const AGAIN_MS = 2000;
const POLL_S = 20;
const CHAT_EVERY_MS = 3000;
const SEEN_AFTER_MS = 800;

export function remoteAuthority({
  api,
  line,
  game,
  advice,
  preview,
  outbox,
  timers,
}: RemoteOptions): RemoteAuthority {
  const record = signal<Record | null>(null);
  const chat = signal<readonly ChatLine[]>([]);
  const unread = signal<ChatLine | null>(null);
  const presence = signal<Presence | null>(null);
  const unanswered = computed(() => outbox.silent.value.has(game));
  const gone = signal<Refused | null>(null);
  const listeners = new Set<(seating: Seating) => void>();
  const recalled = new Map<string, Table>();
  const closing = new AbortController();
  let as: Seat | null = null; // needed by who has both sides
  let stopWatching: (() => void) | null = null;
  const openedMs = timers.now();
  let seen = 0;
  let stopSeeing: (() => void) | null = null;

  const cursor = (): number => record.peek()?.table.cursor ?? 0;

  /** Said with every ask: who has both sides must, and it hurts nobody. */
  const ownSide = (): Side | null => {
    const seat = record.peek()?.table.seat ?? 'spectator';
    return seat === 'spectator' ? null : seat;
  };

  function take(update: Update): void {
    const merged = merge(record.peek(), update);
    if (merged.kind === 'missed') void fetchMissed(merged.after);
    if (merged.kind !== 'kept') return;
    record.value = merged.record;
    gone.value = null;
    const seating = seatingOf(merged.record);
    if (seating !== null) for (const listen of listeners) listen(seating);
  }

  async function lookAgain(): Promise<void> {
    try {
      take(await api.look(game, cursor(), as));
    } catch (error) {
      fail(error);
    }
  }

  /** Nothing may follow that would show the gap: it is asked for until it is filled. */
  async function fetchMissed(after: number): Promise<void> {
    try {
      take(await api.look(game, after, as));
    } catch (error) {
      fail(error);
      if (!closing.signal.aborted && error instanceof Unanswered)
        timers.after(AGAIN_MS, () => void fetchMissed(after));
    }
  }

  function fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (!(error instanceof Unanswered)) lose(error);
  }

  /** Who has both sides says which: Caesar's, until the other is wanted. */
  function lose(why: Refused): void {
    if (why.code !== 'which-side' || as !== null) gone.value = why;
    else {
      as = 'caesar';
      watch();
    }
  }

  function hear(told: Told): void {
    switch (told.kind) {
      case 'update':
        return take(told);
      case 'chat':
        return hearChat(told.lines);
      case 'presence':
        presence.value = told;
        return;
      case 'refused':
        // Nobody watches for us then: a look alone would be the last that is heard
        if (PASSING.has(told.code)) timers.after(AGAIN_MS, watch);
        else lose(new Refused(told.code, told.message));
    }
  }

  function hearChat(lines: readonly ChatLine[]): void {
    const key = ({ room, number }: ChatLine): string => `${room} ${number}`;
    const heard = new Set(chat.peek().map(key));
    const news = lines.filter((each) => !heard.has(key(each)));
    const last = news.at(-1);
    if (last === undefined) return;
    chat.value = [...chat.peek(), ...news].toSorted((one, other) => one.atMs - other.atMs);
    // What was said before the table was opened is no news
    if (last.atMs > openedMs + line.aheadMs.peek()) unread.value = last;
  }

  /** Where there is no socket. Gives what ends it. */
  function askForChat(): () => void {
    let isWanted = true;
    let stop: (() => void) | null = null;
    const ask = async (): Promise<void> => {
      const seat = record.peek()?.table.seat;
      const room = seat === 'spectator' ? 'spectators' : 'players';
      const last = chat.peek().findLast((each) => each.room === room)?.number ?? 0;
      try {
        if (seat !== undefined) hearChat((await api.chat(game, room, last)).lines);
      } catch (error) {
        if (!(error instanceof Refused)) throw error; // asked again soon
      }
      if (isWanted) stop = timers.after(CHAT_EVERY_MS, () => void ask());
    };
    void ask();
    return () => {
      isWanted = false;
      stop?.();
    };
  }

  function watch(): void {
    if (closing.signal.aborted) return;
    stopWatching?.();
    stopWatching = line.watch({
      game,
      as,
      after: cursor,
      chatAfter: () => 0,
      hear,
      poll: async (ending) => {
        const stopAsking = askForChat(); // the question for news is held open, whatever is said meanwhile
        try {
          const wait = record.peek() === null ? {} : { wait: POLL_S };
          take(await api.look(game, cursor(), as, { ...wait, signal: ending }));
        } catch (error) {
          fail(error);
          throw error;
        } finally {
          stopAsking();
        }
      },
    });
  }
  watch();

  const send = (ask: Ask): Promise<Update> => outbox.send(game, ask, ownSide());

  function seated(): Record {
    const held = record.peek();
    if (held === null) throw new Refused('no-seat', 'Nobody has sat down.');
    return held;
  }

  function now(): Seating {
    const seating = seatingOf(seated());
    if (seating === null) throw new Refused('not-running', 'The game has not begun.');
    return seating;
  }

  function known(): Known {
    const { table, history } = now();
    return { game: table.game, told: history.told.flatMap(({ events }) => events), view: table.view };
  }

  /** What was worked out for a table that has gone on is of no use. */
  async function stillSo<T>(work: () => Promise<T>): Promise<T> {
    const before = cursor();
    const answer = await work();
    if (cursor() !== before) throw new Refused('superseded', 'The table is another one now.');
    return answer;
  }

  function checkAid(aid: 'odds' | 'hints'): void {
    if (!seated().table.card.aids[aid]) throw new Refused('not-allowed', 'This game is played without.');
  }

  function noteSeen(): void {
    stopSeeing?.();
    stopSeeing = null;
    api.see(game, seen, ownSide()).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error; // not noted, it is told once more; that hinders nobody
    });
  }

  const previewFrom = (orders: readonly string[]): Promise<Preview | null> =>
    preview({ kind: 'foresight', view: now().table.view, orders });

  return {
    record,
    chat,
    unread,
    readChat: () => {
      unread.value = null;
    },
    presence,
    unanswered,
    gone,

    sit: async (_game, seat) => {
      if (record.peek()?.table.seat !== seat) {
        as = seat;
        record.value = null;
        recalled.clear();
        watch();
      }
      if (record.peek() === null) await lookAgain();
      if (gone.peek() !== null) throw gone.peek()!;
      return now();
    },

    leave: () => Promise.resolve(),

    ask: async (ask) => {
      take(await send(ask));
      return now();
    },

    demand: async (ask) => take(await send(ask)),

    act: () => Promise.reject(new Refused('no-machine', 'Machines online act by themselves.')),

    preview: (orders) => stillSo(() => previewFrom(orders)),

    odds: (orders) =>
      stillSo(async () => {
        checkAid('odds');
        const question =
          orders.length === 0 ? underWay(known()) : attackIn(known(), await previewFrom(orders));
        return question === null ? null : advice.odds(question);
      }),

    hints: (look) =>
      stillSo(async () => {
        checkAid('hints');
        const { decision } = now().table;
        if (decision === null) throw new Refused('not-asked', 'Nobody here is asked anything.');
        const { side, orders } = decision;
        return advice.hints({ kind: 'hints', ...known(), side, orders, look });
      }),

    recall: async (at) => {
      const { seat } = seated().table;
      const key = `${seat} ${at}`;
      const held = recalled.get(key);
      if (held !== undefined) return held;
      const table = tableOf((await api.recall(game, at, as)).table, 0);
      if (table === null) throw new Refused('no-moment', `There is no moment ${at} to look back at.`);
      recalled.set(key, table);
      return table;
    },

    save: () => Promise.resolve(`/api/1/games/${game}/file`),

    onNews: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },

    see: (at) => {
      const held = record.peek();
      if (closing.signal.aborted || held === null || held.table.seat === 'spectator') return;
      if (at <= Math.max(seen, held.table.seen ?? 0)) return;
      seen = at;
      stopSeeing?.();
      stopSeeing = timers.after(SEEN_AFTER_MS, noteSeen);
    },

    close: () => {
      if (stopSeeing !== null) noteSeen();
      closing.abort();
      stopWatching?.();
      listeners.clear();
    },
  };
}
