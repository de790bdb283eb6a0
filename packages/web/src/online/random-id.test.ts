import { AskIdSchema, decode } from '@rubicon/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { randomId } from './random-id.ts';

afterEach(() => vi.unstubAllGlobals());

test('is a name that the server takes, also on a page that came without TLS', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) }); // all that is left of it there
  const ids = Array.from({ length: 20 }, randomId);
  expect(ids.every((id) => decode(AskIdSchema, id).ok)).toBe(true);
  expect(new Set(ids).size).toBe(20);
});
