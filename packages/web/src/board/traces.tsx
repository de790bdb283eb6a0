// What was told of a turn, on the map: arrows with the number of blocks, levies, and points won and lost. The arrows are
// drawn under the blocks, the numbers over them.
import { Glyph } from '../pieces/glyph.tsx';
import type { Trace } from './lit.ts';
import { Arrow } from './lights.tsx';
import { BOARD } from './map/geometry.ts';
import { along, lengthOf, type Point } from './map/point.ts';
import { legsOf } from './map/ways.ts';
import { standOf } from './stand.ts';
import './traces.css';

interface TracesProps {
  readonly traces: readonly Trace[];
}

export function TraceArrows({ traces }: TracesProps) {
  return (
    <svg class="board-sheet lights" viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} aria-hidden="true">
      {traces.map((trace) =>
        trace.kind === 'march' ? (
          <g key={keyOf(trace)} class={classOf('trace', trace)}>
            <Arrow path={trace.path} tone={trace.isAttack ? 'attack' : 'march'} />
          </g>
        ) : null,
      )}
    </svg>
  );
}

export function TraceLabels({ traces }: TracesProps) {
  return (
    <div class="board-sheet" aria-hidden="true">
      {traces.map((trace) => {
        const [left, top] = placeOf(trace, traces).map((value) => `${value}px`);
        return (
          <span
            key={keyOf(trace)}
            class={`${classOf('trace-label', trace)} trace-${trace.kind}`}
            style={{ left, top }}
          >
            {trace.kind === 'march' && trace.isAttack ? <Glyph name="swords" /> : null}
            {trace.kind === 'levy' ? <Glyph name="standard" /> : null}
            {trace.kind === 'points'
              ? `${trace.points > 0 ? '+' : '−'}${Math.abs(trace.points)}`
              : trace.blocks}
          </span>
        );
      })}
    </div>
  );
}

function classOf(base: string, trace: Trace): string {
  const isLost = trace.kind === 'points' && trace.points < 0;
  return `${base} ${base}-${trace.side} ${trace.isNow ? 'is-now' : ''} ${isLost ? 'is-lost' : ''}`;
}

function keyOf(trace: Trace): string {
  switch (trace.kind) {
    case 'march':
      return `${trace.side} ${trace.path.join()}`;
    case 'levy':
      return `levy ${trace.area}`;
    case 'points':
      return `${trace.side} ${trace.area} ${trace.points}`;
  }
}

const ABOVE = 66; // px over the centre of a town
const ASIDE = 40;

function placeOf(trace: Trace, traces: readonly Trace[]): Point {
  if (trace.kind === 'march') {
    // On the last road: the paths of several groups may share the others
    const last = legsOf(trace.path).at(-1)!;
    return along(last, lengthOf(last) * 0.42).at;
  }
  const { area, kind, side } = trace;
  const [x, y] = standOf(area);
  if (kind === 'levy') return [x + ASIDE, y + 4];
  // What one side lost and the other won stand side by side
  const isShared = traces.some((each) => each.kind === 'points' && each.area === area && each.side !== side);
  return [x + (isShared ? (side === 'caesar' ? -ASIDE : ASIDE) : 0), y - ABOVE];
}
