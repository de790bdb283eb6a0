// Commits groups of changes to PostgreSQL: one statement, and so one round trip and one wait for the disk, on a
// connection of its own.
import type pg from 'pg';
import type { Change } from './contract/store.ts';
import type { Probe } from './database.ts';
import { openPool, take, type Trust } from './postgres-pool.ts';

export interface PostgresCommits {
  /** Which changes were kept, in their order. */
  readonly commit: (changes: readonly Change[]) => Promise<readonly boolean[]>;
  readonly close: () => Promise<void>;
}

/**
 * The games are locked in the order of their ids, so that two servers never deadlock. Whoever waited for a lock
 * sees the row as it is then, and no other version than the expected one is changed. An answer is stored only with a
 * change of its game, so a change on the expected version has seen every answer there is.
 */
const ROW = [
  'status',
  'visibility',
  'caesar',
  'pompey',
  'has_machine',
  'due_ms',
  'asked',
  'changed_ms',
  'record',
];
const NEW_ROW = ROW.map(
  (name) => `${name} = case when given.is_new then given.${name} else games.${name} end`,
);

const COMMIT = `
  with given as (
    select * from json_to_recordset($1::json) as change (id text, version integer, after integer, entry_count integer,
      is_new boolean, status text, visibility text, caesar text, pompey text, has_machine integer, due_ms bigint, asked text,
      changed_ms bigint, record text, person text, ask text, answer text, entries json)
  ), locked as materialized (
    select id from games where id in (select id from given) order by id for update
  ), kept as (
    update games set version = given.version + 1, entry_count = given.entry_count,
      ${NEW_ROW.join(', ')}
    from locked join given using (id)
    where games.id = locked.id and games.version = given.version and games.entry_count = given.after
      and not exists (select from asks where asks.game = given.id and asks.person = given.person and asks.id = given.ask)
    returning games.id, given.after, given.entries, given.person, given.ask, given.answer
  ), added as (
    insert into entries (game, number, text)
    select kept.id, kept.after + entry.place - 1, entry.text
    from kept, json_array_elements_text(kept.entries) with ordinality as entry (text, place)
  ), answered as (
    insert into asks (game, person, id, answer) select id, person, ask, answer from kept where ask is not null
  )
  select id from kept`;

/** A plan is made once, when the tables may still be empty: it must suit large ones, where everything is found by key. */
const SETTINGS = `set synchronous_commit to on; set plan_cache_mode to force_generic_plan;
  set enable_seqscan to off; set enable_hashjoin to off; set enable_mergejoin to off`;

export function postgresCommits(
  databaseUrl: string,
  limits: pg.ClientConfig,
  trust: Trust,
  probe: Probe,
): PostgresCommits {
  const pool = openPool(databaseUrl, SETTINGS, limits, {
    max: 1,
    idleTimeoutMillis: 0,
    application_name: 'rubicon writer',
  });

  async function commitRound(changes: readonly Change[]): Promise<ReadonlySet<string>> {
    const { query, release } = await take(pool, trust);
    try {
      const { rows } = await query({ name: 'commit', text: COMMIT, values: [rowsOf(changes)] });
      return new Set((rows as { id: string }[]).map(({ id }) => id));
    } finally {
      release();
    }
  }

  return {
    commit: async (changes) => {
      probe('before-write');
      const kept = new Map<Change, boolean>();
      for (const round of roundsOf(changes)) {
        const ids = await commitRound(round);
        for (const change of round) kept.set(change, ids.has(change.id));
      }
      probe('after-commit');
      return changes.map((change) => kept.get(change)!);
    },
    close: () => pool.end(),
  };
}

/** A statement changes a game once. More than one change of a game in a group is rare: a game changes in turn. */
function roundsOf(changes: readonly Change[]): Change[][] {
  const rounds: Change[][] = [];
  const place = new Map<string, number>();
  for (const change of changes) {
    const number = place.get(change.id) ?? 0;
    place.set(change.id, number + 1);
    (rounds[number] ??= []).push(change);
  }
  return rounds;
}

const rowsOf = (changes: readonly Change[]): string =>
  JSON.stringify(
    changes.map(({ id, game, entries, after, version, ask }) => ({
      id,
      version,
      after,
      entry_count: after + entries.length,
      is_new: game !== null,
      ...(game !== null && {
        status: game.status,
        visibility: game.visibility,
        caesar: game.caesar,
        pompey: game.pompey,
        has_machine: game.hasMachine ? 1 : 0,
        due_ms: game.dueMs,
        asked: game.asked,
        changed_ms: game.changedMs,
        record: game.record,
      }),
      person: ask?.person ?? null,
      ask: ask?.id ?? null,
      answer: ask?.answer ?? null,
      entries,
    })),
  );
