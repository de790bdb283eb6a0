// The results of mutation testing, stored in bench/mutation.json so that the page can be written again without a new
// run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tool.ts';

export interface DeletionResult {
  readonly rule: string;
  readonly file: string;
  readonly deleted: string;
  readonly named: readonly string[]; // failing tests that name the rule
  readonly others: number; // other failing tests
  readonly problem: string | null; // why there is no result
}

export interface Survivor {
  readonly line: number;
  readonly before: string;
  readonly after: string;
  readonly code: string;
  readonly nth: number; // which of the mutants with this code, before and after, from 0
}

export interface FileResult {
  readonly possible: number; // possible mutants; more than were tried when a sample was taken
  readonly tried: number;
  readonly timedOut: number; // among the killed
  readonly survivors: readonly Survivor[];
}

export interface Results {
  rules: readonly DeletionResult[];
  mutants: Record<string, FileResult>;
}

const resultsFile = path.join(root, 'bench/mutation.json');

export const readResults = (): Results =>
  existsSync(resultsFile)
    ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results)
    : { rules: [], mutants: {} };

export const writeResults = (results: Results): void =>
  writeFileSync(resultsFile, `${JSON.stringify(results, undefined, 2)}\n`);
