import { expect, test } from 'vitest';
import { EDITIONS } from '../../src/editions/editions.ts';
import { runLongCheck } from './long-checks.ts';

const GAMES = 20_000;

test.each(EDITIONS)(
  `%s: folding the log gives the game that was played, over ${GAMES} games`,
  async (edition) => {
    const { games } = await runLongCheck('fold', edition, GAMES);
    expect(games).toBe(GAMES);
  },
);
