// At least 60 wishes that are not granted, each with the rule that says so; the page's test has the sentences.
import { describe, expect, test } from 'vitest';
import { WHY_CASES, whyTable, wishOf } from '../../test/why/cases.ts';
import { whyNot } from './why.ts';

describe('wishes and the rule that bars them', () => {
  test('there are at least 60', () => {
    expect(WHY_CASES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(WHY_CASES.map(({ at, side, wish }) => `${at} ${side} ${wish}`)).size).toBe(
      WHY_CASES.length,
    );
  });

  for (const each of WHY_CASES) {
    test(`${each.rule}: ${each.wish} (${each.side}, ${each.at})`, () => {
      const { view, decision } = whyTable(each);
      expect(whyNot(view, decision, wishOf(each))?.rule).toBe(each.rule);
    });
  }
});
