// Validates input from outside: it becomes typed here, or is refused with the field that is invalid.
import * as v from 'valibot';

export type Schema<T = unknown> = v.GenericSchema<unknown, T>;

export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly field: string; readonly message: string };

export function decode<T>(schema: Schema<T>, value: unknown): Decoded<T> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  const field = fieldOf(issue);
  return { ok: false, field, message: sentenceFor(field, issue) };
}

/** `pace.bankMs`; the whole value is an empty name. */
const fieldOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? [])
    .map(({ key }) => String(key).slice(0, 40))
    .slice(0, 6)
    .join('.');

/** A schema's own message is used if it has one; otherwise a sentence says what was expected. */
function sentenceFor(field: string, issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  const what = field === '' ? 'What was sent' : `“${field}”`;
  if (issue.expected === 'never') return `${what} is not known here.`;
  if (issue.received === 'undefined') return `${what} is missing.`;
  const expected = issue.expected === null ? '' : `: expected ${issue.expected}`;
  return `${what} does not fit${expected}.`.slice(0, 300);
}
