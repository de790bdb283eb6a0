import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../../words/language.ts';
import { judgeFile } from './fairness.ts';

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterEach(async () => {
  await setLanguage('en-GB');
  vi.unstubAllGlobals();
});

it('reports what is wrong with a file in the page’s language', async () => {
  await setLanguage('sv');
  expect(judgeFile('no game at all', {}, ['caesar'])).toEqual({
    isFair: false,
    text: 'Något är fel: Rad 1: Filen är inget parti Rubicon.',
  });
});
