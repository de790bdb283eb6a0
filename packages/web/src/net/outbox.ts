// Requests being sent to the server. Each is sent until it is answered, under one id, so that the server carries it out
// once, even if its table is closed meanwhile. Orders are stored in this browser until then, and sent again by the next
// page.
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Side } from '@rubicon/engine';
import type { Ask, AskBody, AskId, GameId, PersonId, Update } from '@rubicon/protocol';
import { Refused } from '../authority/authority.ts';
import type { Api } from './api.ts';
import type { Connection } from './connection.ts';
import { unansweredOrders, type UnansweredOrder, type UnansweredOrders } from './unanswered-orders.ts';
import type { Timers } from './timers.ts';
import { Unanswered } from './http.ts';

export interface Outbox {
  /** Resolves when the server has answered, with null where the answer came on the connection; rejects when it refuses. */
  readonly send: (game: GameId, ask: Ask, as: Side | null) => Promise<Update | null>;
  /** Games with a request that the server has not answered yet, after at least one try. */
  readonly silent: ReadonlySignal<ReadonlySet<GameId>>;
  /** Orders of an earlier page that were sent again and refused; shown once. */
  readonly refused: ReadonlySignal<ReadonlyMap<GameId, Refused>>;
  readonly forgetRefused: (game: GameId) => void;
  /** Sends the orders that an earlier page left unanswered. */
  readonly resume: (person: PersonId) => void;
}

interface OutboxOptions {
  readonly api: Pick<Api, 'ask'>;
  readonly connection: Pick<Connection, 'state' | 'awayMs' | 'ask'>;
  readonly storage: () => Storage;
  readonly person: () => PersonId | null;
  readonly newId: () => AskId;
  readonly timers: Timers;
}

interface OutboxContext extends OutboxOptions {
  readonly stored: UnansweredOrders;
  readonly silent: Signal<ReadonlySet<GameId>>;
  readonly refused: Signal<ReadonlyMap<GameId, Refused>>;
  readonly underWay: Set<AskId>;
}

/** A server that is newer than this page, or older: the order waits until the page is reloaded, or the server upgraded. */
const OTHER_VERSION: ReadonlySet<string> = new Set(['other-protocol', 'no-such-address']);

const REST_MS = 1000;
const LONGEST_REST_MS = 15_000;

export function openOutbox(options: OutboxOptions): Outbox {
  const { storage, person, newId, timers } = options;
  const stored = unansweredOrders(storage, timers.now);
  const silent = signal<ReadonlySet<GameId>>(new Set());
  const refused = signal<ReadonlyMap<GameId, Refused>>(new Map());
  const context: OutboxContext = { ...options, stored, silent, refused, underWay: new Set() };
  return {
    silent,
    refused,
    forgetRefused: (game) => {
      refused.value = new Map([...refused.peek()].filter(([each]) => each !== game));
    },
    send: (game, ask, as) => {
      const body: AskBody = { id: newId(), ask, ...(as === null ? {} : { as }) };
      const by = person();
      if (ask.kind === 'order' && by !== null) stored.add({ game, person: by, body, atMs: timers.now() });
      return untilAnswered(context, game, body);
    },
    resume: (by) => {
      const left = stored.of(by).filter(({ body }) => !context.underWay.has(body.id));
      for (const asks of Map.groupBy(left, ({ game }) => game).values()) void sendOn(context, asks);
    },
  };
}

/** Sends one request until the server answers or refuses it, with longer pauses between attempts. */
async function untilAnswered(context: OutboxContext, game: GameId, body: AskBody): Promise<Update | null> {
  const { stored, underWay } = context;
  underWay.add(body.id);
  try {
    let isFirst = true;
    for (let restMs = REST_MS; ; restMs = Math.min(LONGEST_REST_MS, restMs * 2)) {
      try {
        const update = await sendOnce(context, game, body, isFirst);
        stored.remove(body.id);
        return update;
      } catch (error) {
        if (!(error instanceof Unanswered || isForOtherVersion(error, body))) {
          // Somebody who was signed out may sign in again, and still wants the order
          if (!(error instanceof Refused) || error.code !== 'not-signed-in') stored.remove(body.id);
          throw error;
        }
        isFirst = false;
        setSilent(context, game, true);
        await rest(context, Math.max(restMs, error instanceof Unanswered ? error.afterMs : 0));
      }
    }
  } finally {
    underWay.delete(body.id);
    setSilent(context, game, false);
  }
}

const isForOtherVersion = (error: unknown, { ask }: AskBody): boolean =>
  ask.kind === 'order' && error instanceof Refused && OTHER_VERSION.has(error.code);

/** On the socket that watches the game, or over HTTP: the second time always, whatever it was that failed. */
async function sendOnce(
  { api, connection }: OutboxContext,
  game: GameId,
  body: AskBody,
  isFirst: boolean,
): Promise<Update | null> {
  const answered = isFirst ? connection.ask(game, body) : null;
  if (answered === null) return api.ask(game, body);
  await answered;
  return null;
}

function setSilent({ silent }: OutboxContext, game: GameId, is: boolean): void {
  if (silent.peek().has(game) === is) return;
  const games = new Set(silent.peek());
  if (is) games.add(game);
  else games.delete(game);
  silent.value = games;
}

/** Ends early when the connection is live again, or an outage over: then the server can answer. */
const rest = ({ timers, connection }: OutboxContext, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const end = (): void => {
      for (const stop of stops) stop();
      resolve();
    };
    stops.push(timers.after(ms, end));
    let state = connection.state.peek();
    stops.push(
      connection.state.subscribe((next) => {
        if (next === 'live' && state !== 'live') end();
        state = next;
      }),
    );
    let awayMs = connection.awayMs.peek();
    stops.push(
      connection.awayMs.subscribe((next) => {
        if (next === null && awayMs !== null) end();
        awayMs = next;
      }),
    );
  });

/** Sends the orders of one game that an earlier page left, one after another. */
async function sendOn(context: OutboxContext, asks: readonly UnansweredOrder[]): Promise<void> {
  const { refused } = context;
  for (const { game, body } of asks)
    try {
      await untilAnswered(context, game, body); // its result arrives on the connection
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused.value = new Map([...refused.peek(), [game, error]]);
    }
}
