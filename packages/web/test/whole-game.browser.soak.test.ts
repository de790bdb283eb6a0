import { expect } from 'vitest';
import { newPlayer } from './player.ts';
import { checkEnd, checkLog, finishedGames, leave, playThreeTurns, playTurns } from './screen-game.ts';
import { test } from './site.ts';
import { begin } from './table-driver.ts';

test('a whole game is played on one screen', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await begin(page);
  const player = newPlayer(page, 705);
  await playThreeTurns(player);
  const turns = await playTurns(player);
  expect(turns.size).toBeGreaterThanOrEqual(12); // three years or more
  await checkEnd(page);
  await checkLog(player);
  expect(finishedGames(await leave(page))).toBe(1);
});
