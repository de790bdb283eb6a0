import { readFileSync } from 'node:fs';
import { CARD_IDS, EDITIONS, rulesFor } from '@rubicon/engine';
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
    const texts = EDITIONS.flatMap((edition) => CARD_IDS.map((card) => cardText(card, rulesFor(edition))));
    expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text) || text.includes('  '))).toEqual([]);
    expect(cardText('3/1', rulesFor('2.0'))).toBe('Up to 3 moves, then up to 1 levy.');
  });

  it('are those of the edition played', () => {
    const ends = (card: 'Jupiter' | 'Vulcan'): string[] =>
      EDITIONS.map((edition) => cardText(card, rulesFor(edition)).split('. ').at(-1)!);
    expect(ends('Jupiter')).toEqual([
      'A random block there defects to you; a leader or Navis loses a step instead.',
      'You choose the colour of the block, and can strike Navis at sea too.',
      'You choose the colour of the block.',
    ]);
    expect(ends('Vulcan')).toEqual([
      'Cleopatra at I is not reduced.',
      'Cleopatra at I joins you.',
      'Cleopatra at I joins you.',
    ]);
  });
});
