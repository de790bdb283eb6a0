// Strength against thinking time as a drawing: the longer the thought, the further to the right.
import type { Curve, Ladder } from './results.ts';
import { drawing, element, label, rule } from '../../plots/svg.ts';

const WIDTH = 860;
const HEIGHT = 420;
const LEFT = 70;
const RIGHT = 680;
const TOP = 64;
const BOTTOM = 360;

const COLOURS = 3;
const TICKS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

const y = (rate: number): number => BOTTOM - (BOTTOM - TOP) * rate;

/** The curves as a plot, or null if there are none. */
export function plotTime({ curves }: Ladder): string | null {
  const seconds = curves.flatMap(({ points }) => points.map((point) => point.secondsPerCommand));
  if (seconds.length === 0) return null;
  const least = Math.log(Math.min(...seconds) / 1.5);
  const most = Math.log(Math.max(...seconds) * 1.5);
  const x = (value: number): number => LEFT + ((RIGHT - LEFT) * (Math.log(value) - least)) / (most - least);

  const curveOf = ({ a, b, points }: Curve, index: number): string[] => {
    const colour = index % COLOURS;
    const at = points.map((point) => ({ ...point, cx: x(point.secondsPerCommand) }));
    const last = at.at(-1)!;
    return [
      element('path', {
        class: `curve c${colour}`,
        d: `M${at.map(({ cx, standing }) => `${Math.round(cx)},${Math.round(y(standing.a.rate))}`).join(' L')}`,
      }),
      ...at.flatMap(({ cx, standing, share }) => [
        rule(cx, y(standing.a.low), cx, y(standing.a.high), `c${colour}`),
        element('circle', { cx, cy: y(standing.a.rate), r: 4.5, class: `f${colour}` }),
        label(cx + 8, y(standing.a.rate) + 16, `× ${share}`, 'soft'),
      ]),
      label(last.cx + 14, y(last.standing.a.rate) - 4, `${a} – ${b}`, 'head'),
    ];
  };

  const across = TICKS.filter((tick) => Math.log(tick) >= least && Math.log(tick) <= most);
  return drawing(
    {
      width: WIDTH,
      height: HEIGHT,
      title: 'Strength against thinking time',
      about: curves
        .map(
          ({ a, b, points }) =>
            `${a} against ${b}: ${points.map(({ secondsPerCommand, standing }) => `${(100 * standing.a.rate).toFixed(1)} % with ${secondsPerCommand.toPrecision(2)} s`).join(', ')}.`,
        )
        .join(' '),
    },
    ...[0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((rate) => [
      rule(LEFT, y(rate), RIGHT, y(rate), 'grid'),
      label(LEFT - 10, y(rate) + 4, `${Math.round(100 * rate)} %`, 'end soft'),
    ]),
    ...across.flatMap((tick) => [
      rule(x(tick), TOP, x(tick), BOTTOM, 'grid'),
      label(x(tick), BOTTOM + 20, `${tick} s`, 'middle soft'),
    ]),
    label(
      (LEFT + RIGHT) / 2,
      BOTTOM + 44,
      'seconds of one core for a command phase, on average',
      'middle soft',
    ),
    ...curves.flatMap(curveOf),
  );
}
