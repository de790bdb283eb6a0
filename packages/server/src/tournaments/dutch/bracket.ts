// The best pairing of one bracket: C6 to C21 in their order, and among equals the first in the order of section 4. Every
// criterion is a sum over pairs and floaters, so the best pairing is a matching of least cost: found once for those who
// moved down and their opponents, then for the rest, whose order depends on who is left.
import type { Side } from '@rubicon/engine';
import { opposite, preferenceOf, sidesHad, unplayed, type SwissPlayer } from './player.ts';
import { sideOfFirst } from './sides.ts';
import { cheapest, type Costs } from './weights.ts';

export interface Bracket {
  readonly movedDown: readonly SwissPlayer[];
  readonly residents: readonly SwissPlayer[];
  readonly next: readonly SwissPlayer[]; // the bracket below
  readonly beyond: readonly SwissPlayer[]; // those below that
  readonly isLegal: (one: SwissPlayer, other: SwissPlayer) => boolean;
  readonly mayBye: (player: SwissPlayer) => boolean;
  /** Whether all below can be paired with these added (C4, C5). */
  readonly canLeave: (floaters: readonly SwissPlayer[]) => boolean;
  /** C8: how badly one moved down disturbs the next bracket. */
  readonly disturbance: (floater: SwissPlayer) => number;
  readonly isTopScorer: (player: SwissPlayer) => boolean;
  readonly first: Side;
}

/** A disturbance so bad that only the whole graph can tell how bad. */
export const UNKNOWN = 2;

export interface PairedBracket {
  readonly pairs: readonly (readonly [SwissPlayer, SwissPlayer])[];
  readonly floaters: readonly SwissPlayer[];
}

/** Whoever may be met by those who float down: everybody below, or one in place of them all. */
interface Outside {
  readonly count: number;
  /** What it adds to the cost if one floats down to be paired with it; null: impossible. */
  readonly floatTo: (player: SwissPlayer, at: number) => Costs | null;
  readonly among: (one: number, other: number) => Costs | null;
}

type Cost = [criterion: number, value: number];

/** Score differences are counted apart, from the widest; whoever floats counts as paired a point below the bracket. */
const LEVELS = 64;
const BELOW = 2;
const FLOATS = 0; // C6
const C7 = 1;
const C8 = C7 + LEVELS; // how many float from the next bracket; then from how high
const C9 = C8 + 1 + LEVELS;
const C10 = C9 + 1;
const C11 = C10 + 1;
const C12 = C11 + 1;
const C13 = C12 + 1;
const C14 = C13 + 1;
const C15 = C14 + 1;
const C16 = C15 + 1;
const C17 = C16 + 1;
const C18 = C17 + 1;
const C19 = C18 + LEVELS;
const C20 = C19 + LEVELS;
const C21 = C20 + LEVELS;
const ORDER = C21 + LEVELS;

const level = (criterion: number, halves: number): Cost => [
  criterion + LEVELS - 1 - Math.min(halves, LEVELS - 1),
  1,
];

export function pairBracket(bracket: Bracket): PairedBracket {
  const players = [...bracket.movedDown, ...bracket.residents];
  const first = flawless(bracket);
  if (first !== null) return first;
  const few = fewFloaters(bracket, players);
  const quick = few === null ? null : solve(bracket, players, few);
  if (quick?.floaters.every((floater) => bracket.disturbance(floater) < UNKNOWN) === true) return quick;
  const found = solve(bracket, players, everybodyBelow(bracket));
  if (found === null) throw new Error('This bracket cannot be paired.');
  return found;
}

/** The first candidate, if nothing at all speaks against it: as in the first round. */
function flawless(bracket: Bracket): PairedBracket | null {
  const { movedDown, residents, isLegal, canLeave } = bracket;
  const half = residents.length >> 1;
  const floaters = residents.slice(2 * half);
  if (movedDown.length > 0 || !canLeave(floaters)) return null;
  const isBare = floaters.every(
    (floater) =>
      bracket.disturbance(floater) === 0 &&
      floatCosts(bracket, floater, false).every(([criterion]) => criterion < C8),
  );
  const pairs = residents.slice(0, half).map((one, at) => [one, residents[half + at]!] as const);
  const isFine = pairs.every(
    ([one, other]) => isLegal(one, other) && pairCosts(bracket, one, other).length === 0,
  );
  return isBare && isFine ? { pairs, floaters } : null;
}

/** Nobody floats, or one of an odd number: how much that disturbs the next bracket is known beforehand. */
function fewFloaters(bracket: Bracket, players: readonly SwissPlayer[]): Outside | null {
  if (players.length % 2 === 0) return bracket.canLeave([]) ? NOBODY : null;
  const costOf = (player: SwissPlayer): Costs | null => {
    if (!bracket.canLeave([player])) return null;
    const disturbed = bracket.disturbance(player);
    return disturbed === 0 ? [] : [[C8, disturbed]];
  };
  const costs = new Map(players.map((player) => [player, costOf(player)]));
  return { ...NOBODY, count: 1, floatTo: (player) => costs.get(player)! };
}

const NOBODY: Outside = { count: 0, floatTo: () => null, among: () => null };

/** With everybody below in the graph, any number can float; one more vertex is the bye if they are odd. */
function everybodyBelow({ next, beyond, residents, movedDown, isLegal, mayBye }: Bracket): Outside {
  const below = [...next, ...beyond];
  const isOdd = (movedDown.length + residents.length + below.length) % 2 === 1;
  const lowest = next.at(-1)?.halves ?? 0;
  const fromNext = (player: SwissPlayer): Costs => [[C8, 1], level(C8 + 1, player.halves - lowest)];
  const isPossible = (one: SwissPlayer, at: number): boolean =>
    at < below.length ? isLegal(one, below[at]!) : mayBye(one);
  return {
    count: below.length + (isOdd ? 1 : 0),
    floatTo: (player, at) => {
      if (!isPossible(player, at)) return null;
      return at < next.length ? [] : fromNext(player);
    },
    among: (one, other) => {
      if (!isPossible(below[one]!, other)) return null;
      return one < next.length && other >= next.length ? fromNext(below[one]!) : [];
    },
  };
}

/** Null: not possible with so few. */
function solve(bracket: Bracket, players: readonly SwissPlayer[], outside: Outside): PairedBracket | null {
  const lower = bracket.movedDown.length;
  const edges = new Map<number, Costs | null>();
  /** Of an edge in the graph of all players of the bracket, then those outside. */
  const costsOf = (one: number, other: number): Costs | null => {
    const key = one * 4096 + other;
    if (!edges.has(key)) edges.set(key, edgeOf(one, other));
    return edges.get(key)!;
  };
  const edgeOf = (one: number, other: number): Costs | null => {
    if (one >= players.length) return outside.among(one - players.length, other - players.length);
    const player = players[one]!;
    if (other >= players.length) {
      const added = outside.floatTo(player, other - players.length);
      return added === null ? null : [...floatCosts(bracket, player, one < lower), ...added];
    }
    if (other < lower || !bracket.isLegal(player, players[other]!)) return null;
    return pairCosts(bracket, player, players[other]!);
  };
  const all = Array.from({ length: players.length + outside.count }, (_, at) => at);
  const partners = new Int16Array(all.length).fill(-1);
  const join = (vertices: readonly number[], order: Order): boolean => {
    const found = cheapest({
      count: vertices.length,
      criteria: order.criteria,
      single: order.single,
      costsOf: (one, other) => {
        const costs = costsOf(vertices[one]!, vertices[other]!);
        return costs === null ? null : [...costs, ...order.costsOf(vertices[one]!, vertices[other]!)];
      },
    });
    if (found === null) return false;
    for (const [at, vertex] of vertices.entries()) partners[vertex] = vertices[found[at]!]!;
    return true;
  };
  const isFloating = (at: number): boolean => partners[at]! >= players.length;

  let [floats, rest] = [outside.count, all];
  if (lower > 0 || outside.count > 1) {
    if (!join(all, orderOfMovedDown(lower, players.length))) return null;
    floats = players.filter((_, at) => isFloating(at)).length;
    const isSettled = (at: number): boolean => (at < lower && !isFloating(at)) || partners[at]! < lower;
    const stays = all.filter((at) => at < lower && isFloating(at));
    rest = all.filter((at) => !isSettled(at) || (at >= players.length && stays.includes(partners[at]!)));
    floats -= stays.length;
  }
  const remaining = rest.filter((at) => at >= lower && at < players.length);
  if (!join(rest, orderOfRest(remaining, floats, players.length))) return null;
  return {
    pairs: players.flatMap((player, at) =>
      partners[at]! > at && !isFloating(at) ? [[player, players[partners[at]!]!] as const] : [],
    ),
    floaters: players.filter((_, at) => isFloating(at)),
  };
}

/** The order of section 4 as more criteria after the others. */
interface Order {
  readonly criteria: number;
  readonly single: number;
  readonly costsOf: (one: number, other: number) => Costs;
}

/** Who of those moved down float on: the last ones; then their opponents: the first ones. */
function orderOfMovedDown(lower: number, bracket: number): Order {
  return {
    criteria: ORDER + 2 * lower,
    single: ORDER,
    costsOf: (one, other) => {
      if (one >= lower) return [];
      return other >= bracket ? [[ORDER + one, 1]] : [[ORDER + lower + one, other]];
    },
  };
}

/**
 * The rest is S1 and S2: as few exchanges as possible, with the smallest difference of those exchanged, the highest
 * numbers of S1, the lowest of S2; then the first opponents for the first of S1.
 */
function orderOfRest(rest: readonly number[], floats: number, bracket: number): Order {
  const half = rest[(rest.length - floats) / 2] ?? bracket;
  const size = bracket;
  const [exchanges, difference, single] = [ORDER, ORDER + 1, ORDER + 2];
  const stays = (at: number): Cost => [single + (half - 1 - at), 1]; // not exchanged from S1
  const isLeft = (at: number): Cost => [single + size + at, 1]; // not exchanged from S2
  return {
    criteria: single + 3 * size,
    single,
    costsOf: (one, other) => {
      const isFloat = other >= bracket;
      if (one >= bracket || !rest.includes(one)) return [];
      if (isFloat) return one < half ? [[difference, size - one]] : [isLeft(one)];
      const opponent: Cost = [single + 2 * size + one, other];
      if (one >= half) return [[exchanges, 1], [difference, one], isLeft(other), opponent];
      if (other < half) return [[difference, size - other], stays(one), opponent];
      return [stays(one), isLeft(other), opponent];
    },
  };
}

function pairCosts(bracket: Bracket, one: SwissPlayer, other: SwissPlayer): Costs {
  const costs: Cost[] = [];
  const count = (criterion: number, isCounted: boolean): void => {
    if (!isCounted) return;
    const known = costs.find((each) => each[0] === criterion);
    if (known === undefined) costs.push([criterion, 1]);
    else known[1]++;
  };
  const side = sideOfFirst(one, other, bracket.first);
  const isTop = bracket.isTopScorer(one) || bracket.isTopScorer(other);
  for (const [player, gets] of [
    [one, side],
    [other, opposite(side)],
  ] as const) {
    const preference = preferenceOf(player);
    const difference = preference.difference + (gets === 'caesar' ? 1 : -1);
    const had = sidesHad(player);
    count(C10, isTop && Math.abs(difference) > 2);
    count(C11, isTop && had.length > 1 && had.at(-1) === gets && had.at(-2) === gets);
    const isAgainst = preference.side !== null && preference.side !== gets;
    count(C12, isAgainst);
    count(C13, isAgainst && preference.strength >= 2);
  }
  const apart = one.halves - other.halves;
  if (apart > 0) {
    count(C15, floatOf(other, 1) === 'up');
    count(C17, floatOf(other, 2) === 'up');
    if (floatOf(one, 1) === 'down') costs.push(level(C18, apart));
    if (floatOf(other, 1) === 'up') costs.push(level(C19, apart));
    if (floatOf(one, 2) === 'down') costs.push(level(C20, apart));
    if (floatOf(other, 2) === 'up') costs.push(level(C21, apart));
  }
  return costs;
}

function floatCosts({ residents, next }: Bracket, player: SwissPlayer, isMovedDown: boolean): Costs {
  const above = player.halves - residents.at(-1)!.halves;
  const costs: Cost[] = [[FLOATS, 1], level(C7, above)];
  if (next.length === 0 && unplayed(player) > 0) costs.push([C9, unplayed(player)]);
  if (isMovedDown) {
    if (floatOf(player, 1) === 'down') costs.push(level(C18, above + BELOW)); // the opponent is not known yet
    if (floatOf(player, 2) === 'down') costs.push(level(C20, above + BELOW));
  } else {
    if (floatOf(player, 1) === 'down') costs.push([C14, 1]);
    if (floatOf(player, 2) === 'down') costs.push([C16, 1]);
  }
  return costs;
}

const floatOf = ({ floats }: SwissPlayer, back: number) => floats.at(-back) ?? null;
