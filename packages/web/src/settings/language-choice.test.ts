import { expect, test } from 'vitest';
import { LANGUAGES } from '../words/language.ts';
import { byOwnName, chooseLanguage, ownName } from './language-choice.ts';

const THERE = ['en-GB', 'de', 'pt', 'pt-BR'];

test.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['pt-br'], 'pt-BR'],
  [['pt-PT'], 'pt'],
  [['fr', 'de'], 'de'],
  [['en-US', 'de'], 'en-GB'],
  [['fr'], 'en-GB'],
  [[], 'en-GB'],
])('%j is served by %s', (wanted, served) => {
  expect(chooseLanguage(wanted, THERE)).toBe(served);
});

test.each([
  ['en-GB', 'English'],
  ['sv', 'Svenska'],
  ['ja', '日本語'],
])('%s calls itself %s', (tag, name) => {
  expect(ownName(tag)).toBe(name);
});

test.each(LANGUAGES)('%s calls itself as the browser does', (tag) => {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag.split('-')[0]!)!;
  expect(ownName(tag)).toBe(name.charAt(0).toLocaleUpperCase(tag) + name.slice(1));
});

test('languages are sorted by their own names', () => {
  expect(byOwnName(['ja', 'sv', 'en-GB'])).toEqual(['en-GB', 'sv', 'ja']);
});
