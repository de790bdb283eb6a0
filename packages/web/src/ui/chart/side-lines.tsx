// Two lines, one for each side, distinguished by colour, dashes and the shape of their points.
import { SIDES, type PerSide } from '@rubicon/engine';
import { lineThrough, type Point } from './scale.ts';
import { SideDot } from './side-dot.tsx';

export function SideLines({ points }: { readonly points: PerSide<readonly Point[]> }) {
  return (
    <>
      {SIDES.map((side) => (
        <g key={side}>
          <path class={`plot-line ${side}`} d={lineThrough(points[side])} />
          {points[side].map((point) => (
            <SideDot key={point[0]} side={side} at={point} radius={3} />
          ))}
        </g>
      ))}
    </>
  );
}
