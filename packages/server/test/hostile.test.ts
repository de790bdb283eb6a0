import { expect, test } from 'vitest';
import { startPostgres } from './store/test-postgres.ts';
import { withstand } from './hostile-run.ts';

test('2,000 malformed requests and frames: no crash, no fault, no change, no growth', async () => {
  const { report, grownBytes } = await withstand(2000, 705);
  // Not everything was rejected at once: the attack got as far as it should
  for (const status of [200, 400, 401, 403, 404, 415]) expect(report.statuses.get(status)).toBeGreaterThan(1);
  expect(report.frames).toBeGreaterThan(300);
  expect(report.refused.get('bad-message')).toBeGreaterThan(50);
  expect(grownBytes).toBeLessThan(24 * 1024 * 1024);
});

test('1,000 on PostgreSQL, which is stricter about its input', async () => {
  const postgres = await startPostgres();
  try {
    const { report } = await withstand(1000, 49, { DATABASE_URL: await postgres.database() });
    expect(report.statuses.get(400)).toBeGreaterThan(100);
  } finally {
    await postgres.stop();
  }
});
