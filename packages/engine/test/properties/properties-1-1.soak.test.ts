import { expect, test } from 'vitest';
import { runLongCheck } from './long-checks.ts';

const GAMES = 20_000;

test(`edition 1.1: the properties over ${GAMES} random games`, async () => {
  const tally = await runLongCheck('soak', '1.1', GAMES);
  expect(tally.games).toBe(GAMES);
});
