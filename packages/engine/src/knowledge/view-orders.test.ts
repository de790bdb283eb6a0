import { expect, test } from 'vitest';
import { checkViewOrders } from '../../test/properties/view-order-checks.ts';

test('a seat lists from its view the orders that the authority lists', () => {
  const { compared, again } = checkViewOrders(60, 1);
  expect(compared).toBeGreaterThan(15_000);
  expect(again).toBeGreaterThan(100);
});
