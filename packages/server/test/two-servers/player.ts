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

const PATIENCE_MS = 4000; // with one connection
const REST_MS = 100;

/** Until the game is over, or nothing is under way and it shall stop. */
export async function playOn(
  person: Client,
  game: GameId,
  side: Side,
  chance: SeededChance,
  { isOver, onAcknowledged }: { readonly isOver: () => boolean; readonly onAcknowledged: () => void },
): Promise<Seen> {
  const seen: Seen = { side, held: replica(), acknowledged: [], faults: [], repeated: 0 };
  let asked: { readonly body: AskBody; readonly order: string; isRepeat: boolean } | null = null;
  const isDone = (): boolean =>
    seen.held.update?.table.card.status === 'over' || (isOver() && asked === null);

  while (!isDone()) {
    const heard = mailbox();
    let line: Line;
    try {
      line = await dialled(person, game, heard.put);
    } catch {
      await pause(REST_MS);
      continue;
    }
    let isOpen = true;
    const leave = (): void => {
      isOpen = false;
      line.cut();
    };
    void line.closed.then(() => heard.put(null));
    const fold = folding((message) => note(seen, message));
    line.say({ kind: 'watch', watch: 1, game, after: seen.held.update?.table.cursor ?? 0 });
    while (isOpen) {
      const message = await heard.next(PATIENCE_MS);
      if (message === null || message.kind === 'bye') {
        leave();
        break;
      }
      fold(message);
      if (asked !== null && 'id' in message && message.id === asked.body.id) {
        if (message.kind === 'change') {
          seen.acknowledged.push(asked.order);
          onAcknowledged();
        }
        if (message.kind === 'change' || !PASSING.has(message.code)) asked = null;
        else leave();
      }
      if (isDone()) leave();
      if (!isOpen || (message.kind !== 'update' && message.kind !== 'change' && message.kind !== 'refused'))
        continue;
      if (asked === null) {
        const table = seen.held.update?.table;
        if (isOver() || table?.decision?.required !== true) continue;
        const { number: decision, side: by, required } = table.decision;
        const orders = ordersFrom(table.view!, by, required);
        const order = orders[chance.roll(orders.length)]!;
        asked = { body: askBody({ kind: 'order', decision, order }), order, isRepeat: false };
      } else if (message.kind !== 'update') continue; // it is under way on this connection
      if (asked.isRepeat) seen.repeated += 1;
      asked.isRepeat = true;
      line.say({ kind: 'ask', watch: 1, ...asked.body });
    }
  }
  return seen;
}

/** Refusals after which it may still be carried out, or be asked again. */
const PASSING: ReadonlySet<string> = new Set(['stopping', 'not-kept', 'internal', 'not-watched']);

function note({ held, faults }: Seen, message: ServerMessage): void {
  if (message.kind !== 'update') return;
  const before = held.update?.table.cursor ?? 0;
  held.apply(message);
  const after = held.update?.table.cursor ?? 0;
  if (after < before) faults.push(`went back from ${before} to ${after}`);
}

async function dialled(person: Client, game: GameId, hear: (message: ServerMessage) => void): Promise<Line> {
  const line = dial(person, hear, game);
  const late = pause(PATIENCE_MS).then(() => null);
  const first = await Promise.race([line, late]);
  if (first !== null) return first;
  void line.then((opened) => opened.cut()).catch(() => undefined);
  throw new Error('no connection');
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
