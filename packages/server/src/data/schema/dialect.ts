// What the steps of the schema are written with.
import { sql, type Compilable, type SchemaModule } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';
export type Migration = (schema: SchemaModule, dialect: Dialect) => readonly Compilable[];

/** Compared byte by byte in both databases. */
export const idOn = (dialect: Dialect) => (dialect === 'sqlite' ? sql`text` : sql`text collate "C"`);
/** SQLite keeps rows in the order of their key only if told to; a game is then read in one sweep. */
export const endOn = (dialect: Dialect) => (dialect === 'sqlite' ? sql`without rowid` : sql``);
