// Games counted in columns, each of one or more parts.
import { placeOf, ticksOver } from '@rubicon/web/scale';
import { drawing, element, label, rule } from './svg.ts';

const WIDTH = 920;
const TOP = 86;
const FLOOR = 340;
const TICKS = 3;

interface Column {
  readonly name: string;
  readonly parts: readonly { readonly games: number; readonly kind: string }[]; // from the ground up
}

/** A column for each, of one or more parts. */
export function columnPlot(title: string, axis: string, columns: readonly Column[]): string {
  const heights = columns.map(({ parts }) => parts.reduce((sum, { games }) => sum + games, 0));
  const ticks = ticksOver({ least: 0, most: Math.max(1, ...heights) }, TICKS);
  const field = { left: 0, top: TOP, width: 0, height: FLOOR - TOP };
  const place = placeOf(field, { least: 0, most: ticks.at(-1)! });
  const wide = Math.min(90, (WIDTH - 96) / Math.max(1, columns.length));
  const y = (games: number): number => place(0, games)[1];
  const about = columns.map(({ name }, index) => `${name}: ${heights[index]}.`).join(' ');
  return drawing(
    { width: WIDTH, height: FLOOR + 60, title, about },
    ...ticks.flatMap((tick) => [
      rule(64, y(tick), WIDTH - 32, y(tick), 'grid'),
      label(56, y(tick) + 4, String(tick), 'end soft'),
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
