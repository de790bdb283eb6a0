import { expect } from 'vitest';
import { hasTriedAll, newPlayer } from './player.ts';
import { lastTurn } from './positions.ts';
import { checkEnd, checkLog, finishedGames, leave, playThreeTurns, playTurns } from './screen-game.ts';
import { test } from './site.ts';
import { begin, loadGame } from './table-driver.ts';

// The soak test plays all years
test('a game’s first year and its last turn are played on one screen', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await begin(page);
  const player = newPlayer(page, 705);
  await playThreeTurns(player);
  await playTurns(player, (turns) => turns.has('48 BC, turn I of V') && hasTriedAll(player));
  await checkLog(player);
  expect(finishedGames(await leave(page))).toBe(0);

  await loadGame(page, lastTurn());
  expect(await playTurns(player)).toEqual(new Set(['45 BC, turn V of V']));
  await checkEnd(page);
  expect(finishedGames(await leave(page))).toBe(1);
});
