import { expect, test } from 'vitest';
import { chooseLanguage } from './language-choice.ts';

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
