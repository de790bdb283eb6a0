// Checks the set-up of a host and says what to do about each fault. It changes nothing, and needs no running server.
import { ConfigError, readConfig, type Config, type Environment } from '../base/config.ts';
import { mailFault } from '../notices/test-mail.ts';
import {
  checkBackups,
  checkDataDir,
  checkDrill,
  checkPostgres,
  checkRedis,
  checkSqlite,
} from './data-checks.ts';
import { fail, messageOf, ok, type Finding, type Said } from './finding.ts';
import { checkMemory, checkNode, checkOpenFiles, checkSettings } from './machine-checks.ts';
import { thisMachine, type Machine } from './machine.ts';
import { checkPort, checkPublic, type Trust } from './network-checks.ts';

export type { Finding, Verdict } from './finding.ts';

/** Without settings only the machine can be checked. */
export async function examine(
  env: Environment,
  machine: Machine = thisMachine(),
  trust: Trust = {},
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const note = (check: string, ...said: readonly Said[]): void => {
    for (const each of said) findings.push({ check, ...each });
  };
  const config = configIn(env);
  if (config instanceof ConfigError)
    note('settings', ...config.message.split('\n').map((line) => fail(line, 'Correct or unset it.')));
  else note('settings', checkSettings(config));
  note('Node', checkNode(machine));
  note('open files', checkOpenFiles(machine));
  if (config instanceof ConfigError) return findings;
  note('machine', checkMemory(machine, config));
  await checkData(config, machine, note);
  note('port', await checkPort(config));
  const { publicUrl, isClosed } = config;
  if (publicUrl !== null)
    note('public address', ...(await checkPublic(publicUrl, isClosed, machine.now(), trust)));
  note('email', await checkMail(config));
  return findings;
}

async function checkData(
  config: Config,
  machine: Machine,
  note: (check: string, ...said: readonly Said[]) => void,
): Promise<void> {
  const { databaseUrl, redisUrl, backups } = config;
  const nowMs = machine.now();
  if (databaseUrl === null) {
    note('data folder', checkDataDir(config, machine));
    note('database', checkSqlite(config));
  } else note('database', ...(await checkPostgres(databaseUrl, machine.now)));
  if (redisUrl !== null) note('Redis', await checkRedis(redisUrl));
  const reading = (check: () => Said): Said => {
    try {
      return check();
    } catch (error) {
      return fail(
        `${backups.dir} cannot be read: ${messageOf(error)}.`,
        'Give the folder to the user the server runs as, or change BACKUP_DIR.',
      );
    }
  };
  note(
    'backups',
    reading(() => checkBackups(backups, databaseUrl !== null, nowMs)),
  );
  if (databaseUrl === null)
    note(
      'drill',
      reading(() => checkDrill(backups, nowMs)),
    );
}

async function checkMail({ mail }: Config): Promise<Said> {
  if (mail === null) return ok('none is sent: SMTP_URL is not set');
  const fault = await mailFault(mail);
  return fault === null
    ? ok('the mail server accepts the settings; “rubicon mail-test ADDRESS” sends one')
    : fail(`The mail server refuses: ${fault}.`, 'Check SMTP_URL: host, port, user and password.');
}

function configIn(env: Environment): Config | ConfigError {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}
