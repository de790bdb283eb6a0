// The whole board as small as a postage stamp: land, and which side stands where, from counts that its owner may know.
import { SIDES, type AreaId, type BlockCounts, type Side } from '@rubicon/engine';
import { say } from '@rubicon/words';
import { BOARD } from './geometry.ts';
import { OUTLINE } from './outline.ts';
import { anchorOf } from './ways.ts';
import './thumbnail.css';

export function Thumbnail({ blocks }: { readonly blocks: BlockCounts }) {
  const held = SIDES.map((side) => Object.entries(blocks[side]) as [AreaId, number][]);
  return (
    <svg
      class="thumbnail"
      viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
      role="img"
      aria-label={say('board.thumbnail', { caesar: held[0]!.length, pompey: held[1]!.length })}
    >
      <path class="thumbnail-water" d={OUTLINE} />
      <path class="thumbnail-land" d={OUTLINE} />
      {held.flatMap((areas, index) =>
        areas.map(([area, count]) => {
          const side = SIDES[index]!;
          const isShared = blocks[SIDES[1 - index]!][area] !== undefined;
          return <Stack key={`${area} ${side}`} side={side} area={area} count={count} isShared={isShared} />;
        }),
      )}
    </svg>
  );
}

interface StackProps {
  readonly side: Side;
  readonly area: AreaId;
  readonly count: number;
  readonly isShared: boolean; // both sides are there
}

const SIZE = 74;
const RISE = 18;

/** Blocks on top of each other, no higher than four. */
function Stack({ side, area, count, isShared }: StackProps) {
  const [x, y] = anchorOf(area);
  const left = x - SIZE / 2 + (isShared ? (side === 'caesar' ? -48 : 48) : 0);
  return (
    <g class={`thumbnail-stack ${side}`}>
      {Array.from({ length: Math.min(count, 4) }, (_, nth) => (
        <rect
          key={nth}
          x={left}
          y={y - SIZE / 2 - nth * RISE}
          width={SIZE}
          height={SIZE}
          rx={side === 'caesar' ? 3 : SIZE / 2}
        />
      ))}
    </g>
  );
}
