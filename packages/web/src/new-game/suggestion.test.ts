import { expect, test } from 'vitest';
import { NO_MACHINES } from '../authority/table.ts';
import { suggestedLevel } from './suggestion.ts';

type Played = Parameters<typeof suggestedLevel>[0][number];
type Level = NonNullable<Played['machines']['pompey']>;

/** The latest comes last. */
const played = (...games: readonly (readonly [Level, 'caesar' | 'pompey' | null])[]): Played[] =>
  games.map(([level, winner], index) => ({
    machines: { caesar: null, pompey: level },
    result: { winner, reason: 'more-points' },
    changedMs: index,
  }));

test.each([
  ['nothing played', [], null],
  ['a running game', [{ machines: { caesar: null, pompey: 'miles' }, result: null, changedMs: 1 }], null],
  [
    'two people',
    [{ machines: NO_MACHINES, result: { winner: 'caesar', reason: 'rome' }, changedMs: 1 }],
    null,
  ],
  ['a win', played(['tiro', 'caesar']), 'miles'],
  ['a win at the top', played(['imperator', 'caesar']), 'imperator'],
  ['one loss', played(['miles', 'caesar'], ['centurio', 'pompey']), 'centurio'],
  ['two losses in a row', played(['centurio', 'pompey'], ['centurio', 'pompey']), 'miles'],
  ['a loss after a draw', played(['miles', null], ['miles', 'pompey']), 'miles'],
  ['two losses at the bottom', played(['tiro', 'pompey'], ['tiro', 'pompey']), 'tiro'],
] as [string, Played[], string | null][])('%s', (_what, games, level) => {
  expect(suggestedLevel(games)).toBe(level);
});
