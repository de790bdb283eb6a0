import { BLOCK_IDS, SIDES, decisionOf, fold, parseGameFile, viewOf } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { crowdedGame, gameAt } from './game-at.ts';

test('the crowded game has all blocks on the map and a side that can move', () => {
  const parsed = parseGameFile(crowdedGame());
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const game = fold(parsed.file);
  const standing = viewOf(game, 'spectator').stacks.reduce((sum, { count }) => sum + count, 0);
  expect(standing).toBe(BLOCK_IDS.length);
  const [decision] = SIDES.flatMap((side) => decisionOf(game, side) ?? []);
  expect(decision?.step).toBe('move');
  expect(decision?.orders.length).toBeGreaterThan(100);
});

test('an invalid position is refused', () => {
  expect(() => gameAt('position/1 turn=705.1 step=nowhere')).toThrow('step');
});
