import { expect, test } from 'vitest';
import { foundOrders } from './find-orders.ts';

const orders = ['Legio VII: to Rome', 'Legio VIII: to Genua', 'Équitatus I: to Rome', 'End moves'].map(
  (label) => ({
    label,
  }),
);
const labels = (text: string, inHand: readonly string[] = []) =>
  foundOrders(orders, text, inHand).map(({ label }) => label);

test('every word must occur, in any order, ignoring case and accents', () => {
  expect(labels('rome legio')).toEqual(['Legio VII: to Rome']);
  expect(labels('EQUI')).toEqual(['Équitatus I: to Rome']);
  expect(labels('gaul')).toEqual([]);
});

test('an empty search finds all, the selected blocks first', () => {
  expect(labels('  ')).toHaveLength(4);
  expect(labels('', ['Legio VIII'])[0]).toBe('Legio VIII: to Genua');
});
