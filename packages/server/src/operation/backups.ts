// Backups by schedule. Which there are is read from their names, so that nothing else has to be stored or agree with it.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../base/log.ts';
import type { Store } from '../data/contract/store.ts';

export interface Backup {
  readonly file: string;
  readonly atMs: number; // when it was begun
}

export interface BackupDeps {
  readonly store: Pick<Store, 'backup'>;
  readonly dir: string;
  readonly everyMs: number;
  readonly keep: number; // how many; older ones are deleted
  readonly now: () => number;
  readonly log: Log;
}

export interface Backups {
  /** Makes one if it is due. */
  tend(): Promise<void>;
  stop(): Promise<void>;
}

// A dump is what deploy/ makes of PostgreSQL; a part is what was left when the process ended while it was written
const NAME = /^rubicon-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.(?:sqlite|dump)(\.part)?$/;
const LOOK_MS = 60_000;

export const backupName = (atMs: number): string =>
  `rubicon-${new Date(atMs).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.sqlite`;

/** The backups of a folder, the oldest first; none if there is no such folder. */
export const listBackups = (dir: string): Backup[] => list(dir, false);

export function openBackups(deps: BackupDeps): Backups {
  const { dir, log } = deps;
  let tending: Promise<void> | null = null;
  const tend = (): Promise<void> =>
    (tending ??= makeIfDue(deps)
      .catch((error: unknown) => log.error({ err: error, dir }, 'No backup was made.'))
      .finally(() => (tending = null)));
  const timer = setInterval(() => void tend(), LOOK_MS);
  void tend();
  return {
    tend,
    stop: async () => {
      clearInterval(timer);
      await tending;
    },
  };
}

async function makeIfDue({ store, dir, everyMs, keep, now, log }: BackupDeps): Promise<void> {
  const newest = listBackups(dir).at(-1);
  const atMs = now();
  if (newest !== undefined && atMs - newest.atMs < everyMs) return;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  for (const { file } of list(dir, true)) rmSync(file, { force: true });
  const file = path.join(dir, backupName(atMs));
  await store.backup(file);
  log.info({ file }, 'A backup was made.');
  for (const old of listBackups(dir).slice(0, -keep)) rmSync(old.file, { force: true });
}

function list(dir: string, isPart: boolean): Backup[] {
  return namesIn(dir)
    .sort()
    .flatMap((name) => {
      const [whole, year, month, day, hour, minute, second, part] = NAME.exec(name) ?? [];
      if (whole === undefined || (part !== undefined) !== isPart) return [];
      const atMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
      return Number.isNaN(atMs) ? [] : [{ file: path.join(dir, name), atMs }];
    });
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
