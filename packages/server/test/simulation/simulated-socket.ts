// A socket between a simulated client and a simulated server: what is sent arrives later, in its order, until it breaks.
import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import type { Faults } from './faults.ts';
import type { Actor, Scheduler } from './scheduler.ts';

/** The client's end. */
export interface ClientEnd {
  readonly hear: (text: string) => void;
  readonly close: () => void;
}

export interface Wire {
  /** The server's end, as the hub takes it. */
  readonly socket: WebSocket;
  say(text: string): void;
  /** The client goes away; the server notices a little later, or when it pings. */
  drop(): void;
}

const OPEN = 1;
const CLOSED = 3;

export function wire(
  scheduler: Scheduler,
  faults: Faults,
  [client, server]: readonly [Actor, Actor],
  end: ClientEnd,
): Wire {
  let toClientMs = 0;
  let toServerMs = 0;
  let isGone = false; // for the client
  const events = new EventEmitter();

  const arrival = (lastMs: number): number => Math.max(lastMs, scheduler.nowMs + scheduler.between(1, 60));
  const closeHere = (): void => {
    if (socket.readyState === CLOSED) return;
    socket.readyState = CLOSED;
    events.emit('close');
  };
  const closeThere = (): void => {
    if (isGone) return;
    isGone = true;
    end.close();
  };
  const breakOff = (): void => {
    scheduler.after(client, scheduler.between(0, 500), 'loses its socket', closeThere);
    scheduler.after(server, scheduler.between(0, 5000), 'loses a socket', closeHere);
  };
  const isBroken = (): boolean => faults.isOn && scheduler.isLucky(faults.cutSocket);

  const socket = {
    OPEN,
    readyState: OPEN,
    bufferedAmount: 0,
    // A listener's “this” is the socket
    on: (name: string, listener: (...given: unknown[]) => void) =>
      events.on(name, (...given: unknown[]) => Reflect.apply(listener, socket, given)),
    send: (text: string, sent?: (error?: Error) => void) => {
      if (server.isEnded) return;
      if (isBroken()) return breakOff();
      toClientMs = arrival(toClientMs);
      scheduler.after(client, toClientMs - scheduler.nowMs, `hears ${text.length}`, () => {
        if (!isGone) end.hear(text);
      });
      sent?.();
    },
    ping: () =>
      void scheduler.after(server, 100, 'pong', () => {
        if (!isGone && !client.isEnded) events.emit('pong');
      }),
    close: () => {
      if (server.isEnded) return;
      toClientMs = arrival(toClientMs);
      scheduler.after(client, toClientMs - scheduler.nowMs, 'is closed', closeThere);
      scheduler.after(server, scheduler.between(1, 100), 'has closed', closeHere);
    },
    terminate: () => {
      scheduler.after(client, scheduler.between(1, 100), 'is cut off', closeThere);
      scheduler.after(server, 0, 'has cut off', closeHere);
    },
  };

  return {
    socket: socket as unknown as WebSocket,
    say: (text) => {
      if (isGone) return;
      if (isBroken()) return breakOff();
      toServerMs = arrival(toServerMs);
      scheduler.after(server, toServerMs - scheduler.nowMs, `is told ${text.length}`, () => {
        if (socket.readyState === OPEN) events.emit('message', text, false);
      });
    },
    drop: () => {
      isGone = true;
      scheduler.after(server, scheduler.between(0, 5000), 'loses a socket', closeHere);
    },
  };
}
