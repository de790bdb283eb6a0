// Values beside a chart, each with a hairline across.
import type { Field } from './scale.ts';

export interface Tick {
  readonly at: number;
  readonly label: string;
}

interface Props {
  readonly field: Field;
  readonly ticks: readonly Tick[];
  readonly y: (value: number) => number;
}

export const ValueAxis = ({ field: { left, width }, ticks, y }: Props) => (
  <>
    {ticks.map(({ at, label }) => (
      <g key={at}>
        <path class="plot-rule" d={`M${left} ${y(at)}h${width}`} />
        <text class="plot-tick" x={left - 8} y={y(at) + 4.5}>
          {label}
        </text>
      </g>
    ))}
  </>
);
