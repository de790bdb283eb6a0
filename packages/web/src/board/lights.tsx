// The highlights: roads, rings around locations, bands along the names of seas, the path being considered, marks.
import { AREA_IDS, areaIndex, isSea, type AreaId, type Side } from '@rubicon/engine';
import type { ReadonlySignal } from '@preact/signals';
import { glyphRef } from '../pieces/glyph.tsx';
import { bandAlong, bannerAlong } from './band.ts';
import { AREAS, BOARD } from './map/geometry.ts';
import { Lettering, TownShapes } from './map/lettering.tsx';
import type { AreaLight, Lit, LitRoad, Mark } from './lit.ts';
import type { MapSheets } from './map/map-sheets.ts';
import { along, lengthOf, pathOf, pointsOf, shortened } from './map/point.ts';
import type { Place } from './places.ts';
import { ringOf } from './ring.ts';
import { useMapSheets } from './map/use-map-sheets.ts';
import { legsOf, wayBetween } from './map/ways.ts';
import './lights.css';

interface LightsProps {
  readonly places: readonly Place[];
  readonly lit: Lit;
  readonly mark: Mark | null;
  readonly hovered: ReadonlySignal<AreaId | null>;
}

export function Lights({ places, lit, mark, hovered }: LightsProps) {
  const marked = mark?.path ?? null;
  const sheets = useMapSheets();
  return (
    <svg class="board-sheet lights" viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} aria-hidden="true">
      <TownShapes sheets={sheets} />
      {lit.roads.map((road) => (
        <Road key={road.between.join()} road={road} />
      ))}
      {lit.path !== null && <Arrow path={lit.path} tone="path" />}
      {marked !== null && <Arrow path={marked} tone="mark" />}
      {places.map((place) =>
        place.heldBy === null ? null : (
          <Banner key={`${place.area} held`} sheets={sheets} area={place.area} side={place.heldBy} />
        ),
      )}
      {places.map((place) => {
        const light = lit.areas.get(place.area);
        return (
          <>
            {place.parties.length > 1 && (
              <Ellipse key={`${place.area} contested`} place={place} tone="contested" />
            )}
            {light !== undefined && <Light key={place.area} place={place} light={light} />}
          </>
        );
      })}
      {mark?.areas.map((area) => (
        <Ellipse key={`${area} mark`} place={placeOf(places, area)} tone="mark" wider={6} />
      ))}
      <Hover sheets={sheets} places={places} hovered={hovered} />
      <Lettering sheets={sheets} areas={touched(places, lit, mark)} />
    </svg>
  );
}

/** Locations whose town or name a highlight may cross; a banner already carries its name. */
function touched(places: readonly Place[], lit: Lit, mark: Mark | null): ReadonlySet<AreaId> {
  const areas = new Set([
    ...lit.areas.keys(),
    ...lit.roads.flatMap(({ between }) => between),
    ...(lit.path ?? []),
    ...(mark?.areas ?? []),
    ...(mark?.path ?? []),
    ...places.flatMap(({ area, parties }) => (parties.length > 1 ? [area] : [])),
  ]);
  for (const { area, heldBy } of places) if (heldBy !== null) areas.delete(area);
  return areas;
}

const placeOf = (places: readonly Place[], area: AreaId): Place => places[AREA_IDS.indexOf(area)]!;

function Road({ road }: { readonly road: LitRoad }) {
  const way = wayBetween(...road.between);
  if (way === null) return null;
  const isFull = road.limit !== null && road.used >= road.limit;
  return (
    <g class={`lights-road lights-road-${way.kind} ${isFull ? 'is-full' : ''}`}>
      <path class="lights-edge" d={way.path} />
      <path class="lights-core" d={way.path} />
    </g>
  );
}

const HEAD = 20; // px length of an arrow's head
const SHORT = 40; // px it stops before the centre of the location it points at

type ArrowTone = 'path' | 'mark' | 'march' | 'attack';

export function Arrow({ path, tone }: { readonly path: readonly AreaId[]; readonly tone: ArrowTone }) {
  const points = legsOf(path).flat();
  if (points.length < 2) return null;
  const tip = shortened(points, SHORT);
  const shaft = pathOf(shortened(tip, HEAD - 4));
  const { at, angle } = along(tip, lengthOf(tip));
  const place = `translate(${at[0]} ${at[1]}) rotate(${angle})`;
  return (
    <g class={`lights-arrow lights-arrow-${tone}`}>
      <path class="lights-edge" d={shaft} />
      <path class="lights-head" d={`M0 0L${-HEAD} -12L${-HEAD + 5} 0L${-HEAD} 12Z`} transform={place} />
      <path class="lights-core" d={shaft} />
    </g>
  );
}

function Light({ place, light }: { readonly place: Place; readonly light: AreaLight }) {
  return (
    <>
      <Band area={place.area} tone={light} />
      <Ellipse place={place} tone={light} />
    </>
  );
}

/** A band around the name of a sea; a town has none. */
function Band({
  area,
  tone,
  wider = 0,
}: {
  readonly area: AreaId;
  readonly tone: Tone;
  readonly wider?: number;
}) {
  const { label } = AREAS[areaIndex(area)!]!;
  if (!('curve' in label)) return null;
  const band = bandAlong(pointsOf(label.curve), label.size * 0.78 + wider);
  return (
    <g class={`lights-ring lights-${tone}`}>
      <path class="lights-field" d={band} />
      <path class="lights-edge" d={band} />
      <path class="lights-core" d={band} />
    </g>
  );
}

/** A controlled sea: its name on a banner of the side, and the side's mark on a boss above it. */
function Banner({
  sheets,
  area,
  side,
}: {
  readonly sheets: MapSheets | null;
  readonly area: AreaId;
  readonly side: Side;
}) {
  const { label } = AREAS[areaIndex(area)!]!;
  if (!('curve' in label)) return null;
  const half = label.size * 0.8;
  const whole = pointsOf(label.curve);
  const slack = lengthOf(whole) * 0.05; // the name leaves the same room at either end
  const curve = shortened(shortened(whole, slack).toReversed(), slack).toReversed();
  const { at, angle } = along(curve, lengthOf(curve) / 2);
  return (
    <g class={`lights-banner lights-banner-${side}`}>
      <path d={bannerAlong(curve, half)} />
      <g transform={`translate(${at[0]} ${at[1]}) rotate(${angle}) translate(0 ${-half - BOSS * 0.7})`}>
        <circle r={BOSS} />
        <use
          href={glyphRef(side === 'caesar' ? 'star' : 'trident')}
          x={-BOSS * 0.7}
          y={-BOSS * 0.7}
          width={BOSS * 1.4}
          height={BOSS * 1.4}
        />
      </g>
      <Lettering sheets={sheets} areas={[area]} />
    </g>
  );
}

const BOSS = 15;

type Tone = AreaLight | 'contested' | 'mark' | 'hover';

function Ellipse({
  place,
  tone,
  wider = 0,
}: {
  readonly place: Place;
  readonly tone: Tone;
  readonly wider?: number;
}) {
  const { x, y, rx, ry } = ringOf(place);
  const size = { cx: x, cy: y, rx: rx + wider, ry: ry + wider };
  return (
    <g class={`lights-ring lights-${tone}`}>
      <ellipse class="lights-field" {...size} />
      <ellipse class="lights-edge" {...size} />
      <ellipse class="lights-core" {...size} />
    </g>
  );
}

/** A component of its own, so that a moving pointer redraws only this. */
function Hover({ sheets, places, hovered }: HoverProps) {
  const area = hovered.value;
  if (area === null) return null;
  const place = placeOf(places, area);
  const isEmptySea = isSea(areaIndex(area)!) && place.parties.length === 0; // there is only its name to ring
  return (
    <>
      {isEmptySea ? (
        <Band area={area} tone="hover" wider={6} />
      ) : (
        <Ellipse place={place} tone="hover" wider={7} />
      )}
      {place.heldBy === null && <Lettering sheets={sheets} areas={[area]} />}
    </>
  );
}

interface HoverProps extends Pick<LightsProps, 'places' | 'hovered'> {
  readonly sheets: MapSheets | null;
}
