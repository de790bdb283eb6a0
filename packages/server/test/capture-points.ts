// The byte-capture test from many points, on one pair of servers.
import { expect, test } from 'vitest';
import { captureHost } from './capture-host.ts';
import { capture } from './capture.ts';

export function testCapture(points: number): void {
  test(`from ${points} points, recipients get the same bytes whatever is hidden from them`, async () => {
    const hosts = [await captureHost(), await captureHost()] as const;
    let [orders, secret, takenBack, compared] = [0, 0, 0, 0];
    let [refused, returned, polls, plotted, pictures, heads] = [0, 0, 0, 0, 0, 0];
    for (let seed = 1; seed <= points; seed++) {
      const run = await capture(hosts, seed);
      expect(run.difference, `point ${seed}, seen by ${run.viewer}`).toBeNull();
      orders += run.orders;
      secret += run.secret;
      takenBack += run.takenBack;
      compared += run.compared;
      refused += run.refused;
      returned += run.returned;
      polls += run.polls;
      plotted += run.plotted;
      pictures += run.pictures;
      heads += run.heads;
    }
    for (const host of hosts) await host.stop();
    console.log(
      `capture: ${points} points, ${orders} orders, ${secret} of them other ones, ${takenBack} more taken back, ` +
        `${plotted} plans, ${refused} asks refused, ${returned} takebacks, ${polls} looks that waited, ${pictures} pictures, ${heads} heads, ${compared} messages`,
    );
    // Hidden information must differ for a comparison to mean anything
    expect(secret).toBeGreaterThan(points / 2);
    expect(takenBack).toBeGreaterThan(points / 2);
    expect(plotted).toBeGreaterThan(points / 2);
    expect(refused).toBeGreaterThan(points);
    expect(returned).toBeGreaterThan(points / 20);
    expect(polls).toBeGreaterThan(points / 2);
    expect(pictures).toBeGreaterThan(points / 4);
    expect(heads).toBeGreaterThan(3 * points);
  });
}
