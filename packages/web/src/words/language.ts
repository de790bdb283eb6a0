// The language of the page. English is built in; every other folder of `words/src/languages` is found by its name and
// loaded when it is chosen, with the topics in use.
import { batch, signal } from '@preact/signals';
import {
  ENGLISH,
  fillIn,
  speak,
  speakEnglish,
  type Catalogue,
  type Messages,
  type Say,
} from '@rubicon/words';

type Load<T> = () => Promise<T>;

/** Loaders by language tag: the name of the folder below `languages/`. */
export const byLanguage = <T>(modules: Readonly<Record<string, Load<T>>>): Map<string, Load<T>> =>
  new Map(Object.entries(modules).map(([path, load]) => [/\/languages\/([^/]+)\//.exec(path)![1]!, load]));

const catalogues = byLanguage(
  import.meta.glob<{ readonly catalogue: Catalogue }>([
    '../../../words/src/languages/*/index.ts',
    '!../../../words/src/languages/en/**',
  ]),
);

/** Fonts of languages whose characters the page's fonts lack. */
const typefaces = byLanguage(import.meta.glob('../../../words/src/languages/*/fonts.css'));

/** Tags of the available languages. */
export const LANGUAGES: readonly string[] = [ENGLISH, ...catalogues.keys()];

/** The language requested last; its messages may still be loading. */
let wanted = ENGLISH;

/** Changes the language of the page; with a tag that is not in LANGUAGES, to English. */
export async function setLanguage(tag: string): Promise<void> {
  const load = catalogues.get(tag);
  const known = load === undefined ? ENGLISH : tag;
  wanted = known;
  const [file, , ...turns] = await Promise.all([
    load?.(),
    typefaces.get(known)?.(),
    ...topics.map((fetch) => fetch(known)),
  ]);
  if (wanted !== known) return; // another was chosen meanwhile
  batch(() => {
    for (const turn of turns) turn();
    if (file === undefined) speakEnglish();
    else speak(known, file.catalogue);
  });
  document.documentElement.lang = known;
}

/** Loads a topic's messages in a language, and returns a function that switches to them. */
type Fetch = (tag: string) => Promise<() => void>;
const topics: Fetch[] = [];

/** What a module with a topic's texts in another language exports. */
export interface TopicModule<M extends Messages> {
  readonly messages: Readonly<Record<keyof M, string>>;
}

/**
 * The texts of a part of the page that is loaded when it is first shown: resolves to their `say` function once they are
 * loaded in the language of the page. From then on they follow it. `others` are the modules of the languages besides
 * English, by their paths.
 */
export async function topicOf<M extends Messages>(
  english: M,
  others: Readonly<Record<string, Load<TopicModule<M>>>>,
): Promise<Say<M>> {
  const spoken = signal<Readonly<Record<keyof M, string>>>(english);
  const loaders = byLanguage(others);
  const fetch: Fetch = async (tag) => {
    const messages = (await loaders.get(tag)?.())?.messages ?? english;
    return () => (spoken.value = messages);
  };
  topics.push(fetch);
  const tag = wanted;
  const turn = await fetch(tag);
  if (wanted === tag) turn(); // otherwise it switched with the page
  return (key, ...[args]) => fillIn(spoken.value[key], args ?? {});
}
