// Messages with placeholders: `{name}` takes a value, `{count|one=# step|other=# steps}` a form by plural (or, for
// `=0`, by the number itself; `#` is the number), `{side|caesar=his|pompey=their}` a form by word, where `other`
// matches all words not named. Forms contain no braces and no bars.
import type { Grammar } from './grammar.ts';

type Word<Form extends string> = Form extends `=${string}`
  ? '#'
  : Form extends `${infer Name}=${string}`
    ? Name
    : never;
type Words<Forms extends string> = Forms extends `${infer Form}|${infer Rest}`
  ? Word<Form> | Words<Rest>
  : Word<Forms>;
type Value<W extends string> = [Extract<W, '#' | 'one'>] extends [never]
  ? 'other' extends W
    ? string
    : W
  : number;
type Place<S extends string> = S extends `${infer Name}|${infer Forms}`
  ? Readonly<Record<Name, Value<Words<Forms>>>>
  : Readonly<Record<S, string | number>>;

/** The values a message requires, inferred from its text; `unknown` when it requires none. */
export type ArgsOf<S extends string> = S extends `${string}{${infer Inner}}${infer Rest}`
  ? Place<Inner> & ArgsOf<Rest>
  : unknown;

export type Args = Readonly<Record<string, string | number>>;

const PLACE = /\{([^{}|]+)(?:\|([^{}]*))?\}/g;

/** The message with its placeholders filled. A placeholder without a value stays visible. */
export function fill(text: string, args: Args, grammar: Grammar): string {
  return text.replaceAll(PLACE, (whole, name: string, forms: string | undefined) => {
    const value = args[name];
    if (value === undefined) return whole;
    const written = typeof value === 'number' ? grammar.number(value) : value;
    if (forms === undefined) return written;
    return formFor(forms, value, grammar)?.replaceAll('#', written) ?? whole;
  });
}

const parseForms = (forms: string): Map<string, string> =>
  new Map(
    forms.split('|').map((form) => {
      const at = form.indexOf('=', 1); // `=0=none`: the number itself
      return [form.slice(0, at), form.slice(at + 1)];
    }),
  );

function formFor(forms: string, value: string | number, { plural }: Grammar): string | undefined {
  const table = parseForms(forms);
  const words = typeof value === 'number' ? [`=${value}`, plural(value)] : [value];
  return [...words, 'other'].map((word) => table.get(word)).find((form) => form !== undefined);
}

/** A placeholder of a message; forms by word, or null where the value itself is shown. */
export interface Slot {
  readonly name: string;
  readonly forms: ReadonlyMap<string, string> | null;
}

export const formsOf = (text: string): Slot[] =>
  Array.from(text.matchAll(PLACE), ([, name, forms]) => ({
    name: name!,
    forms: forms === undefined ? null : parseForms(forms),
  }));
