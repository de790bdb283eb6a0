import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';

// RFC 6455 5.2: that the message is whole, that it is text, and the shortest form of its length
test.each([
  [0, [0x81, 0]],
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [256, [0x81, 126, 1, 0]],
  [65_535, [0x81, 126, 255, 255]],
])('a message of %d characters follows its length', (length, header) => {
  const text = '\x7f{"}'.repeat(length).slice(0, length);
  expect(Buffer.from(frameOf(text)!, 'latin1')).toEqual(Buffer.from([...header, ...Buffer.from(text)]));
});

test.each([
  ['is too long', 'a'.repeat(65_536)],
  ['has a character of two bytes', 'Pompée'],
  ['has a character beyond one unit', '🦅'],
])('nothing is made of a message that %s', (_what, text) => {
  expect(frameOf(text)).toBeNull();
});
