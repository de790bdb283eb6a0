// The table of positions.ts: each with exactly the legal orders that the rules alone say.
import { describe, expect, test } from 'vitest';
import { start, type Setup } from '../kit/play.ts';
import { POSITIONS } from './positions.ts';

describe('positions with their exact legal orders', () => {
  test('the table has at least 30 positions, each named once', () => {
    expect(POSITIONS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(POSITIONS.map(({ name }) => name)).size).toBe(POSITIONS.length);
  });

  for (const position of POSITIONS) {
    test(`${position.name} (${position.rules})`, () => {
      const { edition, options, turn, cards, last, map, dead, faceUp } = position;
      const given = { edition, options, turn, cards, last, map, dead, faceUp };
      const setup = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const play = start(setup as unknown as Setup)
        .roll(...(position.dice ?? []))
        .do(...(position.orders ?? []));
      expect(play.step).toBe(position.step);
      expect(play.legal(position.side).toSorted()).toEqual(position.legal.toSorted());
    });
  }
});
