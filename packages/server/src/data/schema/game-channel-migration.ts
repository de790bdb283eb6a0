// The ninth step of the schema: where the turns of a game are posted.
import { endOn, idOn, type Migration } from './dialect.ts';

export const gameChannels: Migration = (schema, dialect) => {
  const id = idOn(dialect);
  return [
    schema
      .createTable('game_channels')
      .addColumn('game', id, (column) => column.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('person', id, (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('caesar', 'text')
      .addColumn('pompey', 'text')
      .addColumn('given_ms', 'bigint', (column) => column.notNull())
      .addColumn('told_ms', 'bigint', (column) => column.notNull())
      .addColumn('told_by', id)
      .modifyEnd(endOn(dialect)),
    schema.createIndex('game_channels_person').on('game_channels').column('person'),
  ];
};
