// A term has one word: those of docs/glossary.md, and not the ones that come to mind first.
import { expect, it } from 'vitest';
import { catalogue } from '@rubicon/words/languages/sv/index';

const OTHERS: readonly (readonly [term: string, instead: RegExp])[] = [
  ['pjäs', /\bblock(?:et|en)?\b/i],
  ['del av draget', /\bfas(?:en|er)?\b/i],
  ['rond', /\brund(?:a|an|or)\b/i],
  ['rekrytering', /\bvärv(?:a|ar|ning|ningar)\b/i],
  ['effektivitet', /\beldkraft\b/i],
  ['låst', /\bbunden\b|\bbundna\b/i],
  ['skeppning', /\blandstigning|\bamfibi/i],
  ['Pompejus', /\bPompey\b/],
  ['Merkurius, Neptunus, Vulcanus', /\b(?:Mercury|Neptune|Vulcan)\b/],
  ['Rom', /\bRome\b/],
];

const topics = import.meta.glob<{ messages: Readonly<Record<string, string>> }>(
  '../../../words/src/languages/sv/topics/*.ts',
  {
    eager: true,
  },
);
const texts = [catalogue, ...Object.values(topics).map(({ messages }) => messages)].flatMap((messages) =>
  Object.entries(messages).map(([key, text]) => `${key}: ${text.replaceAll(/\{[^{}|]*(?:\}|\|)/g, '')}`),
);

it.each(OTHERS)('says %s', (_term, instead) => {
  expect(texts.filter((text) => instead.test(text.slice(text.indexOf(': '))))).toEqual([]);
});
