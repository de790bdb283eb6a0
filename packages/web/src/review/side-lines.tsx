// Two lines, one for each side: told apart by colour, by dashes and by the shape of their points.
import type { PerSide } from '@rubicon/engine';
import { variationThrough, type Point } from '../ui/chart/scale.ts';

const SIDES = ['caesar', 'pompey'] as const;

export function SideLines({ points }: { readonly points: PerSide<readonly Point[]> }) {
  return (
    <>
      {SIDES.map((side) => (
        <g key={side}>
          <path class={`plot-line ${side}`} d={variationThrough(points[side])} />
          {points[side].map(([x, y]) =>
            side === 'caesar' ? (
              <rect key={x} class="plot-dot caesar" x={x - 3} y={y - 3} width="6" height="6" />
            ) : (
              <circle key={x} class="plot-dot pompey" cx={x} cy={y} r="3" />
            ),
          )}
        </g>
      ))}
    </>
  );
}
