// The backup of a host with PostgreSQL, in earnest: dumped by deploy/pg-dump.sh while people play, restored as a drill,
// and restored over what came after.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SeededChance } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { drain, startTree, THIS_TREE } from './two-servers/trees.ts';
import { freePort, nextDeed } from './crash.ts';
import { begun, guest } from './live-kit.ts';
import { programOnPath } from './programs.ts';
import { postgresClient } from './store/test-postgres.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const GAMES = 20;
const ORDERS = 15; // in each

/** A PostgreSQL as it is installed on this machine: pg_dump refuses one that is newer than itself. */
async function installedPostgres(dir: string): Promise<{ readonly url: string; stop(): void }> {
  const program = programOnPath('postgres');
  if (program === null || programOnPath('pg_dump') === null)
    throw new Error(
      'This needs PostgreSQL with postgres and pg_dump on the PATH. Run: apt-get install postgresql',
    );
  const bin = path.dirname(realpathSync(program));
  const port = await freePort();
  const data = path.join(dir, 'db');
  const isRoot = process.getuid?.() === 0; // PostgreSQL never runs as root
  const run = (name: string, ...args: string[]): void => {
    const command = [path.join(bin, name), ...args];
    const [file, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file!, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/' });
  };
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) execFileSync('chown', ['-R', 'postgres', dir]);
  run('initdb', '--pgdata', data, '--username=rubicon', '--auth=trust', '--encoding=UTF8', '--no-sync');
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=`;
  run('pg_ctl', 'start', '-w', '--pgdata', data, '--log', path.join(dir, 'log'), '-o', options);
  return {
    url: `postgres://rubicon:secret@127.0.0.1:${port}/rubicon`,
    stop: () => run('pg_ctl', 'stop', '-w', '-m', 'fast', '--pgdata', data),
  };
}

test(`a dump of ${GAMES} games in play is restored, and every game in it replayed`, async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-dump-'));
  const postgres = await installedPostgres(dir);
  const backups = path.join(dir, 'backups');
  mkdirSync(backups);
  const env = { ...process.env, DATABASE_URL: postgres.url, BACKUP_DIR: backups, NO_COLOR: '1' };
  const rubicon = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(ROOT, 'packages/cli/src/main.ts'), ...args],
      { env, encoding: 'utf8' },
    );
    console.log(`rubicon ${args.join(' ')}: ${status} ${stdout.trim()} ${stderr.trim()}`);
    return { status, stdout };
  };
  try {
    const first = await postgresClient(postgres.url.replace(/\/rubicon$/, '/postgres'));
    const { rows } = await first.query<{ version: string }>('select version()');
    console.log(rows[0]!.version);
    await first.query('create database rubicon');
    await first.end();
    const port = await freePort();
    const server = await startTree(THIS_TREE, {
      DATABASE_URL: postgres.url,
      DATA_DIR: dir,
      PORT: String(port),
    });
    const url = `http://127.0.0.1:${port}`;
    const players = { caesar: await guest(url, 'Gaius'), pompey: await guest(url, 'Gnaeus') };
    const chance = new SeededChance(17);
    const games = await Promise.all(
      Array.from({ length: GAMES }, () => begun(players.caesar, players.pompey)),
    );
    const play = async (orders: number): Promise<void> => {
      for (let count = 0; count < orders; count++)
        for (const game of games) {
          const deed = await nextDeed(players, game, chance);
          if (deed !== null) await deed.by.done('POST', deed.path, deed.body);
        }
    };
    await play(ORDERS);
    const playing = play(3);
    execFileSync('sh', [path.join(ROOT, 'deploy/pg-dump.sh')], { env });
    await playing;
    const [dump] = readdirSync(backups);

    const drilled = rubicon('drill', '--json');
    expect(drilled.status).toBe(0);
    expect(JSON.parse(drilled.stdout)).toMatchObject({ ok: true, checked: GAMES, broken: [] });
    const beside = await postgresClient(postgres.url);
    const left = await beside.query("select 1 from pg_database where datname like 'rubicon_drill_%'");
    expect(left.rows).toEqual([]);

    await drain(server);
    const options = ['--clean', '--if-exists', `--dbname=${postgres.url}`];
    execFileSync('pg_restore', [...options, path.join(backups, dump!)], { env });
    expect(rubicon('admin', 'restored').status).toBe(0);
    expect(rubicon('admin', 'check').status).toBe(0);
    const again = await startTree(THIS_TREE, {
      DATABASE_URL: postgres.url,
      DATA_DIR: dir,
      PORT: String(port),
    });
    await play(1);
    await drain(again);

    // A drill finds what is damaged
    await beside.query("update entries set text = '{}' where number = 5 and game = $1", [games[0]]);
    await beside.end();
    execFileSync('sh', [path.join(ROOT, 'deploy/pg-dump.sh')], { env });
    expect(rubicon('drill', '--json').status).toBe(1);
  } finally {
    postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
