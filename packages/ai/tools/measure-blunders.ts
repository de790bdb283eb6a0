// How often a level blunders in its command phases, in games against itself:
// node packages/ai/tools/measure-blunders.ts LEVEL GAMES SHARE [--positions]
// Blocks that go back to where they came from the turn before, with nothing fought, are counted as drifting. JSON on
// standard output; with --positions each blunder as it stood before the phase.
import {
  AREA,
  ASKED,
  BLOCK_COUNT,
  EDITIONS,
  HOLDER,
  OVER_STEP,
  OrderList,
  STEP,
  STEPS,
  SeededChance,
  carryOut,
  copyState,
  eventsFor,
  listOrders,
  makeOrder,
  makePosition,
  rulesFor,
  sideName,
  startGame,
  viewFor,
  type Happening,
  type State,
} from '@rubicon/engine';
import { makeContestant } from '../src/arena/contestants.ts';
import { chanceAtAGlance } from '../src/levels/glance.ts';
import { BLUNDER_KINDS, isBlunder, type Phase } from './blunder-kinds.ts';

const [level = 'legatus', games = '50', share = '0.25', positions] = process.argv.slice(2);
const COMMAND = new Set(['move', 'main', 'surprise', 'levy']);
const LOSING = 0.25; // chance of winning below which drifting is counted apart

const counts = new Map<string, number>();
const count = (kind: string): unknown => counts.set(kind, (counts.get(kind) ?? 0) + 1);

const isIn = ({ data: d }: State, side: number): boolean =>
  COMMAND.has(STEPS[d[STEP]!]!) && d[ASKED] === side;

for (let game = 0; game < Number(games); game++) {
  const chance = new SeededChance(game);
  const { state, happenings } = startGame(rulesFor(EDITIONS[game % EDITIONS.length]!), chance);
  const players = [0, 1].map((side) => makeContestant(level, 2 * game + side, Number(share)));
  const tell = (told: readonly Happening[]): void =>
    players.forEach((player, side) => player.observe(eventsFor(told, sideName(side))));
  tell(happenings);
  const list = new OrderList();
  const cameFrom = new Map<number, number>(); // where each block stood before its side's last command phase
  let before: State | null = null;
  while (state.data[STEP] !== OVER_STEP) {
    let side = 0;
    listOrders(state, 0, list);
    if (list.length === 0) listOrders(state, (side = 1), list);
    if (isIn(state, side)) before ??= copyState(state);
    const packed = list.toArray();
    const texts = packed.map((order) => makeOrder(state, order));
    const { order } = players[side]!.choose(viewFor(state, sideName(side)), texts);
    const run = { chance, told: [] as Happening[], barrier: false };
    carryOut(state, side, packed[texts.indexOf(order)]!, run);
    tell(run.told);
    if (before === null || isIn(state, side)) continue;
    judge({ before, end: state, side }, cameFrom);
    before = null;
  }
}

function judge(phase: Phase, cameFrom: Map<number, number>): void {
  const { before, end, side } = phase;
  count('phases');
  for (const kind of BLUNDER_KINDS)
    if (isBlunder[kind](phase)) {
      count(kind);
      if (positions !== undefined) console.error(`${kind}: ${makePosition(before)}`);
    }
  const isLosing = chanceAtAGlance(viewFor(before, sideName(side))) < LOSING;
  if (isLosing) count('phases when losing');
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (end.data[HOLDER + block] !== side) continue;
    const [from, to] = [before.data[AREA + block]!, end.data[AREA + block]!];
    if (from !== to && cameFrom.get(block) === to) {
      count('blocks drifting');
      if (isLosing) count('blocks drifting when losing');
    }
    cameFrom.set(block, from);
  }
}

console.log(
  JSON.stringify({ level, games: Number(games), share: Number(share), ...Object.fromEntries(counts) }),
);
