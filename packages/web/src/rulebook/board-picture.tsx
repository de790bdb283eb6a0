// A part of the board as a picture: drawn by the board's own parts from a position, and not to be touched.
import { signal } from '@preact/signals';
import { areaIndex, type AreaId } from '@rubicon/engine';
import { useMemo, useRef } from 'preact/hooks';
import { Chips } from '../board/chips.tsx';
import { BLOCK, BOARD } from '../board/geometry.ts';
import { Arrow, Lights } from '../board/lights.tsx';
import { placeWords } from '../board/place-words.ts';
import { PlaceView } from '../board/place.tsx';
import { placesOf } from '../board/places.ts';
import { wayBetween } from '../board/ways.ts';
import { plainLabels } from '../settings/settings.ts';
import { sayRulebook } from '../words/topics/rulebook/index.ts';
import { boxAround, type Box } from './box.ts';
import { drawnOf } from './drawn.ts';
import { asAreas, type BoardFigure } from './figures.ts';
import { useMapPiece } from './use-map-piece.ts';
import { useWidth } from './use-width.ts';

const NOWHERE = signal<AreaId | null>(null);
const NOBODY: ReadonlySet<never> = new Set();
const LEAST = 30; // px a block has at least, however small the picture

export function BoardPicture({ figure }: { readonly figure: BoardFigure }) {
  const frame = useRef<HTMLDivElement>(null);
  const { view, lit, arrows } = useMemo(() => drawnOf(figure), [figure]);
  const places = useMemo(() => placesOf(view), [view]);
  const box = useMemo(() => boxAround(asAreas(figure.crop)), [figure]);
  const width = useWidth(frame);
  const scale = width / box.width;
  const map = useMapPiece(box, width);
  const seen = asAreas(figure.crop).map((area) => places[areaIndex(area)!]!);
  const within = places.filter(({ area, parties }) => parties.length > 0 && figure.crop.includes(area));
  return (
    <>
      <div
        ref={frame}
        class="book-board"
        style={{
          aspectRatio: `${box.width} / ${box.height}`,
          '--board-counter': Math.max(1, LEAST / (BLOCK * Math.max(scale, 0.1))),
        }}
        inert
        aria-hidden="true"
      >
        <canvas ref={map} class="book-map" />
        {width === 0 ? null : (
          <div class="board-world" style={worldStyle(box, scale)}>
            <Lights places={places} lit={lit} mark={null} hovered={NOWHERE} />
            <svg class="board-sheet lights" viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}>
              {arrows.map((path) => (
                <Arrow key={path.join()} path={path} tone="path" />
              ))}
              {(figure.barred ?? []).map(([from, to]) => (
                <Barred key={`${from}${to}`} from={from as AreaId} to={to as AreaId} />
              ))}
            </svg>
            <div class="board-sheet board-places">
              {within.map((place) => (
                <PlaceView
                  key={place.area}
                  place={place}
                  light={lit.areas.get(place.area)}
                  litBlocks={NOBODY}
                  selected={NOBODY}
                  isCurrent={false}
                  isOpen={false}
                  plain={plainLabels.value}
                />
              ))}
            </div>
            <Chips roads={lit.roads} />
          </div>
        )}
      </div>
      <p class="unseen">
        {sayRulebook('book.figure.places', {
          places: seen.map((place) => placeWords(place, lit.areas.get(place.area))).join(' '),
        })}
      </p>
    </>
  );
}

const worldStyle = ({ left, top }: Box, scale: number): Record<string, string> => ({
  width: `${BOARD.width}px`,
  height: `${BOARD.height}px`,
  transform: `translate(${-left * scale}px, ${-top * scale}px) scale(${scale})`,
});

const ARM = 13;

/** A way that may not be taken. */
function Barred({ from, to }: { readonly from: AreaId; readonly to: AreaId }) {
  const [x, y] = wayBetween(from, to)!.chip;
  const cross = `M${x - ARM} ${y - ARM}L${x + ARM} ${y + ARM}M${x - ARM} ${y + ARM}L${x + ARM} ${y - ARM}`;
  return (
    <g class="book-barred">
      <path class="lights-edge" d={cross} />
      <path class="lights-core" d={cross} />
    </g>
  );
}
