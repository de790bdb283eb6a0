// Measures beliefs against “anything that fits the view” in games they were not fitted to, and writes docs/beliefs.md and
// docs/beliefs.json: node measure-beliefs.ts [GAMES]
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  AREA,
  AREA_COUNT,
  AREA_IDS,
  ASKED,
  BLOCK_IDS,
  CARDS_STEP,
  CARD_COUNT,
  FULL,
  HAND,
  HOLDER,
  MOVE_STEP,
  POOL,
  STEP,
  STEP_SIZE,
  STRENGTH,
  eventsFor,
  sideName,
  viewFor,
  type State,
} from '@rubicon/engine';
import { Beliefs } from '../src/beliefs/beliefs.ts';
import { unseenCards } from '../src/beliefs/hand.ts';
import { uniformChances } from '../src/beliefs/uniform.ts';
import { playSelf, type Temper } from './self-play.ts';

/** Log loss of both, in nats, over what was asked of one kind in one game. */
class Score {
  believed = 0;
  even = 0;
  count = 0;

  add(believed: number, even: number): void {
    this.believed -= Math.log(believed);
    this.even -= Math.log(even);
    this.count += 1;
  }
}

const QUESTIONS = ['place', 'strength', 'hand'] as const;
type Question = (typeof QUESTIONS)[number];
type Game = Record<Question, Score>;

const EDGES = [0.01, 0.03, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97, 1];
class Reliability {
  readonly bins = EDGES.map(() => ({ count: 0, predicted: 0, observed: 0 }));

  add(chance: number, happened: boolean): void {
    const bin = this.bins[EDGES.findIndex((edge) => chance <= edge + 1e-9)] ?? this.bins.at(-1)!;
    bin.count += 1;
    bin.predicted += chance;
    bin.observed += Number(happened);
  }
}

const reliability = new Reliability();
let spentMs = 0;
let events = 0;

function askBlocks(game: Game, state: State, side: number, beliefs: Beliefs): void {
  const d = state.data;
  const view = viewFor(state, sideName(side));
  const even = uniformChances(view);
  const places = beliefs.places(view);
  const chances = new Map<string, number>(); // a block in an area, by whatever way it came
  const strengths = new Map<string, readonly number[]>();
  for (const { area, blocks } of places) {
    for (const each of blocks) {
      const key = `${each.block} ${area ?? 'pool'}`;
      chances.set(key, (chances.get(key) ?? 0) + each.chance);
      strengths.set(key, each.strengths);
    }
  }
  for (const block of even.blocks) {
    const at = d[AREA + block]!;
    if (at < AREA_COUNT && d[HOLDER + block] === side) throw new Error(`${BLOCK_IDS[block]} is not hidden.`);
    const key = `${BLOCK_IDS[block]} ${at === POOL ? 'pool' : AREA_IDS[at]}`;
    game.place.add(Math.max(1e-6, chances.get(key) ?? 0), even.chanceAt(block, at));
    if (at < AREA_COUNT)
      game.strength.add(
        Math.max(1e-6, strengths.get(key)?.[d[STRENGTH + block]!] ?? 0),
        STEP_SIZE[block]! / FULL[block]!,
      );
    for (let area = 0; area <= POOL; area++) {
      const name = `${BLOCK_IDS[block]} ${area === POOL ? 'pool' : AREA_IDS[area]}`;
      const chance = chances.get(name);
      if (chance !== undefined) reliability.add(Math.min(1, chance), area === at);
    }
  }
}

function askHand(game: Game, state: State, side: number, beliefs: Beliefs): void {
  const view = viewFor(state, sideName(side));
  const deck = unseenCards(view);
  const size = view.cards.handSize[sideName(1 - side)];
  for (const [face, { chances }] of beliefs.cards(view).entries()) {
    const copies = deck.filter((card) => card === face).length;
    if (copies === 0) continue;
    const held = state.data[HAND + (1 - side) * CARD_COUNT + face]!;
    const even = hypergeometric(held, copies, deck.length, size);
    // Some hands may be missing among those drawn
    game.hand.add(0.98 * (chances[held] ?? 0) + 0.02 * even, even);
  }
}

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 0; i < k; i++) result *= (n - i) / (i + 1);
  return k < 0 || k > n ? 0 : result;
}
const hypergeometric = (held: number, copies: number, deck: number, size: number): number =>
  (choose(copies, held) * choose(deck - copies, size - held)) / choose(deck, size);

function measure(temper: Temper, first: number, games: number): Game[] {
  return Array.from({ length: games }, (_, index) => {
    const game: Game = { place: new Score(), strength: new Score(), hand: new Score() };
    let beliefs: Beliefs[] = [];
    let asked = '';
    playSelf(
      first + index,
      {
        begin: (rules) => (beliefs = [new Beliefs(rules, 'caesar'), new Beliefs(rules, 'pompey')]),
        happen(_before, _side, _order, told) {
          for (const [side, each] of beliefs.entries()) {
            const heard = eventsFor(told, sideName(side));
            const started = performance.now();
            each.observe(heard);
            spentMs += performance.now() - started;
            events += heard.length;
          }
        },
        decide(state, side) {
          const d = state.data;
          if (d[STEP] !== MOVE_STEP && d[STEP] !== CARDS_STEP) return;
          const { year, turn } = viewFor(state, 'spectator');
          const moment = `${year} ${turn} ${d[STEP]} ${side}`;
          if (moment === asked) return; // once a phase
          asked = moment;
          if (d[STEP] === MOVE_STEP && d[ASKED] === side) askBlocks(game, state, side, beliefs[side]!);
          if (d[STEP] === CARDS_STEP) askHand(game, state, side, beliefs[side]!);
        },
      },
      temper,
    );
    return game;
  });
}

interface Row {
  readonly question: Question;
  readonly asked: number;
  readonly even: number;
  readonly believed: number;
  readonly gain: number;
  readonly low: number;
  readonly high: number;
  readonly gamesBetter: number;
}

/** Games are what varies: each gives its mean, and the interval is over games. */
function rowOf(games: readonly Game[], question: Question): Row {
  const scores = games.map((game) => game[question]).filter(({ count }) => count > 0);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const gains = scores.map(({ believed, even, count }) => (even - believed) / count);
  const gain = mean(gains);
  const spread = 1.96 * Math.sqrt(mean(gains.map((each) => (each - gain) ** 2)) / (gains.length - 1));
  return {
    question,
    asked: scores.reduce((sum, { count }) => sum + count, 0),
    even: mean(scores.map(({ even, count }) => even / count)),
    believed: mean(scores.map(({ believed, count }) => believed / count)),
    gain,
    low: gain - spread,
    high: gain + spread,
    gamesBetter: gains.filter((each) => each > 0).length,
  };
}

const round = (value: number): number => Number(value.toFixed(4));
const tidy = (row: Row): Row => ({
  ...row,
  even: round(row.even),
  believed: round(row.believed),
  gain: round(row.gain),
  low: round(row.low),
  high: round(row.high),
});

const UNSEEN = 1_000_000; // games from here on were not used for fitting
const wanted = Number(process.argv[2] ?? 300);
const sets = (
  [
    ['script', wanted],
    ['centurio', Math.ceil(wanted / 6)],
    ['random', Math.ceil(wanted / 6)],
  ] as const
).map(([temper, count]) => {
  const games = measure(temper, UNSEEN, count);
  return { players: temper, games: count, rows: QUESTIONS.map((question) => tidy(rowOf(games, question))) };
});
const bins = reliability.bins.map(({ count, predicted, observed }, index) => ({
  upTo: EDGES[index]!,
  count,
  predicted: round(predicted / count),
  observed: round(observed / count),
}));
const errorOver = (some: typeof bins): number => {
  const total = some.reduce((sum, { count }) => sum + count, 0);
  return round(
    some.reduce((sum, bin) => sum + (bin.count / total) * Math.abs(bin.predicted - bin.observed), 0),
  );
};
const error = errorOver(bins);
const errorOfLikely = errorOver(bins.slice(1));
const microseconds = Math.round((1000 * spentMs) / events);

const docs = path.join(import.meta.dirname, '../../../docs');
writeFileSync(
  path.join(docs, 'beliefs.json'),
  `${JSON.stringify({ sets, reliability: bins, calibrationError: error, calibrationErrorOfLikely: errorOfLikely }, undefined, 2)}\n`,
);
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const lines = [
  '# Accuracy of beliefs',
  '',
  'Written by `node packages/ai/tools/measure-beliefs.ts`; the same figures are in [beliefs.json](beliefs.json).',
  '',
  'At the start of each of its movement phases a seat is asked for the location and strength of every hidden enemy block,',
  'and before each card for the enemy’s hand. **Uniform** is “anything that fits the view”, which `sample` draws from, computed exactly.',
  'Figures are log loss in nats, lower is better; the gain has a 95 % interval over games. None of these games was used for fitting.',
  'Players: `script` is the scripts of `miles` and `tiro` (beliefs were fitted to the same scripts with earlier weights); `centurio` searches;',
  '`random` plays any legal order, so what was learned about players does not apply to it.',
  '',
  '| players | games | question | asked | uniform | beliefs | gain | interval | games better |',
  '|---|---|---|---|---|---|---|---|---|',
  ...sets.flatMap(({ players, games, rows }) =>
    rows.map(
      (row) =>
        `| ${players} | ${games} | ${row.question} | ${row.asked.toLocaleString('en')} | ${row.even.toFixed(3)} | ${row.believed.toFixed(3)} | ${row.gain.toFixed(3)} | ${row.low.toFixed(3)} to ${row.high.toFixed(3)} | ${row.gamesBetter} |`,
    ),
  ),
  '',
  '## Reliability',
  `How often a block was in a location, for every hidden block and every location it might be in, all sets together. Expected calibration error ${error.toFixed(4)}, and ${errorOfLikely.toFixed(4)} where the chance is above ${percent(EDGES[0]!)}.`,
  '',
  '| chance up to | cases | predicted | true |',
  '|---|---|---|---|',
  ...bins.map(
    (bin) =>
      `| ${percent(bin.upTo)} | ${bin.count.toLocaleString('en')} | ${percent(bin.predicted)} | ${percent(bin.observed)} |`,
  ),
  '',
];
writeFileSync(path.join(docs, 'beliefs.md'), lines.join('\n'));
process.stdout.write(`${lines.join('\n')}\n${microseconds} µs an event\n`);
