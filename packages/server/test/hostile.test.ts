import { expect, test } from 'vitest';
import { withstand } from './hostile-run.ts';

test('3,000 spoilt requests and frames: no crash, no fault, no change, no growth', async () => {
  const { report, grownBytes } = await withstand(3000, 705);
  // It was not all turned away at once: the attack got as far as it should
  for (const status of [200, 400, 401, 403, 404, 415]) expect(report.statuses.get(status)).toBeGreaterThan(5);
  expect(report.frames).toBeGreaterThan(300);
  expect(report.refused.get('bad-message')).toBeGreaterThan(50);
  expect(grownBytes).toBeLessThan(24 * 1024 * 1024);
});
