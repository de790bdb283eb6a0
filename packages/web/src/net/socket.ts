// The life cycle of the socket: opened, checked by pings, and reopened whenever it is lost.
import type { ServerMessage } from '@rubicon/protocol';
import { say, sayWatch, type ConnectionContext, type Socket } from './connection-state.ts';
import { dispatch } from './message-dispatch.ts';
import { startPolling } from './polling.ts';
import { loseAsks } from './socket-asks.ts';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 20_000;
const PING_EVERY_MS = 6000;
const DOUBT_AFTER_MS = 3000; // without an answer the page no longer claims to be connected
const PONG_WITHIN_MS = 8000;
const OPEN_WITHIN_MS = 10_000;
const FAILURES_BEFORE_POLLING = 3;

export function connect(context: ConnectionContext): void {
  if (context.isClosed || context.socket !== null || !context.isAdmitted()) return;
  context.stopRetry?.();
  context.stopRetry = null;
  const socket = context.open();
  context.socket = socket;
  setDeadline(context, OPEN_WITHIN_MS);
  socket.addEventListener('open', () => {
    if (context.socket === socket) introduce(context);
  });
  socket.addEventListener('message', ({ data }) => {
    if (context.socket !== socket || typeof data !== 'string') return;
    hear(context, JSON.parse(data) as ServerMessage);
  });
  socket.addEventListener('close', () => lose(context, socket));
}

/** Any message shows that the server is there. */
function hear(context: ConnectionContext, message: ServerMessage): void {
  context.stopDeadline?.();
  context.stopDoubt?.();
  if (message.kind !== 'bye') context.state.value = 'live';
  dispatch(context, message);
}

/** Tells the server what this page wants to watch. */
function introduce(context: ConnectionContext): void {
  context.stopDeadline?.();
  if (!context.isVisible) say(context, { kind: 'visible', on: false });
  for (const watching of context.watches) sayWatch(context, ...watching);
  if (context.lobbyWatchers > 0) say(context, { kind: 'lobby', on: true });
  startHeartbeat(context);
}

/** A server that is silent for so long is considered gone. */
function setDeadline(context: ConnectionContext, ms: number): void {
  context.stopDeadline?.();
  const { socket } = context;
  context.stopDeadline = context.timers.after(ms, () => {
    if (socket !== null) lose(context, socket);
  });
}

function startHeartbeat(context: ConnectionContext): void {
  context.stopHeartbeat?.();
  context.stopHeartbeat = context.timers.after(PING_EVERY_MS, () => {
    startHeartbeat(context);
    if (context.stopDoubt === null) ping(context); // one question at a time
  });
}

export function ping(context: ConnectionContext): void {
  say(context, { kind: 'ping', at: 0 });
  setDeadline(context, PONG_WITHIN_MS);
  setDoubt(context);
}

function setDoubt(context: ConnectionContext): void {
  context.stopDoubt?.();
  const stop = context.timers.after(DOUBT_AFTER_MS, () => {
    context.state.value = 'connecting';
  });
  context.stopDoubt = () => {
    stop();
    context.stopDoubt = null;
  };
}

/** The browser says that there is no network: a socket may look open for minutes. */
export function goOffline(context: ConnectionContext): void {
  if (context.isClosed) return;
  if (context.socket !== null) lose(context, context.socket);
  context.state.value = 'lost';
}

function lose(context: ConnectionContext, lost: Socket): void {
  if (context.socket !== lost) return;
  dropSocket(context);
  if (context.isClosed) return;
  context.failures += 1;
  const { failures, polling, timers, random } = context;
  if (polling === null) context.state.value = failures === 1 ? 'connecting' : 'lost';
  if (failures >= FAILURES_BEFORE_POLLING) startPolling(context);
  context.stopRetry = timers.after(retryMs(failures, random()), () => connect(context));
}

export function dropSocket(context: ConnectionContext): void {
  const { socket } = context;
  context.socket = null;
  context.stopHeartbeat?.();
  context.stopDeadline?.();
  context.stopDoubt?.();
  for (const stream of context.watches.values()) stream.held = null;
  loseAsks(context);
  socket?.close();
}

/** Doubles with each failure, and is spread (`random` from 0 to 1) so that not all pages reconnect at once. */
export const retryMs = (failures: number, random: number): number =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.5 + random / 2);
