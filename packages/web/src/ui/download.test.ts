import { expect, test } from 'vitest';
import { fileNameOf } from './download.ts';

test.each([
  ['Anna', 'Livia', 'anna-livia-49-bc-2.rubicon'],
  ['../Anna\\x', 'a:b*?"<>|', 'anna-x-a-b-49-bc-2.rubicon'],
  ['Γάιος', '凱撒', 'γάιος-凱撒-49-bc-2.rubicon'],
  ['…', '!', '49-bc-2.rubicon'],
])('a file of %s and %s', (caesar, pompey, name) => {
  expect(fileNameOf({ players: { caesar, pompey }, year: 705, turn: 2 })).toBe(name);
});
