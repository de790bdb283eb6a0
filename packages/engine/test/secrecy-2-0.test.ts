import { expect, test } from 'vitest';
import { gamePlans, newTally, tallyText } from './secrecy-checks.ts';
import { HONEST } from './secrecy-leaks.ts';
import { findInGames } from './secrecy-runs.ts';

const GAMES = 300;

test(`edition 2.0: over ${GAMES} games nobody is told more than he may know, and samples fit, at every step`, () => {
  const tally = newTally();
  expect(findInGames(HONEST, gamePlans('2.0', GAMES), tally, true)).toBeNull();
  console.log(`secrecy 2.0: ${tallyText(tally)}`);
  expect([...tally.misfits.values()]).toEqual([]);
});
