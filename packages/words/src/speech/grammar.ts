// How a language counts, writes numbers and makes lists. Browsers know that, but the first question takes them longer than
// drawing a page: so formats are made when they are first used, and English, which the page begins with, needs none.

export interface Grammar {
  readonly plural: (value: number) => string;
  readonly number: (value: number) => string;
  readonly and: (items: readonly string[]) => string;
  readonly or: (items: readonly string[]) => string;
}

export function grammarOf(tag: string): Grammar {
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  let conjunctions: Intl.ListFormat | undefined;
  let disjunctions: Intl.ListFormat | undefined;
  return {
    plural: (value) => (plurals ??= new Intl.PluralRules(tag)).select(value),
    number: (value) => (numbers ??= new Intl.NumberFormat(tag)).format(value),
    and: (items) => (conjunctions ??= new Intl.ListFormat(tag, { type: 'conjunction' })).format(items),
    or: (items) => (disjunctions ??= new Intl.ListFormat(tag, { type: 'disjunction' })).format(items),
  };
}

export const ENGLISH = 'en-GB';

const browserEnglish = grammarOf(ENGLISH);

const listed =
  (word: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

export const englishGrammar: Grammar = {
  plural: (value) => (Math.abs(value) === 1 ? 'one' : 'other'),
  number: (value) =>
    Number.isInteger(value) && Math.abs(value) < 1000 && !Object.is(value, -0)
      ? String(value)
      : browserEnglish.number(value),
  and: listed('and'),
  or: listed('or'),
};
