import {
  GAME_REFUSAL_CODES,
  SeededChance,
  apply,
  askedSides,
  parseOrder,
  rulesFor,
  startGame,
} from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { isRuleNumber } from '@rubicon/words';
import { ruleOfRefusal } from './refusal-rules.ts';

describe('the rule of a refusal', () => {
  it('is the one it cites itself', () => {
    expect(ruleOfRefusal({ code: 'not-legal', rule: '7.6' })).toBe('7.6');
  });

  it('is found by its code where it cites none, or one that does not exist', () => {
    expect(ruleOfRefusal({ code: 'game-over', rule: null })).toBe('1.2');
    expect(ruleOfRefusal({ code: 'not-asked', rule: '9.9' })).toBe('2.2');
    const ruled = GAME_REFUSAL_CODES.filter((code) => ruleOfRefusal({ code, rule: null }) !== null);
    expect(ruled).toEqual(['stale-decision', 'bad-order', 'bad-position']);
  });

  it('is none where the refusal is not about the game', () => {
    expect(ruleOfRefusal({ code: 'storage-full', rule: null })).toBeNull();
    expect(ruleOfRefusal({ code: 'toString', rule: null })).toBeNull();
  });

  it('is in the rulebook, whatever order the engine refuses', () => {
    const { state } = startGame(rulesFor('2.0'), new SeededChance(1));
    const orders = [
      'move C.Caesar Ravenna-Rome',
      'fight Rome',
      'levy C.Caesar',
      'disband C.Caesar',
      'main Ravenna-Rome',
      'play Apollo',
    ];
    for (const text of orders) {
      const order = parseOrder(text);
      expect(order.ok).toBe(true);
      const refused = order.ok && apply(state, askedSides(state)[0]!, order.value, new SeededChance(1));
      expect(refused && !refused.ok && isRuleNumber(refused.rule)).toBe(true);
    }
  });
});
