// The doctor as a whole, and checks of settings, machine, data folder and email.
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { doctorBench, MACHINE, said, verdicts } from '../../test/doctor-kit.ts';
import { mailbox } from '../../test/receivers.ts';
import { examine } from './doctor.ts';
import type { Machine } from './machine.ts';

const bench = doctorBench();
const { closing, found } = bench;

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
    expect(verdicts(await found('data folder', { DATA_DIR: path.join(bench.dir, 'a/b') }))).toEqual(['ok']);
  });

  test('that cannot be made', async () => {
    writeFileSync(path.join(bench.dir, 'file'), '');
    const findings = await found('data folder', { DATA_DIR: path.join(bench.dir, 'file/data') });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(said(findings)).toContain('cannot be written');
  });

  test('that others can read', async () => {
    chmodSync(bench.dir, 0o755);
    const findings = await found('data folder');
    expect(verdicts(findings)).toEqual(['warn']);
    expect(said(findings)).toContain('read by everyone');
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
