// Replaces `vitest` in the child: collects tests instead of running them.
import { format } from 'node:util';

export { expect } from 'vitest';

export interface RegisteredTest {
  readonly name: string; // with the names of the groups around it
  readonly body: () => unknown;
}

const groups: string[] = [];
let tests: RegisteredTest[] = [];

export function describe(name: string, body: () => void): void {
  groups.push(name);
  body();
  groups.pop();
}

export const test = Object.assign(
  (name: string, body: () => unknown): void => {
    tests.push({ name: [...groups, name].join(' '), body });
  },
  {
    each:
      (table: readonly unknown[]) =>
      (name: string, body: (...values: unknown[]) => unknown): void => {
        for (const row of table) {
          const values: unknown[] = Array.isArray(row) ? row : [row];
          const used = values.slice(0, name.match(/%/g)?.length ?? 0);
          test(format(name, ...used), () => body(...values));
        }
      },
  },
);
export const it = test;

export function takeTests(): readonly RegisteredTest[] {
  const taken = tests;
  tests = [];
  return taken;
}
