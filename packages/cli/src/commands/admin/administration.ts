// Shared by the admin commands: access to the server's data, and its errors as sentences.
import type { Admin } from '@rubicon/server/admin';
import { refused, wrongUsage } from '../../shell/cli-error.ts';
import type { Io } from '../../shell/io.ts';

export interface DataSource {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly backupDir: string;
}

/** Loaded on demand, so that commands without a database start fast. */
export const loadServer = () => import('@rubicon/server/admin');

/** What to do about an error. */
const TODO: Readonly<Record<string, string>> = {
  'no-database': 'Set DATA_DIR or DATABASE_URL as for the server.',
  'in-use': 'Stop the server and try again.',
  'no-person': '“rubicon admin people” lists all accounts.',
  'no-report': '“rubicon admin reports” lists open reports.',
  'which-report': 'Give more of the id.',
  'no-mail': 'Set both, as for the server.',
  'no-game': '“rubicon admin games” lists all games.',
  'no-backup': 'Set BACKUP_DIR as for the server, or name a file.',
  'not-a-backup': 'Nothing was changed. Use an older backup.',
  'file-exists': 'Choose another name: a backup never overwrites a file.',
  'newer-database': 'Update Rubicon.',
};

/** Runs server code and turns its errors into errors of the command. */
export async function withDataSource<T>(io: Io, work: (source: DataSource) => Promise<T>): Promise<T> {
  const { ConfigError, Refused, readConfig } = await loadServer();
  try {
    const { dataDir, databaseUrl, backups } = readConfig(io.env);
    return await work({ dataDir, databaseUrl, backupDir: backups.dir });
  } catch (error) {
    if (error instanceof ConfigError)
      throw wrongUsage('bad-environment', error.message, 'Correct or unset it.');
    if (error instanceof Refused)
      throw refused(error.code, error.message, TODO[error.code] ?? 'Nothing was changed.');
    throw error;
  }
}

export const withAdmin = <T>(io: Io, work: (admin: Admin) => Promise<T>): Promise<T> =>
  withDataSource(io, async (source) => {
    const { openAdmin } = await loadServer();
    const admin = await openAdmin(source);
    try {
      return await work(admin);
    } finally {
      await admin.close();
    }
  });

/** “2026-03-15 18:30”, in UTC. */
export const timeText = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
