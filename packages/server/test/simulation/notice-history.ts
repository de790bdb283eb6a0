// Which notices were sent, by whom and how it ended: none is sent twice, unless its server could not note that it was
// sent.
import type { NoticeStore } from '../../src/data/contract/notices.ts';
import type { Actor } from './scheduler.ts';

interface Sending {
  readonly server: Actor;
  hasArrived: boolean;
  isNoted: 'no' | 'yes' | 'failed';
}

export interface NoticeHistory {
  readonly violations: string[];
  /** The notices as a server takes and settles them. */
  watched(server: Actor, notices: NoticeStore): NoticeStore;
  /** A message about a notice, and about all that the server took together with it and has not settled. */
  sent(server: Actor, id: string, hasArrived: boolean): void;
  /** A call that notes notices as sent was carried out, or its server believes that it failed. */
  noted(server: Actor, ids: readonly string[], outcome: 'done' | 'failed'): void;
}

export function noticeHistory(): NoticeHistory {
  const sendings = new Map<string, Sending[]>();
  const taken = new Map<Actor, Set<string>[]>(); // what was taken together, and is not settled; the oldest first
  const settled = new Set<string>(); // the store knows that they are
  const violations: string[] = [];

  function checkSending(id: string): void {
    for (const { server, hasArrived, isNoted } of sendings.get(id) ?? []) {
      const isExcused = isNoted === 'failed' || server.isEnded;
      if (hasArrived && !isExcused) violations.push(`notice ${id} is sent twice`);
    }
    if (settled.has(id)) violations.push(`notice ${id} is sent after it was noted as sent`);
  }

  /** A server delivers several batches at a time. */
  const batchOf = (server: Actor, id: string): Set<string> | undefined =>
    taken.get(server)?.find((batch) => batch.has(id));

  return {
    violations,
    watched: (server, notices) => ({
      ...notices,
      take: async (nowMs, heldMs) => {
        const batch = await notices.take(nowMs, heldMs);
        const open = (taken.get(server) ?? []).filter(({ size }) => size > 0);
        taken.set(server, [...open, new Set(batch.map(({ id }) => id))]);
        for (const { id } of batch)
          if (settled.has(id)) violations.push(`notice ${id} is taken after it was noted as sent`);
        return batch;
      },
      putBack: (id, change) => {
        batchOf(server, id)?.delete(id);
        return notices.putBack(id, change);
      },
      done: (ids, nowMs) => {
        for (const id of ids) batchOf(server, id)?.delete(id);
        return notices.done(ids, nowMs);
      },
    }),
    sent: (server, first, hasArrived) => {
      for (const id of batchOf(server, first) ?? [first]) {
        checkSending(id);
        const sending: Sending = { server, hasArrived, isNoted: 'no' };
        sendings.set(id, [...(sendings.get(id) ?? []), sending]);
      }
    },
    noted: (server, ids, outcome) => {
      for (const id of ids) {
        if (outcome === 'done') settled.add(id);
        for (const sending of sendings.get(id) ?? [])
          if (sending.server === server && sending.isNoted === 'no')
            sending.isNoted = outcome === 'done' ? 'yes' : 'failed';
      }
    },
  };
}
