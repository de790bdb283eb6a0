// How good the plans are that players choose for their command phases, by fresh rollouts in worlds none of them has seen:
// node packages/ai/tools/compare-searches.ts GAMES EVERY WORLDS PLAYER… (like legatus, imperator@0.2)
// Every so many phases of games of legatus with a fifth of its budget, each player makes a plan. JSON on standard output:
// by how many points of a hundred each player's plan raises the chance of winning over that of the first. Who does not
// search gets the script's plan. A match tells more, but takes a hundred times as long.
import {
  EDITIONS,
  MOVE_STEP,
  OVER_STEP,
  OrderList,
  STEP,
  SeededChance,
  TURN,
  carryOut,
  copyState,
  eventsFor,
  legalOrders,
  listOrders,
  makeOrder,
  rulesFor,
  sideName,
  startGame,
  viewFor,
  type Event,
  type Happening,
  type Order,
  type State,
} from '@rubicon/engine';
import { BelievedWorlds } from '../src/beliefs/believed-worlds.ts';
import { evaluate } from '../src/evaluation/evaluate.ts';
import { BROAD, makePlayer } from '../src/levels/level-players.ts';
import { newMeter } from '../src/player/budget.ts';
import { TUNED_PERSONALITY } from '../src/script/heuristic-weights.ts';
import { makeScript } from '../src/script/script.ts';
import { Dice } from '../src/search/dice.ts';
import { rolloutValue, sampleWorlds, type Cast } from '../src/search/rollout.ts';
import { makeOpponent, parseOpponent } from '../train/opponent.ts';

const [games = '6', every = '3', worlds = '400', ...names] = process.argv.slice(2);
const TURNS_OF_YEAR = 5;

interface Judged {
  readonly values: readonly number[];
  readonly nodes: readonly number[];
}
const judged: Judged[] = [];
let phases = 0;

for (let game = 0; game < Number(games); game++) {
  const chance = new SeededChance(game);
  const { state, happenings } = startGame(rulesFor(EDITIONS[game % EDITIONS.length]!), chance);
  const players = [0, 1].map((side) => makePlayer('legatus', 2 * game + side, 0.2));
  const heard: Event[][] = [[], []];
  const tell = (told: readonly Happening[]): void =>
    players.forEach((player, side) => {
      const events = eventsFor(told, sideName(side));
      player.observe(events);
      heard[side]!.push(...events);
    });
  tell(happenings);
  const list = new OrderList();
  let phase = '';
  while (state.data[STEP] !== OVER_STEP) {
    let side = 0;
    listOrders(state, 0, list);
    if (list.length === 0) listOrders(state, (side = 1), list);
    const packed = list.toArray();
    const texts = packed.map((order) => makeOrder(state, order));
    const view = viewFor(state, sideName(side));
    const now = `${view.year} ${view.turn} ${side}`;
    if (state.data[STEP] === MOVE_STEP && now !== phase && texts.length > 1) {
      phase = now;
      if (phases++ % Number(every) === 0) judged.push(judge(state, side, heard[side]!, texts));
    }
    const { order } = players[side]!.choose(view, texts);
    const run = { chance, told: [] as Happening[], barrier: false };
    carryOut(state, side, packed[texts.indexOf(order)]!, run);
    tell(run.told);
  }
}

function judge(state: State, side: number, events: readonly Event[], texts: readonly string[]): Judged {
  const view = viewFor(state, sideName(side));
  const plans = names.map((name) => {
    const player = makeOpponent(parseOpponent(name), phases);
    player.observe(events);
    let plan: readonly string[] = [];
    const { nodes } = player.choose(view, texts, { compare: ({ best }) => (plan = best[0]!.orders) });
    return { nodes, orders: ordersOf(state, side, plan) };
  });
  const believed = new BelievedWorlds();
  believed.observe(events);
  const policyDice = new Dice();
  const own = makeScript(TUNED_PERSONALITY, policyDice);
  const setup = {
    side,
    casts: BROAD.opponents.map((opponent): Cast => {
      const other = makeScript(opponent, policyDice);
      return side === 0 ? [own, other] : [other, own];
    }),
    nearShare: BROAD.nearShare,
    policyDice,
    evaluation: evaluate,
    turns: Math.min(BROAD.turns, TURNS_OF_YEAR + 1 - state.data[TURN]!),
    meter: newMeter({}, Infinity),
  };
  const draw = (each: SeededChance): State => believed.draw(view, each);
  const sampled = sampleWorlds(Number(worlds), draw, new SeededChance(0x5eed + phases));
  const valueOf = (orders: readonly Order[]): number => {
    let sum = 0;
    for (let index = 0; index < sampled.count; index++) sum += rolloutValue(setup, sampled, index, orders);
    return sum / sampled.count;
  };
  return { values: plans.map(({ orders }) => valueOf(orders)), nodes: plans.map(({ nodes }) => nodes) };
}

/** A plan as orders; what is not legal ends it. */
function ordersOf(start: State, side: number, plan: readonly string[]): Order[] {
  const state = copyState(start);
  const orders: Order[] = [];
  for (const text of plan) {
    const order = legalOrders(state, sideName(side)).find((each) => makeOrder(state, each) === text);
    if (order === undefined) break;
    orders.push(order);
    carryOut(state, side, order, { chance: new SeededChance(1), told: null, barrier: false });
  }
  return orders;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const rounded = (number: number): number => Math.round(number * 100) / 100;

console.log(
  JSON.stringify(
    {
      phases: judged.length,
      players: names.map((name, i) => {
        const leads = judged.map(({ values }) => 100 * (values[i]! - values[0]!));
        const lead = mean(leads);
        const spread = Math.sqrt(mean(leads.map((each) => (each - lead) ** 2)) / (judged.length - 1));
        return {
          name,
          lead: rounded(lead),
          interval95: rounded(1.96 * spread),
          nodes: Math.round(mean(judged.map(({ nodes }) => nodes[i]!))),
        };
      }),
    },
    undefined,
    2,
  ),
);
