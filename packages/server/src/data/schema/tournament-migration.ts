// The fourth step of the schema: tournaments.
import { sql } from 'kysely';
import { endOn, idOn, type Migration } from './dialect.ts';

export const tournamentTables: Migration = (schema, dialect) => {
  const id = idOn(dialect);
  const end = endOn(dialect);
  return [
    schema
      .createTable('tournaments')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('due_ms', 'bigint')
      .addColumn('created_ms', 'bigint', (column) => column.notNull())
      .addColumn('changed_ms', 'bigint', (column) => column.notNull())
      .addColumn('card', 'text', (column) => column.notNull()),
    schema
      .createIndex('tournaments_due')
      .on('tournaments')
      .column('due_ms')
      .where(sql<boolean>`due_ms is not null`),
    schema.createIndex('tournaments_changed').on('tournaments').column('changed_ms'),
    schema
      .createTable('tournament_entries')
      .addColumn('tournament', id, (column) =>
        column.notNull().references('tournaments.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('key', id, (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('tournament_entries_key', ['tournament', 'number'])
      .addUniqueConstraint('tournament_entries_once', ['tournament', 'key'])
      .modifyEnd(end),
    schema
      .createTable('tournament_people')
      .addColumn('person', id, (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('tournament', id, (column) =>
        column.notNull().references('tournaments.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('tournament_people_key', ['person', 'tournament'])
      .modifyEnd(end),
  ];
};
