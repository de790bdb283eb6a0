// People, their sessions and their stored data.
import type { Side } from '@rubicon/engine';
import type { GameId, PersonId } from '@rubicon/protocol';
import { sql, type RawBuilder } from 'kysely';
import { storable, type Database } from '../database.ts';
import { lineOf } from './chat.ts';
import { prepared } from '../prepared.ts';
import type { PersonRow, SessionRow } from '../schema/schema.ts';
import type { PeopleStore, StoredPerson, StoredSession } from '../contract/store.ts';

/** Replaces the name of a deleted person in chats. */
const NOBODY = '—';
const AT_ONCE = 200; // ids in one query

export function peopleStore({ db, atomically }: Database): PeopleStore {
  const personById = prepared(db, (id) => db.selectFrom('people').selectAll().where('id', '=', id));
  const sessionByHash = prepared(db, (hash) =>
    db.selectFrom('sessions').selectAll().where('hash', '=', hash),
  );

  return {
    add: async (person) => {
      const added = await db
        .insertInto('people')
        .values(rowOf(person))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },

    byId: async (id) => {
      const [row] = await personById(id);
      return row === undefined ? null : personOf(row);
    },

    byIds: async (ids) => {
      const rows: PersonRow[] = [];
      for (let from = 0; from < ids.length; from += AT_ONCE)
        rows.push(
          ...(await db
            .selectFrom('people')
            .selectAll()
            .where('id', 'in', ids.slice(from, from + AT_ONCE))
            .execute()),
        );
      return rows.map(personOf);
    },

    byName: async (nameKey) => {
      const row = await db
        .selectFrom('people')
        .selectAll()
        .where('name_key', '=', nameKey)
        .executeTakeFirst();
      return row === undefined ? null : personOf(row);
    },

    change: async (id, { passwordHash, bannedMs, settings, habit, language }) => {
      const columns = {
        ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
        ...(bannedMs === undefined ? {} : { banned_ms: bannedMs }),
        ...(settings === undefined ? {} : { settings }),
        ...(habit === undefined ? {} : { habit }),
        ...(language === undefined ? {} : { language }),
      };
      if (Object.keys(columns).length === 0) return;
      await db.updateTable('people').set(columns).where('id', '=', id).execute();
    },

    remove: async (id) => {
      await atomically([
        db.updateTable('chat').set({ person: null, name: NOBODY }).where('person', '=', id),
        db.deleteFrom('notes').where('person', '=', id),
        db.deleteFrom('asks').where('person', '=', id),
        db.deleteFrom('sessions').where('person', '=', id),
        db.deleteFrom('people').where('id', '=', id),
      ]);
    },

    list: async (after, limit) => {
      let query = db.selectFrom('people').selectAll().orderBy('id').limit(limit);
      if (after !== null) query = query.where('id', '>', after);
      return (await query.execute()).map(personOf);
    },

    addSession: async ({ hash, person, kind, label, createdMs, usedMs }) => {
      await db
        .insertInto('sessions')
        .values({ hash, person, kind, label: storable(label), created_ms: createdMs, used_ms: usedMs })
        .execute();
    },

    session: async (hash) => {
      const [row] = await sessionByHash(hash);
      return row === undefined ? null : sessionOf(row);
    },

    sessionsOf: async (person) => {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('person', '=', person)
        .orderBy('created_ms')
        .orderBy('hash')
        .execute();
      return rows.map(sessionOf);
    },

    touchSession: async (hash, usedMs) => {
      await db.updateTable('sessions').set({ used_ms: usedMs }).where('hash', '=', hash).execute();
    },

    removeSession: async (hash) => {
      await db.deleteFrom('sessions').where('hash', '=', hash).execute();
    },

    endSessions: async (person, keep) => {
      let query = db.deleteFrom('sessions').where('person', '=', person).returning('hash');
      if (keep !== null) query = query.where('hash', '!=', keep);
      return (await query.execute()).map(({ hash }) => hash);
    },

    addInvitation: async (hash, createdMs) => {
      await db.insertInto('invitations').values({ hash, created_ms: createdMs }).execute();
    },

    useInvitation: async (hash) => {
      const { numDeletedRows } = await db
        .deleteFrom('invitations')
        .where('hash', '=', hash)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },

    isPlaying: async (id) => {
      const game = await db
        .selectFrom('games')
        .select('id')
        .where(sql<boolean>`status = 'running'`)
        .where((eb) => eb.or([eb('caesar', '=', id), eb('pompey', '=', id)]))
        .limit(1)
        .executeTakeFirst();
      return game !== undefined;
    },

    removeIdle: async ({ guestMs, cookieMs, playingMs }) => {
      const guests = db.selectFrom('people').select('id').where('password_hash', 'is', null);
      const idle = db
        .deleteFrom('sessions')
        .where('kind', '=', 'cookie')
        .where((eb) => eb.or([eb('used_ms', '<', playingMs), sql<boolean>`not ${plays('sessions.person')}`]));
      await atomically([
        idle.where('used_ms', '<', cookieMs),
        idle.where('used_ms', '<', guestMs).where('person', 'in', guests),
      ]);
    },

    idleGuests: async ({ guestMs, playingMs }, limit) => {
      const usedSince = (ms: number) =>
        sql<boolean>`exists (select 1 from sessions where sessions.person = people.id and used_ms >= ${ms})`;
      const rows = await db
        .selectFrom('people')
        .select('id')
        .where('password_hash', 'is', null)
        .where('banned_ms', 'is', null) // or banned people could return under the same name
        .where('created_ms', '<', guestMs)
        .where(sql<boolean>`not ${usedSince(guestMs)}`)
        .where(sql<boolean>`not (${plays('people.id')} and ${usedSince(playingMs)})`)
        .orderBy('created_ms')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id as PersonId);
    },

    exportOf: async (person) => {
      const games = await db
        .selectFrom('games')
        .select('id')
        .where((eb) =>
          eb.or([eb('caesar', '=', person), eb('pompey', '=', person), eb('creator', '=', person)]),
        )
        .orderBy('created_ms')
        .execute();
      const lines = await db
        .selectFrom('chat')
        .selectAll()
        .where('person', '=', person)
        .orderBy('at_ms')
        .execute();
      const notes = await db
        .selectFrom('notes')
        .select(['game', 'text'])
        .where('person', '=', person)
        .orderBy('game')
        .execute();
      const seen = await db
        .selectFrom('seen')
        .select(['game', 'side', 'cursor', 'at_ms'])
        .where('person', '=', person)
        .orderBy('game')
        .orderBy('side')
        .execute();
      return {
        games: games.map(({ id }) => id as GameId),
        lines: lines.map((row) => ({ game: row.game as GameId, line: lineOf(row) })),
        notes: notes.map(({ game, text }) => ({ game: game as GameId, text })),
        seen: seen.map(({ game, side, cursor, at_ms }) => ({
          game: game as GameId,
          side: side as Side,
          cursor,
          atMs: at_ms,
        })),
      };
    },
  };
}

/** Two queries, each with an index of its own. */
const plays = (person: string): RawBuilder<boolean> => {
  const id = sql.ref(person);
  return sql`(exists (select 1 from games where status = 'running' and games.caesar = ${id})
    or exists (select 1 from games where status = 'running' and games.pompey = ${id}))`;
};

const rowOf = (person: StoredPerson): PersonRow => ({
  id: person.id,
  name: person.name,
  name_key: person.nameKey,
  password_hash: person.passwordHash,
  created_ms: person.createdMs,
  banned_ms: person.bannedMs,
  settings: person.settings,
  habit: person.habit,
  language: person.language,
});

const personOf = (row: PersonRow): StoredPerson => ({
  id: row.id as PersonId,
  name: row.name,
  nameKey: row.name_key,
  passwordHash: row.password_hash,
  createdMs: row.created_ms,
  bannedMs: row.banned_ms,
  settings: row.settings,
  habit: row.habit,
  language: row.language,
});

const sessionOf = (row: SessionRow): StoredSession => ({
  hash: row.hash,
  person: row.person as PersonId,
  kind: row.kind as StoredSession['kind'],
  label: row.label,
  createdMs: row.created_ms,
  usedMs: row.used_ms,
});
