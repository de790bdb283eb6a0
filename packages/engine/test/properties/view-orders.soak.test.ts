import { expect, test } from 'vitest';
import { checkViewOrders } from './view-order-checks.ts';

test('over thousands of games a seat lists from its view the orders that the authority lists', () => {
  expect(checkViewOrders(5000, 1000).compared).toBeGreaterThan(1_000_000);
});
