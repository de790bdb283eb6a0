import { signal } from '@preact/signals';
import type { Hint } from '@rubicon/ai';
import { expect, test } from 'vitest';
import { Refused } from '../../authority/authority.ts';
import type { Table } from '../../authority/table.ts';
import { createHinting } from './hints.ts';

const tableWith = (orders: readonly string[]): Table =>
  ({ result: null, decision: { number: 1, orders } }) as unknown as Table;

function open() {
  const table = signal<Table | null>(tableWith(['a', 'b', 'c', 'd']));
  const isAllowed = signal(true);
  const failures: unknown[] = [];
  const waiting: { resolve: (hints: readonly Hint[]) => void; reject: (error: unknown) => void }[] = [];
  const asked: number[] = [];
  const authority = {
    hints: (look: number) => {
      asked.push(look);
      return new Promise<readonly Hint[]>((resolve, reject) => waiting.push({ resolve, reject }));
    },
  };
  const hinting = createHinting(authority, { table, isAllowed, fail: (error) => failures.push(error) });
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const find = async (...chances: readonly number[]): Promise<void> => {
    waiting.shift()!.resolve(chances.map((chance, index) => ({ order: 'abcd'[index]!, chance })));
    await settle();
  };
  const refuse = async (code: string): Promise<void> => {
    waiting.shift()!.reject(new Refused(code, code));
    await settle();
  };
  return { hinting, table, isAllowed, failures, asked, find, refuse };
}

test('searches until there are enough, then names the best three', async () => {
  const { hinting, asked, find } = open();
  void hinting.ask();
  expect(hinting.hints.value).toEqual({ kind: 'looking', done: 0, all: 10 });
  for (let look = 0; look < 10; look++) await find(0.2, 0.4, 0.6, 0.8);
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(hinting.hints.value).toMatchObject({ kind: 'found', chosen: null });
  expect(orders(hinting)).toEqual(['d', 'c', 'b']);
  hinting.choose('c');
  expect(hinting.hints.value).toMatchObject({ chosen: 'c' });
});

const orders = ({ hints }: ReturnType<typeof open>['hinting']): string[] =>
  hints.value?.kind === 'found' ? hints.value.hints.map(({ order }) => order) : [];

test('when stopped, it names what was found so far, and searches no more', async () => {
  const { hinting, asked, find } = open();
  void hinting.ask();
  await find(0.1, 0.9);
  hinting.stop();
  expect(orders(hinting)).toEqual(['b', 'a']);
  await find(0.9, 0.1); // the search that was running ends too late
  expect(orders(hinting)).toEqual(['b', 'a']);
  expect(asked).toEqual([1, 2]);
});

test('stopped before anything was found, it is as if nobody had asked', () => {
  const { hinting } = open();
  void hinting.ask();
  hinting.stop();
  expect(hinting.hints.value).toBeNull();
});

test('a hint is dropped with its decision, and when hints are no longer allowed', async () => {
  const { hinting, table, isAllowed, asked, find } = open();
  void hinting.ask();
  table.value = tableWith(['a', 'b']);
  expect(hinting.hints.value).toBeNull();
  await find(1);
  expect(hinting.hints.value).toBeNull();
  void hinting.ask();
  isAllowed.value = false;
  expect(hinting.hints.value).toBeNull();
  await hinting.ask();
  expect(asked).toEqual([1, 1]);
});

test('there is no hint for the only order', async () => {
  const { hinting, table, asked } = open();
  table.value = tableWith(['a']);
  await hinting.ask();
  expect(asked).toEqual([]);
});

test('a refusal is shown, except that the table has changed', async () => {
  const { hinting, failures, refuse } = open();
  void hinting.ask();
  await refuse('superseded');
  expect([hinting.hints.value, failures]).toEqual([null, []]);
  void hinting.ask();
  await refuse('machine-lost');
  expect(hinting.hints.value).toBeNull();
  expect(failures).toMatchObject([{ code: 'machine-lost' }]);
});
