import { expect, test } from 'vitest';
import { askingGame } from '../../test/machine-kit.ts';
import type { Question } from './question.ts';
import { workerPlayers } from './worker-players.ts';

const { told, view, orders } = askingGame(1).request();
const question: Question = {
  player: 'a',
  level: 'miles',
  seed: 1,
  after: 0,
  told,
  view,
  orders,
  stopAfterMs: 1000,
  forget: [],
};

test('answers with a legal order', () => {
  const answer = workerPlayers(() => 0)(question);
  expect(answer.ok && orders.includes(answer.order)).toBe(true);
});

test('continues from a player’s earlier events, and from nothing else', () => {
  const think = workerPlayers(() => 0);
  const more = { ...question, after: told.length, told: [] };
  expect(think(more).ok).toBe(false); // no such player
  expect(think(question).ok).toBe(true);
  expect(think(more).ok).toBe(true);
  expect(think({ ...more, after: told.length + 1 }).ok).toBe(false);
  expect(think(more).ok).toBe(false); // dropped, since it failed
  expect(think(question).ok).toBe(true);
  expect(think({ ...question, player: 'b', forget: ['a'] }).ok).toBe(true);
  expect(think(more).ok).toBe(false);
});

test('stops when its time is up', () => {
  const looks = { count: 0 };
  const cards = { ...question, level: 'imperator', seed: 3 } as const;
  const hurried = workerPlayers(() => (looks.count += 1));
  expect(hurried({ ...cards, stopAfterMs: 1 }).ok).toBe(true);
  expect(looks.count).toBeLessThan(1000);
});

test('reports what went wrong', () => {
  const answer = workerPlayers(() => 0)({ ...question, orders: ['dance'] });
  expect(answer.ok || answer.fault).toContain('not among');
});
