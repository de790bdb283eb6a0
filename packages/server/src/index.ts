/** The game server. `main.ts` starts it; these are its public exports. */
export { ConfigError, describeConfig, readConfig, type Config, type Environment } from './base/config.ts';
export { makeLog, silentLog, type Log } from './base/log.ts';
export { startServer, type Running } from './operation/run.ts';
export { noSite, readSite, type Site } from './http/site.ts';
