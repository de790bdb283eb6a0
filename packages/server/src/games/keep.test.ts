import { parseGameFile, verifyGame } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { ANN, begun, look, playOn, testWorld } from '../../test/keeper-kit.ts';

test('a whole game between two persons ends as a file that verifies', async () => {
  const world = testWorld();
  const game = await begun(world);
  expect(await playOn(world, game, 4)).toBeGreaterThan(100);
  const { card, dice } = (await look(world, game, 'caesar')).table;
  expect(card.status).toBe('over');
  expect(dice[0]!.secret).toMatch(/^[0-9a-f]{64}$/);
  const parsed = parseGameFile(await world.keeper.file(ANN, game));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const verdict = verifyGame(parsed.file);
  expect(verdict.findings).toEqual([]);
  expect(verdict.rolls).toBeGreaterThan(20);
  expect(verdict.result).toEqual(card.result);
  expect(world.logged).toEqual([]);
});
