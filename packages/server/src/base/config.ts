// The configuration, read from the environment once, before anything is opened.
import path from 'node:path';
import { MAILS } from '@rubicon/words/mail';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null; // PostgreSQL; otherwise SQLite in `dataDir`
  readonly redisUrl: string | null; // what servers share besides the database
  readonly backups: BackupConfig;
  readonly publicUrl: URL | null; // the public address, when the server is behind a proxy
  readonly trustProxy: TrustProxy;
  readonly isClosed: boolean; // newcomers need an invitation
  readonly makers: 'members' | 'host'; // who may make tournaments
  readonly guestDays: number; // after which an idle guest is deleted
  readonly contact: string | null; // contact shown on the privacy page
  readonly mail: MailConfig | null; // null: no mail is sent
  readonly lobbyWebhook: string | null; // where new open games are posted
  readonly lobbyLanguage: string; // of those posts
  readonly reachesInside: boolean; // whether notifications may go to private addresses and without TLS: for tests
  readonly workers: number | null; // processes that hold games; null: as many as the machine has cores
  readonly machineWorkers: number | null; // null: as many as the machine has cores to spare
  readonly limits: boolean; // rate limits; off for measurements only
  readonly metricsToken: string | null;
  readonly logLevel: LogLevel;
}

export interface BackupConfig {
  readonly dir: string;
  readonly everyMs: number | null; // null: none are made by the server
  readonly keep: number;
}

export interface MailConfig {
  readonly smtpUrl: string;
  readonly from: string;
}

/** As the folders of `words` are named. */
const LANGUAGES = MAILS.map(({ tag }) => tag.split('-', 1)[0]!);

/** Which proxies are trusted to report a caller's true address: none, or those at these addresses. */
type TrustProxy = false | readonly string[];

const MAKERS = ['members', 'host'] as const;
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reports all mistakes at once, so that they can be fixed at once. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const read = <T>(name: string, otherwise: T, decode: (text: string) => T | undefined, what: string): T => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return otherwise;
    const value = decode(text);
    if (value !== undefined) return value;
    problems.push(`${name} is ${isSecret(name) ? 'set' : text}, but it should be ${what}.`);
    return otherwise;
  };
  const smtpUrl = read('SMTP_URL', null, smtpAddress, 'an address like smtps://user:password@mail.example');
  const mailFrom = read('MAIL_FROM', null, sender, 'an address like Rubicon <rubicon@mail.example>');
  const dataDir = path.resolve(read('DATA_DIR', 'data', (text) => text, 'a folder'));
  const everyHours = read('BACKUP_EVERY', null, whole(1, 720), 'a number of hours from 1 to 720');
  if (everyHours !== null && (env['DATABASE_URL'] ?? '').trim() !== '')
    problems.push('BACKUP_EVERY is for SQLite. PostgreSQL is backed up by pg_dump: see docs/hosting.md.');
  const config: Config = {
    host: read('HOST', '127.0.0.1', (text) => text, 'an address'),
    port: read('PORT', 8705, whole(0, 65_535), 'a port: a number from 0 to 65535'),
    dataDir,
    databaseUrl: read(
      'DATABASE_URL',
      null,
      postgresUrl,
      'an address like postgres://user:password@host/name',
    ),
    redisUrl: read('REDIS_URL', null, redisUrl, 'an address like redis://user:password@host:6379'),
    backups: {
      dir: path.resolve(read('BACKUP_DIR', path.join(dataDir, 'backups'), (text) => text, 'a folder')),
      everyMs: everyHours === null ? null : everyHours * 3_600_000,
      keep: read('BACKUP_KEEP', 7, whole(1, 1000), 'a number of backups from 1 to 1000'),
    },
    publicUrl: read('PUBLIC_URL', null, originUrl, 'an address like https://rubicon.example, without a path'),
    trustProxy: read(
      'TRUST_PROXY',
      false,
      proxies,
      'no, or addresses and ranges of proxies, divided by commas (loopback is one)',
    ),
    isClosed: read('CLOSED', false, yesOrNo, 'yes or no'),
    makers: read('TOURNAMENTS', 'members', (text) => MAKERS.find((each) => each === text), 'members or host'),
    guestDays: read('GUEST_DAYS', 30, whole(1, 3650), 'a number of days from 1 to 3650'),
    contact: read(
      'CONTACT',
      null,
      (text) => (text.length <= 200 ? text : undefined),
      'at most 200 characters',
    ),
    mail: mailOf(smtpUrl, mailFrom, env['PUBLIC_URL'] ?? '', problems),
    lobbyWebhook: read(
      'LOBBY_WEBHOOK',
      null,
      webAddress,
      'an address like https://discord.com/api/webhooks/…',
    ),
    lobbyLanguage: read(
      'LOBBY_LANGUAGE',
      'en',
      (text) => LANGUAGES.find((each) => each === text),
      `one of ${LANGUAGES.join(', ')}`,
    ),
    reachesInside: read('NOTICES_INSIDE', false, yesOrNo, 'yes or no'),
    workers: read('WORKERS', null, whole(1, 64), 'a number from 1 to 64'),
    machineWorkers: read('MACHINE_WORKERS', null, whole(1, 64), 'a number from 1 to 64'),
    limits: read('RATE_LIMITS', true, yesOrNo, 'yes or no'),
    metricsToken: read('METRICS_TOKEN', null, atLeast(16), 'at least 16 characters'),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (text) => LOG_LEVELS.find((level) => level === text),
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** For the log: the settings without the secrets. */
export const describeConfig = (config: Config): Readonly<Record<string, unknown>> => ({
  HOST: config.host,
  PORT: config.port,
  DATA_DIR: config.databaseUrl === null ? config.dataDir : undefined,
  DATABASE_URL: config.databaseUrl === null ? undefined : withoutPassword(config.databaseUrl),
  REDIS_URL: config.redisUrl === null ? undefined : withoutPassword(config.redisUrl),
  BACKUP_DIR: config.backups.everyMs === null ? undefined : config.backups.dir,
  BACKUP_EVERY: config.backups.everyMs === null ? undefined : config.backups.everyMs / 3_600_000,
  BACKUP_KEEP: config.backups.everyMs === null ? undefined : config.backups.keep,
  PUBLIC_URL: config.publicUrl?.origin,
  TRUST_PROXY: config.trustProxy === false ? 'no' : config.trustProxy,
  CLOSED: config.isClosed ? 'yes' : 'no',
  TOURNAMENTS: config.makers,
  GUEST_DAYS: config.guestDays,
  CONTACT: config.contact ?? 'none',
  SMTP_URL: config.mail === null ? 'none' : withoutPassword(config.mail.smtpUrl),
  MAIL_FROM: config.mail?.from,
  LOBBY_WEBHOOK: config.lobbyWebhook === null ? 'none' : 'set',
  LOBBY_LANGUAGE: config.lobbyWebhook === null ? undefined : config.lobbyLanguage,
  NOTICES_INSIDE: config.reachesInside ? 'yes' : undefined,
  WORKERS: config.workers ?? 'as many as there are cores',
  MACHINE_WORKERS: config.machineWorkers ?? 'as many as can be spared',
  RATE_LIMITS: config.limits ? 'yes' : 'no',
  METRICS_TOKEN: config.metricsToken === null ? 'none' : 'set',
  LOG_LEVEL: config.logLevel,
});

const SECRETS = new Set(['DATABASE_URL', 'REDIS_URL', 'METRICS_TOKEN', 'SMTP_URL', 'LOBBY_WEBHOOK']);
const isSecret = (name: string): boolean => SECRETS.has(name);

function withoutPassword(text: string): string {
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host}${pathname}`;
}

const whole =
  (min: number, max: number) =>
  (text: string): number | undefined => {
    const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  };

const atLeast =
  (length: number) =>
  (text: string): string | undefined =>
    text.length >= length ? text : undefined;

function yesOrNo(text: string): boolean | undefined {
  if (/^(?:yes|true|on|1)$/i.test(text)) return true;
  return /^(?:no|false|off|0)$/i.test(text) ? false : undefined;
}

const postgresUrl = (text: string): string | undefined =>
  URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol) ? text : undefined;

const redisUrl = (text: string): string | undefined =>
  URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''
    ? text
    : undefined;

const smtpAddress = (text: string): string | undefined =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) ? text : undefined;

const webAddress = (text: string): string | undefined =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined;

const sender = (text: string): string | undefined =>
  /^(?:[^<>\r\n]{0,100}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text) ? text : undefined;

/** A mail needs a sender and a public address to link to: half a configuration is a mistake. */
function mailOf(
  smtpUrl: string | null,
  from: string | null,
  publicUrl: string,
  problems: string[],
): MailConfig | null {
  if (smtpUrl === null) return null;
  if (from === null) problems.push('SMTP_URL is set, so MAIL_FROM has to say who the mails are from.');
  if (publicUrl.trim() === '')
    problems.push('SMTP_URL is set, so PUBLIC_URL has to say where the links in mails lead.');
  return from === null ? null : { smtpUrl, from };
}

function originUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isOrigin = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isOrigin && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Not every proxy is trusted: otherwise anyone could claim any address. */
function proxies(text: string): TrustProxy | undefined {
  if (/^(?:no|false|off|0)$/i.test(text)) return false;
  const each = text.split(',').map((name) => name.trim());
  return each.every((name) => PROXY.test(name)) ? each : undefined;
}

const PROXY = /^(?:loopback|linklocal|uniquelocal|[\d.]{7,15}(?:\/\d{1,2})?|[\da-f:.]{2,39}(?:\/\d{1,3})?)$/i;
