import { describe, expect, test } from 'vitest';
import { SCORES, SOUND_NAMES, type Note } from './scores.ts';

const endOf = (note: Note): number => note.at + (note.kind === 'knock' ? 0 : note.lasts);

describe('scores', () => {
  test.each(SOUND_NAMES)('%s starts at once, is short and never too loud', (name) => {
    for (const count of [1, 3, 40]) {
      const notes = SCORES[name](count);
      expect(Math.min(...notes.map((note) => note.at))).toBe(0);
      expect(Math.max(...notes.map(endOf))).toBeLessThan(2.5);
      for (const note of notes) {
        expect(note.loud).toBeGreaterThan(0);
        expect(note.loud).toBeLessThanOrEqual(1);
      }
    }
  });

  test('each die rattles, up to as many as can be distinguished', () => {
    const knocks = (count: number): number => SCORES.dice(count).length;
    expect(knocks(3)).toBe(3 * knocks(1));
    expect(knocks(40)).toBe(knocks(8));
  });
});
