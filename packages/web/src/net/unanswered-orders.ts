// Orders that this browser stores until the server has answered them. Each has its own key, so that two windows do not
// overwrite each other.
import type { AskBody, AskId, GameId, PersonId } from '@rubicon/protocol';

export interface UnansweredOrder {
  readonly game: GameId;
  readonly person: PersonId; // who gave the order
  readonly body: AskBody;
  readonly atMs: number;
}

export interface UnansweredOrders {
  readonly add: (ask: UnansweredOrder) => void;
  readonly remove: (id: AskId) => void;
  /** In the order in which they were given. */
  readonly of: (person: PersonId) => UnansweredOrder[];
}

const PREFIX = 'rubicon.ask.';
const LASTS_MS = 7 * 86_400_000; // an older order is no longer wanted

/** Storage may be forbidden, full, or hold garbage: then it counts as empty. */
export function unansweredOrders(storage: () => Storage, now: () => number): UnansweredOrders {
  const attempt = <T>(work: (at: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  const read = (at: Storage, key: string): UnansweredOrder | null => {
    try {
      const kept = JSON.parse(at.getItem(key) ?? '') as UnansweredOrder;
      const { game, body, atMs } = kept;
      const isSound = typeof game === 'string' && typeof body.id === 'string' && body.ask.kind === 'order';
      return isSound && atMs > now() - LASTS_MS ? kept : null;
    } catch {
      return null;
    }
  };
  return {
    add: (ask) => attempt((at) => at.setItem(PREFIX + ask.body.id, JSON.stringify(ask)), undefined),
    remove: (id) => attempt((at) => at.removeItem(PREFIX + id), undefined),
    of: (person) =>
      attempt((at) => {
        const found: UnansweredOrder[] = [];
        for (const key of Object.keys(at).filter((each) => each.startsWith(PREFIX))) {
          const kept = read(at, key);
          if (kept === null) at.removeItem(key);
          else if (kept.person === person) found.push(kept);
        }
        return found.toSorted((one, other) => one.atMs - other.atMs);
      }, []),
  };
}
