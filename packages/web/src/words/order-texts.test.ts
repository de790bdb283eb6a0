import { expect, test } from 'vitest';
import { orderTexts } from './order-texts.ts';

test('orders have the same names as in the game', () => {
  expect(orderTexts(['move C.Legio8 Genua-Rome'], 'move')).toEqual(['Legio VIII: Genua – Rome']);
  expect(orderTexts(['fire C.Legio8'], 'battle')).toEqual(['Fire with Legio VIII']);
  expect(orderTexts(['levy C.Legio8', 'levy C.Legio8'], 'move')).toEqual([
    expect.stringMatching(/Legio VIII.* \(×2\)$/),
  ]);
});
