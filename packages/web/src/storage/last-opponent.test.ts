import { expect, test } from 'vitest';
import { decodeOpponent } from './last-opponent.ts';

test.each([
  ['pompey legatus', { own: 'pompey', level: 'legatus' }],
  ['caesar random', null],
  ['cleopatra miles', null],
  ['caesar', null],
  ['', null],
  [null, null],
])('%o', (text, read) => {
  expect(decodeOpponent(text)).toEqual(read);
});
