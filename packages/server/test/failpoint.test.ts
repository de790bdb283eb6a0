import { expect, test } from 'vitest';
import { failpointFrom } from './failpoint.ts';

test('without a value there is no such point', () => {
  expect(failpointFrom(undefined)).toEqual({});
  expect(failpointFrom('')).toEqual({});
});

test('the process ends the third time it gets there, and nowhere else', () => {
  let killed = 0;
  const { failpoint } = failpointFrom('mid-push:3', () => ++killed > 0);
  for (const name of ['mid-push', 'before-write', 'mid-push', 'before-answer'] as const) failpoint!(name);
  expect(killed).toBe(0);
  failpoint!('mid-push');
  expect(killed).toBe(1);
});

test.each(['nowhere:1', 'mid-push:x'])('%s is refused', (text) => {
  expect(() => failpointFrom(text)).toThrow('RUBICON_FAILPOINT');
});
