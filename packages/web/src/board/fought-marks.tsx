// Marks where battles were fought lately: crossed swords and the mark of the winner, beside the name of the place.
import { areaIndex, isSea, type AreaId, type Side } from '@rubicon/engine';
import { areaName, say, sideName } from '@rubicon/words';
import { Glyph } from '../pieces/glyph.tsx';
import { SideMark } from '../pieces/mark.tsx';
import { AREAS } from './map/geometry.ts';
import type { Point } from './map/point.ts';
import { standOf } from './stand.ts';
import './fought-marks.css';

export interface FoughtAt {
  readonly number: number; // of the battle in the game
  readonly area: AreaId;
  readonly winner: Side;
}

interface MarksProps {
  readonly fought: readonly FoughtAt[];
  readonly onOpen: (number: number) => void;
}

export function FoughtMarks({ fought, onOpen }: MarksProps) {
  return (
    <div class="board-sheet fought-marks">
      {fought.map(({ number, area, winner }) => {
        const [left, top] = placeOf(area).map((value) => `${value}px`);
        return (
          <button
            key={number}
            type="button"
            class={`fought-mark fought-mark-${winner}`}
            style={{ left, top }}
            aria-haspopup="dialog"
            aria-label={say('board.fought', { battle: battleName(area), side: sideName(winner) })}
            onClick={(event) => {
              event.stopPropagation(); // it is not the map that was pressed
              onOpen(number);
            }}
          >
            <Glyph name="swords" />
            <SideMark side={winner} />
          </button>
        );
      })}
    </div>
  );
}

const battleName = (area: AreaId): string =>
  say(isSea(areaIndex(area)!) ? 'battle.title.sea' : 'battle.title', { area: areaName(area) });

const BESIDE = 32; // px from the name to the centre of the mark
const BELOW = 34; // px from the foot of a fleet, whose sea has its name elsewhere

function placeOf(area: AreaId): Point {
  const { label } = AREAS[areaIndex(area)!]!;
  if ('at' in label) return [label.at[0] + label.width / 2 + BESIDE, label.at[1] - 6];
  const [x, y] = standOf(area);
  return [x, y + BELOW];
}
