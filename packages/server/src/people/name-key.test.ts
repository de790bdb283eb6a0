import { expect, test } from 'vitest';
import { isVisible, nameKey } from './name-key.ts';

test.each([
  ['Ann', 'ANN'],
  ['Ann', 'ann'],
  ['Ann', 'Аnn'], // the first letter is Cyrillic
  ['Ann', 'Αnn'], // Greek
  ['Ann', 'Ａｎｎ'], // wide
  ['Ánn', 'Ann'],
  ['Ann', 'A.n-n'],
  ['Julius Caesar', 'julius_caesar'],
  ['Bill', 'BiIl'],
  ['Bob', 'B0b'],
  ['Ill', '111'],
  ['Strauß', 'STRAUSS'],
  ['modern', 'modem'],
  ['wave', 'vvave'],
  ['Ōta', 'ota'],
  ['ﬁne', 'fine'],
])('“%s” and “%s” are one', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test.each([
  ['Ann', 'Anna'],
  ['か', 'が'],
  ['カ', 'ガ'],
  ['Ben', 'Ken'],
  ['Ann 2', 'Ann 3'],
  ['世界', '世間'],
])('“%s” and “%s” are two', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

test('no name has an empty key', () => {
  expect(nameKey('\u{fe70}')).not.toBe('');
});

test('a name of invisible letters is not visible', () => {
  expect(['A\u{3164}nn', '\u{115f}', 'Ann\u{ad}'].map(isVisible)).toEqual([false, false, false]);
  expect(['Ann', 'Ōta', '世界', "O'Neill-2"].every(isVisible)).toBe(true);
});
