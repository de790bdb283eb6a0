// The best pairing of one bracket: C6 to C21 in their order, and among equals the first in the order of section 4.
// A search with bounds: within `NODES` steps it is exact, beyond that the best found so far is taken.
import type { Side } from '@rubicon/engine';
import { opposite, preferenceOf, sidesHad, unplayed, type Preference, type SwissPlayer } from './player.ts';
import { sideOfFirst } from './sides.ts';

const NODES = 60_000;

export interface Bracket {
  readonly movedDown: readonly SwissPlayer[];
  readonly residents: readonly SwissPlayer[];
  readonly isLast: boolean;
  readonly isLegal: (one: SwissPlayer, other: SwissPlayer) => boolean;
  /** Whether the rest can be paired with these added (C4, C5). */
  readonly canLeave: (floaters: readonly SwissPlayer[]) => boolean;
  /** C8: how badly these disturb the next bracket; the less the better. */
  readonly disturbance: (floaters: readonly SwissPlayer[]) => number;
  readonly isTopScorer: (player: SwissPlayer) => boolean;
  readonly first: Side;
}

export interface PairedBracket {
  readonly pairs: readonly (readonly [SwissPlayer, SwissPlayer])[];
  readonly floaters: readonly SwissPlayer[];
  readonly isExact: boolean;
}

/** Components of the cost, each smaller than the next in weight: C7, C8, C9 … C21. */
const LENGTH = 15;
type Cost = Float64Array;
/** Whoever is left over counts as paired with someone a point below the bracket. */
const BELOW = 2;

const isLess = (one: Cost, other: Cost): boolean => {
  for (let at = 0; at < LENGTH; at++) if (one[at] !== other[at]) return one[at]! < other[at]!;
  return false;
};

/** Compares score differences from the widest: each outweighs any number of narrower ones. */
export const widest = (halves: number): number => 64 ** Math.min(halves, 8);

interface Choice {
  readonly partner: Int16Array; // -1: floats
  readonly cost: Cost;
  readonly exchanges: readonly number[];
}

export function pairBracket(bracket: Bracket): PairedBracket {
  const players = [...bracket.movedDown, ...bracket.residents];
  for (let floats = players.length % 2; floats <= players.length; floats += 2) {
    if (bracket.isLast && floats > 1) break;
    const found = new Search(bracket, players, floats).run();
    if (found !== null) return found;
  }
  throw new Error('This bracket cannot be paired.');
}

class Search {
  readonly #bracket: Bracket;
  readonly #players: readonly SwissPlayer[];
  readonly #preferences: readonly Preference[];
  readonly #lower: number; // how many moved down
  readonly #floats: number;
  readonly #edges: (Cost | null)[][];
  readonly #partner: Int16Array;
  #nodes = 0;
  #best: Choice | null = null;
  #isExchanging = false;

  constructor(bracket: Bracket, players: readonly SwissPlayer[], floats: number) {
    this.#bracket = bracket;
    this.#players = players;
    this.#preferences = players.map(preferenceOf);
    this.#lower = bracket.movedDown.length;
    this.#floats = floats;
    this.#partner = new Int16Array(players.length).fill(-2);
    this.#edges = players.map((one, at) =>
      players.map((other, index) =>
        index <= at || (index < this.#lower && at < this.#lower) || !bracket.isLegal(one, other)
          ? null
          : this.#edgeCost(at, index),
      ),
    );
  }

  run(): PairedBracket | null {
    const start = new Float64Array(LENGTH);
    this.#extend(0, this.#floats, start);
    if (this.#best === null || isLess(this.#bounded(start, this.#floats), this.#best.cost)) {
      this.#isExchanging = true;
      this.#extend(0, this.#floats, start);
    }
    if (this.#best === null) return null;
    const { partner } = this.#best;
    const players = this.#players;
    return {
      pairs: players.flatMap((player, at) =>
        partner[at]! > at ? [[player, players[partner[at]!]!] as const] : [],
      ),
      floaters: players.filter((_, at) => partner[at] === -1),
      isExact: this.#nodes <= NODES,
    };
  }

  #extend(from: number, floats: number, cost: Cost): void {
    if (++this.#nodes > NODES && this.#best !== null) return;
    let at = from;
    while (at < this.#players.length && this.#partner[at] !== -2) at++;
    if (at === this.#players.length) {
      if (floats === 0) this.#finish(cost);
      return;
    }
    if (this.#isHopeless(this.#bounded(cost, floats))) return;
    for (const other of this.#partnersOf(at)) {
      const edge = this.#edges[at]![other];
      if (edge === null || edge === undefined) continue;
      this.#partner[at] = other;
      this.#partner[other] = at;
      this.#extend(
        at + 1,
        floats,
        cost.map((value, index) => value + edge[index]!),
      );
      this.#partner[other] = -2;
    }
    if (floats > 0 && this.#mayFloat(at)) {
      this.#partner[at] = -1;
      const float = this.#floatCost(at);
      this.#extend(
        at + 1,
        floats - 1,
        cost.map((value, index) => value + float[index]!),
      );
    }
    this.#partner[at] = -2;
  }

  /** S1 and S2 of those residents whom no one moved down is paired with (3.1, 3.2): the first of S2. */
  #half(): number {
    const rest: number[] = [];
    let floats = this.#floats;
    for (let at = 0; at < this.#players.length; at++) {
      const partner = this.#partner[at]!;
      if (at < this.#lower) {
        if (partner === -1) floats--;
      } else if (partner === -2 || partner === -1 || partner >= this.#lower) rest.push(at);
    }
    return rest[(rest.length - floats) / 2] ?? this.#players.length;
  }

  /** In the order of section 4: S2 from the top; then, with exchanges, S1 from the bottom. */
  #partnersOf(at: number): readonly number[] {
    const free: number[] = [];
    for (let other = Math.max(at + 1, this.#lower); other < this.#players.length; other++)
      if (this.#partner[other] === -2) free.push(other);
    if (at < this.#lower) return free;
    const half = this.#half();
    const lower = free.filter((other) => other >= half);
    if (!this.#isExchanging) return at < half ? lower : [];
    return [...lower, ...free.filter((other) => other < half).toReversed()];
  }

  #mayFloat(at: number): boolean {
    return at < this.#lower || this.#isExchanging || at >= this.#half();
  }

  /** Without exchanges candidates come in their order, so that an equal one later is no better. */
  #isHopeless(bound: Cost): boolean {
    if (this.#best === null) return false;
    return this.#isExchanging && this.#best.exchanges.length > 0
      ? isLess(this.#best.cost, bound)
      : !isLess(bound, this.#best.cost);
  }

  #finish(given: Cost): void {
    const floaters = this.#players.filter((_, at) => this.#partner[at] === -1);
    if (this.#isHopeless(given) || !this.#bracket.canLeave(floaters)) return;
    const cost = given.slice();
    if (floaters.length > 0 && !this.#bracket.isLast) cost[1] = this.#bracket.disturbance(floaters);
    const choice = { partner: this.#partner.slice(), cost, exchanges: this.#orderOf() };
    if (this.#best === null || isLess(cost, this.#best.cost)) this.#best = choice;
    else if (!isLess(this.#best.cost, cost) && comesBefore(choice.exchanges, this.#best.exchanges))
      this.#best = choice;
  }

  /** The place of a candidate in section 4, as numbers of which the first different ones decide. */
  #orderOf(): readonly number[] {
    const half = this.#half();
    const floatingDown = this.#players.flatMap((_, at) =>
      at < this.#lower && this.#partner[at] === -1 ? [-at] : [],
    );
    const movedDown = Array.from(this.#partner.subarray(0, this.#lower)).filter((partner) => partner !== -1);
    const rest = this.#players
      .map((_, at) => at)
      .filter((at) => at >= this.#lower && (this.#partner[at]! < 0 || this.#partner[at]! >= this.#lower));
    const upper = rest.filter((at) => this.#partner[at]! > at);
    const down = rest.filter((at) => at < half && !upper.includes(at));
    const up = upper.filter((at) => at >= half);
    const sum = (list: readonly number[]): number => list.reduce((total, at) => total + at, 0);
    return [
      ...floatingDown,
      ...movedDown,
      up.length,
      sum(up) - sum(down),
      ...down.toReversed().map((at) => -at),
      ...up,
      ...upper.map((at) => this.#partner[at]!),
    ];
  }

  /** C12 cannot be better than the sides due allow: each pair has one of each. */
  #bounded(cost: Cost, floats: number): Cost {
    let [caesar, pompey, free] = [0, 0, 0];
    for (let at = 0; at < this.#players.length; at++) {
      if (this.#partner[at] !== -2) continue;
      free++;
      const { side } = this.#preferences[at]!;
      if (side === 'caesar') caesar++;
      else if (side === 'pompey') pompey++;
    }
    const least = Math.max(0, Math.max(caesar, pompey) - floats - (free - floats) / 2);
    if (least === 0) return cost;
    const bounded = cost.slice();
    bounded[5] = bounded[5]! + least;
    return bounded;
  }

  #edgeCost(at: number, index: number): Cost {
    const cost = new Float64Array(LENGTH);
    const [one, other] = [this.#players[at]!, this.#players[index]!];
    const side = sideOfFirst(one, other, this.#bracket.first);
    const given = [
      [one, side, this.#preferences[at]!],
      [other, opposite(side), this.#preferences[index]!],
    ] as const;
    const isTop = this.#bracket.isTopScorer(one) || this.#bracket.isTopScorer(other);
    for (const [player, gets, preference] of given) {
      const difference = preference.difference + (gets === 'caesar' ? 1 : -1);
      const had = sidesHad(player);
      if (isTop && Math.abs(difference) > 2) cost[3]!++; // C10
      if (isTop && had.length > 1 && had.at(-1) === gets && had.at(-2) === gets) cost[4]!++; // C11
      if (preference.side === null || preference.side === gets) continue;
      cost[5]!++; // C12
      if (preference.strength >= 2) cost[6]!++; // C13
    }
    const apart = one.halves - other.halves;
    if (apart > 0) {
      if (floatOf(other, 1) === 'up') cost[8]!++; // C15
      if (floatOf(other, 2) === 'up') cost[10]!++; // C17
      if (floatOf(one, 1) === 'down') cost[11]! += widest(apart); // C18
      if (floatOf(other, 1) === 'up') cost[12]! += widest(apart); // C19
      if (floatOf(one, 2) === 'down') cost[13]! += widest(apart); // C20
      if (floatOf(other, 2) === 'up') cost[14]! += widest(apart); // C21
    }
    return cost;
  }

  #floatCost(at: number): Cost {
    const cost = new Float64Array(LENGTH);
    const player = this.#players[at]!;
    const lowest = this.#players.at(-1)!.halves;
    cost[0] = widest(player.halves - lowest); // C7
    if (this.#bracket.isLast) cost[2] = unplayed(player); // C9
    if (at >= this.#lower) {
      if (floatOf(player, 1) === 'down') cost[7]!++; // C14
      if (floatOf(player, 2) === 'down') cost[9]!++; // C16
    } else {
      const apart = widest(player.halves - lowest + BELOW); // the opponent is not known yet
      if (floatOf(player, 1) === 'down') cost[11]! += apart; // C18
      if (floatOf(player, 2) === 'down') cost[13]! += apart; // C20
    }
    return cost;
  }
}

const floatOf = ({ floats }: SwissPlayer, back: number) => floats.at(-back) ?? null;

function comesBefore(one: readonly number[], other: readonly number[]): boolean {
  for (let at = 0; at < Math.min(one.length, other.length); at++)
    if (one[at] !== other[at]) return one[at]! < other[at]!;
  return false;
}
