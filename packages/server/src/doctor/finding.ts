// What a check of the set-up has found.
export type Verdict = 'ok' | 'warn' | 'fail';

export interface Finding {
  readonly check: string; // what was looked at
  readonly verdict: Verdict;
  readonly message: string;
  readonly todo: string | null; // what to do about it; null where all is well
}

/** What one check says, without its name. */
export type Said = Omit<Finding, 'check'>;

export const ok = (message: string): Said => ({ verdict: 'ok', message, todo: null });
export const warn = (message: string, todo: string): Said => ({ verdict: 'warn', message, todo });
export const fail = (message: string, todo: string): Said => ({ verdict: 'fail', message, todo });

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);
