// A player who is at a game whatever happens to servers and network: connects again, and asks again what was not
// answered, with the same id.
import { ordersFrom, type SeededChance, type Side } from '@rubicon/engine';
import type { AskBody, GameId, ServerMessage } from '@rubicon/protocol';
import { askBody, dial, folding, replica, type Client, type Line, type Replica } from '../live-kit.ts';

/** What one player did and saw in a game. */
export interface Seen {
  readonly side: Side;
  readonly held: Replica;
  readonly acknowledged: string[];
  readonly faults: string[]; // what must not be seen
  repeated: number; // asked again on another connection
}

interface Asked {
  readonly body: AskBody;
  readonly order: string;
  readonly askedMs: number; // for the first time
  isRepeat: boolean;
}

const PATIENCE_MS = 4000; // with one connection
const REST_MS = 100;

/** Until the game is over, or nothing is under way and it shall stop. */
export async function playOn(
  person: Client,
  game: GameId,
  side: Side,
  chance: SeededChance,
  {
    isOver,
    onAcknowledged,
  }: { readonly isOver: () => boolean; readonly onAcknowledged: (askedMs: number) => void },
): Promise<Seen> {
  const seen: Seen = { side, held: replica(), acknowledged: [], faults: [], repeated: 0 };
  let asked: Asked | null = null;
  const isDone = (): boolean =>
    seen.held.update?.table.card.status === 'over' || (isOver() && asked === null);

  /** False: the connection is of no use any more. */
  function hearAnswer(message: ServerMessage): boolean {
    if (asked === null || !('id' in message) || message.id !== asked.body.id) return true;
    if (message.kind === 'refused' && PASSING.has(message.code)) return false;
    if (message.kind === 'change') {
      seen.acknowledged.push(asked.order);
      onAcknowledged(asked.askedMs);
    }
    asked = null;
    return true;
  }

  function choose(): void {
    const { decision, view } = seen.held.update!.table;
    if (isOver() || decision?.required !== true) return;
    const orders = ordersFrom(view!, decision.side, decision.required);
    const order = orders[chance.roll(orders.length)]!;
    const body = askBody({ kind: 'order', decision: decision.number, order });
    asked = { body, order, askedMs: performance.now(), isRepeat: false };
  }

  /** Until the connection is lost or silent, or nothing is left to do. */
  async function attend(line: Line, next: () => Promise<ServerMessage | null>): Promise<void> {
    const fold = folding((message) => note(seen, message));
    let isUnderWay = false; // on this connection
    for (;;) {
      const message = await next();
      if (message === null || message.kind === 'bye') return;
      fold(message);
      if (!hearAnswer(message) || isDone()) return;
      if (asked === null) isUnderWay = false;
      if (isUnderWay || seen.held.update === null || !NEWS.has(message.kind)) continue;
      if (asked === null) choose();
      if (asked === null) continue;
      if (asked.isRepeat) seen.repeated += 1;
      asked.isRepeat = true;
      isUnderWay = true;
      line.say({ kind: 'ask', watch: 1, ...asked.body });
    }
  }

  while (!isDone()) {
    const heard = mailbox();
    try {
      const line = await dialled(person, game, heard.put);
      void line.closed.then(() => heard.put(null));
      line.say({ kind: 'watch', watch: 1, game, after: seen.held.update?.table.cursor ?? 0 });
      await attend(line, () => heard.next(PATIENCE_MS)).finally(() => line.cut());
    } catch (error) {
      if (!(error instanceof NotReached)) throw error;
      await pause(REST_MS);
    }
  }
  return seen;
}

const NEWS: ReadonlySet<ServerMessage['kind']> = new Set(['update', 'change', 'refused']);

/** Refusals after which it may still be carried out, or be asked again. */
const PASSING: ReadonlySet<string> = new Set(['stopping', 'not-kept', 'outage', 'internal', 'not-watched']);

function note({ held, faults }: Seen, message: ServerMessage): void {
  if (message.kind !== 'update') return;
  const before = held.update?.table.cursor ?? 0;
  held.apply(message);
  const after = held.update?.table.cursor ?? 0;
  if (after < before) faults.push(`went back from ${before} to ${after}`);
}

class NotReached extends Error {}

async function dialled(person: Client, game: GameId, hear: (message: ServerMessage) => void): Promise<Line> {
  const opening = dial(person, hear, game).catch(() => null);
  const line = await Promise.race([opening, pause(PATIENCE_MS).then(() => null)]);
  if (line !== null) return line;
  void opening.then((late) => late?.cut());
  throw new NotReached();
}

/** Messages in their order; null when nothing came in time, or the connection is closed. */
function mailbox() {
  const waiting: (ServerMessage | null)[] = [];
  let wake: () => void = () => undefined;
  return {
    put: (message: ServerMessage | null): void => {
      waiting.push(message);
      wake();
    },
    next: async (withinMs: number): Promise<ServerMessage | null> => {
      if (waiting.length === 0) {
        const came = new Promise<void>((resolve) => (wake = resolve));
        await Promise.race([came, pause(withinMs)]);
      }
      return waiting.shift() ?? null;
    },
  };
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
