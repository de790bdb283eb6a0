// The eighth step of the schema: whom a webhook's message is for, and where a tournament's rounds are posted.
import { endOn, idOn, type Migration } from './dialect.ts';

export const channels: Migration = (schema, dialect) => {
  const id = idOn(dialect);
  return [
    schema.alterTable('contacts').addColumn('mention', 'text'),
    schema
      .createTable('tournament_channels')
      .addColumn('tournament', id, (column) =>
        column.primaryKey().references('tournaments.id').onDelete('cascade'),
      )
      .addColumn('person', id, (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('mention', 'text')
      .modifyEnd(endOn(dialect)),
  ];
};
