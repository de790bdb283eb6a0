import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LEVELS as ALL, LEVEL_RATINGS, type Level } from './level.ts';

type Rated = Exclude<Level, 'random'>;
const LEVELS = ALL.filter((level): level is Rated => level !== 'random');

const ratingOf = (level: string): number => LEVEL_RATINGS[level as Rated].rating;

test('each level is worth more than the one below', () => {
  const ratings = LEVELS.map(ratingOf);
  expect(ratings).toEqual([...new Set(ratings)].sort((one, other) => one - other));
});

interface Ladder {
  readonly contests: readonly {
    readonly a: string;
    readonly b: string;
    readonly eloDiff: number;
    readonly eloLow: number;
    readonly eloHigh: number;
    readonly share: number;
  }[];
}
const LADDER = path.join(import.meta.dirname, '../../../../docs/ladder.json');
const FAR = 400; // a contest that was won almost whole says no more than that

// Where the ladder was climbed again, these numbers follow it
test('levels lie as far apart as the ladder says', () => {
  const { contests } = JSON.parse(readFileSync(LADDER, 'utf8')) as Ladder;
  const isLevel = (name: string): boolean => LEVELS.some((level) => level === name);
  const wrong = contests
    .filter(({ a, b, share, eloDiff }) => isLevel(a) && isLevel(b) && share === 1 && Math.abs(eloDiff) < FAR)
    .filter(({ a, b, eloLow, eloHigh }) => {
      const apart = ratingOf(a) - ratingOf(b);
      return apart < eloLow || apart > eloHigh;
    });
  expect(wrong.map(({ a, b, eloDiff }) => `${a} – ${b}: ${eloDiff}`)).toEqual([]);
});
