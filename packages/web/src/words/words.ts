// The language of the page: every text a person reads or hears goes through `say`. English comes with the page;
// another language is a file `languages/<tag>.ts` that exports `catalogue`, found by its name and loaded when chosen.
import { signal } from '@preact/signals';
import { en, type Catalogue, type MessageKey } from './en.ts';
import { fill, type ArgsOf, type Grammar } from './message.ts';

interface Language extends Grammar {
  readonly tag: string;
  readonly catalogue: Catalogue;
  readonly and: Intl.ListFormat;
  readonly or: Intl.ListFormat;
}

const ENGLISH = 'en-GB';

const speaking = (tag: string, catalogue: Catalogue): Language => ({
  tag,
  catalogue,
  plurals: new Intl.PluralRules(tag),
  numbers: new Intl.NumberFormat(tag),
  and: new Intl.ListFormat(tag, { type: 'conjunction' }),
  or: new Intl.ListFormat(tag, { type: 'disjunction' }),
});

const language = signal<Language>(speaking(ENGLISH, en));

const loaders = new Map(
  Object.entries(import.meta.glob<{ readonly catalogue: Catalogue }>('./languages/*.ts')).map(
    ([path, load]) => [path.slice('./languages/'.length, -'.ts'.length), load],
  ),
);

/** Tags of the languages there are. */
export const LANGUAGES: readonly string[] = [ENGLISH, ...loaders.keys()];

/** The tag of the language spoken now. */
export const currentLanguage = (): string => language.value.tag;

/** Speaks a language whose messages are at hand. */
export function speak(tag: string, catalogue: Catalogue): void {
  language.value = speaking(tag, catalogue);
  document.documentElement.lang = tag;
}

/** Changes the language of the page; with a tag that is not in LANGUAGES, to English. */
export async function setLanguage(tag: string): Promise<void> {
  const load = loaders.get(tag);
  if (load === undefined) speak(ENGLISH, en);
  else speak(tag, (await load()).catalogue);
}

// Where a key is one of several, the values must do for each of them
type ArgsFor<K extends MessageKey> = (
  K extends MessageKey ? (args: ArgsOf<(typeof en)[K]>) => void : never
) extends (args: infer A) => void
  ? A
  : never;
type Needs<K extends MessageKey> = unknown extends ArgsFor<K> ? [] : [args: ArgsFor<K>];

/** A message in the language of the page. */
export function say<K extends MessageKey>(key: K, ...[args]: Needs<K>): string {
  return fill(language.value.catalogue[key], args ?? {}, language.value);
}

/** “Legio VII, Legio IX and Caesar”. */
export const listAll = (items: readonly string[]): string => language.value.and.format(items);

/** “Genua, Rome or Ravenna”. */
export const listAny = (items: readonly string[]): string => language.value.or.format(items);
