import {
  AREA,
  BLOCK_COUNT,
  CITY_COUNT,
  DONE,
  HOLDER,
  LAND_EXITS,
  LEVIES,
  MOVE,
  MOVES,
  OVER_STEP,
  OrderList,
  PATH_FROM,
  PATH_TO,
  RETREAT,
  STEP,
  SeededChance,
  VALUE,
  areaOf,
  argumentOf,
  blockOf,
  carryOut,
  copyState,
  countOf,
  isGod,
  isSea,
  kindOf,
  listOrders,
  rulesFor,
  startGame,
  type Order,
  type State,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { makeBeginner } from './beginner.ts';
import { TUNED_PERSONALITY } from './heuristic-weights.ts';
import { MISTAKES, MISTAKE_ORDERS, mistakesIn, type Mistake } from './mistakes.ts';
import { makeScript, type Policy } from './script.ts';

interface Made {
  readonly state: State;
  readonly side: number;
  readonly made: readonly Order[];
  readonly instead: Order; // of what the script would do
}

/** Every occasion for a mistake in some games between scripts. */
function collect(): ReadonlyMap<Mistake, Made[]> {
  const found = new Map<Mistake, Made[]>(MISTAKES.map((mistake) => [mistake, []]));
  for (let seed = 1; seed <= 4; seed++) {
    const chance = new SeededChance(seed);
    const newScript = (): Policy => makeScript(TUNED_PERSONALITY, new SeededChance(seed));
    const { state } = startGame(rulesFor('2.0'), chance);
    const list = new OrderList();
    const players = newScript();
    while (state.data[STEP] !== OVER_STEP) {
      let side = 0;
      listOrders(state, 0, list);
      if (list.length === 0) listOrders(state, (side = 1), list);
      for (const mistake of list.length > 1 ? mistakesIn(state) : []) {
        const made = MISTAKE_ORDERS[mistake]({
          state,
          side,
          orders: list,
          policy: newScript(),
          personality: TUNED_PERSONALITY,
          chance: new SeededChance(seed),
        });
        if (made.length === 0) continue;
        const instead = newScript().choose(state, side, list);
        found.get(mistake)!.push({ state: copyState(state), side, made, instead });
      }
      carryOut(state, side, players.choose(state, side, list), { chance, told: null, barrier: false });
    }
  }
  return found;
}

const all = collect();
const target = (order: Order): number => PATH_TO[argumentOf(order)]!;
const foesNear = ({ data: d }: State, side: number, area: number): number =>
  area < CITY_COUNT ? LAND_EXITS[area]!.reduce((sum, { to }) => sum + countOf(d, 1 - side, to), 0) : 0;

/** The state after orders, each if it can still be given. */
function after({ state, side, made }: Made): State {
  const end = copyState(state);
  const list = new OrderList();
  for (const order of made) {
    listOrders(end, side, list);
    if (list.includes(order))
      carryOut(end, side, order, { chance: new SeededChance(1), told: null, barrier: false });
  }
  return end;
}

describe('a beginner’s mistake', () => {
  test.each(MISTAKES)(
    '%s: begins with a legal order, and often with another than the script’s',
    (mistake) => {
      const made = all.get(mistake)!;
      expect(made.length).toBeGreaterThan(3);
      const list = new OrderList();
      for (const { state, side, made: orders } of made) {
        listOrders(state, side, list);
        expect(list.includes(orders[0]!)).toBe(true);
      }
      const begun =
        mistake === 'city left empty' ? made : made.filter((each) => each.made[0] !== each.instead);
      expect(begun.length).toBeGreaterThan(0); // that one begins as the script does
    },
  );

  test('rash attack: as many defend, or up to twice as many', () => {
    for (const { state, side, made } of all.get('rash attack')!) {
      const foes = countOf(state.data, 1 - side, target(made[0]!));
      expect(new Set(made.map(target)).size).toBe(1);
      expect(foes).toBeGreaterThanOrEqual(made.length);
      expect(foes).toBeLessThanOrEqual(2 * made.length);
    }
  });

  test('city left empty: a city of points that had a garrison has none', () => {
    const emptied = all.get('city left empty')!.filter((each) => {
      const from = PATH_FROM[argumentOf(each.made[0]!)]!;
      const isOfPoints = kindOf(each.made[0]!) === MOVE && from < CITY_COUNT && VALUE[from]! > 0;
      return isOfPoints && each.made.length > 1 && countOf(after(each).data, each.side, from) === 0;
    });
    expect(emptied.length).toBeGreaterThan(3);
  });

  test('enemy navy forgotten: only where there is one', () => {
    for (const { state, side } of all.get('enemy navy forgotten')!)
      expect(
        Array.from({ length: BLOCK_COUNT }, (_, block) => block).some(
          (block) => state.data[HOLDER + block] === 1 - side && isSea(state.data[AREA + block]!),
        ),
      ).toBe(true);
  });

  test('wrong unit levied: a point is never left unused', () => {
    for (const { made } of all.get('wrong unit levied')!) expect(kindOf(made[0]!)).not.toBe(DONE);
  });

  test('poor retreat: the same block, to where no fewer enemies are near or fewer friends are', () => {
    for (const { state, side, made, instead } of all.get('poor retreat')!) {
      expect([kindOf(made[0]!), blockOf(made[0]!)]).toEqual([RETREAT, blockOf(instead)]);
      const safety = (order: Order): number => {
        const area = areaOf(argumentOf(order));
        return countOf(state.data, side, area) - foesNear(state, side, area);
      };
      expect(safety(made[0]!)).toBeLessThanOrEqual(safety(instead));
    }
  });

  test('big card at once: a God, or none in the hand has more moves', () => {
    const list = new OrderList();
    for (const { state, side, made } of all.get('big card at once')!) {
      listOrders(state, side, list);
      const hand = list.toArray().map(argumentOf);
      const card = argumentOf(made[0]!);
      if (isGod(card)) continue;
      expect(hand.some(isGod)).toBe(false);
      expect(Math.max(...hand.map((each) => 10 * MOVES[each]! + LEVIES[each]!))).toBe(
        10 * MOVES[card]! + LEVIES[card]!,
      );
    }
  });

  test('without mistakes he plays as his script does', () => {
    const list = new OrderList();
    const occasions = [...all].flatMap(([mistake, made]) => (mistake === 'big card at once' ? [] : made)); // luck decides between equal cards
    for (const { state, side, instead } of occasions.filter((_, index) => index % 9 === 0)) {
      listOrders(state, side, list);
      const beginner = makeBeginner(TUNED_PERSONALITY, 0, new SeededChance(1));
      expect(beginner.choose(state, side, list)).toBe(instead);
    }
  });
});
