// A side's value on a chart, distinguished by colour and by shape.
import type { Side } from '@rubicon/engine';

interface Props {
  readonly side: Side | null; // null: neither, or both
  readonly at: readonly [x: number, y: number];
  readonly radius: number;
}

export const SideDot = ({ side, at: [x, y], radius }: Props) =>
  side === 'pompey' ? (
    <circle class="plot-dot pompey" cx={x} cy={y} r={radius} />
  ) : (
    <rect
      class={`plot-dot ${side ?? 'both'}`}
      x={x - radius}
      y={y - radius}
      width={2 * radius}
      height={2 * radius}
    />
  );
