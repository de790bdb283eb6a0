import {
  SeededChance,
  askedSides,
  decisionOf,
  give,
  makePosition,
  newGame,
  parsePosition,
  sample,
  viewOf,
  type Game,
  type Side,
} from '@rubicon/engine';
import { PlanSchema, decode } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import type { Play } from '../../study/model/variation-tree.ts';
import { branchOf, planLine, withBranch } from './plan-line.ts';

const other = (side: Side): Side => (side === 'caesar' ? 'pompey' : 'caesar');

function played(game: Game, side: Side, order: string, chance: SeededChance): { game: Game; play: Play } {
  const request = { kind: 'order', side, decision: game.decisions[side], order } as const;
  const accepted = give(game, request, chance, 0);
  if (!accepted.ok) throw new Error(accepted.message);
  return { game: accepted.game, play: { side, order, rolls: accepted.entry.rolls } };
}

/** A random game, and every moment at which a side waits. */
function* moments(seed: number): Generator<{ game: Game; side: Side }> {
  const chance = new SeededChance(seed);
  let { game } = newGame({ edition: '2.0', revision: 1, rules: {}, clock: null }, chance, 0);
  for (let count = 0; count < 300 && game.result === null; count++) {
    const asked = askedSides(game.state);
    const side = asked[chance.roll(asked.length)]!;
    const { orders } = decisionOf(game, side)!;
    ({ game } = played(game, side, orders[chance.roll(orders.length)]!, chance));
    const now = game.result === null ? askedSides(game.state) : [];
    const [waits] = now.length === 1 ? [other(now[0]!)] : [];
    if (waits !== undefined) yield { game, side: waits };
  }
}

test('what a waiting side sees can be played on from', () => {
  let count = 0;
  for (const seed of [1, 2, 3])
    for (const { game, side } of moments(seed)) {
      const state = sample(viewOf(game, side), new SeededChance(seed));
      expect(parsePosition(makePosition(state), game.rules).ok).toBe(true);
      count += 1;
    }
  expect(count).toBeGreaterThan(100);
});

/** Player 1 moves, and the other side waits. */
function firstMoves(): { game: Game; side: Side } {
  for (const moment of moments(4)) {
    const { step, asked, first } = viewOf(moment.game, 'spectator');
    if (step === 'move' && asked === first) return moment;
  }
  throw new Error('Nobody moves.');
}

describe('a line', () => {
  test('without an own order is no plan', () => {
    const { game, side } = firstMoves();
    expect(planLine(game, [], side)).toBeNull();
    const { play } = played(game, other(side), 'done', new SeededChance(1));
    expect(planLine(game, [play], side)).toBeNull();
  });

  test('becomes a plan that rests on its own blocks and on what it moves to', () => {
    const { game, side } = firstMoves();
    const chance = new SeededChance(1);
    let now = game;
    const plays: Play[] = [];
    const add = (by: Side, order: string): void => {
      const next = played(now, by, order, chance);
      now = next.game;
      plays.push(next.play);
    };
    while (askedSides(now.state)[0] === other(side)) add(other(side), 'done');
    const move = decisionOf(now, side)!.orders.find((order) => order.startsWith('move '))!;
    add(side, move);
    add(side, 'done');
    const line = planLine(game, plays, side)!;
    const view = viewOf(game, side);
    expect([line.year, line.turn, line.card, line.isCut]).toEqual([view.year, view.turn, null, false]);
    expect(line.command!.orders.map(({ text }) => text)).toEqual([move, 'done']);
    const [, block, path] = move.split(' ');
    const [from, to] = [path!.split('-')[0], path!.split('-').at(-1)];
    expect(line.command!.conditions).toContainEqual(
      expect.objectContaining({ kind: 'block', block, area: from }),
    );
    expect(line.command!.conditions.some((each) => 'area' in each && each.area === to)).toBe(true);
    expect(line.command!.conditions.every(({ kind }) => kind !== 'first')).toBe(true); // that is known already
    const branch = branchOf(line, { card: [], command: line.command!.conditions });
    const plan = withBranch(null, line, branch);
    expect(decode(PlanSchema, plan).ok).toBe(true);
    expect(withBranch(plan, line, branch).branches).toHaveLength(2);
    expect(withBranch({ ...plan, turn: plan.turn + 1 }, line, branch)).toEqual(plan);
  });
});
