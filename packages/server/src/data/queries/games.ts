// Games: their records, entries and lists.
import type { GameId, PersonId } from '@rubicon/protocol';
import { sql } from 'kysely';
import { chatStore } from './chat.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { GameRow } from '../schema/schema.ts';
import type { GameStore, StoredGame } from '../contract/store.ts';

/** A literal, not a parameter: only then does SQLite see that it can use the index of running games. */
const RUNNING = sql<string>`'running'`;

const MOST_NAMED = 500; // games per query
const MOST_ADDED = 100; // games per query, with all that is known of them
const MOST_ASKED = 50; // people per query

const SIDES = ['caesar', 'pompey'] as const;
const SEATS = [...SIDES, 'creator'] as const;

/** Each game once, newest change first. */
const byChange = (rows: readonly GameRow[]): GameRow[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()].sort(
    (one, other) => other.changed_ms - one.changed_ms || (one.id < other.id ? -1 : 1),
  );

export function gameStore({ db, commit }: Database): GameStore {
  const games = db.selectFrom('games').selectAll();
  const ofAny = prepared(db, (person) => {
    const some = Array.from({ length: MOST_ASKED }, () => person);
    return db
      .selectFrom('games')
      .select(['id', 'asked'])
      .where('status', '=', RUNNING)
      .where((eb) => eb.or([eb('caesar', 'in', some), eb('pompey', 'in', some)]));
  });
  return {
    add: async (game) => {
      await db.insertInto('games').values(rowOf(game)).execute();
    },

    addMissing: async (all) => {
      const added: GameId[] = [];
      for (let at = 0; at < all.length; at += MOST_ADDED) {
        const rows = await db
          .insertInto('games')
          .values(all.slice(at, at + MOST_ADDED).map(rowOf))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .execute();
        added.push(...rows.map(({ id }) => id as GameId));
      }
      return added;
    },

    read: async (id) => {
      const row = await games.where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      const entries = await db
        .selectFrom('entries')
        .select('text')
        .where('game', '=', id)
        .where('number', '<', row.entry_count) // others may have been added since the row was read
        .orderBy('number')
        .execute();
      return { game: gameOf(row), version: row.version, entries: entries.map(({ text }) => text) };
    },

    commit,

    rows: async (ids) => {
      const found: StoredGame[] = [];
      for (let at = 0; at < ids.length; at += MOST_NAMED) {
        const rows = await games.where('id', 'in', ids.slice(at, at + MOST_NAMED)).execute();
        found.push(...rows.map(gameOf));
      }
      return found;
    },

    versions: async (ids) => {
      const found: [GameId, number][] = [];
      for (let at = 0; at < ids.length; at += MOST_NAMED) {
        const rows = await db
          .selectFrom('games')
          .select(['id', 'version'])
          .where('id', 'in', ids.slice(at, at + MOST_NAMED))
          .execute();
        for (const { id, version } of rows) found.push([id as GameId, version]);
      }
      return found;
    },

    answered: async (game, person, ask) => {
      const row = await db
        .selectFrom('asks')
        .select('answer')
        .where('game', '=', game)
        .where('person', '=', person)
        .where('id', '=', ask)
        .executeTakeFirst();
      return row?.answer ?? null;
    },

    clearAsks: async (beforeMs) => {
      const ended = db
        .selectFrom('games')
        .select('id')
        .where('status', 'in', ['over', 'aborted'])
        .where('changed_ms', '<', beforeMs);
      await db.deleteFrom('asks').where('game', 'in', ended).execute();
    },

    waiting: async (after, limit) => {
      let query = games
        .where(sql<boolean>`visibility = 'public' and status = 'waiting'`)
        .orderBy('created_ms')
        .orderBy('id')
        .limit(limit);
      if (after !== null)
        query = query.where((row) =>
          row(row.refTuple('created_ms', 'id'), '>', row.tuple(after.createdMs, after.id as string)),
        );
      return (await query.execute()).map(gameOf);
    },

    playing: async (limit) => {
      const rows = await games
        .where(sql<boolean>`visibility = 'public' and status in ('waiting', 'running')`) // as its index says
        .where('status', '=', RUNNING)
        .orderBy('changed_ms', 'desc')
        .limit(limit)
        .execute();
      return rows.map(gameOf);
    },

    live: async (limit) => {
      const rows = await games
        .where(sql<boolean>`visibility = 'public' and status = 'running' and is_live = 1`)
        .orderBy('created_ms', 'desc')
        .limit(limit)
        .execute();
      return rows.map(gameOf);
    },

    ended: async (limit) => {
      const rows = await games
        .where(sql<boolean>`visibility = 'public' and status = 'over'`)
        .orderBy('changed_ms', 'desc')
        .limit(limit)
        .execute();
      return rows.map(gameOf);
    },

    running: async () => {
      const { count } = await db
        .selectFrom('games')
        .select(sql<number>`count(*)`.as('count'))
        .where('status', '=', RUNNING)
        .executeTakeFirstOrThrow();
      return count;
    },

    waitingOf: async (person) => {
      const { count } = await db
        .selectFrom('games')
        .select(sql<number>`count(*)`.as('count'))
        .where('creator', '=', person)
        .where('status', '=', 'waiting')
        .where((row) => row.or(SIDES.map((side) => row(side, '=', person))))
        .executeTakeFirstOrThrow();
      return count;
    },

    waitingSince: async (beforeMs, limit) => {
      const rows = await db
        .selectFrom('games')
        .select('id')
        .where('status', '=', 'waiting')
        .where('changed_ms', '<', beforeMs)
        .orderBy('changed_ms')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id as GameId);
    },

    ofPerson: async (person, after, limit) => {
      // Each side of a seat is the end of an index; one query with “or” would read all games of the person
      const having = (at: (query: typeof games) => typeof games) =>
        SEATS.map((column) => at(games.where(column, '=', person)).execute());
      const found = await Promise.all(
        having((query) => {
          const newest = query.orderBy('changed_ms', 'desc').limit(limit);
          return after === null ? newest : newest.where('changed_ms', '<', after);
        }),
      );
      const page = byChange(found.flat()).slice(0, limit);
      const last = page.at(-1);
      if (page.length < limit || last === undefined) return page.map(gameOf);
      const same = await Promise.all(having((query) => query.where('changed_ms', '=', last.changed_ms)));
      return byChange([...page, ...same.flat()]).map(gameOf);
    },

    askedOf: async (person) => {
      const rows = await games
        .where('status', '=', RUNNING)
        .where((eb) => eb.or([eb('caesar', '=', person), eb('pompey', '=', person)]))
        .orderBy('changed_ms')
        .execute();
      return rows.filter(({ asked }) => asked.split(' ').includes(person)).map(gameOf);
    },

    askedCounts: async (persons) => {
      const counts = new Map(persons.map((person) => [person, 0]));
      for (let at = 0; at < persons.length; at += MOST_ASKED) {
        const some = persons.slice(at, at + MOST_ASKED);
        const named = Array.from({ length: MOST_ASKED }, (_, index) => some[index] ?? '');
        for (const { asked } of await ofAny(...named, ...named))
          for (const person of asked.split(' ') as PersonId[])
            if (some.includes(person)) counts.set(person, counts.get(person)! + 1);
      }
      return counts;
    },

    withMachines: async (untilMs) => {
      const rows = await db
        .selectFrom('games')
        .select('id')
        .where(sql<boolean>`status = 'running' and has_machine = 1`)
        .where('changed_ms', '<=', untilMs)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id as GameId);
    },

    due: async (nowMs, limit) => {
      const rows = await db
        .selectFrom('games')
        .select('id')
        .where('status', '=', RUNNING)
        .where('due_ms', '<=', nowMs)
        .orderBy('due_ms')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id as GameId);
    },

    all: async (after, limit) => {
      let query = db.selectFrom('games').select('id').orderBy('id').limit(limit);
      if (after !== null) query = query.where('id', '>', after);
      return (await query.execute()).map(({ id }) => id as GameId);
    },

    list: async (after, limit) => {
      let query = games.orderBy('id').limit(limit);
      if (after !== null) query = query.where('id', '>', after);
      return (await query.execute()).map(gameOf);
    },

    remove: async (id) => {
      await db.deleteFrom('games').where('id', '=', id).execute();
    },

    changedSince: async (fromMs, limit) => {
      const rows = await games
        .where('changed_ms', '>=', fromMs)
        .orderBy('changed_ms')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(gameOf);
    },

    ...chatStore({ db }),
  };
}

const rowOf = (game: StoredGame): GameRow => ({
  id: game.id,
  version: 1,
  entry_count: 0,
  status: game.status,
  visibility: game.visibility,
  caesar: game.caesar,
  pompey: game.pompey,
  creator: game.creator,
  has_machine: game.hasMachine ? 1 : 0,
  is_live: game.isLive ? 1 : 0,
  due_ms: game.dueMs,
  asked: game.asked,
  created_ms: game.createdMs,
  changed_ms: game.changedMs,
  record: game.record,
});

const gameOf = (row: GameRow): StoredGame => ({
  id: row.id as GameId,
  status: row.status as StoredGame['status'],
  visibility: row.visibility as StoredGame['visibility'],
  caesar: row.caesar as PersonId | null,
  pompey: row.pompey as PersonId | null,
  creator: row.creator as PersonId,
  hasMachine: row.has_machine === 1,
  isLive: row.is_live === 1,
  dueMs: row.due_ms,
  asked: row.asked,
  createdMs: row.created_ms,
  changedMs: row.changed_ms,
  record: row.record,
});
