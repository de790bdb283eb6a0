// The second step of the schema: the tables of the community.
import { sql, type ColumnDefinitionBuilder } from 'kysely';
import { endOn, idOn, type Migration } from './dialect.ts';

export const communityTables: Migration = (schema, dialect) => {
  const id = idOn(dialect);
  const end = endOn(dialect);
  const open = sql<boolean>`done_ms is null`;
  /** The row is deleted with the account. */
  const ofPerson = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    column.notNull().references('people.id').onDelete('cascade');
  return [
    schema
      .createTable('secrets')
      .addColumn('name', id, (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull()),
    schema
      .createTable('seen')
      .addColumn('game', id, (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('person', id, ofPerson)
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('cursor', 'integer', (column) => column.notNull())
      .addColumn('at_ms', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('seen_key', ['game', 'person', 'side'])
      .modifyEnd(end),
    schema.createIndex('seen_person').on('seen').column('person'),
    schema
      .createTable('bonds')
      .addColumn('person', id, ofPerson)
      .addColumn('other', id, ofPerson)
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at_ms', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('bonds_key', ['person', 'other', 'kind'])
      .modifyEnd(end),
    schema.createIndex('bonds_other').on('bonds').columns(['other', 'kind']),
    schema
      .createTable('silences')
      .addColumn('person', id, (column) => column.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('until_ms', 'bigint', (column) => column.notNull()),
    schema
      .createTable('reports')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('by_person', id, ofPerson)
      .addColumn('about_person', id, ofPerson)
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('context', 'text', (column) => column.notNull())
      .addColumn('created_ms', 'bigint', (column) => column.notNull())
      .addColumn('resolved_ms', 'bigint')
      .addColumn('note', 'text'),
    schema.createIndex('reports_by').on('reports').column('by_person'),
    schema.createIndex('reports_about').on('reports').column('about_person'),
    schema
      .createTable('contacts')
      .addColumn('person', id, (column) => column.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('switches', 'text')
      .addColumn('mail', 'text')
      .addColumn('mail_key', id)
      .addColumn('verified_ms', 'bigint')
      .addColumn('webhook', 'text')
      .addColumn('hides', 'integer', (column) => column.notNull()),
    schema.createIndex('contacts_mail').on('contacts').column('mail_key'),
    schema
      .createTable('devices')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('person', id, ofPerson)
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('created_ms', 'bigint', (column) => column.notNull()),
    schema.createIndex('devices_person').on('devices').column('person'),
    schema
      .createTable('links')
      .addColumn('hash', id, (column) => column.primaryKey())
      .addColumn('person', id, ofPerson)
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('until_ms', 'bigint', (column) => column.notNull()),
    schema.createIndex('links_person').on('links').column('person'),
    schema
      .createTable('notices')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('person', id, ofPerson)
      .addColumn('game', id, (column) => column.references('games.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', id, (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('due_ms', 'bigint', (column) => column.notNull())
      .addColumn('held_ms', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('ways', 'text')
      .addColumn('made_ms', 'bigint', (column) => column.notNull())
      .addColumn('done_ms', 'bigint'),
    schema.createIndex('notices_due').on('notices').column('due_ms').where(open),
    schema.createIndex('notices_person').on('notices').column('person'),
    schema.createIndex('notices_game').on('notices').column('game'),
    schema
      .createTable('ratings')
      .addColumn('person', id, (column) => column.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('volatility', 'double precision', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addColumn('at_ms', 'bigint', (column) => column.notNull()),
    schema.createIndex('ratings_rating').on('ratings').column('rating'),
    schema
      .createTable('rating_points')
      .addColumn('person', id, ofPerson)
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('game', id, (column) => column.notNull())
      .addColumn('at_ms', 'bigint', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('volatility', 'double precision', (column) => column.notNull())
      .addColumn('opponent_rating', 'double precision', (column) => column.notNull())
      .addColumn('opponent_deviation', 'double precision', (column) => column.notNull())
      .addColumn('score', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('rating_points_key', ['person', 'number'])
      .addUniqueConstraint('rating_points_game', ['person', 'game'])
      .modifyEnd(end),
    schema
      .createTable('results')
      .addColumn('person', id, ofPerson)
      .addColumn('game', id, (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('edition', 'text', (column) => column.notNull())
      .addColumn('score', 'double precision', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('opponent', 'text', (column) => column.notNull())
      .addColumn('rated', 'integer', (column) => column.notNull())
      .addColumn('abandoned', 'integer', (column) => column.notNull())
      .addColumn('responses', 'text', (column) => column.notNull())
      .addColumn('at_ms', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('results_key', ['person', 'game'])
      .modifyEnd(end),
    schema.createIndex('results_game').on('results').column('game'),
    schema.createIndex('games_changed').on('games').column('changed_ms'),
  ];
};
