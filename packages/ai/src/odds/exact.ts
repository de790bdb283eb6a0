// The exact odds of a battle: the engine fights every course it can take, each situation once. Hits go to the strongest
// block, so a side's losses are almost a single number and there are few situations even in great battles.
import {
  ACTED,
  AREA,
  ASKED,
  ATTACKER,
  BATTLE_TURN,
  DEAD,
  ENTRY,
  FIRE,
  FIREPOWER,
  HITS,
  HOLDER,
  LAND_EXITS,
  NAVIS_EXITS,
  OrderList,
  PERISH,
  RETREAT,
  ROUND,
  SEA_RETREATS,
  STEP,
  STRENGTH,
  USED,
  blockOf,
  carryOut,
  copyInto,
  copyState,
  kindOf,
  listOrders,
  type Chance,
  type Order,
  type State,
} from '@rubicon/engine';
import { binomial } from '../math/statistics.ts';
import { isOver, stepsLost, winnerOf, type Battle } from './battle.ts';
import { chooseByPolicy, type BattlePolicy } from './policy.ts';

// Places in a list of expectations; after them a chance of death for each leader
export const WIN = 0; // two, Caesar's and Pompey's
export const THROWN_BACK = 2;
export const LOST = 3; // two
export const DEATHS = 5;

/** Which hits a fire makes is decided outside: the first dice hit, the others miss. */
class WantedHits implements Chance {
  left = 0;

  roll(sides: number): number {
    return this.left-- > 0 ? 0 : sides - 1;
  }
}

const LAST_ROUND = 4;

/** §7.2: the attacker is thrown back when what ends the battle is that he must leave in the last round. */
export const isThrownBack = (before: Uint8Array, area: number, order: Order): boolean =>
  before[ROUND] === LAST_ROUND &&
  before[ATTACKER + area] === before[ASKED]! + 1 &&
  (kindOf(order) === RETREAT || kindOf(order) === PERISH);

interface Search {
  readonly battle: Battle;
  readonly policies: readonly [BattlePolicy, BattlePolicy];
  readonly known: Map<string, Float64Array>;
  readonly limit: number;
  readonly links: readonly number[]; // by which somebody may retreat
  readonly pool: State[]; // one for each depth
  readonly hits: WantedHits;
}

export interface Exact {
  readonly expected: Float64Array;
  readonly situations: number;
}

/** Null when there are more situations than the limit. */
export function exactOdds(
  battle: Battle,
  policies: readonly [BattlePolicy, BattlePolicy],
  limit: number,
): Exact | null {
  const { area, state } = battle;
  const links = [...LAND_EXITS[area]!, ...NAVIS_EXITS[area]!].map(({ link }) => link);
  const known = new Map<string, Float64Array>();
  const search = { battle, policies, known, limit, links, pool: [], hits: new WantedHits() };
  const expected = expect(search, state, 0);
  return expected === null ? null : { expected, situations: known.size };
}

/** All that the rest of the battle depends on. Of a block that has left only its place matters: it may open a port. */
function keyOf({ battle, links }: Search, d: Uint8Array): string {
  const codes = [
    (d[ROUND]! << 8) | (d[BATTLE_TURN]! << 4) | (d[ASKED]! << 2) | d[ATTACKER + battle.area]!,
    (d[STEP]! << 8) | (d[HITS]! << 2) | d[SEA_RETREATS]!,
  ];
  for (const block of battle.blocks) {
    codes.push(
      d[AREA + block] === battle.area
        ? 0x8000 |
            (d[STRENGTH + block]! << 10) |
            (d[HOLDER + block]! << 9) |
            (d[ACTED + block]! << 8) |
            d[ENTRY + block]!
        : d[AREA + block]!,
    );
  }
  for (const link of links) codes.push(d[USED + link]!);
  return String.fromCharCode(...codes);
}

const orders = new OrderList();

/** What is to be expected from here on; losses before do not count. */
function expect(search: Search, state: State, depth: number): Float64Array | null {
  const d = state.data;
  const key = keyOf(search, d);
  const before = search.known.get(key);
  if (before !== undefined) return before;
  if (search.known.size >= search.limit) return null;
  const side = d[ASKED]!;
  listOrders(state, side, orders);
  const order = chooseByPolicy(d, search.policies[side]!, orders);
  const total = new Float64Array(DEATHS + search.battle.leaders.length);
  const isFire = kindOf(order) === FIRE;
  const dice = isFire ? d[STRENGTH + blockOf(order)]! : 0;
  const chances = binomial(dice, isFire ? FIREPOWER[blockOf(order)]! / 6 : 0);
  const child = (search.pool[depth] ??= copyState(state));
  for (let hits = 0; hits <= dice; hits++) {
    copyInto(child, state);
    search.hits.left = hits;
    carryOut(child, side, order, { chance: search.hits, told: null, barrier: false });
    if (!addOutcome(search, total, chances[hits]!, state, child, order, depth)) return null;
  }
  search.known.set(key, total);
  return total;
}

/** Adds what one outcome of the order costs and what follows it. */
function addOutcome(
  search: Search,
  total: Float64Array,
  chance: number,
  state: State,
  child: State,
  order: Order,
  depth: number,
): boolean {
  const { blocks, leaders, area } = search.battle;
  const before = state.data;
  const after = child.data;
  for (const block of blocks)
    if (before[AREA + block] === area)
      total[LOST + before[HOLDER + block]!]! += chance * stepsLost(before, after, block);
  for (const [index, leader] of leaders.entries())
    if (before[AREA + leader] === area && after[AREA + leader] === DEAD) total[DEATHS + index]! += chance;
  if (isOver(after, area)) {
    if (isThrownBack(before, area, order)) total[THROWN_BACK]! += chance;
    else total[WIN + winnerOf(after, area)]! += chance;
    return true;
  }
  const rest = expect(search, child, depth + 1);
  if (rest === null) return false;
  for (let i = 0; i < total.length; i++) total[i]! += chance * rest[i]!;
  return true;
}
