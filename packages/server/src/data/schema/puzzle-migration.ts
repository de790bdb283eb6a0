// Tries at puzzles. Whatever two servers do at once, each try has its own number with the person and at the puzzle.
import { endOn, idOn, type Migration } from './dialect.ts';

export const puzzleTables: Migration = (schema, dialect) => {
  const id = idOn(dialect);
  return [
    schema
      .createTable('puzzle_tries')
      .addColumn('person', id, (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('puzzle', id, (column) => column.notNull())
      .addColumn('puzzle_number', 'integer', (column) => column.notNull())
      .addColumn('is_right', 'integer', (column) => column.notNull())
      .addColumn('at_ms', 'bigint', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('volatility', 'double precision', (column) => column.notNull())
      .addColumn('puzzle_rating', 'double precision', (column) => column.notNull())
      .addColumn('puzzle_deviation', 'double precision', (column) => column.notNull())
      .addColumn('puzzle_volatility', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('puzzle_tries_key', ['person', 'number'])
      .addUniqueConstraint('puzzle_tries_once', ['person', 'puzzle'])
      .addUniqueConstraint('puzzle_tries_turn', ['puzzle', 'puzzle_number'])
      .modifyEnd(endOn(dialect)),
  ];
};
