// Fortune is 0 on average over thousands of games, whoever plays.
import { expect, test } from 'vitest';
import type { Level } from '../src/levels/level.ts';
import { fortunesOf } from './fortunes.ts';

const GAMES = 3000;

test.each<Level>(['random', 'tiro', 'miles'])(`of %s in ${GAMES} games`, (level) => {
  const { deviation, removed } = fortunesOf(level, GAMES);
  process.stdout.write(`${JSON.stringify({ level, games: GAMES, deviation, removed })}\n`);
  expect(Math.abs(deviation)).toBeLessThan(3.3);
});
