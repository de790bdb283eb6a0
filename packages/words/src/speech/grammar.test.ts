import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGLISH, englishGrammar, grammarOf } from './grammar.ts';

const browser = grammarOf(ENGLISH);

test('English counts and writes numbers as a browser does', () => {
  const number = fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.double({ noNaN: true }), fc.constant(-0));
  fc.assert(
    fc.property(number, (value) => {
      expect(englishGrammar.plural(value)).toBe(browser.plural(value));
      expect(englishGrammar.number(value)).toBe(browser.number(value));
    }),
    { examples: [[0], [1], [-1], [1.5], [999], [1000]] },
  );
});

test('English makes lists as a browser does', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 6 }), (items) => {
      expect(englishGrammar.and(items)).toBe(browser.and(items));
      expect(englishGrammar.or(items)).toBe(browser.or(items));
    }),
  );
});
