import { expect, test } from 'vitest';
import { isLegible, nameKey } from './name-key.ts';

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

test.each(['A\u{3164}nn', '\u{115f}', 'Ann\u{ad}', 'Ann\u{202e}'])(
  'a name with invisible letters is not legible: %j',
  (name) => {
    expect(isLegible(name)).toBe(false);
  },
);

test.each([
  ['ꓮꓠꓠ', 'Lisu, which looks like Latin'],
  ['Ꭺnn', 'Cherokee'],
  ['Аnn', 'Cyrillic among Latin'],
  ['Annא', 'Hebrew among Latin'],
  ['𐊠nn', 'Carian'],
  ['Gᴀɪᴜꜱ', 'small capitals'],
  ['Ann օ', 'Armenian among Latin'],
])('%s is not legible: %s', (name) => {
  expect(isLegible(name)).toBe(false);
});

test.each([
  'Ann',
  'Ōta',
  '世界',
  "O'Neill-2",
  'カエサル',
  'Taro太郎',
  '김철수',
  'Юлий Цезарь',
  'Καίσαρ',
  'קיסר',
  'قيصر 3',
  'Հակոբ',
  'Əli',
])('%s is legible', (name) => {
  expect(isLegible(name)).toBe(true);
});
