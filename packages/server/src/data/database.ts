// Everything in which the two databases differ. The rest is written once, with Kysely.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema/schema.ts';
import type { Change } from './contract/store.ts';

export interface Database {
  readonly db: Kysely<Schema>;
  /** All of these statements or none; returns how many rows each one changed. */
  readonly atomically: (queries: readonly Compilable[]) => Promise<readonly number[]>;
  readonly commit: (change: Change) => Promise<boolean>;
  readonly ping: () => Promise<void>;
  readonly backup: (file: string) => Promise<void>;
  /** Waits for writes in progress. */
  readonly close: () => Promise<void>;
}

/** Called before a group is written, when it is written but not committed, and when it is committed but not answered. */
export type Probe = (point: 'before-write' | 'before-commit' | 'after-commit') => void;

/**
 * Lets a test stop the process in the middle of a commit. `address` is a file URL of a module with a function
 * `probe`; null is none, as outside of tests.
 */
export function loadProbe(address: string | null): Probe {
  if (address === null) return () => undefined;
  // Required, not imported: the server must not depend on a module that a test names
  return (createRequire(import.meta.url)(fileURLToPath(address)) as { probe: Probe }).probe;
}

/**
 * PostgreSQL stores no zero characters, and neither database stores half a surrogate pair: they are stripped from
 * user text.
 */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
