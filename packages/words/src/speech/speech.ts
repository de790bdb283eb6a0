// The current language: `say` returns a message in it. English is built in; others are passed to `speak`.
import { signal } from '@preact/signals-core';
import { first as firstMessages } from '../languages/en/first.ts';
import type { Catalogue, MessageKey, en } from '../languages/en/index.ts';
import { ENGLISH, englishGrammar, grammarOf, type Grammar } from './grammar.ts';
import { fill, type Args, type ArgsOf } from './message.ts';

interface Language {
  readonly tag: string;
  readonly catalogue: Catalogue;
  readonly grammar: Grammar;
}

/** English as far as it is loaded: the page begins with its first messages. */
const english = { ...firstMessages } as Catalogue;

/** No one has said these yet, so there is nothing to say again. */
export const addEnglish = (messages: Partial<Catalogue>): void => void Object.assign(english, messages);

const builtIn: Language = { tag: ENGLISH, catalogue: english, grammar: englishGrammar };

const language = signal(builtIn);

/** The tag of the current language. */
export const currentLanguage = (): string => language.value.tag;

export function speak(tag: string, catalogue: Catalogue): void {
  language.value = { tag, catalogue, grammar: grammarOf(tag) };
}

export function speakEnglish(): void {
  language.value = builtIn;
}

/** Whether there is such a message, as far as they are loaded. */
export const isMessage = (key: string): key is MessageKey => Object.hasOwn(english, key);

export type Messages = Readonly<Record<string, string>>;

// Where a key is one of several, the values must suit each of them
type ArgsFor<M extends Messages, K extends keyof M> = (
  K extends keyof M ? (args: ArgsOf<M[K]>) => void : never
) extends (args: infer A) => void
  ? A
  : never;
type Needs<M extends Messages, K extends keyof M> =
  unknown extends ArgsFor<M, K> ? [] : [args: ArgsFor<M, K>];

/** Returns one of the messages `M`, with the values it requires. */
export type Say<M extends Messages> = <K extends keyof M & string>(key: K, ...args: Needs<M, K>) => string;

/** A message in the current language. */
export function say<K extends MessageKey>(key: K, ...[args]: Needs<typeof en, K>): string {
  return fillIn(language.value.catalogue[key], args ?? {});
}

/** A text of the current language with its placeholders filled. */
export const fillIn = (text: string, args: Args): string => fill(text, args, language.value.grammar);

/** “Legio VII, Legio IX and Caesar”. */
export const listAll = (items: readonly string[]): string => language.value.grammar.and(items);

/** Joins sentences. */
export const paragraph = (sentences: readonly string[]): string => joined('phrase.then', sentences);

/** “major port, 2 VP”. */
export const enumeration = (parts: readonly string[]): string => joined('phrase.also', parts);

const joined = (key: 'phrase.then' | 'phrase.also', [first = '', ...rest]: readonly string[]): string =>
  rest.reduce((text, next) => say(key, { text, next }), first);

/** “Genua, Rome or Ravenna”. */
export const listAny = (items: readonly string[]): string => language.value.grammar.or(items);
