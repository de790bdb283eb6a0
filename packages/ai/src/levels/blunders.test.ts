import {
  BLOCK_IDS,
  IS_LEADER,
  SeededChance,
  blockIndex,
  carryOut,
  legalOrders,
  makeOrder,
  parsePosition,
  rulesFor,
  sideIndex,
  viewFor,
  type Side,
  type State,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { EMPTIED, EXPOSED, HOPELESS, LEADERS_HIT } from '../../test/blunders.ts';
import { isBlunder } from '../../tools/blunder-kinds.ts';
import { exposedLeaders } from '../search/exposed-leaders.ts';
import { vacatedPoints } from '../search/plan.ts';
import { makePlayer } from './level-players.ts';
import type { Level } from './level.ts';

const NODES = 20_000; // what legatus has; imperator, with more, tries more
const SMALL_NODES = 8_000;
const HIT_NODES = 2_000;
const STRONG: readonly Level[] = ['legatus', 'imperator'];
const COMMAND: ReadonlySet<string> = new Set(['move', 'main', 'surprise', 'levy']);

function stateAt(position: string): State {
  const parsed = parsePosition(position, rulesFor('2.0'));
  if (!parsed.ok) throw new RangeError(parsed.fault.message);
  return parsed.value;
}

/** The side that must decide; both are asked in no position here. */
const askedIn = (state: State): Side => (legalOrders(state, 'caesar').length > 0 ? 'caesar' : 'pompey');

/** The state when a level has given all orders of its command phase. */
function afterCommand(level: Level, position: string, nodes = NODES): { side: Side; end: State } {
  const state = stateAt(position);
  const side = askedIn(state);
  const player = makePlayer(level, 1);
  for (
    let view = viewFor(state, side);
    COMMAND.has(view.step) && legalOrders(state, side).length > 0;
    view = viewFor(state, side)
  ) {
    const packed = legalOrders(state, side);
    const texts = packed.map((order) => makeOrder(state, order));
    const { order } = player.choose(view, texts, { nodes });
    const run = { chance: new SeededChance(1), told: null, barrier: false };
    carryOut(state, sideIndex(side), packed[texts.indexOf(order)]!, run);
  }
  return { side, end: state };
}

describe.each(STRONG)('%s', (level) => {
  test.each(EMPTIED)('leaves no city of points empty: $name', ({ position }) => {
    const { side, end } = afterCommand(level, position);
    expect(vacatedPoints(stateAt(position), end, sideIndex(side))).toBe(0);
  });

  test.each(EXPOSED)('exposes no leader: $name', ({ position }) => {
    const { side, end } = afterCommand(level, position);
    const exposed = exposedLeaders(stateAt(position), end, sideIndex(side));
    expect(exposed.map((block) => BLOCK_IDS[block])).toEqual([]);
  });

  test.each(HOPELESS)('makes no attack without hope: $name', ({ position }) => {
    const { side, end } = afterCommand(level, position, SMALL_NODES);
    const phase = { before: stateAt(position), end, side: sideIndex(side) };
    expect(isBlunder['hopeless attack'](phase)).toBe(false);
  });

  test.each(LEADERS_HIT)('spares the leader: $name', ({ position }) => {
    const state = stateAt(position);
    const side = askedIn(state);
    const texts = legalOrders(state, side).map((order) => makeOrder(state, order));
    const { order } = makePlayer(level, 1).choose(viewFor(state, side), texts, { nodes: HIT_NODES });
    expect(IS_LEADER[blockIndex(order.replace('hit ', ''))!]).toBe(0);
  });
});
