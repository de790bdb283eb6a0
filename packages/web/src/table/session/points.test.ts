import {
  REVISION,
  SIDES,
  SeededChance,
  decisionOf,
  give,
  newGame,
  viewOf,
  type Game,
  type View,
} from '@rubicon/engine';
import { expect, test } from 'vitest';
import { changesBetween, countsOf, scoreOf } from './points.ts';

function* positions(seed: number): Generator<Game> {
  const chance = new SeededChance(seed);
  let { game } = newGame({ edition: '2.0', revision: REVISION, rules: {}, clock: null }, chance, 0);
  while (game.result === null) {
    yield game;
    const decision = SIDES.map((side) => decisionOf(game, side)).find((each) => each?.required === true)!;
    const order = decision.orders[chance.roll(decision.orders.length)]!;
    const { side, number } = decision;
    const next = give(game, { kind: 'order', side, decision: number, order }, chance, 0);
    if (!next.ok) throw new Error(next.message);
    game = next.game;
  }
}

test('§1.2 the points shown by city and leader equal the points of the rules, through whole games', () => {
  for (const seed of [1, 2, 3])
    for (const game of positions(seed)) {
      const view = viewOf(game, 'spectator');
      const { of } = scoreOf(view);
      const sum = (side: 'caesar' | 'pompey') =>
        of[side].cities.reduce((total, { points }) => total + points, 0) + of[side].leaders.length;
      expect({ caesar: sum('caesar'), pompey: sum('pompey') }).toEqual(view.points);
    }
});

test('§8.2 counted one by one, the points come to the same', () => {
  for (const game of positions(4)) {
    const view = viewOf(game, 'spectator');
    expect(countsOf(view).at(-1)?.totals ?? { caesar: 0, pompey: 0 }).toEqual(view.points);
  }
});

test('the cities won and lost between two positions make up the difference in points', () => {
  const dead = ({ pools }: View): number => pools.caesar.dead.length + pools.pompey.dead.length;
  const views = [...positions(5)].map((game) => viewOf(game, 'spectator'));
  const wrong = views.flatMap((view, index) => {
    const before = views[index - 1];
    if (before === undefined || dead(before) !== dead(view)) return [];
    const changes = changesBetween(before, view);
    const sumOf = (side: 'caesar' | 'pompey'): number =>
      changes.filter((each) => each.side === side).reduce((sum, { points }) => sum + points, 0);
    return SIDES.filter((side) => before.points[side] + sumOf(side) !== view.points[side]);
  });
  expect(wrong).toEqual([]);
});
