// A drill: restores a backup to a folder, or a dump to a database, of its own, and replays every game in it.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refused } from '../base/refused.ts';
import { openStore } from '../data/open-store.ts';
import { listBackups } from './backups.ts';
import { checkGames, type BrokenGame } from './check-games.ts';
import { prepareRestore } from './restore.ts';
import { withRestoredDump } from './restored-dump.ts';

export interface DrillOptions {
  readonly file: string | null; // null: the newest of `dir`
  readonly dir: string;
  readonly databaseUrl: string | null; // where a dump is restored, in a database beside it
  readonly now: () => number;
  readonly onGame: (done: number, total: number) => void;
}

export interface Drill {
  readonly file: string;
  readonly checked: number; // games
  readonly broken: readonly BrokenGame[];
}

const NOTE = 'last-drill';

/** Refuses a file that cannot be restored; the result is noted beside the backups. */
export async function drill({ file: named, dir, databaseUrl, now, onGame }: DrillOptions): Promise<Drill> {
  const file = named ?? listBackups(dir).at(-1)?.file;
  if (file === undefined)
    throw new Refused(
      'no-backup',
      `There is no backup in ${dir}. BACKUP_DIR says where they are, BACKUP_EVERY how often one is made.`,
    );
  const work = mkdtempSync(path.join(tmpdir(), 'rubicon-drill-'));
  const note = (ok: boolean, games: number): void => {
    if (named === null) writeFileSync(path.join(dir, NOTE), makeNote({ atMs: now(), ok, games }));
  };
  const replay = async (restoredUrl: string | null): Promise<Drill> => {
    const store = await openStore({ dataDir: work, databaseUrl: restoredUrl, now, shared: true });
    try {
      const { checked, broken } = await checkGames(store, onGame);
      note(broken.length === 0, checked);
      return { file, checked, broken };
    } finally {
      await store.close();
    }
  };
  try {
    if (file.endsWith('.dump')) return await withRestoredDump(file, addressed(databaseUrl), replay);
    await prepareRestore(file, work, now);
    return await replay(null);
  } catch (error) {
    note(false, 0);
    throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function addressed(databaseUrl: string | null): string {
  if (databaseUrl !== null) return databaseUrl;
  throw new Refused(
    'no-database',
    'A dump of PostgreSQL is restored beside the database it is of: set DATABASE_URL.',
  );
}

export interface DrillNote {
  readonly atMs: number;
  readonly ok: boolean;
  readonly games: number;
}

/** The last drill of the newest backup; null if there was none, or its note cannot be read. */
export function lastDrill(dir: string): DrillNote | null {
  const file = path.join(dir, NOTE);
  const [, at, verdict, games] = NOTED.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? [];
  return at === undefined ? null : { atMs: Date.parse(at), ok: verdict === 'ok', games: Number(games) };
}

const NOTED = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (ok|damaged) (\d+)$/m;
const makeNote = ({ atMs, ok, games }: DrillNote): string =>
  `${new Date(atMs).toISOString()} ${ok ? 'ok' : 'damaged'} ${games}\n`;
