// Every check, with nothing wrong and with a planted fault.
import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttp, type RequestListener, type Server } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { createServer as createTcp, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { live } from '../../test/live-kit.ts';
import { mailbox } from '../../test/receivers.ts';
import { POSTGRES_MS, startPostgres, type TestPostgres } from '../../test/store/test-postgres.ts';
import { redisProgram, startRedis } from '../../test/test-redis.ts';
import { openStore } from '../data/open-store.ts';
import { sqliteFile } from '../data/sqlite-file.ts';
import { backupName } from '../operation/backups.ts';
import { postgresSaid } from './data-checks.ts';
import { examine, type Finding } from './doctor.ts';
import type { Machine } from './machine.ts';
import { certificateSaid, type Trust } from './network-checks.ts';

const NOW_MS = Date.UTC(2026, 2, 15, 12);
const DAY_MS = 86_400_000;
const TLS = path.join(import.meta.dirname, '../../test/tls');

const MACHINE: Machine = {
  nodeVersion: '24.21.0',
  cores: 2,
  memoryBytes: 4e9,
  openFiles: 65_536,
  diskOf: () => ({ freeBytes: 50e9, kind: 0xef53 }),
  now: () => NOW_MS,
};

let dir = '';
const closing: (() => unknown)[] = [];
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'rubicon-doctor-'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(dir, { recursive: true, force: true });
});

async function found(
  check: string,
  env: Record<string, string> = {},
  machine: Partial<Machine> = {},
  trust: Trust = {},
): Promise<Finding[]> {
  const all = await examine({ PORT: '0', DATA_DIR: dir, ...env }, { ...MACHINE, ...machine }, trust);
  for (const { verdict, todo } of all) expect(todo === null).toBe(verdict === 'ok');
  return all.filter((each) => each.check === check);
}

const verdicts = (findings: readonly Finding[]): string[] => findings.map(({ verdict }) => verdict);
const said = (findings: readonly Finding[]): string => findings.map(({ message }) => message).join('\n');

describe('settings', () => {
  const PUBLIC = { PUBLIC_URL: 'https://localhost:1', TRUST_PROXY: 'loopback' };
  test.each<[string, Record<string, string>, string]>([
    ['ok', PUBLIC, 'complete'],
    ['warn', {}, 'only this machine can play'],
    ['warn', { HOST: '0.0.0.0' }, 'without TLS'],
    ['warn', { PUBLIC_URL: 'http://localhost:1' }, 'has no TLS'],
    ['warn', { PUBLIC_URL: 'https://localhost:1' }, 'TRUST_PROXY is not set'],
    ['fail', { ...PUBLIC, RATE_LIMITS: 'no' }, 'RATE_LIMITS'],
    ['fail', { ...PUBLIC, NOTICES_INSIDE: 'yes' }, 'NOTICES_INSIDE'],
    ['fail', { CLOSED: 'perhaps' }, 'CLOSED is perhaps'],
  ])('%s: %j', async (verdict, env, message) => {
    const findings = await found('settings', env);
    expect(verdicts(findings)).toEqual([verdict]);
    expect(said(findings)).toContain(message);
  });

  test('each mistake is told, and then only what needs no settings is checked', async () => {
    const all = await examine({ PORT: 'x', CLOSED: 'x' }, MACHINE);
    expect(all.map(({ check }) => check)).toEqual(['settings', 'settings', 'Node', 'open files']);
  });
});

test.each<[string, string, Partial<Machine>, string]>([
  ['Node', 'ok', {}, '24.21.0'],
  ['Node', 'fail', { nodeVersion: '22.4.1' }, 'Node 22.4.1'],
  ['open files', 'ok', {}, '65536'],
  ['open files', 'ok', { openFiles: null }, 'not known'],
  ['open files', 'warn', { openFiles: 1024 }, 'only 1024'],
  ['machine', 'ok', {}, '2 cores, 4.0 GB of memory for 4 processes'],
  ['machine', 'warn', { memoryBytes: 5e8 }, 'may need 0.6 GB'],
  ['data folder', 'ok', {}, '50000 MB free'],
  ['data folder', 'warn', { diskOf: () => ({ freeBytes: 5e8, kind: 0 }) }, '500 MB'],
  ['data folder', 'fail', { diskOf: () => ({ freeBytes: 5e7, kind: 0 }) }, '50 MB'],
  ['data folder', 'fail', { diskOf: () => ({ freeBytes: 5e10, kind: 0x6969 }) }, 'NFS'],
])('%s: %s', async (check, verdict, machine, message) => {
  const findings = await found(check, {}, machine);
  expect(verdicts(findings)).toEqual([verdict]);
  expect(said(findings)).toContain(message);
});

describe('the data folder', () => {
  test('need not be there yet', async () => {
    expect(verdicts(await found('data folder', { DATA_DIR: path.join(dir, 'a/b') }))).toEqual(['ok']);
  });

  test('that cannot be made', async () => {
    writeFileSync(path.join(dir, 'file'), '');
    const findings = await found('data folder', { DATA_DIR: path.join(dir, 'file/data') });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(said(findings)).toContain('cannot be written');
  });

  test('that others can read', async () => {
    chmodSync(dir, 0o755);
    const findings = await found('data folder');
    expect(verdicts(findings)).toEqual(['warn']);
    expect(said(findings)).toContain('read by everyone');
  });
});

describe('SQLite', () => {
  const make = async (): Promise<void> => (await openStore({ dataDir: dir, databaseUrl: null })).close();
  const change = (sql: string): void => {
    const db = new BetterSqlite(sqliteFile(dir));
    db.exec(sql);
    db.close();
  };

  test('as this program left it', async () => {
    await make();
    const findings = await found('database');
    expect(verdicts(findings)).toEqual(['ok']);
    expect(said(findings)).toMatch(/^SQLite 3\.\d+\.\d+, version \d+$/);
  });

  test.each<[string, string, string]>([
    ['warn', 'delete from migrations where number > 1', 'the next start migrates it'],
    ['fail', 'insert into migrations (number, at_ms) values (999, 0)', 'version 999'],
    ['fail', 'drop table migrations', 'cannot be read'],
  ])('%s: %s', async (verdict, sql, message) => {
    await make();
    change(sql);
    const findings = await found('database');
    expect(verdicts(findings)).toEqual([verdict]);
    expect(said(findings)).toContain(message);
  });

  test('a file that is no database', async () => {
    writeFileSync(sqliteFile(dir), 'hello');
    expect(verdicts(await found('database'))).toEqual(['fail']);
  });
});

describe('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, POSTGRES_MS);
  afterAll(() => postgres.stop(), POSTGRES_MS);

  test('empty, then in use, then with a clock that differs', async () => {
    const url = await postgres.database();
    const check = (now = Date.now) => found('database', { DATABASE_URL: url }, { now });
    const named = (findings: readonly Finding[]): string => said(findings).split('\n')[0]!;
    expect(named(await check())).toMatch(/^PostgreSQL \d+; its tables are made/);
    await (await openStore({ dataDir: '', databaseUrl: url })).close();
    expect(named(await check())).toMatch(/^PostgreSQL \d+, version \d+$/);
    // The one of tests does not wait for the disk
    expect(said(await check())).toContain('fsync is off');
    expect(said(await check())).not.toContain('clocks');
    const late = await check(() => Date.now() - 60_000);
    expect(late.find(({ message }) => message.includes('clocks'))).toMatchObject({ verdict: 'fail' });
  });

  test('not there', async () => {
    const findings = await found('database', { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(JSON.stringify(findings)).not.toContain('hunter2');
  });

  const FACTS = {
    version: 17,
    fsync: 'on',
    synchronous: 'on',
    connections: 100,
    aheadMs: 12,
    migrations: null,
  };
  test.each<[string, Partial<typeof FACTS>, string]>([
    ['fail', { version: 12 }, 'too old'],
    ['fail', { fsync: 'off' }, 'power failure'],
    ['warn', { synchronous: 'off' }, 'synchronous_commit'],
    ['warn', { connections: 20 }, 'allows 20 connections'],
    ['warn', { aheadMs: -2500 }, 'differ by 2.5 s'],
    ['fail', { aheadMs: 45_000 }, 'differ by 45.0 s'],
  ])('%s: %j', (verdict, fault, message) => {
    expect(postgresSaid(FACTS)).toHaveLength(1);
    const [first, second] = postgresSaid({ ...FACTS, ...fault });
    expect([first?.verdict, second?.verdict]).toEqual(['ok', verdict]);
    expect(second?.message).toContain(message);
  });
});

describe('Redis', () => {
  test.skipIf(redisProgram() === null)('that answers', async () => {
    const redis = await startRedis();
    closing.push(() => redis.stop());
    const findings = await found('Redis', { REDIS_URL: redis.url });
    expect(verdicts(findings)).toEqual(['ok']);
    expect(said(findings)).toMatch(/^version \d+\.\d+\.\d+ answers$/);
  });

  test('that is old', async () => {
    const port = await listening(
      createTcp((socket) => {
        socket.on('error', () => socket.destroy());
        socket.on('data', (asked) => {
          for (const _ of asked.toString().matchAll(/^\*\d/gm))
            socket.write('$19\r\nredis_version:6.2.1\r\n');
        });
      }),
    );
    expect(said(await found('Redis', { REDIS_URL: `redis://127.0.0.1:${port}` }))).toContain(
      '6.2.1 is too old',
    );
  });

  test('that does not answer, or is not set', async () => {
    const findings = await found('Redis', { REDIS_URL: 'redis://u:hunter2@127.0.0.1:1' });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(JSON.stringify(findings)).not.toContain('hunter2');
    expect(await found('Redis')).toEqual([]);
  });
});

describe('backups', () => {
  const BY_DAY = { BACKUP_EVERY: '24' };
  const BY_DUMP = { DATABASE_URL: 'postgres://127.0.0.1:1/x' };
  test.each<[string, Record<string, string>, number | null, string]>([
    ['warn', BY_DAY, null, 'There is no backup'],
    ['ok', BY_DAY, 1, '24 hours old'],
    ['fail', BY_DAY, 2.1, '2 days old'],
    ['warn', {}, 1, 'makes none by itself'],
    ['ok', BY_DUMP, 1, '24 hours old'],
    ['fail', BY_DUMP, 3, '3 days old'],
    ['warn', BY_DUMP, null, 'There is no backup'],
  ])('%s: %j, %s days old', async (verdict, env, days, message) => {
    const backups = path.join(dir, 'backups');
    mkdirSync(backups);
    if (days !== null) {
      const name = backupName(NOW_MS - days * DAY_MS);
      writeFileSync(path.join(backups, env === BY_DUMP ? name.replace('sqlite', 'dump') : name), '');
    }
    const findings = await found('backups', env);
    expect(verdicts(findings)).toEqual([verdict]);
    expect(said(findings)).toContain(message);
  });

  test('a folder that cannot be read', async () => {
    writeFileSync(path.join(dir, 'file'), '');
    expect(said(await found('backups', { BACKUP_DIR: path.join(dir, 'file') }))).toContain('cannot be read');
  });

  test.each([
    ['ok', `${new Date(NOW_MS - 3 * DAY_MS).toISOString()} ok 12\n`, '3 days ago, replayed 12 games'],
    ['warn', `${new Date(NOW_MS - 40 * DAY_MS).toISOString()} ok 12\n`, '40 days ago'],
    ['fail', `${new Date(NOW_MS - 3 * DAY_MS).toISOString()} damaged 12\n`, 'found a damaged'],
    ['warn', 'scribble', 'No backup was ever restored'],
  ])('the last drill: %s', async (verdict, note, message) => {
    mkdirSync(path.join(dir, 'backups'));
    writeFileSync(path.join(dir, 'backups', 'last-drill'), note);
    const findings = await found('drill');
    expect(verdicts(findings)).toEqual([verdict]);
    expect(said(findings)).toContain(message);
  });
});

/** The port of a server on this machine. */
async function listening(server: Server | ReturnType<typeof createTcp>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  if ('closeAllConnections' in server) closing.push(() => server.closeAllConnections());
  return (server.address() as AddressInfo).port;
}

describe('the port', () => {
  test('free, or of a running server', async () => {
    expect(said(await found('port'))).toContain('is free');
    const server = await live();
    closing.push(() => server.stop());
    const findings = await found('port', { PORT: new URL(server.url).port });
    expect(verdicts(findings)).toEqual(['ok']);
    expect(said(findings)).toContain('Rubicon answers');
  });

  test('of something else', async () => {
    const port = await listening(createHttp((_request, reply) => reply.end('hello')));
    const findings = await found('port', { PORT: String(port) });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(said(findings)).toContain('Something else');
  });

  test('of a server that cannot serve', async () => {
    const port = await listening(
      createHttp((request, reply) => {
        if (request.url === '/healthz') reply.end('{"alive":true}');
        else reply.writeHead(503).end('{"ready":false}');
      }),
    );
    const findings = await found('port', { PORT: String(port) });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(said(findings)).toContain('not ready');
  });

  test('of a server on all addresses', async () => {
    const server = await live();
    closing.push(() => server.stop());
    const { port } = new URL(server.url);
    expect(said(await found('port', { HOST: '0.0.0.0', PORT: port }))).toContain('Rubicon answers');
  });

  test('at an address that is not this machine’s', async () => {
    expect(said(await found('port', { HOST: '192.0.2.1' }))).toContain('cannot listen');
  });
});

describe('the public address', () => {
  test('of a server, with sockets', async () => {
    const server = await live();
    closing.push(() => server.stop());
    const findings = await found('public address', { PUBLIC_URL: server.url });
    expect(verdicts(findings)).toEqual(['ok', 'ok']);
    expect(said(findings)).toContain('WebSockets are passed on');
  });

  test('of a closed server', async () => {
    const server = await live({ CLOSED: 'yes' });
    closing.push(() => server.stop());
    expect(verdicts(await found('public address', { PUBLIC_URL: server.url, CLOSED: 'yes' }))).toEqual([
      'ok',
      'ok',
    ]);
  });

  const alive: RequestListener = (request, reply) => {
    if (request.url === '/healthz') reply.end('{"alive":true}');
    else reply.writeHead(400).end();
  };

  test.each<[string, RequestListener, string]>([
    [
      'nothing behind the proxy',
      (_request, reply) => reply.writeHead(502).end(),
      'does not reach the server',
    ],
    ['another site', (_request, reply) => reply.end('hello'), 'something else answers'],
    [
      'a redirect',
      (_request, reply) => reply.writeHead(301, { location: 'https://else.example' }).end(),
      'redirects',
    ],
  ])('%s', async (_, listener, message) => {
    const port = await listening(createHttp(listener));
    const findings = await found('public address', { PUBLIC_URL: `http://127.0.0.1:${port}` });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(said(findings)).toContain(message);
  });

  test('nothing there', async () => {
    const findings = await found('public address', { PUBLIC_URL: 'http://127.0.0.1:1' });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(said(findings)).toContain('cannot be reached');
  });

  test('a proxy that passes no sockets on', async () => {
    const port = await listening(createHttp(alive));
    const findings = await found('public address', { PUBLIC_URL: `http://127.0.0.1:${port}` });
    expect(verdicts(findings)).toEqual(['ok', 'fail']);
    expect(said(findings)).toContain('WebSockets are not passed on');
  });

  test('a certificate that ends soon, or that nobody trusts', async () => {
    const ca = readFileSync(path.join(TLS, 'certificate.pem'), 'utf8');
    const key = readFileSync(path.join(TLS, 'key.pem'), 'utf8');
    const untilMs = Date.parse(new X509Certificate(ca).validTo);
    const port = await listening(createHttps({ key, cert: ca }, alive));
    const env = { PUBLIC_URL: `https://localhost:${port}`, TRUST_PROXY: 'loopback' };
    const before = async (days: number): Promise<Finding | undefined> =>
      (await found('public address', env, { now: () => untilMs - days * DAY_MS }, { ca })).find(
        ({ message }) => message.includes('certificate'),
      );
    expect(await before(90)).toMatchObject({ verdict: 'ok', message: 'the certificate holds for 90 days' });
    expect(await before(10)).toMatchObject({ verdict: 'warn' });
    expect(await before(2)).toMatchObject({ verdict: 'fail' });
    const shortLived = (leftHours: number): string =>
      certificateSaid(NOW_MS - (12 - leftHours) * 3_600_000, NOW_MS + leftHours * 3_600_000, NOW_MS).verdict;
    expect([11, 4, 2, 1].map(shortLived)).toEqual(['ok', 'ok', 'warn', 'fail']);
    const untrusted = await found('public address', env);
    expect(verdicts(untrusted)).toEqual(['fail']);
    expect(said(untrusted)).toContain('self-signed');
  });
});

describe('email', () => {
  const MAIL = { MAIL_FROM: 'rubicon@mail.example', PUBLIC_URL: 'http://127.0.0.1:1' };

  test('none, or a mail server that answers', async () => {
    expect(said(await found('email'))).toContain('none is sent');
    const box = await mailbox();
    closing.push(() => box.stop());
    expect(verdicts(await found('email', { ...MAIL, SMTP_URL: box.url }))).toEqual(['ok']);
    expect(box.letters).toEqual([]);
  });

  test('a mail server that does not answer', async () => {
    const findings = await found('email', { ...MAIL, SMTP_URL: 'smtp://u:hunter2@127.0.0.1:1' });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(JSON.stringify(findings)).not.toContain('hunter2');
  });
});
