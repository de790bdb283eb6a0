import { expect, test } from 'vitest';
import { apply } from '../../src/rules/legal.ts';
import { EDITIONS } from '../../src/editions/editions.ts';
import { gamePlans, newTally, tallyText } from './checks.ts';
import { runLongCheck } from '../properties/long-checks.ts';
import { gameTallyText, newGameTally } from './taken-back.ts';
import { HONEST, HONEST_GAME } from './leaks.ts';
import { secretPositions } from './positions.ts';
import { findInPositions, findPublication, findTellingRefusal } from './runs.ts';

const GAMES = Number(process.env['SECRECY_GAMES'] ?? 20_000); // of each edition

test.each(EDITIONS)(
  `%s: nobody is told more than he may know, and samples fit, over ${GAMES} games`,
  async (edition) => {
    const { text, violation, misfits } = await runLongCheck('secrecy', edition, GAMES);
    console.log(`secrecy ${edition}: ${text}`);
    expect(violation).toBeNull();
    expect(misfits).toEqual([]);
  },
);

test(`nobody is told more than he may know, ${GAMES / 4} times from every position`, () => {
  const tally = newTally();
  expect(findInPositions(HONEST, secretPositions(), GAMES / 4, tally, false)).toBeNull();
  console.log(`secrecy from positions: ${tallyText(tally)}`);
});

test.each(EDITIONS)(`%s: orders taken back are never seen, over ${GAMES} games`, (edition) => {
  const tally = newGameTally();
  expect(findPublication(HONEST_GAME, gamePlans(edition, GAMES), tally)).toBeNull();
  console.log(`secrecy ${edition}: ${gameTallyText(tally)}`);
});

test.each(EDITIONS)(`%s: refusals tell nothing, over ${GAMES} games`, (edition) => {
  const counted = { refusals: 0 };
  expect(findTellingRefusal(apply, gamePlans(edition, GAMES), counted)).toBeNull();
  console.log(`secrecy ${edition}: ${counted.refusals} refusals`);
});
