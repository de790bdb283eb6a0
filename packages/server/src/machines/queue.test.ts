import type { Level } from '@rubicon/ai';
import { expect, test } from 'vitest';
import { nextInQueue, type Queued } from './queue.ts';

const always = (): boolean => true;
const never = (): boolean => false;
const next = (queue: readonly (readonly [Level, number])[]): number =>
  nextInQueue(
    queue.map(([level, sinceMs]): Queued => ({ level, sinceMs })),
    always,
    never,
  );

test('the longest wait goes first among equals', () => {
  expect(next([])).toBe(-1);
  expect(
    next([
      ['miles', 30],
      ['miles', 10],
      ['miles', 20],
    ]),
  ).toBe(1);
});

test('a short request passes long ones, but not for ever', () => {
  expect(
    next([
      ['imperator', 0],
      ['miles', 1000],
    ]),
  ).toBe(1);
  expect(
    next([
      ['imperator', 0],
      ['miles', 9000],
    ]),
  ).toBe(0);
});

test('a long request waits a little for the process that knows it', () => {
  const queue: Queued[] = [
    { level: 'imperator', sinceMs: 0 },
    { level: 'imperator', sinceMs: 3000 },
  ];
  expect(nextInQueue(queue, always, (each) => each.sinceMs === 0)).toBe(1);
  expect(nextInQueue(queue, (each) => each.sinceMs === 0, always)).toBe(0);
  expect(nextInQueue(queue, never, always)).toBe(-1);
});
