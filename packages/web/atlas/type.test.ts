import { expect, test } from 'vitest';
import { textWidth } from './type.ts';

// As a browser measures them with the page's fonts, less the spacing after the last letter.
test.each([
  ['Salamis', 'town', 20, 0.2, 62],
  ['BYZANTIVM', 'capitals', 17.5, 0.6, 116],
  ['Mare Internum', 'sea', 40, 11, 385],
] as const)('%s in %s', (text, face, size, spacing, width) => {
  expect(Math.abs(textWidth(text, face, size, spacing) - width)).toBeLessThan(4);
});

test('a letter without a known width is refused', () => {
  expect(() => textWidth('Jota', 'capitals', 20, 0)).toThrow('the width of J');
});
