import { expect, test } from 'vitest';
import { manyInSwiss } from './many.ts';

test('a Swiss tournament of 200 over HTTP has the standings that are counted from its log alone', async () => {
  const measured = await manyInSwiss(200, 4, 10);
  console.log(JSON.stringify(measured));
  expect(measured.startMs).toHaveLength(4);
});
