// A part of the board as a picture: a position drawn with the board's own components, without interaction.
import { signal } from '@preact/signals';
import { areaIndex, type AreaId } from '@rubicon/engine';
import { useMemo, useRef } from 'preact/hooks';
import { paragraph } from '@rubicon/words';
import { Chips } from '../board/chips.tsx';
import { BLOCK, BOARD } from '../board/map/geometry.ts';
import { Lettering } from '../board/map/lettering.tsx';
import { Arrow, Lights } from '../board/lights.tsx';
import { placeWords } from '../board/place-words.ts';
import { PlaceView } from '../board/place.tsx';
import { placesOf } from '../board/places.ts';
import type { Point } from '../board/map/point.ts';
import { useMapSheets } from '../board/map/use-map-sheets.ts';
import { anchorOf } from '../board/map/ways.ts';
import { plainLabels } from '../settings/settings.ts';
import { sayRulebook } from '../words/topics/rulebook.ts';
import { boxAround, type Box } from './box.ts';
import { drawnOf } from './drawn.ts';
import { asAreas, type BoardFigure } from './figures.ts';
import { useMapPiece } from './use-map-piece.ts';
import { useWidth } from '../ui/use-width.ts';

const NOWHERE = signal<AreaId | null>(null);
const NOBODY: ReadonlySet<never> = new Set();
const SMALLER = 0.8; // than at the table, where names may be covered by a stack fanned out
const LEAST = 30; // minimum px of a block, however small the picture
const LARGEST = 1.25; // the board is drawn at most this many times its own size
const HIGHEST = 540; // px

export function BoardPicture({ figure }: { readonly figure: BoardFigure }) {
  const frame = useRef<HTMLDivElement>(null);
  const { view, lit, arrows } = useMemo(() => drawnOf(figure), [figure]);
  const places = useMemo(() => placesOf(view), [view]);
  const box = useMemo(() => boxAround(asAreas(figure.crop)), [figure]);
  const width = useWidth(frame);
  const scale = width / box.width;
  const counter = Math.max(SMALLER, LEAST / (BLOCK * Math.max(scale, 0.1)));
  const map = useMapPiece(box, width);
  const sheets = useMapSheets();
  const seen = asAreas(figure.crop).map((area) => places[areaIndex(area)!]!);
  const within = places.filter(({ area, parties }) => parties.length > 0 && figure.crop.includes(area));
  return (
    <>
      <div
        ref={frame}
        class="book-board"
        style={{
          aspectRatio: `${box.width} / ${box.height}`,
          maxWidth: `${Math.min(box.width * LARGEST, (HIGHEST * box.width) / box.height)}px`,
          '--shown': Math.max(width, 1),
          '--board-counter': counter,
        }}
        inert
        aria-hidden="true"
      >
        <canvas ref={map} class="book-map" width={0} height={0} />
        {width === 0 ? null : (
          <div class="board-world" style={worldStyle(box, scale)}>
            <Lights places={places} lit={lit} mark={null} hovered={NOWHERE} />
            <svg class="board-sheet lights" viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}>
              {arrows.map((path) => (
                <Arrow key={path.join()} path={path} tone="path" />
              ))}
              <Lettering sheets={sheets} areas={new Set(arrows.flat())} />
              {asAreas(figure.barred ?? []).map((area) => (
                <Barred key={area} area={area} />
              ))}
            </svg>
            <div class="board-sheet board-places">
              {within.map((place) => (
                <PlaceView
                  key={place.area}
                  place={place}
                  light={lit.areas.get(place.area)}
                  litBlocks={NOBODY}
                  isStack={false}
                  selected={NOBODY}
                  isCurrent={false}
                  isOpen
                  plain={plainLabels.value}
                />
              ))}
            </div>
            <Chips lit={lit} places={within} drawn={{ counter, isPiled: false }} />
          </div>
        )}
      </div>
      <p class="unseen">
        {sayRulebook('book.figure.places', {
          places: paragraph(seen.map((place) => placeWords(place, lit.areas.get(place.area)))),
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

const ARM = 12;
const BESIDE: Point = [34, -26]; // of the town, clear of its name and its blocks

/** A location that may not be entered. */
function Barred({ area }: { readonly area: AreaId }) {
  const [x, y] = [anchorOf(area)[0] + BESIDE[0], anchorOf(area)[1] + BESIDE[1]];
  const cross = `M${x - ARM} ${y - ARM}L${x + ARM} ${y + ARM}M${x - ARM} ${y + ARM}L${x + ARM} ${y - ARM}`;
  return (
    <g class="book-barred">
      <path class="lights-edge" d={cross} />
      <path class="lights-core" d={cross} />
    </g>
  );
}
