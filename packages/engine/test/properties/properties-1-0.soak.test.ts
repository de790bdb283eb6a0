import { expect, test } from 'vitest';
import { runLongCheck } from './long-checks.ts';

const GAMES = 20_000;

test(`edition 1.0: the properties over ${GAMES} random games`, async () => {
  const tally = await runLongCheck('soak', '1.0', GAMES);
  expect(tally.games).toBe(GAMES);
});
