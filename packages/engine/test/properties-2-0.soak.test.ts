import { expect, test } from 'vitest';
import { checkGames } from './properties.ts';
import { Coverage } from './random-play.ts';

const GAMES = 20_000;

test(`edition 2.0: the properties over ${GAMES} random games`, () => {
  expect(checkGames('2.0', GAMES, 1, new Coverage(), 45).games).toBe(GAMES);
});
