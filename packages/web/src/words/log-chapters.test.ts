import {
  EDITIONS,
  SIDES,
  SeededChance,
  addEntry,
  decisionOf,
  give,
  newChronicle,
  newGame,
  toldAfter,
  REVISION,
  type Edition,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../authority/table.ts';
import { chapterTitle, logChapters, type LogChapter } from './log-chapters.ts';

/** What a seat was told in a random game of some orders. */
function toldIn(edition: Edition, seed: number): readonly HistoryEntry[] {
  const chance = new SeededChance(seed);
  const chronicle = newChronicle();
  const begun = newGame({ edition, revision: REVISION, rules: {}, clock: null }, chance, 0);
  addEntry(chronicle, null, begun);
  let { game } = begun;
  while (game.result === null) {
    const { side, number, orders } = SIDES.map((each) => decisionOf(game, each)).find(
      (each) => each?.required === true,
    )!;
    const order = orders[chance.roll(orders.length)]!;
    const accepted = give(game, { kind: 'order', side, decision: number, order }, chance, 0);
    if (!accepted.ok) throw new Error(accepted.message);
    addEntry(chronicle, game, accepted);
    ({ game } = accepted);
  }
  return toldAfter(chronicle, 'caesar', 0);
}

const eventsOf = (entries: readonly HistoryEntry[]) => entries.flatMap(({ events }) => events);

describe('the chapters of a log', () => {
  test.each(EDITIONS)('edition %s: every turn has its own cards, winter its count', (edition) => {
    for (let seed = 1; seed <= 10; seed++) {
      const told = toldIn(edition, seed);
      const chapters = logChapters(told);
      expect(eventsOf(chapters.flatMap(({ historyEntries }) => historyEntries))).toEqual(eventsOf(told));
      const kinds = (chapter: LogChapter, kind: string): number =>
        eventsOf(chapter.historyEntries).filter((event) => event.kind === kind).length;
      for (const chapter of chapters) {
        const isWinter = chapter.turn === 'winter';
        expect([chapter.year, chapter.turn, kinds(chapter, 'revealed')]).toEqual([
          chapter.year,
          chapter.turn,
          isWinter ? 0 : 1,
        ]);
        expect(kinds(chapter, 'scored')).toBe(isWinter ? 1 : 0);
      }
      const names = chapters.map(({ year, turn }) => `${year}.${turn}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('are named by year and turn', () => {
    expect(chapterTitle({ year: 705, turn: 5 })).toBe('49 BC, turn V');
    expect(chapterTitle({ year: 705, turn: 'winter' })).toBe('49 BC, winter turn');
  });
});
