import type { View } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { newsOf } from '../../../test/kit/seat-news.ts';
import { newHistoryEntries } from './new-entries.ts';
import { viewAfter } from './projection.ts';

/** How many blocks of each side and colour stand where. */
function census({ stacks }: View): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { area, side, colour, count } of stacks)
    counts[`${area} ${side} ${colour}`] = (counts[`${area} ${side} ${colour}`] ?? 0) + count;
  return counts;
}

/** The blocks a view names, where they stand. */
const named = ({ stacks, viewer }: View): string[] =>
  stacks
    .filter(({ side }) => side === viewer)
    .flatMap(({ area, blocks }) => (blocks ?? []).map(({ block }) => `${block} ${area}`))
    .toSorted();

describe.each(['caesar', 'pompey', 'spectator'] as const)('what %s is told', (seat) => {
  test.each(['2.0', '1.1'] as const)('moves the blocks and the points as the rules do (%s)', (edition) => {
    let told = 0;
    for (const seed of [1, 2, 3])
      for (const { before, after } of newsOf(edition, seed, seat)) {
        const events = newHistoryEntries(before, after).flatMap((entry) => entry.events);
        if (after.table.result !== null || events.length === 0) continue;
        const view = viewAfter(before.table.view, events);
        const kinds = events.map(({ kind }) => kind).join(' ');
        expect([kinds, census(view)]).toEqual([kinds, census(after.table.view)]);
        expect([kinds, view.points]).toEqual([kinds, after.table.view.points]);
        expect(named(view)).toEqual(named(after.table.view));
        expect([view.year, view.turn]).toEqual([after.table.view.year, after.table.view.turn]);
        told += 1;
      }
    expect(told).toBeGreaterThan(100);
  });
});
