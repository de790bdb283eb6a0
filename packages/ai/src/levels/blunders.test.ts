import {
  AREA,
  BLOCK_IDS,
  CITY_COUNT,
  HOLDER,
  IS_LEADER,
  LAND_EXITS,
  SeededChance,
  blockIndex,
  carryOut,
  countOf,
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
import { EMPTIED, EXPOSED, LEADERS_HIT } from '../../test/blunders.ts';
import { vacatedPoints } from '../search/plan.ts';
import { makePlayer } from './level-players.ts';
import type { Level } from './level.ts';

const NODES = 20_000; // what legatus has; imperator, with more, tries more
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
function afterCommand(level: Level, position: string): { side: Side; end: State } {
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
    const { order } = player.choose(view, texts, { nodes: NODES });
    const run = { chance: new SeededChance(1), told: null, barrier: false };
    carryOut(state, sideIndex(side), packed[texts.indexOf(order)]!, run);
  }
  return { side, end: state };
}

const isExposed = ({ data: d }: State, side: number, block: number): boolean => {
  const area = d[AREA + block]!;
  if (IS_LEADER[block] === 0 || d[HOLDER + block] !== side || area >= CITY_COUNT) return false;
  const near = LAND_EXITS[area]!.reduce((sum, { to }) => sum + countOf(d, 1 - side, to), 0);
  return countOf(d, side, area) <= 2 && countOf(d, 1 - side, area) === 0 && near >= 4;
};

describe.each(STRONG)('%s', (level) => {
  test.each(EMPTIED)('leaves no city of points empty: $name', ({ position }) => {
    const { side, end } = afterCommand(level, position);
    expect(vacatedPoints(stateAt(position), end, sideIndex(side))).toBe(0);
  });

  test.each(EXPOSED)('exposes no leader: $name', ({ position }) => {
    const { side, end } = afterCommand(level, position);
    expect(BLOCK_IDS.filter((_, block) => isExposed(end, sideIndex(side), block))).toEqual([]);
  });

  test.each(LEADERS_HIT)('spares the leader: $name', ({ position }) => {
    const state = stateAt(position);
    const side = askedIn(state);
    const texts = legalOrders(state, side).map((order) => makeOrder(state, order));
    const { order } = makePlayer(level, 1).choose(viewFor(state, side), texts, { nodes: HIT_NODES });
    expect(IS_LEADER[blockIndex(order.replace('hit ', ''))!]).toBe(0);
  });
});
