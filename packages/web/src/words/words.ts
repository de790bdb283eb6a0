// The language of the page: every text a person reads or hears goes through `say`. English comes with the page;
// another language is a file `languages/<tag>.ts` that exports `catalogue`, found by its name and loaded when chosen.
import { batch, signal } from '@preact/signals';
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
/** The language asked for last; its messages may still be on their way. */
let wanted = ENGLISH;

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
  const known = load === undefined ? ENGLISH : tag;
  wanted = known;
  const [catalogue, ...turns] = await Promise.all([
    load === undefined ? en : load().then((file) => file.catalogue),
    ...topics.map((fetch) => fetch(known)),
  ]);
  if (wanted !== known) return; // another was chosen meanwhile
  batch(() => {
    for (const turn of turns) turn();
    speak(known, catalogue);
  });
}

type Messages = Readonly<Record<string, string>>;

// Where a key is one of several, the values must do for each of them
type ArgsFor<M extends Messages, K extends keyof M> = (
  K extends keyof M ? (args: ArgsOf<M[K]>) => void : never
) extends (args: infer A) => void
  ? A
  : never;
type Needs<M extends Messages, K extends keyof M> =
  unknown extends ArgsFor<M, K> ? [] : [args: ArgsFor<M, K>];

/** A message in the language of the page. */
export function say<K extends MessageKey>(key: K, ...[args]: Needs<typeof en, K>): string {
  return fill(language.value.catalogue[key], args ?? {}, language.value);
}

/** Fetches a topic's messages in a language, and hands back what makes them the ones spoken. */
type Fetch = (tag: string) => Promise<() => void>;
const topics: Fetch[] = [];

type Say<M extends Messages> = <K extends keyof M & string>(key: K, ...args: Needs<M, K>) => string;

/**
 * The texts of a part of the page that is fetched when it is first shown: what says them, once they are there in the
 * language of the page. They follow it from then on. `others` finds the languages besides English by their tags.
 */
export async function topicOf<M extends Messages>(
  english: M,
  others: Readonly<Record<string, () => Promise<{ readonly messages: Readonly<Record<keyof M, string>> }>>>,
): Promise<Say<M>> {
  const spoken = signal<Readonly<Record<keyof M, string>>>(english);
  const fetch: Fetch = async (tag) => {
    const messages = (await others[tag]?.())?.messages ?? english;
    return () => (spoken.value = messages);
  };
  topics.push(fetch);
  const tag = wanted;
  const turn = await fetch(tag);
  if (wanted === tag) turn(); // else it turned with the page
  return (key, ...[args]) => fill(spoken.value[key], args ?? {}, language.value);
}

/** “Legio VII, Legio IX and Caesar”. */
export const listAll = (items: readonly string[]): string => language.value.and.format(items);

/** Sentences one after another. */
export const paragraph = (sentences: readonly string[]): string => joined('phrase.then', sentences);

/** “major port, 2 points”. */
export const enumeration = (parts: readonly string[]): string => joined('phrase.also', parts);

const joined = (key: 'phrase.then' | 'phrase.also', [first = '', ...rest]: readonly string[]): string =>
  rest.reduce((text, next) => say(key, { text, next }), first);

/** “Genua, Rome or Ravenna”. */
export const listAny = (items: readonly string[]): string => language.value.or.format(items);
