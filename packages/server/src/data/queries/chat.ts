// What people add to a game: chat lines, private notes, and how far they have read.
import type { ChatLine, PersonId } from '@rubicon/protocol';
import { sql } from 'kysely';
import { storable, type Database } from '../database.ts';
import type { ChatRow } from '../schema/schema.ts';
import type { GameStore } from '../contract/store.ts';

const RACES = 20; // several servers may number lines of one chat at once; each attempt may lose to one of them

type ChatStore = Pick<GameStore, 'say' | 'chat' | 'seen' | 'setSeen' | 'notes' | 'setNotes'>;

export function chatStore({ db }: Pick<Database, 'db'>): ChatStore {
  return {
    say: async (game, { room, person, text, atMs }, name) => {
      const next = db
        .selectFrom('chat')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
        .where('game', '=', game)
        .where('room', '=', room);
      for (let race = 1; race <= RACES; race++) {
        const row = await db
          .insertInto('chat')
          .values({ game, room, number: next, person, name, text: storable(text), at_ms: atMs })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (row !== undefined) return lineOf(row);
      }
      throw new Error('Too many speak in this chat at once.');
    },

    chat: async (game, room, after, limit) => {
      const rows = await db
        .selectFrom('chat')
        .selectAll()
        .where('game', '=', game)
        .where('room', '=', room)
        .where('number', '>', after)
        .orderBy('number')
        .limit(limit)
        .execute();
      return rows.map(lineOf);
    },

    seen: async (game, person, side) => {
      const row = await db
        .selectFrom('seen')
        .select(['cursor', 'at_ms'])
        .where('game', '=', game)
        .where('person', '=', person)
        .where('side', '=', side)
        .executeTakeFirst();
      return { cursor: row?.cursor ?? 0, atMs: row?.at_ms ?? 0 };
    },

    setSeen: async (game, person, side, { cursor, atMs }) => {
      await db
        .insertInto('seen')
        .values({ game, person, side, cursor, at_ms: atMs })
        .onConflict((conflict) =>
          conflict
            .columns(['game', 'person', 'side'])
            .doUpdateSet({ cursor, at_ms: atMs })
            .where('seen.cursor', '<=', cursor),
        )
        .execute();
    },

    notes: async (game, person) => {
      const row = await db
        .selectFrom('notes')
        .select('text')
        .where('game', '=', game)
        .where('person', '=', person)
        .executeTakeFirst();
      return row?.text ?? '';
    },

    setNotes: async (game, person, text) => {
      await db
        .insertInto('notes')
        .values({ game, person, text: storable(text) })
        .onConflict((conflict) => conflict.columns(['game', 'person']).doUpdateSet({ text: storable(text) }))
        .execute();
    },
  };
}

export const lineOf = (row: ChatRow): ChatLine => ({
  number: row.number,
  room: row.room as ChatLine['room'],
  person: row.person as PersonId | null,
  name: row.name,
  text: row.text,
  atMs: row.at_ms,
});
