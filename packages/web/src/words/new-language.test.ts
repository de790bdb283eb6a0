// A language is one folder below `words/src/languages`: it is registered nowhere else.
import { say } from '@rubicon/words';
import { expect, it } from 'vitest';
import { LANGUAGES, byLanguage } from './language.ts';

const MADE_UP = 'de';

it('is known by the name of its folder', () => {
  const load = () => Promise.resolve(say('app.name'));
  const modules = { [`../../../words/src/languages/${MADE_UP}/index.ts`]: load };
  expect([...byLanguage(modules)]).toEqual([[MADE_UP, load]]);
});

it('is listed nowhere', () => {
  const sources = import.meta.glob<string>(
    [
      '../../../*/{src,bin}/**/*.{ts,tsx,mjs,css}',
      '../../{index.html,vite.config.ts}',
      '!../../../words/src/languages/**',
      '!**/*.test.ts',
      '!../../../ai/src/{learned,strangers}/*-weights.ts', // numbers as text, in which anything can occur
    ],
    { query: '?raw', import: 'default', eager: true },
  );
  expect(Object.keys(sources).length).toBeGreaterThan(700);
  const listed = Object.entries(sources).filter(([, source]) =>
    LANGUAGES.slice(1).some((tag) => new RegExp(`['"/]${tag}['"/.]`).test(source)),
  );
  expect(listed.map(([path]) => path)).toEqual([]);
});
