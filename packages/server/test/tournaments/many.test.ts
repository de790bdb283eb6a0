import { expect, test } from 'vitest';
import { manyInSwiss } from './many.ts';

test('a Swiss tournament of 24 over HTTP has the standings that are counted from its log alone', async () => {
  const { startMs } = await manyInSwiss(24, 3, 4);
  expect(startMs).toHaveLength(3);
});
