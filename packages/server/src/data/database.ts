// All in which the two databases differ. Everything else is written once, with Kysely.
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Change } from './store.ts';

export interface Database {
  readonly db: Kysely<Schema>;
  /** All of these statements or none; gives how many rows each one changed. */
  readonly atomically: (queries: readonly Compilable[]) => Promise<readonly number[]>;
  readonly commit: (change: Change) => Promise<boolean>;
  readonly ping: () => Promise<void>;
  readonly backup: (file: string) => Promise<void>;
  /** Waits for what is being written. */
  readonly close: () => Promise<void>;
}

/** Called before a group is written, when it is written but not committed, and when it is committed but not answered. */
export type Probe = (point: 'before-write' | 'before-commit' | 'after-commit') => void;
