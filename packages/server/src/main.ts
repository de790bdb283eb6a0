// Starts the server with the environment's settings: `node packages/server/src/main.ts [FOLDER]`, with the folder of
// a built page.
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { ConfigError, describeConfig, readConfig, type Config } from './base/config.ts';
import { membership, type Membership } from './cluster/membership.ts';
import { makeLog, type Log } from './base/log.ts';
import type { CrashPoints, Running } from './operation/run.ts';
import { Refused } from './base/refused.ts';

const SAME_KEY_MS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** An error someone can fix is printed as a sentence; an internal fault is thrown. */
export function sentenceFor(error: unknown, port: number): string {
  if (error instanceof ConfigError || error instanceof Refused) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what uses it or choose another, as in PORT=${port + 1} npm start.`;
  throw error;
}

/** What a test changes: where the process is stopped, and the program of further processes, which stop there too. */
export interface MainOptions extends CrashPoints {
  readonly file?: string;
}

/** Runs until it is stopped, or a test's crash point ends it. */
export async function main(dir: string | undefined, options: MainOptions = {}): Promise<void> {
  const member = membership();
  let port = 0;
  try {
    const config = readConfig(process.env);
    ({ port } = config);
    const log = makeLog(config.logLevel);
    if (member === null) await serve(dir, config, log, options);
    else await serveAmong(member, dir, config, log, options);
  } catch (error) {
    const sentence = sentenceFor(error, port);
    process.exitCode = 1;
    if (member === null) console.error(sentence);
    else member.failed(sentence);
  }
}

/** The server, or the first of its processes. */
async function serve(dir: string | undefined, config: Config, log: Log, options: MainOptions): Promise<void> {
  const workers = config.workers ?? availableParallelism();
  log.info({ config: describeConfig(config) }, 'The server starts.');
  const { file = import.meta.filename, probe } = options;
  const program = { file, args: dir === undefined ? [] : [dir], ...(probe !== undefined && { probe }) };
  const running =
    workers === 1
      ? await startHere(dir, config, log, options, null)
      : await (await import('./operation/workers.ts')).startWorkers(config, log, workers, program);
  log.info({ url: running.url }, 'The server is there.');
  console.log(`Rubicon is at ${config.publicUrl?.origin ?? running.url}`);
  running.broken
    .then((error) => {
      log.error({ err: error }, 'Nothing can be kept any more. The server ends, to be started anew.');
      process.exit(1);
    })
    .catch(() => undefined);
  let stopsMs: number | null = null;
  const stop = (signal: string): void => {
    if (stopsMs !== null) {
      // A second interrupt, and not the first one forwarded by npm: stop at once; what is durable stays so
      if (performance.now() - stopsMs > SAME_KEY_MS) process.exit(1);
      return;
    }
    stopsMs = performance.now();
    log.info({ signal }, 'The server stops.');
    end(running, log);
  };
  for (const signal of SIGNALS) process.on(signal, () => stop(signal));
}

/** A process that the first has started, and stops: signals reach all, as from a terminal. */
async function serveAmong(
  member: Membership,
  dir: string | undefined,
  config: Config,
  log: Log,
  options: MainOptions,
): Promise<void> {
  for (const signal of SIGNALS) process.on(signal, () => undefined);
  const running = await startHere(dir, config, log, options, member);
  member.onStop(() => end(running, log));
  member.ready(running.url);
}

/** Loaded only where it is needed: the first of several processes serves no one, and takes less memory so. */
async function startHere(
  dir: string | undefined,
  config: Config,
  log: Log,
  options: MainOptions,
  member: Membership | null,
): Promise<Running> {
  const { noSite, readSite } = await import('./http/site.ts');
  const { startServer } = await import('./operation/run.ts');
  return startServer(config, dir === undefined ? noSite : readSite(dir), log, options, member);
}

function end(running: Running, log: Log): void {
  running.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error({ err: error }, 'The server did not stop as it should.');
      process.exit(1);
    },
  );
}

if (import.meta.main) {
  setFlagsFromString('--heap-growing-percent=150'); // garbage at most so much of what is alive; V8 lets it be 300
  await main(process.argv[2]);
}
