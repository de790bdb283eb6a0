import { describe, expect, test } from 'vitest';
import { EDITIONS, VIEWERS, fold, type Event, type Viewer } from '@rubicon/engine';
import { playFairGame } from './fair-game.ts';
import { historyOf } from './history.ts';

const hex = (digit: string): string => digit.repeat(64);

const gameOf = (edition: (typeof EDITIONS)[number], seed: number) =>
  playFairGame({
    edition,
    seed,
    players: { caesar: 'Ann', pompey: 'Ben' },
    secret: hex('7'),
    entropies: { caesar: hex('a'), pompey: hex('b') },
    now: () => 0,
  }).file;

describe.each(EDITIONS)('random games of edition %s', (edition) => {
  test.each([0, 1])('seed %i: every event is in one sentence, in order', (seed) => {
    const file = gameOf(edition, seed);
    const published: Record<Viewer, Event[]> = { caesar: [], pompey: [], spectator: [] };
    fold(file, (accepted) => {
      for (const viewer of VIEWERS) published[viewer].push(...(accepted.published?.[viewer] ?? []));
    });
    for (const viewer of VIEWERS) {
      const { lines } = historyOf(file, viewer);
      expect(lines.flatMap(({ events }) => events)).toEqual(published[viewer]);
      for (const { text } of lines)
        expect(text).toMatch(/^[A-Z0-9](?!.*\b(undefined|null|object)\b)(?!.*[{}]).*\.$/);
    }
  });
});
