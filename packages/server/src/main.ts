// Starts the server with the environment's settings: `node packages/server/src/main.ts [FOLDER]`, with the folder of
// a built page.
import { ConfigError, describeConfig, readConfig } from './base/config.ts';
import { noSite, readSite } from './http/site.ts';
import { makeLog } from './base/log.ts';
import { startServer, type CrashPoints } from './operation/run.ts';
import { Refused } from './base/refused.ts';

const SAME_KEY_MS = 500;

/** An error someone can fix is printed as a sentence; an internal fault is thrown. */
export function sentenceFor(error: unknown, port: number): string {
  if (error instanceof ConfigError || error instanceof Refused) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what uses it or choose another, as in PORT=${port + 1} npm start.`;
  throw error;
}

/** Runs until it is stopped, or a test's crash point ends it. */
export async function main(dir: string | undefined, crashPoints: CrashPoints = {}): Promise<void> {
  let port = 0;
  try {
    const config = readConfig(process.env);
    ({ port } = config);
    const log = makeLog(config.logLevel);
    log.info({ config: describeConfig(config) }, 'The server starts.');
    const running = await startServer(config, dir === undefined ? noSite : readSite(dir), log, crashPoints);
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
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'The server did not stop as it should.');
          process.exit(1);
        },
      );
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  } catch (error) {
    console.error(sentenceFor(error, port));
    process.exitCode = 1;
  }
}

if (import.meta.main) await main(process.argv[2]);
