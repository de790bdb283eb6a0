// What deploy/ and the Dockerfile name must be there: files, settings, metrics.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeConfig, readConfig } from '../src/base/config.ts';
import { listBackups } from '../src/operation/backups.ts';
import { ignores, parseDockerfile } from './dockerfile.ts';
import { live } from './live-kit.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

describe('the Dockerfile', () => {
  const steps = parseDockerfile(read('Dockerfile'));
  const ignored = read('.dockerignore');
  const of = (name: string) => steps.filter((step) => step.name === name);

  test('copies only what is there and not ignored', () => {
    const copied = of('COPY').filter(({ flags }) => flags['from'] === undefined);
    for (const name of copied.flatMap(({ rest }) => rest.split(' ').slice(0, -1)))
      expect([name, existsSync(path.join(ROOT, name)), ignores(ignored, name)]).toEqual([name, true, false]);
  });

  test('starts a program and a page that are there, as the Node that package.json pins, not as root', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: { node: string };
    };
    for (const { rest } of of('FROM')) expect(rest).toContain(`node:${optionalDependencies.node}-`);
    const [, program, page] = JSON.parse(of('CMD')[0]!.rest) as string[];
    expect(existsSync(path.join(ROOT, program!))).toBe(true);
    expect(of('COPY').map(({ rest }) => rest.split(' ').at(-1))).toContain(page);
    expect(of('USER').map(({ rest }) => rest)).toEqual(['node']);
    expect(of('HEALTHCHECK')[0]!.rest).toContain('/healthz');
  });

  test.each([
    ['packages/server/src/main.ts', false],
    ['packages/server/src/base/config.test.ts', true],
    ['packages/web/node_modules/x/index.js', true],
    ['packages/web/dist/index.html', true],
    ['data/rubicon.sqlite', true],
    ['.git/config', true],
    ['.env', true],
  ])('%s is left out: %s', (file, expected) => {
    expect(ignores(ignored, file)).toBe(expected);
  });
});

describe('settings in deploy/', () => {
  const OTHERS = ['SITE', 'SERVERS', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'NODE_ENV', 'MALLOC_ARENA_MAX'];
  const ALL = {
    ...{ DATA_DIR: '/d', BACKUP_EVERY: '1', PUBLIC_URL: 'https://x.example', METRICS_TOKEN: 'x'.repeat(16) },
    ...{ SMTP_URL: 'smtp://x', MAIL_FROM: 'x@x.example' },
  };
  const known = new Set([...Object.keys(describeConfig(readConfig(ALL))), ...OTHERS]);

  test.each([
    'Dockerfile',
    'deploy/compose.yaml',
    'deploy/compose.two-servers.yaml',
    'deploy/rubicon.service',
  ])('%s sets only what the server reads', (name) => {
    const set = [...read(name).matchAll(/^ +([A-Z_]+): |^(?:ENV |Environment=)([A-Z_]+)=/gm)];
    expect(set.length).toBeGreaterThan(2);
    for (const [, one, other] of set) expect(known).toContain(one ?? other);
  });

  test('files that compose and units name are there', () => {
    for (const file of globSync('deploy/*.yaml', { cwd: ROOT }))
      for (const [, name] of read(file).matchAll(/^ +- \.\/([\w.-]+):/gm))
        expect([name, existsSync(path.join(ROOT, 'deploy', name!))]).toEqual([name, true]);
    for (const file of globSync('deploy/*.service', { cwd: ROOT }))
      for (const [, name] of read(file).matchAll(/\/opt\/rubicon\/((?:docs|deploy)\/[\w./-]+)/g))
        expect([name, existsSync(path.join(ROOT, name!))]).toEqual([name, true]);
  });
});

describe('deploy/pg-dump.sh', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-dump-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  /** With a `pg_dump` that writes its arguments to the file, or fails. */
  const dump = (program: string) => {
    writeFileSync(path.join(dir, 'pg_dump'), `#!/bin/sh\n${program}\n`, { mode: 0o755 });
    return spawnSync('sh', [path.join(ROOT, 'deploy/pg-dump.sh')], {
      env: {
        PATH: `${dir}:${process.env['PATH']}`,
        DATABASE_URL: 'postgres://here/rubicon',
        BACKUP_DIR: path.join(dir, 'backups'),
        BACKUP_KEEP: '2',
      },
    }).status;
  };
  const dumps = (): string[] => readdirSync(path.join(dir, 'backups')).sort();

  test('makes a dump the doctor finds, for its owner only, and deletes the oldest; a failed one leaves nothing', () => {
    const old = ['rubicon-20260101T000000Z.dump', 'rubicon-20260102T000000Z.dump'];
    mkdirSync(path.join(dir, 'backups'));
    for (const name of old) writeFileSync(path.join(dir, 'backups', name), '');
    expect(dump('exit 1')).not.toBe(0);
    expect(dumps()).toEqual(old);
    expect(dump('echo "$@" > "${2#--file=}"')).toBe(0);
    const [kept, made] = dumps();
    expect([kept, dumps().length]).toEqual([old[1], 2]);
    const { file } = listBackups(path.join(dir, 'backups')).at(-1)!;
    expect(path.basename(file)).toBe(made);
    expect(readFileSync(file, 'utf8')).toContain('--format=custom');
    expect(readFileSync(file, 'utf8')).toContain('postgres://here/rubicon');
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});

describe('metrics in deploy/', () => {
  let served: ReadonlySet<string>;
  beforeAll(async () => {
    // There is no Redis, but that is measured
    const server = await live({ BACKUP_EVERY: '24', REDIS_URL: 'redis://127.0.0.1:1' });
    const text = await (await fetch(`${server.url}/metrics`)).text();
    await server.stop();
    // One that nothing has been counted in yet has no line of its own, but is described
    served = new Set(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, kind]) =>
        kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name!],
      ),
    );
  });

  test.each(['deploy/alerts.yaml', 'deploy/grafana.json'])(
    '%s names only what the server measures',
    (name) => {
      const named = [...read(name).matchAll(/(?<=expr.*)\brubicon_\w+/g)].map(([metric]) => metric);
      expect(named.length).toBeGreaterThan(8);
      expect(named.filter((metric) => !served.has(metric))).toEqual([]);
    },
  );
});
