import { expect, test } from 'vitest';
import { withstand } from './hostile-run.ts';

test('100,000 malformed requests and frames: no crash, no fault, no change, no growth', async () => {
  const { report, grownBytes } = await withstand(100_000, 49);
  const statuses = [...report.statuses].sort(([one], [other]) => one - other);
  console.log(JSON.stringify({ statuses, frames: report.frames, grownMB: grownBytes / 2 ** 20 }));
  expect(report.frames).toBeGreaterThan(10_000);
  expect(grownBytes).toBeLessThan(32 * 1024 * 1024);
});
