// The messages between the page and a worker: questions with a number, and under that number progress and one answer.
import { Refused } from '../authority/authority.ts';
import { hasFields, isFields, isOneOf, isOrNull, isString, isWhole } from './checks.ts';

/** The methods of a worker by name, the same for both ends. `never`: methods with any parameters fit. */
export type Methods<M> = { readonly [K in keyof M]: (...args: never) => unknown };

export interface Call {
  readonly method: string;
  readonly args: readonly unknown[];
}

export interface Question extends Call {
  readonly id: number;
  readonly hearsProgress: boolean;
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly refusal: Refusal };

export interface Progress {
  readonly id: number;
  readonly progress: unknown;
}

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly rule: string | null;
  readonly line: number | null;
}

/** The code of an error that is not a refusal: a bug, or storage that fails. */
export const FAILED = 'authority-failed';

/** The number of a question, if it has one to answer under; null otherwise. */
export const questionId = (data: unknown): number | null =>
  isFields(data) && isWhole(data['id']) ? (data['id'] as number) : null;

const isAnswer = hasFields(
  {
    id: isWhole,
    ok: isOneOf([true, false]),
    value: () => true,
    refusal: hasFields({
      code: isString,
      message: isString,
      rule: isOrNull(isString),
      line: isOrNull(isWhole),
    }),
  },
  ['value', 'refusal'],
);

const isProgress = hasFields({ id: isWhole, progress: (value) => value !== undefined });

/** Null for a malformed answer. The content of an answer comes from the same release, and is not checked further. */
export const decodeAnswer = (data: unknown): Answer | null => (isAnswer(data) ? (data as Answer) : null);

export const decodeProgress = (data: unknown): Progress | null =>
  isProgress(data) ? (data as Progress) : null;

export const encodeRefusal = (error: unknown): Refusal =>
  error instanceof Refused
    ? { code: error.code, message: error.message, rule: error.rule, line: error.line }
    : { code: FAILED, message: String(error), rule: null, line: null };

export const decodeRefusal = ({ code, message, rule, line }: Refusal): Refused =>
  new Refused(code, message, rule, line);
