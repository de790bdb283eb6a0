// The learning curve of a shipped run as a picture: node scripts/plot-learning.ts NAME FILE.svg
import { readFileSync, writeFileSync } from 'node:fs';
import { drawing, element, label, rule } from '../packages/cli/src/plots/svg.ts';
import { wilson } from '../packages/ai/src/math/statistics.ts';

/** A line of the log: a round, or a match on the way. */
interface Line {
  readonly round?: number;
  readonly games: number;
  readonly against?: string;
  readonly wins?: number;
  readonly cpuSeconds?: number;
}

interface Match {
  readonly after: number; // games learned from
  readonly against: string;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const [name, file] = process.argv.slice(2);
if (name === undefined || file === undefined)
  throw new Error('Say which run, and where to: node scripts/plot-learning.ts NAME FILE.svg');
const text = readFileSync(new URL(`../packages/ai/train/runs/${name}.jsonl`, import.meta.url), 'utf8');
const lines = text
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);

const played = new Map<number, number>(); // games by round
let sum = 0;
for (const { round, games, cpuSeconds } of lines)
  if (round !== undefined && cpuSeconds !== undefined) played.set(round, (sum += games));
const matches = lines.flatMap(({ round, against, games, wins }): Match[] =>
  against === undefined ? [] : [{ after: played.get(round!)!, against, ...wilson(wins!, games) }],
);
const opponents = [...new Set(matches.map(({ against }) => against))];

const LEFT = 70;
const RIGHT = 700;
const TOP = 64;
const BOTTOM = 360;
const x = (games: number): number => LEFT + ((RIGHT - LEFT) * games) / sum;
const y = (rate: number): number => BOTTOM - (BOTTOM - TOP) * rate;

const curve = (against: string, colour: number): string[] => {
  const points = matches.filter((match) => match.against === against);
  const last = points.at(-1)!;
  const at = points.map(({ after, rate }) => `${Math.round(x(after))},${Math.round(y(rate))}`);
  return [
    element('path', { class: `curve c${colour}`, d: `M${at.join(' L')}` }),
    ...points.flatMap(({ after, rate, low, high }) => [
      rule(x(after), y(low), x(after), y(high), `c${colour}`),
      element('circle', { cx: x(after), cy: y(rate), r: 4, class: `f${colour}` }),
    ]),
    label(RIGHT + 14, y(last.rate) + (against === 'tiro' ? 18 : 4), against, 'head'),
  ];
};

const TICK = 40_000;
writeFileSync(
  file,
  drawing(
    {
      width: 800,
      height: 420,
      title: `Wins of ${name} while it learned`,
      about: matches
        .map(({ after, against, rate }) => `${after} games: ${(100 * rate).toFixed(1)} % against ${against}.`)
        .join(' '),
    },
    ...[0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((rate) => [
      rule(LEFT, y(rate), RIGHT, y(rate), 'grid'),
      label(LEFT - 10, y(rate) + 4, `${Math.round(100 * rate)} %`, 'end soft'),
    ]),
    ...Array.from({ length: Math.floor(sum / TICK) + 1 }, (_, i) => i * TICK).flatMap((tick) => [
      rule(x(tick), TOP, x(tick), BOTTOM, 'grid'),
      label(x(tick), BOTTOM + 20, tick.toLocaleString('en'), 'middle soft'),
    ]),
    label((LEFT + RIGHT) / 2, BOTTOM + 44, 'games it had learned from', 'middle soft'),
    ...opponents.flatMap(curve),
  ),
);
