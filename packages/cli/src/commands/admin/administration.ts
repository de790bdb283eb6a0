// What the commands of an administrator have in common: where the data lie, and refusals as sentences.
import type { Admin } from '@rubicon/server/admin';
import { refused, wrongUsage } from '../../shell/cli-error.ts';
import type { Io } from '../../shell/io.ts';

export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** Loaded only when it is needed: other commands need no database and start at once. */
export const server = () => import('@rubicon/server/admin');

/** What to do about a refusal, where its sentence does not say it. */
const TODO: Readonly<Record<string, string>> = {
  'no-database': 'Set DATA_DIR to the folder of the server, or DATABASE_URL, as for the server itself.',
  'in-use': 'Stop the server, and try again.',
  'no-person': '“rubicon admin people” lists everybody.',
  'no-report': '“rubicon admin reports” lists all that are open.',
  'which-report': 'Give more of its id.',
  'no-mail': 'Set both, as for the server.',
  'no-game': '“rubicon admin games” lists all games.',
  'file-exists': 'Choose another name: a backup never writes over a file.',
  'newer-database': 'Update Rubicon.',
};

/** Runs what the server's own code may refuse. */
export async function asking<T>(io: Io, work: (place: Place) => Promise<T>): Promise<T> {
  const { ConfigError, Refused, readConfig } = await server();
  try {
    const { dataDir, databaseUrl } = readConfig(io.env);
    return await work({ dataDir, databaseUrl });
  } catch (error) {
    if (error instanceof ConfigError)
      throw wrongUsage('bad-environment', error.message, 'Set it right, or leave it out.');
    if (error instanceof Refused)
      throw refused(error.code, error.message, TODO[error.code] ?? 'Nothing was changed.');
    throw error;
  }
}

export const withAdmin = <T>(io: Io, work: (admin: Admin) => Promise<T>): Promise<T> =>
  asking(io, async (place) => {
    const { openAdmin } = await server();
    const admin = await openAdmin(place);
    try {
      return await work(admin);
    } finally {
      await admin.close();
    }
  });

/** A time as people of all countries read it. */
export const timeText = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
