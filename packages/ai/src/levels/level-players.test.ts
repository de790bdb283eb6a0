import {
  EDITIONS,
  OVER_STEP,
  OrderList,
  STEP,
  STEPS,
  SeededChance,
  carryOut,
  listOrders,
  makeOrder,
  rulesFor,
  sample,
  sideName,
  startGame,
  viewFor,
  type Ruleset,
  type State,
  type View,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { CONTESTANTS, makeContestant } from '../arena/contestants.ts';
import { playMatch } from '../arena/match.ts';
import { playPolicies } from '../arena/policy-match.ts';
import { withDeadline } from '../player/budget.ts';
import type { Player } from '../player/player.ts';
import { TUNED_PERSONALITY, adjust } from '../script/heuristic-weights.ts';
import { makeScript } from '../script/script.ts';
import { isSearching, makePlayer } from './level-players.ts';
import { LEVELS } from './level.ts';

const NODES = 300; // a thought small enough for a test
const GAME_NODES = 60; // and for each of a game's

interface Decision {
  readonly view: View;
  readonly orders: readonly string[];
  readonly state: State;
}

/** Decisions of a game between erratic scripts, every so many, whatever step they are in. */
function decisionsOf(rules: Ruleset, seed: number, every: number): Decision[] {
  const chance = new SeededChance(seed);
  const script = makeScript(adjust(TUNED_PERSONALITY, { noise: 0.5, blunderRate: 0.1 }), chance);
  const { state } = startGame(rules, chance);
  const list = new OrderList();
  const decisions: Decision[] = [];
  for (let given = 0; state.data[STEP] !== OVER_STEP; given++) {
    let side = 0;
    listOrders(state, 0, list);
    if (list.length === 0) listOrders(state, (side = 1), list);
    if (given % every === 0) {
      const orders = Array.from({ length: list.length }, (_, i) => makeOrder(state, list.at(i)));
      decisions.push({
        view: viewFor(state, sideName(side)),
        orders,
        state: { rules, data: state.data.slice() },
      });
    }
    carryOut(state, side, script.choose(state, side, list), { chance, told: null, barrier: false });
  }
  return decisions;
}

describe('every player', () => {
  test.each(CONTESTANTS)('%s gives only legal orders, in every edition and on both sides', (name) => {
    for (const [i, edition] of EDITIONS.entries()) {
      const rules = rulesFor(edition, { freeDeployment: i === 1 });
      const players: [Player, Player] = [makeContestant(name, i), makeContestant('random', i + 9)];
      if (i === 1) players.reverse();
      const { orders } = playMatch(rules, players, 40 + i, () => 0, { nodes: GAME_NODES });
      expect(orders).toBeGreaterThan(50);
    }
  });

  test('is asked in every step', () => {
    const steps = new Set<string>();
    for (const edition of EDITIONS)
      for (let seed = 1; seed <= 40; seed++) {
        const rules = rulesFor(edition, { freeDeployment: seed === 1 });
        const chance = new SeededChance(seed);
        const script = makeScript(
          adjust(TUNED_PERSONALITY, { noise: 0.5, blunderRate: seed % 2 === 0 ? 0.1 : 0.9 }),
          chance,
        );
        playPolicies(rules, [script, script], chance, ({ data }) => {
          steps.add(STEPS[data[STEP]!]!);
          return false;
        });
      }
    const asked = STEPS.slice(0, STEPS.indexOf('over'));
    expect([...steps].sort()).toEqual([...asked].sort());
  });

  test.each(LEVELS)('%s chooses the same for the same seed and budget', (level) => {
    for (const { view, orders } of decisionsOf(rulesFor('2.0'), 5, 23)) {
      const choose = () => makePlayer(level, 3).choose(view, orders, { nodes: NODES });
      expect(choose()).toEqual(choose());
    }
  });

  test.each(LEVELS)('%s chooses the same in worlds its side cannot tell apart', (level) => {
    const chance = new SeededChance(8);
    for (const { view, orders } of decisionsOf(rulesFor('1.1'), 6, 17)) {
      const twin = viewFor(sample(view, chance), view.viewer);
      const choose = (seen: View) => makePlayer(level, 4).choose(seen, orders, { nodes: NODES });
      expect(choose(twin)).toEqual(choose(view));
    }
  });
});

describe('a player that looks ahead', () => {
  const decisions = decisionsOf(rulesFor('2.0'), 7, 29);
  const searching = LEVELS.filter(isSearching);

  test.each(searching)('%s answers whenever it is stopped', (level) => {
    for (const [i, { view, orders }] of decisions.entries()) {
      let asked = 0;
      const stop = () => ++asked > i;
      const { order } = makePlayer(level, 1).choose(view, orders, { stop, nodes: 3000 });
      expect(orders).toContain(order);
    }
  });

  test('keeps to a budget of nodes, but for the thought it is in', () => {
    const longest = 3000; // one world played to the end of its turn, and the worlds of a card
    for (const { view, orders } of decisions) {
      const { nodes } = makePlayer('legatus', 1).choose(view, orders, { nodes: 2000 });
      expect(nodes).toBeLessThan(2000 + longest);
    }
  });

  test('keeps to its plan over orders that are forced', () => {
    // Moves mostly end by force, as no points are left; the levies that were planned must still follow
    let phases = 0;
    let levies = 0;
    let before = '';
    const inner = makePlayer('centurio', 2);
    const player: Player = {
      observe: (events) => inner.observe(events),
      choose(view, orders, budget) {
        const choice = inner.choose(view, orders, budget);
        if (view.step === 'levy' && before === 'move' && orders.length > 1) {
          phases += 1;
          if (choice.order !== 'done') levies += 1;
        }
        before = view.step;
        return choice;
      },
    };
    playMatch(rulesFor('2.0'), [player, makePlayer('tiro', 3)], 12, () => 0, { nodes: GAME_NODES });
    expect(phases).toBeGreaterThan(2);
    expect(levies).toBeGreaterThan(phases / 2);
  });

  test('reports how far it has come', () => {
    const reports: number[] = [];
    for (const { view, orders } of decisions)
      makePlayer('centurio', 1).choose(view, orders, {
        nodes: 6000,
        progress: ({ nodes, order, chance }) => {
          expect(orders).toContain(order);
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
          reports.push(nodes);
        },
      });
    expect(reports.length).toBeGreaterThan(0);
  });

  test('stops at a deadline', () => {
    let now = 0;
    const budget = withDeadline({}, 50, () => ++now);
    const { view, orders } = decisions.find(({ view: { step } }) => step === 'move')!;
    expect(orders).toContain(makePlayer('imperator', 1).choose(view, orders, budget).order);
    expect(now).toBeLessThan(200);
  });
});

test('miles beats random from both sides', () => {
  for (const side of [0, 1]) {
    let won = 0;
    for (let seed = 0; seed < 10; seed++) {
      const players: [Player, Player] = [makePlayer('miles', seed), makePlayer('random', seed)];
      if (side === 1) players.reverse();
      if (playMatch(rulesFor('2.0'), players, seed).winner === sideName(side)) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  }
});
