import type { PuzzleStanding } from '@rubicon/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../test/kit/memory-storage.ts';
import { noteLoggedIn } from '../storage/logged-in.ts';
import { puzzleAccount, type PuzzleApi } from './account.ts';

const STANDING: PuzzleStanding = { rating: 1500, deviation: 350, tries: 0, tried: [] };

function fakeApi(): PuzzleApi & { isDown: boolean; told: string[] } {
  const api = {
    isDown: false,
    told: [] as string[],
    me: () => Promise.resolve({ person: { id: 'ann' } }),
    puzzles: () => Promise.resolve(STANDING),
    tryPuzzle: (puzzle: string, { right }: { right: boolean }) => {
      if (api.isDown) return Promise.reject(new Error('down'));
      api.told.push(`${puzzle} ${right}`);
      return Promise.resolve({ isCounted: true, rating: 1600, deviation: 200, puzzle: 1450 });
    },
  };
  return api;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  noteLoggedIn(true);
});

test('a try is told to the server', async () => {
  const api = fakeApi();
  const account = puzzleAccount(api, () => localStorage);
  await account.load();
  expect(account.standing.value).toEqual(STANDING);
  expect(await account.count('aaaaaaaa', true)).toMatchObject({ rating: 1600 });
  expect(api.told).toEqual(['aaaaaaaa true']);
});

test('what the server could not be told is told once, when the page comes back', async () => {
  const api = fakeApi();
  const account = puzzleAccount(api, () => localStorage);
  await account.load();
  api.isDown = true;
  expect(await account.count('aaaaaaaa', false)).toBe(null);
  api.isDown = false;
  const later = puzzleAccount(api, () => localStorage);
  await later.load();
  await later.load();
  expect(api.told).toEqual(['aaaaaaaa false']);
});

test('without an account nothing is asked or told', async () => {
  noteLoggedIn(false);
  const api = fakeApi();
  const account = puzzleAccount(api, () => localStorage);
  await account.load();
  expect(await account.count('aaaaaaaa', true)).toBe(null);
  expect(account.isKnown()).toBe(false);
  expect(api.told).toEqual([]);
});
