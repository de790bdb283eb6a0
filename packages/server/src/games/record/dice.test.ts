import { createHash, randomBytes } from 'node:crypto';
import { parseGameFile, verifyGame } from '@rubicon/engine';
import { expect, test } from 'vitest';
import {
  ANN,
  BEN,
  ENTROPIES,
  PLAIN,
  begun,
  look,
  playOn,
  testWorld,
} from '../../../test/game-service-kit.ts';
import { machineSeed, newEpoch } from './dice.ts';
import { findingsIn } from './game-file.ts';

test('after a backup is restored the dice of a running game come from a new commitment', async () => {
  const world = testWorld();
  const game = await begun(world);
  await playOn(world, game, 3, 40);
  const [first] = (await look(world, game, 'caesar')).table.dice;
  await world.store.setMark('restored-ms', world.nowMs + 5000);
  const later = testWorld(world.store, {}, world.nowMs + 10_000);
  await later.games.begin();
  const { table, told } = await look(later, game, 'caesar');
  expect(told.at(-1)!.notice).toEqual({ kind: 'epoch', side: null });
  const [kept, second] = table.dice;
  expect(kept).toEqual(first);
  const entropy = createHash('sha256')
    .update(Buffer.from(ENTROPIES.caesar, 'hex'))
    .update(Buffer.from(second!.commitment, 'hex'))
    .update('2')
    .digest('hex');
  expect(second).toMatchObject({ number: 2, secret: null, entropies: { caesar: entropy } });
  expect(second!.commitment).not.toBe(first!.commitment);
  await playOn(later, game, 4);
  expect(findingsIn((await later.store.games.read(game))!)).toEqual([]);
  const parsed = parseGameFile(await later.games.file(ANN, game));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  expect(verifyGame(parsed.file).findings).toEqual([]);
  // Only once
  expect((await look(later.again(), game, 'caesar')).table.dice).toHaveLength(2);
});

test('a game that had not begun gets a new commitment, and entropy is given again', async () => {
  const world = testWorld();
  const { game } = (await world.games.create(ANN, PLAIN)).card;
  await world.games.join(BEN, game, null);
  const before = (await world.games.start(ANN, game, ENTROPIES.caesar, null)).table;
  await world.store.setMark('restored-ms', world.nowMs + 5000);
  const later = testWorld(world.store, {}, world.nowMs + 10_000);
  await later.games.begin();
  const { table } = await look(later, game, 'caesar');
  expect(table.card.ready).toEqual({ caesar: false, pompey: false });
  expect(table.dice).toHaveLength(1);
  expect(table.dice[0]!.commitment).not.toBe(before.dice[0]!.commitment);
});

test('a roll that does not match the commitment is found', async () => {
  const world = testWorld();
  const game = await begun(world);
  await playOn(world, game, 3, 60);
  const log = (await world.store.games.read(game))!;
  expect(findingsIn(log)).toEqual([]);
  const forged = log.game.record.replace(/"secret":"[0-9a-f]{64}"/, `"secret":"${'0'.repeat(64)}"`);
  const codes = findingsIn({ ...log, game: { ...log.game, record: forged } }).map(({ code }) => code);
  expect(codes).toContain('commitment-broken');
  expect(codes).toContain('unfair-roll');
});

test('a computer’s randomness comes from the dice secret: constant during a game, separate for each side', () => {
  const dice = (secret: string) => ({ dice: [{ ...newEpoch(randomBytes, 1, 0), secret }] });
  const [one, other] = [dice('ab'.repeat(32)), dice('ac'.repeat(32))];
  const later = { dice: [...one.dice, newEpoch(randomBytes, 2, 1)] };
  expect(machineSeed(later, 'caesar')).toBe(machineSeed(one, 'caesar'));
  const seeds = [one, other].flatMap((game) => [machineSeed(game, 'caesar'), machineSeed(game, 'pompey')]);
  expect(new Set(seeds).size).toBe(4);
});
