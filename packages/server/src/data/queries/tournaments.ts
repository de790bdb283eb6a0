// Stored tournaments.
import type { TournamentId, TournamentStatus } from '@rubicon/protocol';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { TournamentRow } from '../schema/schema.ts';
import type { NewEntry, StoredTournament, TournamentStore } from '../contract/tournaments.ts';

export function tournamentStore({ db, atomically }: Database): TournamentStore {
  return {
    read: async (id, after) => {
      const rows = await db
        .selectFrom('tournament_entries')
        .select('text')
        .where('tournament', '=', id)
        .where('number', '>', after)
        .orderBy('number')
        .execute();
      return rows.length === 0 && after === 0 ? null : rows.map(({ text }) => text);
    },

    append: async (row, after, entries, people) => {
      const { id: tournament, ...values } = rowOf(row);
      const written =
        after === 0
          ? db.insertInto('tournaments').values(rowOf(row))
          : db.updateTable('tournaments').set(values).where('id', '=', tournament);
      try {
        await atomically([
          written,
          ...entries.map((entry, index) =>
            db.insertInto('tournament_entries').values(entryRow(tournament, after + index + 1, entry)),
          ),
          ...people.map((person) =>
            db
              .insertInto('tournament_people')
              .values({ person, tournament })
              .onConflict((conflict) => conflict.doNothing()),
          ),
        ]);
        return true;
      } catch (error) {
        if (/unique|duplicate|primary key/i.test(String(error))) return false;
        throw error;
      }
    },

    list: async (limit) => {
      const isOn = sql<number>`case when status in ('open', 'running', 'paused') then 0 else 1 end`;
      const rows = await db
        .selectFrom('tournaments')
        .selectAll()
        .orderBy(isOn)
        .orderBy('changed_ms', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(tournamentOf);
    },

    due: async (nowMs, limit) => {
      const rows = await db
        .selectFrom('tournaments')
        .select('id')
        .where('due_ms', '<=', nowMs)
        .orderBy('due_ms')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id as TournamentId);
    },

    ofPerson: async (person) => {
      const rows = await db
        .selectFrom('tournament_people')
        .select('tournament')
        .where('person', '=', person)
        .orderBy('tournament')
        .execute();
      return rows.map(({ tournament }) => tournament as TournamentId);
    },
  };
}

/** An entry that may be made again has its own number for a key. */
const entryRow = (tournament: string, number: number, { key, text }: NewEntry) => ({
  tournament,
  number,
  key: key ?? `#${number}`,
  text,
});

const rowOf = (row: StoredTournament): TournamentRow => ({
  id: row.id,
  status: row.status,
  due_ms: row.dueMs,
  created_ms: row.createdMs,
  changed_ms: row.changedMs,
  card: row.card,
});

const tournamentOf = (row: TournamentRow): StoredTournament => ({
  id: row.id as TournamentId,
  status: row.status as TournamentStatus,
  dueMs: row.due_ms,
  createdMs: row.created_ms,
  changedMs: row.changed_ms,
  card: row.card,
});
