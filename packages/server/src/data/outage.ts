// A database that cannot be reached, or keeps nothing at the moment: a refusal, and no fault of the program.
import pg from 'pg';
import { Refused } from '../base/refused.ts';

/** The classes of SQLSTATE, or their beginning, that say: not now, whatever is asked. */
const AWAY = [
  '08', // the connection
  '25006', // reads only, after a failover
  '53', // no room on the disk, in memory, or for connections
  '57P', // shut down, starting, or recovering
  '58', // the operating system
];

/** Whether a query failed because of the state of the database. Whatever is no answer of the database is such. */
export const isAway = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || AWAY.some((code) => error.code?.startsWith(code) === true);

/** The same of a file: no room, no disk, or not to be written. */
export const isFileAway = (error: unknown): boolean =>
  /^(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)|ENOSPC|EROFS|EACCES|EPERM|EIO)/.test(
    String((error as { code?: unknown }).code),
  );

/** What an admin wants to know of an error. */
export const reasonOf = (error: unknown): string => String((error as { cause?: unknown }).cause ?? error);

export const outage = (cause: unknown): Refused =>
  Object.assign(
    new Refused(
      'outage',
      'The server cannot use its database at the moment. What was kept is safe, clocks stand still, and play goes on by itself.',
    ),
    { cause },
  );
