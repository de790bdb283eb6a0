// Measures the chances that searching levels state against how their games ended, fits a calibration to one half of the
// games and judges it by the other. Writes docs/plan-chances.md and src/levels/plan-calibration.ts:
// node measure-plans.ts [GAMES]
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { EDITIONS, rulesFor, type View } from '@rubicon/engine';
import { playMatch } from '../src/arena/match.ts';
import { LEVEL_PLAYERS, makeSearcher } from '../src/levels/level-players.ts';
import type { Level } from '../src/levels/level.ts';
import { sigmoid } from '../src/math/sigmoid.ts';
import type { Player } from '../src/player/player.ts';
import { UNCALIBRATED, calibrationTerms } from '../src/search/calibration.ts';
import { chanceOf, fit, judge, reliabilityLines } from './reliability.ts';

interface Moment {
  readonly terms: readonly number[];
  readonly isPlan: boolean; // for a command phase, not a single order
  won: number;
}

const MEASURED: readonly { readonly search: string; readonly level: Level; readonly share: number }[] = [
  { search: 'narrow', level: 'centurio', share: 0.3 },
  { search: 'broad', level: 'legatus', share: 0.05 },
];
const UNSEEN = 6_000_000;

/** The same player, which notes what it states each time it has thought. */
const noting = (player: Player, note: (view: View, chance: number) => void): Player => ({
  observe: (events) => player.observe(events),
  choose(view, orders, budget) {
    const choice = player.choose(view, orders, budget);
    if (choice.chance !== null && choice.nodes > 0) note(view, choice.chance);
    return choice;
  },
});

function gameOf(level: Level, share: number, game: number): Moment[] {
  const seat = LEVEL_PLAYERS[level];
  if (seat.kind !== 'search') throw new RangeError(`${level} does not search.`);
  const settings = { ...seat.settings, calibration: UNCALIBRATED };
  const moments: [Moment, View][] = [];
  const players = [0, 1].map((side) =>
    noting(makeSearcher(settings, UNSEEN + 2 * game + side, share), (view, chance) =>
      moments.push([
        {
          terms: calibrationTerms(chance, view),
          isPlan: view.step === 'move' || view.step === 'levy',
          won: 0,
        },
        view,
      ]),
    ),
  ) as [Player, Player];
  const { winner } = playMatch(rulesFor(EDITIONS[game % EDITIONS.length]!), players, UNSEEN + game);
  return moments.map(([moment, { viewer }]) => ({
    ...moment,
    won: winner === null ? 0.5 : viewer === winner ? 1 : 0,
  }));
}

const games = Number(process.argv[2] ?? 240);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const lines: string[] = [];
const fitted: string[] = [];
for (const { search, level, share } of MEASURED) {
  const played = Array.from({ length: games }, (_, game) => gameOf(level, share, game));
  const plans = (moments: readonly Moment[]): Moment[] => moments.filter(({ isPlan }) => isPlan);
  const learning = plans(played.filter((_, game) => game % 2 === 0).flat());
  const testing = played.filter((_, game) => game % 2 === 1).flat();
  const weights = fit(learning, ({ terms }) => terms);
  fitted.push(`  ${search}: [${weights.join(', ')}],`);
  const stated = (moment: Moment): number => chanceOf(weights, moment.terms);
  const raw = ({ terms }: Moment): number => sigmoid(terms[0]!);
  const row = (name: string, moments: readonly Moment[], chance: (moment: Moment) => number): string => {
    const { loss, error } = judge(moments, chance);
    return `| ${name} | ${moments.length} | ${mean(moments.map(chance)).toFixed(3)} | ${mean(moments.map(({ won }) => won)).toFixed(3)} | ${loss.toFixed(3)} | ${error.toFixed(3)} |`;
  };
  const orders = testing.filter(({ isPlan }) => !isPlan);
  lines.push(
    `## ${level}`,
    '',
    `${share} of its budget against itself, fitted to ${games / 2} games and tested on ${games / 2} others.`,
    '',
    '| | moments | stated | won | log loss | expected calibration error |',
    '|---|---|---|---|---|---|',
    row('plans', plans(testing), stated),
    row('the same, uncalibrated', plans(testing), raw),
    ...(orders.length === 0
      ? []
      : [row('single orders', orders, stated), row('the same, uncalibrated', orders, raw)]),
    '',
    ...reliabilityLines(judge(plans(testing), stated).bins),
    '',
  );
}
const root = path.join(import.meta.dirname, '../../..');
writeFileSync(
  path.join(root, 'docs/plan-chances.md'),
  [
    '# Calibration of plan chances',
    '',
    'Written by `node packages/ai/tools/measure-plans.ts`.',
    '',
    'A level that searches states its chance of winning with the plan it has chosen. Being the best of many estimates, that chance is too high, so it is calibrated by logistic regression on the raw chance, how much of the game has been played, and the side. `imperator` uses the calibration of `legatus`; neither was measured with its full budget.',
    '',
    ...lines,
  ].join('\n'),
);
writeFileSync(
  path.join(root, 'packages/ai/src/levels/plan-calibration.ts'),
  `// Made by tools/measure-plans.ts from ${games / 2} games each.\n\n/** Weights of the terms in search/calibration.ts, by the kind of search (level-players.ts). */\nexport const PLAN_CALIBRATION = {\n${fitted.join('\n')}\n} as const;\n`,
);
process.stdout.write(`${lines.join('\n')}\n`);
