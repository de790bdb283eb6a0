// The messages between the writer thread and the main thread.
import type { Change } from './contract/store.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** `commit` is one step of a game; `run` is anything else: all of its statements or none. */
export type Job =
  | { readonly kind: 'commit'; readonly change: Change }
  | { readonly kind: 'run'; readonly statements: readonly Statement[] };

export interface Ran {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export type Done =
  | { readonly kind: 'commit'; readonly kept: boolean }
  | { readonly kind: 'run'; readonly ran: readonly Ran[] }
  | { readonly kind: 'failed'; readonly message: string; readonly isAway: boolean }; // a single `run`; the rest of its group is committed

export type Answer =
  | { readonly ok: true; readonly done: readonly Done[] }
  | { readonly ok: false; readonly message: string; readonly isAway: boolean }; // nothing of the group is committed

export interface WriterData {
  readonly file: string;
  readonly probe: string | null;
}
