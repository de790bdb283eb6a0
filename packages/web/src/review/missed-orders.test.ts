import { expect, test } from 'vitest';
import { orderTexts } from './missed-orders.ts';

test('orders have the same names as in the game', () => {
  expect(orderTexts(['move C.Legio8 Genua-Rome'], 'command')).toEqual(['Legio VIII: Genua – Rome']);
  expect(orderTexts(['fire C.Legio8'], 'order')).toEqual(['Fire with Legio VIII']);
  expect(orderTexts(['levy C.Legio8', 'levy C.Legio8'], 'command')).toEqual([
    expect.stringMatching(/Legio VIII.* \(×2\)$/),
  ]);
});
