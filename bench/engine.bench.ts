// The engine on one core: whole random games, and what search and servers do most. JSON on standard output.
// A fixed piece of arithmetic is timed in the same run: `baselines` says how many of it fit into each measure,
// which can be compared between machines and days where microseconds cannot.
import { readFileSync } from 'node:fs';
import { SeededChance } from '../packages/engine/src/dice/chance.ts';
import { carryOut, listOrders } from '../packages/engine/src/rules/flow.ts';
import { fold } from '../packages/engine/src/game/fold.ts';
import { parseGameFile } from '../packages/engine/src/files/game-file.ts';
import { legalOrders, startGame } from '../packages/engine/src/rules/legal.ts';
import { OrderList } from '../packages/engine/src/orders/order.ts';
import { rulesFor } from '../packages/engine/src/editions/ruleset.ts';
import { sample } from '../packages/engine/src/knowledge/sample.ts';
import {
  OVER_STEP,
  STEP,
  copyInto,
  copyState,
  emptyState,
  type State,
} from '../packages/engine/src/state/state.ts';
import { viewFor } from '../packages/engine/src/knowledge/view.ts';

const rules = rulesFor('2.0');
const orders = new OrderList();

/** Plays a game with uniformly random players; returns the number of orders. */
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

/** Microseconds per call, the best of many runs: the first ones warm it up, and other work on the machine only adds. */
function time(count: number, work: () => void, runs = 40): number {
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

const each = (work: (state: State) => void): number => time(states.length, () => states.forEach(work));
const measured = {
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
};
/** The longest of the golden games, for folding: free deployment, undo, a clock. */
const golden = new URL('../packages/engine/golden/r1-2.0-options.rubicon', import.meta.url);
const whole = parseGameFile(readFileSync(golden, 'utf8'));
if (!whole.ok) throw new Error(whole.fault.message);
const { file } = whole;

const us = {
  ...measured,
  fold: time(
    20,
    () => {
      for (let i = 0; i < 20; i++) fold(file);
    },
    15,
  ),
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
      foldedEntries: file.entries.length,
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
