import { expect, test } from 'vitest';
import type { Failpoint } from '../src/games/live/deps.ts';
import { crash } from './crash.ts';

/** Before the write, between write and commit, between commit and answer, and while publishing. */
const POINTS: readonly Failpoint[] = ['before-write', 'before-commit', 'before-answer', 'mid-push'];

export function testCrashes(crashes: number): void {
  test(`killed ${crashes} times, a server loses nothing that was acknowledged and does nothing twice`, async () => {
    const { hit, acknowledged, repeated } = await crash(crashes, POINTS, 5);
    for (const point of POINTS) expect(hit.get(point)).toBe(crashes / POINTS.length);
    expect(repeated).toBeGreaterThan(crashes / 4);
    console.log(
      `crashes: ${[...hit].map(([point, times]) => `${point} ${times}`).join(', ')}; ${acknowledged} orders acknowledged, ${repeated} asked again`,
    );
  });
}
