// The schema grows by numbered steps and never shrinks: a released step is never changed.
import { sql, type SchemaModule } from 'kysely';
import { Refused } from '../../base/refused.ts';
import { balanceTables } from './balance-migration.ts';
import { communityTables } from './community-migration.ts';
import { puzzleTables } from './puzzle-migration.ts';
import { tournamentTables } from './tournament-migration.ts';
import { channels } from './channel-migration.ts';
import { gameChannels } from './game-channel-migration.ts';
import { lobby } from './lobby-migration.ts';
import { watching } from './watching-migration.ts';
import { endOn, idOn, type Dialect, type Migration } from './dialect.ts';

const first: Migration = (schema, dialect) => {
  const id = idOn(dialect);
  const end = endOn(dialect);
  const running = sql<boolean>`status = 'running'`;
  return [
    schema
      .createTable('marks')
      .addColumn('name', id, (column) => column.primaryKey())
      .addColumn('value', 'bigint', (column) => column.notNull()),
    schema
      .createTable('people')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', id, (column) => column.notNull().unique())
      .addColumn('password_hash', 'text')
      .addColumn('created_ms', 'bigint', (column) => column.notNull())
      .addColumn('banned_ms', 'bigint')
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('habit', 'text'),
    schema
      .createTable('sessions')
      .addColumn('hash', id, (column) => column.primaryKey())
      .addColumn('person', id, (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('created_ms', 'bigint', (column) => column.notNull())
      .addColumn('used_ms', 'bigint', (column) => column.notNull()),
    schema.createIndex('sessions_person').on('sessions').column('person'),
    schema
      .createTable('invitations')
      .addColumn('hash', id, (column) => column.primaryKey())
      .addColumn('created_ms', 'bigint', (column) => column.notNull()),
    schema
      .createTable('games')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('entry_count', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('caesar', id)
      .addColumn('pompey', id)
      .addColumn('creator', id, (column) => column.notNull())
      .addColumn('has_machine', 'integer', (column) => column.notNull())
      .addColumn('due_ms', 'bigint')
      .addColumn('asked', 'text', (column) => column.notNull())
      .addColumn('created_ms', 'bigint', (column) => column.notNull())
      .addColumn('changed_ms', 'bigint', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull()),
    schema.createIndex('games_caesar').on('games').columns(['caesar', 'changed_ms']),
    schema.createIndex('games_pompey').on('games').columns(['pompey', 'changed_ms']),
    schema.createIndex('games_creator').on('games').columns(['creator', 'changed_ms']),
    schema.createIndex('games_caesar_now').on('games').column('caesar').where(running),
    schema.createIndex('games_pompey_now').on('games').column('pompey').where(running),
    schema
      .createIndex('games_machine')
      .on('games')
      .column('id')
      .where(sql<boolean>`status = 'running' and has_machine = 1`),
    schema.createIndex('games_due').on('games').column('due_ms').where(running),
    schema
      .createIndex('games_lobby')
      .on('games')
      .column('changed_ms')
      .where(sql<boolean>`visibility = 'public' and status in ('waiting', 'running')`),
    schema
      .createTable('entries')
      .addColumn('game', id, (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['game', 'number'])
      .modifyEnd(end),
    schema
      .createTable('asks')
      .addColumn('game', id, (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('person', id, (column) => column.notNull())
      .addColumn('id', id, (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('asks_key', ['game', 'person', 'id'])
      .modifyEnd(end),
    schema
      .createTable('chat')
      .addColumn('game', id, (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('person', id)
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at_ms', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_key', ['game', 'room', 'number'])
      .modifyEnd(end),
    schema.createIndex('chat_person').on('chat').column('person'),
    schema
      .createTable('notes')
      .addColumn('game', id, (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('person', id, (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('notes_key', ['game', 'person'])
      .modifyEnd(end),
    schema.createIndex('notes_person').on('notes').column('person'),
    schema
      .createTable('requests')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_ms', 'bigint', (column) => column.notNull())
      .addColumn('taken_ms', 'bigint')
      .addColumn('answer', 'text'),
  ];
};

/** The language a person reads, as a tag; null until the page has sent it. */
const language: Migration = (schema) => [schema.alterTable('people').addColumn('language', 'text')];

const MIGRATIONS: readonly Migration[] = [
  first,
  communityTables,
  language,
  tournamentTables,
  watching,
  balanceTables,
  puzzleTables,
  channels,
  gameChannels,
  lobby,
];

/** The schema version this program works on. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** One statement inside the transaction that migrates. */
type Execute = (statement: string, parameters: readonly unknown[]) => Promise<readonly unknown[]>;

/** Brings the schema up to date. Must be called inside an exclusive transaction. */
export async function migrate(
  schema: SchemaModule,
  dialect: Dialect,
  execute: Execute,
  nowMs: number,
): Promise<void> {
  await execute(
    'create table if not exists migrations (number integer primary key, at_ms bigint not null)',
    [],
  );
  const rows = await execute('select max(number) as version from migrations', []);
  const version = (rows[0] as { version: number | null }).version ?? 0;
  if (version > SCHEMA_VERSION)
    throw new Refused(
      'newer-database',
      `The database is of version ${version}; this program knows versions up to ${SCHEMA_VERSION}. Use a newer program.`,
    );
  for (const [index, migration] of MIGRATIONS.entries()) {
    const number = index + 1;
    if (number <= version) continue;
    for (const step of migration(schema, dialect)) {
      const { sql: statement, parameters } = step.compile();
      await execute(statement, parameters);
    }
    await execute(`insert into migrations (number, at_ms) values (${number}, ${Math.floor(nowMs)})`, []);
  }
}
