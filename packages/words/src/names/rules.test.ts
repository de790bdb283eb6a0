import { readFileSync } from 'node:fs';
import { CARD_IDS } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { RULE_NUMBERS, cardText, isRuleNumber } from './rules.ts';

describe('rule numbers', () => {
  it('are those that code and tests cite', () => {
    const map = readFileSync(new URL('../../../../docs/rules-map.md', import.meta.url), 'utf8');
    const cited = [...map.matchAll(/^\| §([\d.]+) /gm)].map((match) => match[1]!);
    expect(cited.length).toBeGreaterThan(50);
    expect([...RULE_NUMBERS]).toEqual(cited);
  });

  it('are distinguished from other numbers', () => {
    expect(isRuleNumber('7.31')).toBe(true);
    expect(isRuleNumber('9.9')).toBe(false);
  });
});

describe('card summaries', () => {
  it('say in sentences what each card does', () => {
    expect(CARD_IDS.map(cardText).filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
    expect(cardText('3/1')).toBe('Up to 3 moves, then up to 1 levy.');
  });
});
