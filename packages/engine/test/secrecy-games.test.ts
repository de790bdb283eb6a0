import { expect, test } from 'vitest';
import { EDITIONS } from '../src/rules.ts';
import { runLongCheck } from './long-checks.ts';

const GAMES = 300; // of each edition

test.each(EDITIONS)(
  `%s: over ${GAMES} games nobody is told more than he may know, and samples fit, at every step`,
  async (edition) => {
    const { text, violation, misfits } = await runLongCheck('secrecy', edition, GAMES);
    console.log(`secrecy ${edition}: ${text}`);
    expect(violation).toBeNull();
    expect(misfits).toEqual([]);
  },
);
