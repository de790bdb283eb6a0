import { expect, test } from 'vitest';
import { landmarksOf, momentAt, stepFrom, STRIDES } from './landmarks.ts';
import { randomGame } from '../../../test/kit/random-game.ts';
import { playThrough, storyFor } from './recorded-game.ts';

const story = storyFor(playThrough(randomGame('2.0', 5)), 'public');
const landmarks = landmarksOf(story);

test.each(STRIDES)('steps of %s lead from end to end and back', (stride) => {
  const [first, last] = [landmarks.moments[0]!, landmarks.moments.at(-1)!];
  for (const [from, to, direction] of [
    [first, last, 1],
    [last, first, -1],
  ] as const) {
    let at: number | null = from;
    let steps = 0;
    while (at !== to) {
      const next: number | null = stepFrom(landmarks, at, stride, direction);
      expect(Math.sign(next! - at)).toBe(direction);
      at = next!;
      steps += 1;
    }
    expect(stepFrom(landmarks, at, stride, direction)).toBeNull();
    const most = { moment: story.length, battle: landmarks.battles.length + 1, turn: 25, year: 5 }[stride];
    expect(steps).toBeLessThanOrEqual(most);
    expect(steps).toBeGreaterThan(2);
  }
});

test('turns begin at their first event, and battles where they begin', () => {
  for (const { at, year, turn } of landmarks.turns) {
    const index = story.findIndex(({ cursor }) => cursor === at);
    expect(story[index]).toMatchObject({ year, turn });
    const before = story[index - 1];
    expect([before?.year, before?.turn]).not.toEqual([year, turn]);
  }
  for (const { at, area } of landmarks.battles)
    expect(story.find(({ cursor }) => cursor === at)!.events).toContainEqual(
      expect.objectContaining({ kind: 'battle', area }),
    );
});

test('between two moments the earlier one is shown', () => {
  const [, one, other] = landmarks.moments;
  expect(momentAt(landmarks, one!)).toBe(one);
  expect(momentAt({ ...landmarks, moments: [one!, other! + 5] }, other!)).toBe(one);
  expect(momentAt(landmarks, -1)).toBe(0);
  expect(momentAt(landmarks, 1e6)).toBe(landmarks.moments.at(-1));
});
