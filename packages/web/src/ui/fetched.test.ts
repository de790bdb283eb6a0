import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFile, fetchedOnce } from './fetched.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what could not be fetched is fetched again, with longer pauses, and then once for all', async () => {
  const attempts: number[] = [];
  const attempt = (): Promise<string> => {
    attempts.push(Date.now() - startMs);
    return attempts.length < 7 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('a map');
  };
  const startMs = Date.now();
  const map = fetchedOnce(attempt);
  const [one, other] = [map(), map()];
  await vi.advanceTimersByTimeAsync(100_000);
  expect([await one, await other, await map()]).toEqual(['a map', 'a map', 'a map']);
  expect(attempts).toEqual([0, 1000, 3000, 7000, 15_000, 30_000, 45_000]);
});

test('an answer that is not the file is none', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Bad gateway', { status: 502 })));
  await expect(fetchFile('/map.svg')).rejects.toThrow('/map.svg: 502');
});
