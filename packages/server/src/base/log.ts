// The server's log: one JSON object per line. It contains no secrets, and of people no more than is needed to fix a
// problem: no cookie, token, password, entropy, order or address is ever passed to it.
import { pino, type DestinationStream } from 'pino';
import type { LogLevel } from './config.ts';

export interface Log {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

export const makeLog = (level: LogLevel, to?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    to,
  );

export const silentLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
