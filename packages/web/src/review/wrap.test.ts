import { expect, test } from 'vitest';
import { wrap } from './wrap.ts';

const within = (length: number) => (line: string) => line.length <= length;

test.each([
  ['a few words', 20, 2, ['a few words']],
  ['a few more words', 8, 3, ['a few', 'more', 'words']],
  ['a few more words', 8, 2, ['a few', 'more…']],
  ['unbreakable', 3, 2, ['unbreakable']],
  ['The orders, and more', 11, 2, ['The orders,', 'and more']],
  ['戦闘での命令', 4, 2, ['戦闘での', '命令']],
  ['', 3, 2, ['']],
])('%s in lines of %d', (text, length, most, lines) => {
  expect(wrap(text, within(length), most)).toEqual(lines);
});
