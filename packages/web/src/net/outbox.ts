// Requests on their way to the server. Each is sent until it is answered, under one id, so that the server carries it out
// once, even if its table is closed meanwhile. Orders are stored in this browser until then, and sent on by the next page.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Side } from '@rubicon/engine';
import type { Ask, AskBody, AskId, GameId, PersonId, Update } from '@rubicon/protocol';
import { Refused } from '../authority/authority.ts';
import type { Api } from './api.ts';
import type { Connection } from './connection.ts';
import { unansweredOrders, type UnansweredOrder } from './unanswered-orders.ts';
import type { Timers } from './timers.ts';
import { Unanswered } from './http.ts';

export interface Outbox {
  /** Resolves when the server has answered; rejects when it refuses. */
  readonly send: (game: GameId, ask: Ask, as: Side | null) => Promise<Update>;
  /** Games with a request that the server has not answered yet, after at least one try. */
  readonly silent: ReadonlySignal<ReadonlySet<GameId>>;
  /** Orders of an earlier page that were sent on and refused; shown once. */
  readonly refused: ReadonlySignal<ReadonlyMap<GameId, Refused>>;
  readonly forgetRefused: (game: GameId) => void;
  /** Sends on the orders that an earlier page left unanswered. */
  readonly resume: (person: PersonId) => void;
}

interface OutboxOptions {
  readonly api: Pick<Api, 'ask'>;
  readonly line: Pick<Connection, 'state'>;
  readonly storage: () => Storage;
  readonly person: () => PersonId | null;
  readonly newId: () => AskId;
  readonly timers: Timers;
}

const REST_MS = 1000;
const LONGEST_REST_MS = 15_000;

export function openOutbox({ api, line, storage, person, newId, timers }: OutboxOptions): Outbox {
  const kept = unansweredOrders(storage, timers.now);
  const silent = signal<ReadonlySet<GameId>>(new Set());
  const refused = signal<ReadonlyMap<GameId, Refused>>(new Map());
  const underWay = new Set<AskId>();

  function setSilent(game: GameId, is: boolean): void {
    if (silent.peek().has(game) === is) return;
    const games = new Set(silent.peek());
    if (is) games.add(game);
    else games.delete(game);
    silent.value = games;
  }

  async function untilAnswered(game: GameId, body: AskBody): Promise<Update> {
    underWay.add(body.id);
    try {
      for (let restMs = REST_MS; ; restMs = Math.min(LONGEST_REST_MS, restMs * 2)) {
        try {
          const update = await api.ask(game, body);
          kept.remove(body.id);
          return update;
        } catch (error) {
          if (!(error instanceof Unanswered)) {
            // Somebody who was signed out may sign in again, and still wants the order
            if (!(error instanceof Refused) || error.code !== 'not-signed-in') kept.remove(body.id);
            throw error;
          }
          setSilent(game, true);
          await rest(Math.max(restMs, error.afterMs));
        }
      }
    } finally {
      underWay.delete(body.id);
      setSilent(game, false);
    }
  }

  /** Ends early when the connection is live again: then the server is surely there. */
  const rest = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const stops: (() => void)[] = [];
      const end = (): void => {
        for (const stop of stops) stop();
        resolve();
      };
      stops.push(timers.after(ms, end));
      let state = line.state.peek();
      stops.push(
        line.state.subscribe((next) => {
          if (next === 'live' && state !== 'live') end();
          state = next;
        }),
      );
    });

  async function sendAgain(asks: readonly UnansweredOrder[]): Promise<void> {
    for (const { game, body } of asks)
      try {
        await untilAnswered(game, body); // what came of it arrives on the connection
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        refused.value = new Map([...refused.peek(), [game, error]]);
      }
  }

  return {
    silent,
    refused,
    forgetRefused: (game) => {
      refused.value = new Map([...refused.peek()].filter(([each]) => each !== game));
    },
    send: (game, ask, as) => {
      const body: AskBody = { id: newId(), ask, ...(as === null ? {} : { as }) };
      const by = person();
      if (ask.kind === 'order' && by !== null) kept.add({ game, person: by, body, atMs: timers.now() });
      return untilAnswered(game, body);
    },
    resume: (by) => {
      const left = kept.of(by).filter(({ body }) => !underWay.has(body.id));
      for (const asks of Map.groupBy(left, ({ game }) => game).values()) void sendAgain(asks);
    },
  };
}
