// A dump of PostgreSQL, restored by pg_restore into a database of its own beside the server's, and dropped afterwards.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Refused } from '../base/refused.ts';

const MAY_NOT = '42501'; // insufficient_privilege

/** Calls `work` with the address of the restored database. Refuses what is not a whole dump. */
export async function withRestoredDump<T>(
  file: string,
  databaseUrl: string,
  work: (restoredUrl: string) => Promise<T>,
): Promise<T> {
  const name = `rubicon_drill_${randomBytes(6).toString('hex')}`;
  const restored = Object.assign(new URL(databaseUrl), { pathname: `/${name}` });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`create database ${name} template template0`).catch(refuseForbidden);
    try {
      await restore(file, restored);
      return await work(restored.href);
    } finally {
      await client.query(`drop database ${name} with (force)`);
    }
  } finally {
    await client.end();
  }
}

function refuseForbidden(error: unknown): never {
  if (!(error instanceof pg.DatabaseError) || error.code !== MAY_NOT) throw error;
  throw new Refused(
    'may-not-create',
    'A drill needs a database of its own, and the user of DATABASE_URL may create none. Run: ALTER USER … CREATEDB',
  );
}

/** The password is not passed as an argument, which other users of the machine could read. */
async function restore(file: string, to: URL): Promise<void> {
  const { password } = to;
  const target = Object.assign(new URL(to), { password: '' }).href;
  const args = ['--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${target}`, file];
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }) };
  const child = spawn('pg_restore', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Refused(
      'no-pg-restore',
      'pg_restore is not installed: it comes with the client of PostgreSQL.',
    );
  });
  if (status !== 0) throw new Refused('not-a-backup', `pg_restore cannot restore ${file}: ${said.trim()}`);
}
