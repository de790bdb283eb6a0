// The engine on one core: whole random games, and what search and servers do most. JSON on standard output.
// A fixed piece of arithmetic is timed in the same run: `baselines` says how many of it fit into each measure,
// which can be compared between machines and days where microseconds cannot.
import { SeededChance } from '../packages/engine/src/chance.ts';
import { carryOut, listOrders } from '../packages/engine/src/flow.ts';
import { fold } from '../packages/engine/src/fold.ts';
import { decisionOf, give, newGame } from '../packages/engine/src/game.ts';
import { legalOrders, startGame } from '../packages/engine/src/legal.ts';
import type { Log } from '../packages/engine/src/log.ts';
import { OrderList } from '../packages/engine/src/order.ts';
import { REVISION, rulesFor } from '../packages/engine/src/rules.ts';
import { sample } from '../packages/engine/src/sample.ts';
import { SIDES } from '../packages/engine/src/side.ts';
import {
  OVER_STEP,
  STEP,
  copyInto,
  copyState,
  emptyState,
  type State,
} from '../packages/engine/src/state.ts';
import { viewFor } from '../packages/engine/src/view.ts';

const rules = rulesFor('2.0');
const orders = new OrderList();

/** Plays a game with players that choose evenly among all legal orders; returns how many they gave. */
function playGame(seed: number, visit?: (state: State) => void): number {
  const chance = new SeededChance(seed);
  const taste = new SeededChance(seed + 1_000_000);
  const { state } = startGame(rules, chance);
  const run = { chance, told: null, barrier: false };
  let given = 0;
  while (state.data[STEP] !== OVER_STEP) {
    let side = 0;
    listOrders(state, side, orders);
    if (orders.length === 0) listOrders(state, (side = 1), orders);
    carryOut(state, side, orders.at(taste.roll(orders.length)), run);
    visit?.(state);
    given += 1;
  }
  return given;
}

/** Microseconds for one call, the best of several runs: other work on the machine only ever adds. */
function time(count: number, work: () => void, runs = 5): number {
  let best = Infinity;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    work();
    best = Math.min(best, ((performance.now() - start) * 1000) / count);
  }
  return best;
}

const BASELINE_STEPS = 10_000;
let sink = 0;
function baseline(): void {
  let x = 1;
  for (let i = 0; i < BASELINE_STEPS; i++) x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
  sink ^= x;
}

const seconds = Number(process.argv[2] ?? 3);
for (let seed = 0; seed < 300; seed++) playGame(seed); // warm
const baselineUs = time(2000, () => {
  for (let i = 0; i < 2000; i++) baseline();
});

let games = 0;
let given = 0;
const start = performance.now();
while (performance.now() - start < seconds * 1000) given += playGame(games++);
const elapsed = (performance.now() - start) / 1000;

const states: State[] = [];
for (let seed = 0; states.length < 2000; seed++) {
  let strides = 0;
  playGame(seed, (state) => {
    if (strides++ % 23 === 0 && states.length < 2000) states.push(copyState(state));
  });
}
const views = states.map((state) => viewFor(state, 'caesar'));
const chance = new SeededChance(1);
const target = emptyState(rules);

/** A finished game as a log, for folding. */
function log(): Log {
  let { game } = newGame(
    { edition: '2.0', revision: REVISION, rules: {}, clock: null },
    new SeededChance(5),
    0,
  );
  const dice = new SeededChance(6);
  while (game.result === null) {
    const decision = SIDES.map((side) => decisionOf(game, side)).find((each) => each?.required)!;
    const order = decision.orders[dice.roll(decision.orders.length)]!;
    const next = give(
      game,
      { kind: 'order', side: decision.side, decision: decision.number, order },
      dice,
      0,
    );
    if (!next.ok) throw new Error(next.message);
    game = next.game;
  }
  return { options: game.options, entries: game.entries };
}
const whole = log();

const each = (work: (state: State) => void): number => time(states.length, () => states.forEach(work));
const us = {
  order: (elapsed * 1e6) / given,
  listOrders: each((state) => {
    listOrders(state, 0, orders);
    listOrders(state, 1, orders);
  }),
  legalOrders: each((state) => void legalOrders(state, 'caesar')),
  copyState: each((state) => void copyState(state)),
  copyInto: each((state) => copyInto(target, state)),
  view: each((state) => void viewFor(state, 'caesar')),
  sample: time(views.length, () => views.forEach((view) => void sample(view, chance))),
  fold: time(1, () => void fold(whole)),
};
const round = (value: number): number => Number(value.toPrecision(4));
console.log(
  JSON.stringify(
    {
      node: process.version,
      games,
      seconds: round(elapsed),
      gamesPerSecond: round(games / elapsed),
      ordersPerGame: round(given / games),
      foldedEntries: whole.entries.length,
      baselineUs: round(baselineUs),
      us: Object.fromEntries(Object.entries(us).map(([name, value]) => [name, round(value)])),
      baselines: Object.fromEntries(
        Object.entries(us).map(([name, value]) => [name, round(value / baselineUs)]),
      ),
      check: sink === 0 ? 0 : 1,
    },
    null,
    2,
  ),
);
