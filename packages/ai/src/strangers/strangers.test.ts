import {
  AREA_IDS,
  EDITIONS,
  IS_NAVIS,
  OVER_STEP,
  OrderList,
  STEP,
  SeededChance,
  blockIndex,
  carryOut,
  eventsFor,
  isSea,
  listOrders,
  makeOrder,
  rulesFor,
  sample,
  sideIndex,
  sideName,
  startGame,
  viewFor,
  type Event,
  type Happening,
  type Ruleset,
  type View,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { playMatch } from '../arena/match.ts';
import type { Player } from '../player/player.ts';
import { Guess } from './guess.ts';
import { Dice } from './skirmish.ts';
import { STRANGERS, makeStranger, type Stranger } from './strangers.ts';

interface Decision {
  readonly view: View;
  readonly orders: readonly string[];
  readonly told: readonly Event[]; // to its side so far
}

/** Decisions of a game that two strangers play, every so many. */
function decisionsOf(name: Stranger, rules: Ruleset, seed: number, every: number): Decision[] {
  const chance = new SeededChance(seed);
  const players = [makeStranger(name, 1), makeStranger(name, 2)];
  const told: [Event[], Event[]] = [[], []];
  const tell = (happenings: readonly Happening[]): void =>
    players.forEach((player, side) => {
      const events = eventsFor(happenings, sideName(side));
      told[side]!.push(...events);
      player.observe(events);
    });
  const { state, happenings } = startGame(rules, chance);
  tell(happenings);
  const list = new OrderList();
  const decisions: Decision[] = [];
  for (let given = 0; state.data[STEP] !== OVER_STEP; given++) {
    let side = 0;
    listOrders(state, 0, list);
    if (list.length === 0) listOrders(state, (side = 1), list);
    const packed = list.toArray();
    const orders = packed.map((order) => makeOrder(state, order));
    const view = viewFor(state, sideName(side));
    if (given % every === 0) decisions.push({ view, orders, told: [...told[side]!] });
    const { order } = players[side]!.choose(view, orders);
    const run = { chance, told: [] as Happening[], barrier: false };
    carryOut(state, side, packed[orders.indexOf(order)]!, run);
    tell(run.told);
  }
  return decisions;
}

const informed = (name: Stranger, told: readonly Event[]): Player => {
  const player = makeStranger(name, 5);
  player.observe(told);
  return player;
};

describe.each(STRANGERS)('%s', (name) => {
  test('plays whole games of every edition, however the blocks are deployed', () => {
    for (const [i, edition] of EDITIONS.entries())
      for (const freeDeployment of [false, true]) {
        const players = [makeStranger(name, i), makeStranger(name, i + 7)] as const;
        const { orders } = playMatch(rulesFor(edition, { freeDeployment }), players, 60 + i); // throws on an illegal order
        expect(orders).toBeGreaterThan(50);
      }
  });

  test('plays the same game for the same seeds, and another for others', () => {
    const game = (seed: number): unknown =>
      playMatch(rulesFor('2.0'), [makeStranger(name, seed), makeStranger(name, seed + 1)], 9);
    expect(game(3)).toEqual(game(3));
    expect(game(3)).not.toEqual(game(8));
  });

  test('chooses the same in worlds its side cannot tell apart', () => {
    const chance = new SeededChance(8);
    for (const { view, orders, told } of decisionsOf(name, rulesFor('1.1'), 6, 17)) {
      const twin = viewFor(sample(view, chance), view.viewer);
      expect(informed(name, told).choose(twin, orders)).toEqual(informed(name, told).choose(view, orders));
    }
  });
});

describe('a guess at the enemy’s blocks', () => {
  const decisions = decisionsOf('peregrinus', rulesFor('2.0'), 12, 11);

  test('has as many blocks in each area as are seen there, each once, Navis where Navis can be', () => {
    const dice = new Dice(3);
    for (const { view, told } of decisions) {
      const guess = new Guess();
      guess.observe(told);
      const own = sideIndex(view.viewer === 'caesar' ? 'caesar' : 'pompey');
      const areas = guess.draw(view, own, dice);
      const counts = AREA_IDS.map((area) =>
        view.stacks.reduce(
          (sum, stack) => (stack.area === area && stack.side !== view.viewer ? sum + stack.count : sum),
          0,
        ),
      );
      expect(areas.map((pieces) => pieces.length)).toEqual(counts);
      const blocks = areas.flat().map(({ block }) => block);
      expect(new Set(blocks).size).toBe(blocks.length);
      const atSea = areas.filter((_, area) => isSea(area)).flat();
      expect(atSea.every(({ block }) => IS_NAVIS[block] === 1)).toBe(true);
    }
  });

  test('knows the deployment before anything has moved', () => {
    const { view } = decisions[0]!;
    const areas = new Guess().draw(view, view.viewer === 'caesar' ? 0 : 1, new Dice(4));
    const truth = viewFor(
      startGame(rulesFor('2.0'), new SeededChance(12)).state,
      view.viewer === 'caesar' ? 'pompey' : 'caesar',
    );
    let right = 0;
    let all = 0;
    for (const stack of truth.stacks) {
      if (stack.side === view.viewer) continue;
      const there = new Set(areas[AREA_IDS.indexOf(stack.area)]!.map(({ block }) => block));
      for (const { block } of stack.blocks ?? []) {
        all += 1;
        if (there.has(blockIndex(block)!)) right += 1;
      }
    }
    expect(right / all).toBeGreaterThan(0.8);
  });
});
