// Deletes a rule from the code to see whether a test notices.

export interface Deletion {
  readonly rule: string; // '6.13' or 'ruling 12'
  readonly file: string; // in packages/engine/src
  readonly deleted: string; // in words
  readonly find: string; // occurs once in the file
  readonly replace: string;
}

/** The deletions in one file: rule, description, code, and replacement. */
export const deletionsIn = (
  file: string,
  rows: readonly (readonly [rule: string, deleted: string, find: string, replace: string])[],
): Deletion[] => rows.map(([rule, deleted, find, replace]) => ({ rule, file, deleted, find, replace }));
