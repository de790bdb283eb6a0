// The admin's requests to a running server. A server that takes a request and does not answer in time is presumed
// dead, and another takes it, so every request must be safe to do twice.
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { AdminRequest, RequestStore } from '../contract/store.ts';

const ANSWERED_WITHIN_MS = 30_000;

export function requestStore({ db }: Database): RequestStore {
  return {
    add: async ({ id, body, createdMs }) => {
      await db
        .insertInto('requests')
        .values({ id, body, created_ms: createdMs, taken_ms: null, answer: null })
        .execute();
    },

    take: async (nowMs) => {
      const isFree = sql<boolean>`answer is null and (taken_ms is null or taken_ms < ${nowMs - ANSWERED_WITHIN_MS})`;
      const next = await db
        .selectFrom('requests')
        .select('id')
        .where(isFree)
        .orderBy('created_ms')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (next === undefined) return null;
      const row = await db
        .updateTable('requests')
        .set({ taken_ms: nowMs })
        .where('id', '=', next.id)
        .where(isFree) // another server may have been faster
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : requestOf(row);
    },

    answer: async (id, answer) => {
      await db.updateTable('requests').set({ answer }).where('id', '=', id).execute();
    },

    clear: async (beforeMs) => {
      await db.deleteFrom('requests').where('created_ms', '<', beforeMs).execute();
    },

    read: async (id) => {
      const row = await db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : requestOf(row);
    },
  };
}

const requestOf = (row: {
  id: string;
  body: string;
  created_ms: number;
  answer: string | null;
}): AdminRequest => ({ id: row.id, body: row.body, createdMs: row.created_ms, answer: row.answer });
