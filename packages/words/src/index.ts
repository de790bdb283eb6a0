/** Every text a person reads, in each language, and the sentences made of them. */
export { ENGLISH } from './speech/grammar.ts';
export * from './speech/message.ts';
export * from './speech/speech.ts';
export * from './names/names.ts';
export * from './names/phrases.ts';
export * from './speech/numbers.ts';
export * from './names/rules.ts';
export { sentenceOf, sentencesOf, type Sentence } from './events/event-sentences.ts';
export { mergeEvents } from './events/event-merge.ts';
export { type Catalogue, type MessageKey } from './languages/en/index.ts';
