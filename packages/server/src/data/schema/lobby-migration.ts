// The tenth step of the schema: the lobby. Games that wait are found by how long they have waited, and live games without
// looking at all others. What makes a game live never changes; those begun before this step count as not live.
import { sql } from 'kysely';
import type { Migration } from './dialect.ts';

export const lobby: Migration = (schema) => [
  schema.alterTable('games').addColumn('is_live', 'integer', (column) => column.notNull().defaultTo(0)),
  schema
    .createIndex('games_waiting')
    .on('games')
    .columns(['created_ms', 'id'])
    .where(sql<boolean>`visibility = 'public' and status = 'waiting'`),
  schema
    .createIndex('games_live')
    .on('games')
    .column('created_ms')
    .where(sql<boolean>`visibility = 'public' and status = 'running' and is_live = 1`),
];
