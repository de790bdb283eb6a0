// Measures the chances that come with hints against how games ended. The calibration is fitted to one half of the games and
// judged by the other; so is the rival, which knows points and time alone. Writes docs/hints.md, docs/hints.json and
// src/hint/calibration-weights.ts: node measure-hints.ts [GAMES]
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { MOVE_STEP, STEP, eventsFor, makeOrder, sideName, viewFor, type View } from '@rubicon/engine';
import { BelievedWorlds } from '../src/beliefs/believed-worlds.ts';
import { rankOrders } from '../src/hint/hint.ts';
import { sigmoid } from '../src/math/sigmoid.ts';
import type { Worlds } from '../src/player/player.ts';
import { calibrationTerms } from '../src/search/calibration.ts';
import { chanceOf, fit, judge, reliabilityLines } from './reliability.ts';
import { playSelf } from './self-play.ts';

/** A moment at which a side was told its chance, and what came of the game for it. */
interface Moment {
  readonly terms: readonly number[]; // of the calibration
  readonly plain: readonly number[]; // of the rival
  won: number;
}

const NODES = 6_000; // a fraction of what a hint at the table gets
const EVERY = 4; // turns between two looks of a side

function plainTerms(view: View): number[] {
  const own = view.viewer === 'caesar' ? 'caesar' : 'pompey';
  const other = own === 'caesar' ? 'pompey' : 'caesar';
  const passed = ((view.year - 705) * 5 + view.turn - 1) / 25;
  const lead = view.points[own] - view.points[other];
  const side = own === 'caesar' ? 1 : -1;
  return [lead, lead * passed, side, side * passed];
}

function gameOf(seed: number): Moment[] {
  const moments: [Moment, number][] = [];
  const seats = [new BelievedWorlds(), new BelievedWorlds()];
  let looked = '';
  const result = playSelf(seed, {
    begin: () => {},
    happen: (_before, _side, _order, told) =>
      seats.forEach((seat, side) => seat.observe(eventsFor(told, sideName(side)))),
    decide(state, side, list) {
      if (state.data[STEP] !== MOVE_STEP) return;
      const view = viewFor(state, sideName(side));
      const turn = (view.year - 705) * 5 + view.turn;
      const moment = `${turn} ${side}`;
      if (moment === looked || (turn + seed + 2 * side) % EVERY !== 0) return;
      looked = moment;
      const orders = Array.from({ length: list.length }, (_, index) => makeOrder(state, list.at(index)));
      const worlds: Worlds = (seen, chance) => seats[side]!.draw(seen, chance);
      const [best] = rankOrders(view, orders, { nodes: NODES, worlds, seed });
      if (best !== undefined)
        moments.push([{ terms: calibrationTerms(best.chance, view), plain: plainTerms(view), won: 0 }, side]);
    },
  });
  for (const [moment, side] of moments) moment.won = side === 0 ? result : 1 - result;
  return moments.map(([moment]) => moment);
}

const games = Number(process.argv[2] ?? 600);
const UNSEEN = 2_000_000;
const played = Array.from({ length: games }, (_, index) => gameOf(UNSEEN + index));
const learning = played.slice(0, games / 2).flat();
const testing = played.slice(games / 2).flat();
const weights = fit(learning, ({ terms }) => terms);
const plain = fit(learning, (moment) => moment.plain);
const hints = judge(testing, ({ terms }) => chanceOf(weights, terms));
const raw = judge(testing, ({ terms }) => sigmoid(terms[0]!));
const rival = judge(testing, (moment) => chanceOf(plain, moment.plain));

const root = path.join(import.meta.dirname, '../../..');
const round = (value: number): number => Number(value.toFixed(4));
const table = hints.bins.map(({ count, predicted, observed }, index) => ({
  upTo: (index + 1) / 10,
  count,
  predicted: round(predicted / Math.max(1, count)),
  observed: round(observed / Math.max(1, count)),
}));
writeFileSync(
  path.join(root, 'docs/hints.json'),
  `${JSON.stringify({ fitted: games / 2, tested: games / 2, moments: testing.length, logLoss: round(hints.loss), logLossUncalibrated: round(raw.loss), logLossPointsAndYear: round(rival.loss), calibrationError: round(hints.error), reliability: table }, undefined, 2)}\n`,
);
const lines = [
  '# Calibration of hints',
  '',
  'Written by `node packages/ai/tools/measure-hints.ts`; the same figures are in [hints.json](hints.json).',
  '',
  `Each side’s chance of winning, estimated every ${EVERY} turns at the start of its moves by a search of ${NODES.toLocaleString('en')} nodes. Fitted to ${games / 2} games between scripts and tested on ${testing.length.toLocaleString('en')} positions from ${games / 2} others.`,
  '',
  '| | log loss | expected calibration error |',
  '|---|---|---|',
  `| hints | ${hints.loss.toFixed(3)} | ${hints.error.toFixed(3)} |`,
  `| the same, uncalibrated | ${raw.loss.toFixed(3)} | ${raw.error.toFixed(3)} |`,
  `| baseline: VP and time only | ${rival.loss.toFixed(3)} | ${rival.error.toFixed(3)} |`,
  '',
  ...reliabilityLines(hints.bins),
  '',
];
writeFileSync(path.join(root, 'docs/hints.md'), lines.join('\n'));
writeFileSync(
  path.join(root, 'packages/ai/src/hint/calibration-weights.ts'),
  `// Made by tools/measure-hints.ts from ${games / 2} games.\n\n/** Weights of the terms in calibration.ts: log odds, log odds by the part of the game played, Caesar, and the side that asks. */\nexport const CALIBRATION: readonly number[] = [${weights.join(', ')}];\n`,
);
process.stdout.write(`${lines.join('\n')}\n`);
