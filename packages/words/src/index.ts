/** Every text a person reads, in each language, and the sentences made of them. */
export * from './message.ts';
export * from './speech.ts';
export * from './names.ts';
export * from './phrases.ts';
export * from './numbers.ts';
export * from './rules.ts';
export { sentenceOf, sentencesOf, type Sentence } from './events/event-sentences.ts';
export { mergeEvents } from './events/event-merge.ts';
export { type Catalogue, type MessageKey } from './languages/en/index.ts';
