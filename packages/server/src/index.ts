/** The server: keeps games online. Started by `main.ts`; what else may be used of it is named here. */
export { ConfigError, describeConfig, readConfig, type Config, type Environment } from './config.ts';
