// Statistics as drawings: who wins, with which opening, how long it takes, and how much the dice decide.
import type { CardRow, Tally, WinRate } from '@rubicon/ai';
import type { Side } from '@rubicon/engine';
import { counted, nameOfSide } from '../text/sentences.ts';
import { intervalText } from '../contests/standing-text.ts';
import { drawing, element, label, rule } from '../plots/svg.ts';

const WIDTH = 920;
const LEFT = 200;
const RIGHT = 640;
const TOP = 86;
const ROW = 30;
const FLOOR = 340;

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
const x = (rate: number): number => LEFT + (RIGHT - LEFT) * rate;

interface RateRow {
  readonly name: string;
  readonly won: WinRate;
  readonly side: Side;
}

const sentence = ({ name, won }: RateRow): string =>
  `${name}: ${percent(won.rate)} of ${counted(won.games, 'game')} (${intervalText(won)}).`;

/** A row for each: the rate as a dot, its interval as a bar. */
function ratePlot(title: string, rows: readonly RateRow[]): string {
  const bottom = TOP + ROW * rows.length;
  return drawing(
    { width: WIDTH, height: bottom + 24, title, about: rows.map(sentence).join(' ') },
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((rate) => [
      rule(x(rate), TOP - 8, x(rate), bottom, rate === 0.5 ? 'goal' : 'grid'),
      label(x(rate), TOP - 14, `${100 * rate} %`, 'middle soft'),
    ]),
    label(RIGHT + 76, TOP - 14, 'wins', 'end soft'),
    label(RIGHT + 90, TOP - 14, '95 % interval', 'soft'),
    label(WIDTH - 24, TOP - 14, 'games', 'end soft'),
    ...rows.flatMap(({ name, won, side }, index) => {
      const y = TOP + ROW * (index + 0.5);
      return [
        label(LEFT - 18, y + 4, name, 'end'),
        rule(x(won.low), y, x(won.high), y, 'span'),
        element('circle', { cx: x(won.rate), cy: y, r: 5.5, class: side }),
        label(RIGHT + 76, y + 4, percent(won.rate), 'end head'),
        label(RIGHT + 90, y + 4, intervalText(won), 'soft'),
        label(WIDTH - 24, y + 4, String(won.games), 'end soft'),
      ];
    }),
  );
}

interface Column {
  readonly name: string;
  readonly parts: readonly { readonly games: number; readonly kind: string }[]; // from the ground up
}

/** A column for each, of one or more parts. */
function columnPlot(title: string, axis: string, columns: readonly Column[]): string {
  const heights = columns.map(({ parts }) => parts.reduce((sum, { games }) => sum + games, 0));
  const most = Math.max(1, ...heights);
  const wide = Math.min(90, (WIDTH - 96) / Math.max(1, columns.length));
  const y = (games: number): number => FLOOR - (FLOOR - TOP) * (games / most);
  const about = columns.map(({ name }, index) => `${name}: ${heights[index]}.`).join(' ');
  return drawing(
    { width: WIDTH, height: FLOOR + 60, title, about },
    ...[0, 0.5, 1].flatMap((part) => [
      rule(64, y(part * most), WIDTH - 32, y(part * most), 'grid'),
      label(56, y(part * most) + 4, String(Math.round(part * most)), 'end soft'),
    ]),
    ...columns.flatMap(({ name, parts }, index) => {
      const left = 64 + wide * index;
      let below = 0;
      return [
        ...parts.map(({ games, kind }) => {
          const base = below;
          below += games;
          const height = y(base) - y(below);
          return element('rect', {
            x: left + wide * 0.12,
            y: y(below),
            width: wide * 0.76,
            height,
            class: kind,
          });
        }),
        label(left + wide / 2, FLOOR + 18, name, 'middle soft'),
      ];
    }),
    label(WIDTH / 2, FLOOR + 44, axis, 'middle soft'),
  );
}

const cards = (rows: readonly CardRow[], side: Side): RateRow[] =>
  rows.map(({ card, won }) => ({ name: `${nameOfSide(side)}, ${card}`, won, side }));

const edge = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value)}`;

function spanName(from: number, to: number): string {
  if (from === -Infinity) return `under ${edge(to)}`;
  return to === Infinity ? `over ${edge(from)}` : `${edge(from)} to ${edge(to)}`;
}

/** File names and drawings. */
export function statsPlots(tally: Tally): ReadonlyMap<string, string> {
  const { caesar, byEdition, opened, turns, luckBalance } = tally;
  const first = turns.findIndex((games) => games > 0);
  return new Map([
    [
      'results.svg',
      ratePlot('How often Caesar wins', [
        { name: 'all', won: caesar, side: 'caesar' },
        ...byEdition.map((row) => ({
          name: `edition ${row.edition}`,
          won: row.caesar,
          side: 'caesar' as const,
        })),
      ]),
    ],
    [
      'openings.svg',
      ratePlot('Wins by the first card played', [
        ...cards(opened.caesar, 'caesar'),
        ...cards(opened.pompey, 'pompey'),
      ]),
    ],
    [
      'length.svg',
      columnPlot(
        'How long games last',
        'turns',
        turns
          .slice(Math.max(0, first))
          .map((games, index) => ({ name: String(first + index), parts: [{ games, kind: 'dot' }] })),
      ),
    ],
    [
      'luck.svg',
      columnPlot(
        'Dice and victory: games that Caesar (gold) and Pompey (green) won',
        'by how many standard deviations Caesar’s dice were better than Pompey’s',
        luckBalance.map(({ from, to, games, caesarWon }) => ({
          name: spanName(from, to),
          parts: [
            { games: caesarWon, kind: 'caesar' },
            { games: games - caesarWon, kind: 'pompey' },
          ],
        })),
      ),
    ],
  ]);
}
