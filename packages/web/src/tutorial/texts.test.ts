import { describe, expect, it } from 'vitest';
import { messages } from '@rubicon/words/languages/en/topics/tutorial';
import { LESSONS } from './lessons/lessons.ts';

const KEYS = Object.keys(messages);
const OUTSIDE = /^(?:learn|card|wrong)\./; // used by the page itself, not by a lesson
const OUTCOMES = new Set(['war.won', 'war.lost', 'war.drawn']);

const used = LESSONS.flatMap(({ id, steps }) => [
  ...['title', 'about', 'learned.1', 'learned.2'].map((part) => `${id}.${part}`),
  ...steps.flatMap(({ key, mistakes = [] }) => [
    `${key}.tell`,
    `${key}.do`,
    ...mistakes.map(({ answer }) => answer),
  ]),
]);

describe('the texts of the lessons', () => {
  it('all exist, and all are used', () => {
    expect(used.filter((key) => !KEYS.includes(key))).toEqual([]);
    expect(KEYS.filter((key) => !OUTSIDE.test(key) && !used.includes(key) && !OUTCOMES.has(key))).toEqual([]);
  });

  it('are used by the page, where no lesson uses them', () => {
    const sources = import.meta.glob<string>('./*.{ts,tsx}', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const code = Object.values(sources).join('\n');
    const kinds = new Set(['wrong.end', 'wrong.all', 'wrong.kind', 'wrong.menu']); // used as `wrong.${kind}`
    const said = KEYS.filter((key) => OUTSIDE.test(key) && !kinds.has(key));
    expect(said.filter((key) => !code.includes(`'${key}'`))).toEqual([]);
  });

  it('are complete sentences that fit on a card', () => {
    for (const key of used.filter((each) => !/\.(?:title|about)$/.test(each))) {
      const text: string = messages[key as keyof typeof messages];
      expect({ key, text }).toEqual({ key, text: expect.stringMatching(/^[A-Z0-9].*[.:]$/s) as string });
      expect({ key, length: text.length < 290 }).toEqual({ key, length: true });
    }
  });

  it('belong to lessons of the first to the last step', () => {
    for (const { id, steps } of LESSONS)
      for (const { key } of steps) expect(key.startsWith(`${id}.`)).toBe(true);
  });
});
