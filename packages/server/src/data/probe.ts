// Lets a test stop the process in the midst of a commit, on whichever thread that happens.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Probe } from './database.ts';

/** `address` is a file URL of a module with a function `probe`; null is none, as outside of tests. */
export function loadProbe(address: string | null): Probe {
  if (address === null) return () => undefined;
  // Required, not imported: nothing of the server depends on a module that a test names
  return (createRequire(import.meta.url)(fileURLToPath(address)) as { probe: Probe }).probe;
}
