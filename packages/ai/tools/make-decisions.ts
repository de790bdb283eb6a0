// Makes the set of decisions by which levels are tested anew: node packages/ai/tools/make-decisions.ts SEED [DECISIONS].
// Decisions of every kind from games between different players; at each some orders, among them what every tested level
// would do, rolled out four turns further.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  EDITIONS,
  OVER_STEP,
  OrderList,
  STEP,
  SeededChance,
  carryOut,
  eventsFor,
  listOrders,
  makeOrder,
  makePosition,
  rulesFor,
  sideName,
  startGame,
  viewFor,
  type Edition,
  type Happening,
  type State,
} from '@rubicon/engine';
import { makeContestant } from '../src/arena/contestants.ts';
import { evaluate } from '../src/evaluation/evaluate.ts';
import { makePlayer } from '../src/levels/level-players.ts';
import { varianceOf } from '../src/math/statistics.ts';
import { CHARACTERS } from '../src/script/characters.ts';
import { scriptPlayer } from '../src/script/players.ts';
import {
  SET_FILE,
  choiceOf,
  meanOf,
  rollOuts,
  type Decision,
  type Kind,
  type Valued,
} from '../test/decisions/decision-set.ts';
import { TESTED } from '../test/decisions/tested.ts';

const [seed = '1', wanted = '500'] = process.argv.slice(2);

/** How many of 100 decisions are of each kind. */
const QUOTAS: Readonly<Record<Kind, number>> = {
  card: 16,
  command: 32,
  levy: 8,
  battle: 12,
  retreat: 12,
  hits: 8,
  winter: 8,
  other: 4,
};

const PAIRINGS = [
  ['miles', 'miles', 1],
  ['centurio', 'miles', 0.3],
  ['tiro', 'miles', 1],
  ['legatus', 'centurio', 0.03],
  ['rush', 'hide', 1],
  ['miles', 'navy', 1],
  ['bait', 'miles', 1],
  ['random', 'miles', 1],
] as const;

const DECIDED = 0.05; // chance below which a game is as good as lost
const MOST_OF_A_GAME = 7;
const MOST_CANDIDATES = 7;

function kindOf(step: string, texts: readonly string[]): Kind {
  if (step === 'cards') return 'card';
  if (step === 'move') return 'command';
  if (step === 'levy') return 'levy';
  if (step === 'hits') return 'hits';
  if (step === 'battle') return texts.some((text) => text.startsWith('retreat')) ? 'retreat' : 'battle';
  return ['harbour', 'supply', 'disband'].includes(step) ? 'winter' : 'other';
}

type Found = Omit<Decision, 'candidates'>;
const found: Found[] = [];
const counts = new Map<Kind, number>();
const total = Number(wanted);
const limitOf = (kind: Kind): number => Math.round((QUOTAS[kind] * total) / 100);

function look(state: State, side: number, edition: Edition, texts: readonly string[], draw: number): boolean {
  const kind = kindOf(viewFor(state, sideName(side)).step, texts);
  const glance = evaluate(state);
  if (
    texts.length < 2 ||
    glance < DECIDED ||
    glance > 1 - DECIDED ||
    (counts.get(kind) ?? 0) >= limitOf(kind)
  )
    return false;
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  found.push({ kind, edition, position: makePosition(state), side: sideName(side), seed: draw });
  return true;
}

for (let game = 0; found.length < total; game++) {
  const edition = EDITIONS[game % EDITIONS.length]!;
  const chance = new SeededChance(1000 * Number(seed) + game);
  const lot = new SeededChance(77_000 * Number(seed) + game);
  const [one, other, share] = PAIRINGS[game % PAIRINGS.length]!;
  const players = [makeContestant(one, game, share), makeContestant(other, game + 1, share)];
  if (Math.floor(game / PAIRINGS.length) % 2 === 1) players.reverse();
  const { state, happenings } = startGame(rulesFor(edition), chance);
  const tell = (told: readonly Happening[]): void =>
    players.forEach((player, side) => player.observe(eventsFor(told, sideName(side))));
  tell(happenings);
  const list = new OrderList();
  let taken = 0;
  let before = '';
  while (state.data[STEP] !== OVER_STEP) {
    let side = 0;
    listOrders(state, 0, list);
    if (list.length === 0) listOrders(state, (side = 1), list);
    const packed = list.toArray();
    const texts = packed.map((order) => makeOrder(state, order));
    const { step } = viewFor(state, sideName(side));
    // A command phase is decided at its first order
    const isFirst = step !== before || (step !== 'move' && step !== 'levy');
    before = step;
    if (isFirst && taken < MOST_OF_A_GAME && lot.roll(12) === 0)
      taken += Number(look(state, side, edition, texts, lot.roll(0x7fffffff)));
    const { order } = players[side]!.choose(viewFor(state, sideName(side)), texts);
    const run = { chance, told: [] as Happening[], barrier: false };
    carryOut(state, side, packed[texts.indexOf(order)]!, run);
    tell(run.told);
  }
}

/** What every tested level and character would do, then others by lot. */
function candidatesOf(decision: Decision): string[][] {
  const { kind, seed: own } = decision;
  const chosen = new Map<string, string[]>();
  const add = (orders: string[]): unknown => chosen.set(orders.join(), orders);
  for (const { level, nodes } of TESTED) add(choiceOf(makePlayer(level, 1), decision, nodes));
  const isPhase = kind === 'command' || kind === 'levy';
  if (isPhase)
    for (const character of CHARACTERS)
      if (chosen.size < MOST_CANDIDATES) add(choiceOf(scriptPlayer(character, own), decision, 0));
  const any = makeContestant('random', own);
  for (let i = 0; i < (isPhase ? 1 : 12) && chosen.size < MOST_CANDIDATES; i++)
    add(choiceOf(isPhase ? any : makeContestant('random', own + i), decision, 0));
  return [...chosen.values()];
}

function valued(decision: Decision): Valued[] {
  const rollOut = rollOuts(decision);
  const tried = candidatesOf(decision).map((orders) => ({ orders, values: rollOut(orders) }));
  tried.sort((a, b) => meanOf(b.values) - meanOf(a.values));
  const best = tried[0]!.values;
  return tried.map(({ orders, values }) => ({
    orders,
    value: Number(meanOf(values).toFixed(4)),
    error: Number(
      Math.sqrt(varianceOf(values.map((value, i) => value - best[i]!)) / values.length).toFixed(4),
    ),
  }));
}

const started = performance.now();
const decisions = found.map((each, index): Decision => {
  const decision = { ...each, candidates: valued({ ...each, candidates: [] }) };
  if (index % 20 === 0) console.error(index, ((performance.now() - started) / 1000).toFixed(0));
  return decision;
});
writeFileSync(SET_FILE, gzipSync(JSON.stringify(decisions), { level: 9 }));
console.log(JSON.stringify({ decisions: decisions.length, ...Object.fromEntries(counts) }));
