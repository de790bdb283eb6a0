// Ratings by side, and how often each side has won.
import { endOn, idOn, type Migration } from './dialect.ts';

export const balanceTables: Migration = (schema, dialect) => {
  const id = idOn(dialect);
  const end = endOn(dialect);
  return [
    schema
      .createTable('side_ratings')
      .addColumn('person', id, (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('volatility', 'double precision', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addColumn('at_ms', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('side_ratings_key', ['person', 'side'])
      .modifyEnd(end),
    schema.createTable('counted_games').addColumn('game', id, (column) => column.primaryKey()),
    schema
      .createTable('balance_counts')
      .addColumn('edition', id, (column) => column.notNull())
      .addColumn('terms', id, (column) => column.notNull())
      .addColumn('field', id, (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('score', 'double precision', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('balance_counts_key', ['edition', 'terms', 'field', 'points', 'score'])
      .modifyEnd(end),
  ];
};
