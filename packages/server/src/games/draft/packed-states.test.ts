import { SeededChance, decisionOf, give, newGame, REVISION, type Game } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { PackedStates, unpack, type PackedState } from './packed-states.ts';

test('states of a game are unpacked as they were packed, and few are kept whole', () => {
  const chance = new SeededChance(705);
  const options = { edition: '2.0', revision: REVISION, rules: {}, clock: null } as const;
  let { game }: { game: Game } = newGame(options, chance, 0);
  const states = new PackedStates();
  const packed: PackedState[] = [];
  const seen: Game['state'][] = [];
  for (let count = 0; count < 120; count++) {
    packed.push(states.pack(game.state));
    seen.push(game.state);
    const side = (['caesar', 'pompey'] as const).find((each) => decisionOf(game, each)?.required === true);
    if (side === undefined) break;
    const { number, orders } = decisionOf(game, side)!;
    const order = orders[chance.roll(orders.length)]!;
    const outcome = give(game, { kind: 'order', side, decision: number, order }, chance, count);
    if (!outcome.ok) throw new Error(outcome.message);
    ({ game } = outcome);
  }
  expect(packed.map(unpack)).toEqual(seen);
  expect(packed.length).toBeGreaterThan(100);
  expect(packed.filter(({ kind }) => kind === 'whole')).toHaveLength(Math.ceil(packed.length / 32));
});
