// Games of random legal orders, played directly on the engine's core for speed.
import {
  EDITIONS,
  OrderList,
  SeededChance,
  carryOut,
  listOrders,
  rulesFor,
  startGame,
  viewFor,
  type Edition,
  type ResultReason,
  type Ruleset,
  type Side,
} from '@rubicon/engine';

export interface Played {
  readonly orders: number;
  readonly year: number;
  readonly winner: Side | null;
  readonly reason: ResultReason;
}

const orders = new OrderList();

function playGame(rules: Ruleset, chance: SeededChance): Played {
  const { state } = startGame(rules, chance);
  const run = { chance, told: null, barrier: false };
  for (let given = 0; ; given++) {
    let side = 0;
    listOrders(state, side, orders);
    if (orders.length === 0) listOrders(state, (side = 1), orders);
    if (orders.length === 0) {
      const { year, result } = viewFor(state, 'spectator');
      return { orders: given, year, ...result! };
    }
    carryOut(state, side, orders.at(chance.roll(orders.length)), run);
  }
}

export interface Tally {
  games: number;
  orders: number;
  readonly results: {
    readonly byWinner: Record<Side | 'draw', number>;
    readonly byYear: Record<string, number>;
    readonly byReason: Record<ResultReason, number>;
  };
}

export const newTally = (): Tally => ({
  games: 0,
  orders: 0,
  results: {
    byWinner: { caesar: 0, pompey: 0, draw: 0 },
    byYear: { 705: 0, 706: 0, 707: 0, 708: 0, 709: 0 },
    byReason: { 'ten-points': 0, 'more-points': 0, rome: 0, equal: 0 },
  },
});

/** Adds a game to a tally. */
export function count(tally: Tally, played: Played): void {
  const { byWinner, byYear, byReason } = tally.results;
  tally.games += 1;
  tally.orders += played.orders;
  byWinner[played.winner ?? 'draw'] += 1;
  byYear[played.year] = (byYear[played.year] ?? 0) + 1;
  byReason[played.reason] += 1;
}

/** How often to yield, to draw the progress and notice Ctrl-C. */
const YIELD_MS = 50;

export interface Tallies {
  readonly all: Tally;
  readonly byEdition: Partial<Record<Edition, Tally>>;
}

/** Plays games, cycling through the editions, until there are enough or it is stopped. */
export async function playGames(
  editions: readonly Edition[],
  games: number,
  seed: number,
  stop: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Tallies> {
  // One generator for all games: games of adjacent seeds share nothing
  const chance = new SeededChance(seed);
  const tables = EDITIONS.filter((edition) => editions.includes(edition)).map((edition) => ({
    edition,
    rules: rulesFor(edition),
    tally: newTally(),
  }));
  const all = newTally();
  let yieldedMs = -Infinity;
  while (all.games < games && !stop.aborted) {
    const { rules, tally } = tables[all.games % tables.length]!;
    const played = playGame(rules, chance);
    count(tally, played);
    count(all, played);
    if (performance.now() - yieldedMs < YIELD_MS) continue;
    onProgress(all.games);
    await new Promise((resolve) => void setImmediate(resolve));
    yieldedMs = performance.now();
  }
  return { all, byEdition: Object.fromEntries(tables.map(({ edition, tally }) => [edition, tally])) };
}
