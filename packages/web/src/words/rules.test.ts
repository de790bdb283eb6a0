import { readFileSync } from 'node:fs';
import { BLOCK_KINDS, CARD_IDS } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { RULE_NUMBERS, cardText, isRuleNumber, kindText, ruleText, ruleTitle } from './rules.ts';

const SENTENCES = /^[A-Z].*\.$/;

describe('the digest of the rules', () => {
  it('holds every rule that code or tests cite', () => {
    const map = readFileSync(new URL('../../../../docs/rules-map.md', import.meta.url), 'utf8');
    const cited = [...map.matchAll(/^\| §([\d.]+) /gm)].map((match) => match[1]!);
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter((number) => !isRuleNumber(number))).toEqual([]);
  });

  it('has a title and a few sentences for each', () => {
    for (const number of RULE_NUMBERS) {
      expect(ruleTitle(number)).toMatch(/^[A-Z][^.]*$/);
      expect(ruleText(number)).toMatch(SENTENCES);
      expect(ruleText(number)).not.toMatch(/ {2}|[{}]/);
      expect(ruleText(number).split(/\. /).length).toBeLessThanOrEqual(5);
    }
  });

  it('says what cards and blocks are for', () => {
    const texts = [...CARD_IDS.map(cardText), ...BLOCK_KINDS.map(kindText)];
    expect(texts.filter((text) => !SENTENCES.test(text))).toEqual([]);
    expect(cardText('3/1')).toBe('Up to three moves, then up to one levy.');
  });

  it('knows what is no rule', () => {
    expect(isRuleNumber('9.9')).toBe(false);
  });
});
