// A column chart, each column with one part or with both sides' parts.
import type { Side } from '@rubicon/engine';
import { useRef } from 'preact/hooks';
import { numberText } from '@rubicon/words';
import { DataTable } from './data-table.tsx';
import { placeOf, ticksOver, type Field } from './scale.ts';
import { useChartWidth } from './use-chart-width.ts';
import { ValueAxis } from './value-axis.tsx';
import './plot.css';

interface Part {
  readonly name: string;
  readonly amount: number;
  readonly side: Side | null; // whose colour it has
}

interface Column {
  readonly name: string;
  readonly parts: readonly Part[]; // from the ground up
}

interface Props {
  readonly title: string;
  readonly axis: string;
  readonly tableSummary: string;
  readonly columns: readonly Column[];
}

const HEIGHT = 200;
const MARGIN = { left: 40, top: 12, bottom: 28 };
const WIDEST = 84; // px of a column
const LETTER = 6.5; // px, about

export function ColumnPlot({ title, axis, tableSummary, columns }: Props) {
  const box = useRef<HTMLElement>(null);
  const width = useChartWidth(box);
  const field: Field = {
    left: MARGIN.left,
    top: MARGIN.top,
    width: width - MARGIN.left,
    height: HEIGHT - MARGIN.top - MARGIN.bottom,
  };
  const floor = field.top + field.height;
  const heights = columns.map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0));
  const ticks = ticksOver({ least: 0, most: Math.max(1, ...heights) }, 3);
  const place = placeOf(field, { least: 0, most: ticks.at(-1)! });
  const y = (amount: number): number => place(0, amount)[1];
  const step = Math.min(WIDEST, (field.width - 8) / Math.max(1, columns.length));
  const longest = Math.max(1, ...columns.map(({ name }) => name.length));
  const every = Math.max(1, Math.ceil((longest * LETTER + 6) / step)); // labels that fit
  return (
    <figure class="plot-figure" ref={box}>
      <figcaption>{title}</figcaption>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <ValueAxis field={field} ticks={ticks.map((at) => ({ at, label: numberText(at) }))} y={y} />
        {columns.map(({ name, parts }, index) => {
          const left = field.left + 4 + step * index;
          let below = 0;
          return (
            <g key={name}>
              {parts.map((part) => {
                const base = below;
                below += part.amount;
                return part.amount === 0 ? null : (
                  <rect
                    key={part.name}
                    class={`plot-column ${part.side ?? 'both'}`}
                    x={left + step * 0.1}
                    y={y(below)}
                    width={step * 0.8}
                    height={y(base) - y(below)}
                  />
                );
              })}
              {index % every === 0 ? (
                <text class="plot-tick is-middle" x={left + step / 2} y={floor + 18}>
                  {name}
                </text>
              ) : null}
            </g>
          );
        })}
        <path class="plot-frame" d={`M${field.left} ${field.top}V${floor}H${width}`} />
      </svg>
      <p class="plot-axis" aria-hidden="true">
        {axis}
      </p>
      <DataTable
        summary={tableSummary}
        caption={title}
        columns={[axis, ...(columns[0]?.parts ?? []).map(({ name }) => name)]}
        rows={columns.map(({ name, parts }) => [name, ...parts.map(({ amount }) => numberText(amount))])}
      />
    </figure>
  );
}
