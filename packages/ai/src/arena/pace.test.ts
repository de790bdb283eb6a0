import type { Step, View } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { playBout } from './contest.ts';
import { timed } from './pace.ts';

test('a turn’s command phase is one thought, a battle decision another', () => {
  let nowMs = 0;
  const asked: [turn: number, step: Step, ms: number][] = [
    [1, 'cards', 500],
    [1, 'move', 2000],
    [1, 'levy', 1000],
    [1, 'battle', 100],
    [1, 'hits', 300],
    [2, 'move', 4000],
    [2, 'supply', 50],
  ];
  let thoughtMs = 0;
  const { player, pace } = timed(
    {
      observe: () => {},
      choose() {
        nowMs += thoughtMs;
        return { order: 'done', nodes: 0, chance: null };
      },
    },
    () => nowMs,
  );
  for (const [turn, step, ms] of asked) {
    thoughtMs = ms;
    player.choose({ year: 705, turn, step } as View, ['done']);
  }
  expect(pace()).toEqual({
    order: [7, 7.95, 4],
    command: [2, 7, 4],
    battle: [2, 0.4, 0.3],
    card: [1, 0.5, 0.5],
  });
});

test('both players of a game are timed', () => {
  let nowMs = 0;
  const score = playBout(
    { a: 'tiro', b: 'random', pair: 0, aPlays: 'pompey', seed: 1, share: 1 },
    () => (nowMs += 1),
  );
  const [a, b] = [score.paceA!, score.paceB!];
  expect(a.order[0] + b.order[0]).toBe(score.orders);
  expect(score.secondsA).toBeCloseTo(a.order[0] / 1000);
  for (const { command, card } of [a, b]) {
    expect(command[0]).toBeGreaterThan(3);
    expect(command[0]).toBeLessThanOrEqual(25); // turns
    expect(card[0]).toBeGreaterThan(3);
  }
});
