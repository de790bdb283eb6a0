// Rates with their 95 % intervals, a row each.
import type { WinRate } from '@rubicon/ai';
import type { Side } from '@rubicon/engine';
import { counted, intervalText, percent } from '../text/numbers.ts';
import { drawing, element, label, rule } from './svg.ts';

export interface RateRow {
  readonly name: string;
  readonly won: WinRate;
  readonly side: Side; // whose colour the dot has
}

const WIDTH = 920;
const LEFT = 200;
const RIGHT = 640;
const TOP = 86;
const ROW = 30;

const x = (rate: number): number => LEFT + (RIGHT - LEFT) * rate;

const sentence = ({ name, won }: RateRow): string =>
  `${name}: ${percent(won.rate)} of ${counted(won.games, 'game')} (${intervalText(won)}).`;

/** The rate as a dot, its interval as a bar. */
export function ratePlot(title: string, rows: readonly RateRow[]): string {
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
