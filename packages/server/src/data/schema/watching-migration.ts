// The fifth step of the schema: what is watched. Finished public games are found without looking at all others.
import { sql } from 'kysely';
import type { Migration } from './dialect.ts';

export const watching: Migration = (schema) => [
  schema
    .createIndex('games_ended')
    .on('games')
    .column('changed_ms')
    .where(sql<boolean>`visibility = 'public' and status = 'over'`),
];
