import { AskIdSchema, decode } from '@rubicon/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { randomId } from './random-id.ts';

afterEach(() => vi.unstubAllGlobals());

test('is an id that the server accepts, also on a page without TLS', () => {
  const real = crypto;
  // All that is available of it there
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
  });
  const ids = Array.from({ length: 20 }, randomId);
  expect(ids.every((id) => decode(AskIdSchema, id).ok)).toBe(true);
  expect(new Set(ids).size).toBe(20);
});
