// Games counted in columns, each of one part or of both sides' parts.
import type { Side } from '@rubicon/engine';
import { useRef } from 'preact/hooks';
import { numberText } from '@rubicon/words';
import { DataTable } from './data-table.tsx';
import { ticksOver } from './scale.ts';
import { useWidth } from '../use-width.ts';

interface Part {
  readonly name: string;
  readonly games: number; // a draw is a half of each side
  readonly side: Side | null;
}

interface Column {
  readonly name: string;
  readonly parts: readonly Part[]; // from the ground up
}

interface Props {
  readonly title: string;
  readonly axis: string;
  readonly columns: readonly Column[];
}

const HEIGHT = 200;
const TOP = 12;
const FLOOR = HEIGHT - 28;
const LEFT = 40;
const WIDE = 900; // px until it is known
const LEAST = 240;
const WIDEST = 84; // px of a column
const LETTER = 6.5; // px, about

export function ColumnPlot({ title, axis, columns }: Props) {
  const box = useRef<HTMLElement>(null);
  const width = Math.max(useWidth(box) || WIDE, LEAST);
  const heights = columns.map(({ parts }) => parts.reduce((sum, { games }) => sum + games, 0));
  const ticks = ticksOver({ least: 0, most: Math.max(1, ...heights) }, 3);
  const most = ticks.at(-1)!;
  const step = Math.min(WIDEST, (width - LEFT - 8) / Math.max(1, columns.length));
  const y = (games: number): number => FLOOR - (FLOOR - TOP) * (games / most);
  const longest = Math.max(1, ...columns.map(({ name }) => name.length));
  const every = Math.max(1, Math.ceil((longest * LETTER + 6) / step)); // names that find room
  return (
    <figure class="stats-figure" ref={box}>
      <figcaption>{title}</figcaption>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <path class="stats-rule" d={`M${LEFT} ${y(tick)}H${width}`} />
            <text class="stats-value stats-muted" x={LEFT - 8} y={y(tick) + 5}>
              {numberText(tick)}
            </text>
          </g>
        ))}
        {columns.map(({ name, parts }, index) => {
          const left = LEFT + 4 + step * index;
          let below = 0;
          return (
            <g key={name}>
              {parts.map((part) => {
                const base = below;
                below += part.games;
                return part.games === 0 ? null : (
                  <rect
                    key={part.name}
                    class={`stats-column ${part.side ?? 'stats-both'}`}
                    x={left + step * 0.1}
                    y={y(below)}
                    width={step * 0.8}
                    height={y(base) - y(below)}
                  />
                );
              })}
              {index % every === 0 ? (
                <text class="stats-tick" x={left + step / 2} y={FLOOR + 18}>
                  {name}
                </text>
              ) : null}
            </g>
          );
        })}
        <path class="stats-frame" d={`M${LEFT} ${TOP}V${FLOOR}H${width}`} />
      </svg>
      <p class="stats-axis" aria-hidden="true">
        {axis}
      </p>
      <DataTable
        caption={title}
        columns={[axis, ...(columns[0]?.parts ?? []).map(({ name }) => name)]}
        rows={columns.map(({ name, parts }) => [name, ...parts.map(({ games }) => numberText(games))])}
      />
    </figure>
  );
}
