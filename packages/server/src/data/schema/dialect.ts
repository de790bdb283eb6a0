// Helpers for writing the steps of the schema.
import { sql, type Compilable, type SchemaModule } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';
export type Migration = (schema: SchemaModule, dialect: Dialect) => readonly Compilable[];

/** Compared byte by byte in both databases. */
export const idOn = (dialect: Dialect) => (dialect === 'sqlite' ? sql`text` : sql`text collate "C"`);
/** SQLite stores rows in key order only if asked; a game is then read in one sweep. */
export const endOn = (dialect: Dialect) => (dialect === 'sqlite' ? sql`without rowid` : sql``);
