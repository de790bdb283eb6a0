import path from 'node:path';
import { expect, test } from 'vitest';
import { describeConfig, readConfig } from './config.ts';

test('an empty environment is valid', () => {
  expect(readConfig({ PORT: '', HOME: '/root' })).toEqual({
    host: '127.0.0.1',
    port: 8705,
    dataDir: path.resolve('data'),
    databaseUrl: null,
    redisUrl: null,
    backups: { dir: path.resolve('data/backups'), everyMs: null, keep: 7 },
    publicUrl: null,
    trustProxy: false,
    isClosed: false,
    makers: 'members',
    guestDays: 30,
    contact: null,
    mail: null,
    lobbyWebhook: null,
    lobbyLanguage: 'en',
    reachesInside: false,
    workers: null,
    machineWorkers: null,
    limits: true,
    metricsToken: null,
    logLevel: 'info',
  });
});

test.each([
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8,fd00::/8', { trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8'] }],
  ['TRUST_PROXY', 'no', { trustProxy: false }],
  ['BACKUP_EVERY', '6', { backups: { everyMs: 6 * 3_600_000 } }],
  ['BACKUP_KEEP', '30', { backups: { keep: 30 } }],
  ['BACKUP_DIR', '/srv/copies', { backups: { dir: '/srv/copies' } }],
  ['DATA_DIR', '/srv/rubicon', { backups: { dir: '/srv/rubicon/backups' } }],
  ['CLOSED', 'yes', { isClosed: true }],
  ['TOURNAMENTS', 'host', { makers: 'host' }],
  ['GUEST_DAYS', '7', { guestDays: 7 }],
  ['CONTACT', 'Gaia, gaia@rubicon.example', { contact: 'Gaia, gaia@rubicon.example' }],
  ['LOBBY_LANGUAGE', 'sv', { lobbyLanguage: 'sv' }],
  ['PORT', '0', { port: 0 }],
  ['RATE_LIMITS', 'off', { limits: false }],
  ['LOG_LEVEL', 'warn', { logLevel: 'warn' }],
  ['PUBLIC_URL', 'https://rubicon.example', { publicUrl: new URL('https://rubicon.example/') }],
])('%s=%s', (name, value, expected) => {
  expect(readConfig({ [name]: value })).toMatchObject(expected);
});

test.each([
  ['MACHINE_WORKERS', '0', 'MACHINE_WORKERS is 0, but it should be a number from 1 to 64.'],
  ['PORT', '65536', 'PORT is 65536, but it should be a port: a number from 0 to 65535.'],
  ['PORT', '80a', 'PORT is 80a'],
  ['BACKUP_EVERY', '0', 'BACKUP_EVERY is 0, but it should be a number of hours from 1 to 720.'],
  ['BACKUP_KEEP', 'all', 'BACKUP_KEEP is all, but it should be a number of backups from 1 to 1000.'],
  ['TOURNAMENTS', 'nobody', 'TOURNAMENTS is nobody, but it should be members or host.'],
  ['LOBBY_LANGUAGE', 'Latin', 'LOBBY_LANGUAGE is Latin, but it should be one of en, ja, sv.'],
  ['CLOSED', 'perhaps', 'CLOSED is perhaps, but it should be yes or no.'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY is yes, but it should be no, or addresses'],
  ['TRUST_PROXY', '1', 'TRUST_PROXY is 1'],
  ['PUBLIC_URL', 'https://rubicon.example/play', 'without a path'],
  ['PUBLIC_URL', 'javascript:alert(1)', 'PUBLIC_URL'],
  ['DATABASE_URL', 'mysql://root:hunter2@host/db', 'DATABASE_URL is set, but it should be'],
  ['REDIS_URL', 'http://:hunter2@host', 'REDIS_URL is set, but it should be'],
  ['REDIS_URL', 'redis://', 'REDIS_URL is set, but it should be'],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN is set, but it should be at least 16 characters.'],
  ['GUEST_DAYS', '0', 'GUEST_DAYS is 0, but it should be a number of days from 1 to 3650.'],
  ['SMTP_URL', 'http://user:hunter2@mail.example', 'SMTP_URL is set, but it should be'],
  ['SMTP_URL', 'smtp://mail.example', 'MAIL_FROM has to say'],
  ['SMTP_URL', 'smtp://mail.example', 'PUBLIC_URL has to say'],
  ['MAIL_FROM', 'Rubicon', 'MAIL_FROM is Rubicon'],
  ['LOG_LEVEL', 'loud', 'one of debug, info, warn, error, silent'],
])('%s=%s is refused', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});

test('backups by the server are for SQLite', () => {
  const env = { BACKUP_EVERY: '24', DATABASE_URL: 'postgres://here/rubicon' };
  expect(() => readConfig(env)).toThrow('BACKUP_EVERY is for SQLite');
});

test('all mistakes are reported at once', () => {
  expect(() => readConfig({ PORT: 'x', CLOSED: 'x' })).toThrow(/PORT.*\nCLOSED/);
});

test('mail is sent when its settings are complete', () => {
  const { mail } = readConfig({
    SMTP_URL: 'smtps://user:hunter2@mail.example',
    LOBBY_WEBHOOK: 'https://discord.com/api/webhooks/1/hunter2',
    MAIL_FROM: 'Rubicon <rubicon@mail.example>',
    PUBLIC_URL: 'https://rubicon.example',
  });
  expect(mail).toEqual({
    smtpUrl: 'smtps://user:hunter2@mail.example',
    from: 'Rubicon <rubicon@mail.example>',
  });
});

test('the printed configuration contains no secret', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://caesar:hunter2@db.example:5432/rubicon?password=hunter2',
    REDIS_URL: 'rediss://caesar:hunter2@redis.example:6380/2?password=hunter2',
    METRICS_TOKEN: 'hunter2hunter2hunter2',
    SMTP_URL: 'smtps://user:hunter2@mail.example',
    LOBBY_WEBHOOK: 'https://discord.com/api/webhooks/1/hunter2',
    MAIL_FROM: 'rubicon@mail.example',
    PUBLIC_URL: 'https://rubicon.example',
  });
  const printed = JSON.stringify(describeConfig(config));
  expect(printed).not.toContain('hunter2');
  expect(printed).toContain('postgres://db.example:5432/rubicon');
  expect(printed).toContain('rediss://redis.example:6380/2');
});
