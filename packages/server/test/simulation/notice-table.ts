// Notices, results and what else a simulated server stores besides games, in memory.
import type { GameId } from '@rubicon/protocol';
import type { Contact, NoticeStore, StoredNotice } from '../../src/data/contract/notices.ts';
import type { BalanceStore } from '../../src/data/contract/balance.ts';
import type { RatingStore } from '../../src/data/contract/ratings.ts';

interface Row {
  notice: StoredNotice;
  heldMs: number;
  isDone: boolean;
}

const CONTACT: Contact = {
  switches: null,
  mail: null,
  verifiedMs: null,
  webhook: null,
  mention: null,
  hides: false,
};

type Wanted = 'contact' | 'add' | 'take' | 'putBack' | 'done' | 'tidy';

export function noticeTable(): Pick<NoticeStore, Wanted> {
  const rows = new Map<string, Row>();
  const isDue = ({ notice, heldMs, isDone }: Row, nowMs: number): boolean =>
    !isDone && notice.dueMs <= nowMs && heldMs <= nowMs;
  return {
    contact: () => Promise.resolve(CONTACT),
    add: (notices) => {
      for (const notice of notices)
        if (!rows.has(notice.id)) rows.set(notice.id, { notice, heldMs: 0, isDone: false });
      return Promise.resolve();
    },
    take: (nowMs, heldMs) => {
      const due = [...rows.values()].filter((row) => isDue(row, nowMs));
      due.sort((one, other) => one.notice.dueMs - other.notice.dueMs);
      const taken = due.filter(({ notice }) => notice.person === due[0]!.notice.person);
      for (const row of taken) row.heldMs = heldMs;
      return Promise.resolve(taken.map(({ notice }) => notice));
    },
    putBack: (id, change) => {
      const row = rows.get(id)!;
      row.notice = { ...row.notice, ...change };
      row.heldMs = 0;
      return Promise.resolve();
    },
    done: (ids) => {
      for (const id of ids) rows.get(id)!.isDone = true;
      return Promise.resolve();
    },
    tidy: () => Promise.resolve(),
  };
}

export const countTable = (): BalanceStore => ({
  count: () => Promise.resolve(true),
  counts: () => Promise.resolve([]),
});

export function resultTable(): Pick<RatingStore, 'isSettled' | 'settle' | 'rating' | 'sideRatings'> {
  const settled = new Set<GameId>();
  return {
    isSettled: (game) => Promise.resolve(settled.has(game)),
    rating: () => Promise.resolve(null),
    sideRatings: () => Promise.resolve([]),
    settle: ([first]) => {
      if (first === undefined || settled.has(first.game)) return Promise.resolve(false);
      settled.add(first.game);
      return Promise.resolve(true);
    },
  };
}
