// Who held which city, turn after turn, on a small map: stepped by hand, or played automatically.
import { useSignal, useSignalEffect } from '@preact/signals';
import { holderOf, type Analysis, type TurnRecord } from '@rubicon/ai';
import { AREA_IDS, CITY_COUNT, SIDES, VALUE, type AreaId, type Side } from '@rubicon/engine';
import { useId } from 'preact/hooks';
import { areaName, sideName, enumeration, listAll } from '@rubicon/words';
import { BOARD } from '../board/map/geometry.ts';
import { useMapSheets } from '../board/map/use-map-sheets.ts';
import { anchorOf } from '../board/map/ways.ts';
import { sayReview } from '../words/topics/review.ts';
import { DataTable } from '../ui/chart/data-table.tsx';
import { whenText } from './times.ts';
import './war-map.css';

const PAUSE_MS = 900;
const CITIES = AREA_IDS.slice(0, CITY_COUNT);

export function WarMap({ analysis: { turns } }: { readonly analysis: Analysis }) {
  const id = useId();
  const shown = useSignal(turns.length - 1);
  const isPlaying = useSignal(false);
  const last = turns.length - 1;
  useSignalEffect(() => {
    if (!isPlaying.value) return undefined;
    const next = shown.value + 1;
    const timer = setTimeout(() => {
      if (next > last) isPlaying.value = false;
      else shown.value = next;
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const at = Math.min(shown.value, last);
  const turn = turns[at]!;
  const changed = changedIn(turns[at - 1], turn);
  const play = (): void => {
    if (!isPlaying.value && at === last) shown.value = 0;
    isPlaying.value = !isPlaying.value;
  };
  return (
    <>
      <Picture turn={turn} changed={changed} />
      <div class="war-map-bar">
        <button type="button" class="button" onClick={play}>
          {sayReview(isPlaying.value ? 'review.map.pause' : 'review.map.play')}
        </button>
        <label class="unseen" for={id}>
          {sayReview('review.map.turn')}
        </label>
        <input
          id={id}
          class="war-map-slider"
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={whenText(turn)}
          onInput={(event) => {
            isPlaying.value = false;
            shown.value = Number(event.currentTarget.value);
          }}
        />
      </div>
      <p class="war-map-now">
        <b>{whenText(turn)}</b>
        {SIDES.map((side) => (
          <span key={side} class={side}>
            {sideName(side)}: {sayReview('review.map.count', { count: turn.cities[side].length })}
          </span>
        ))}
      </p>
      <p class="war-map-changed">
        {changed.length === 0
          ? sayReview('review.map.unchanged')
          : sayReview('review.map.changed', { cities: listAll(changed.map(areaName)) })}
      </p>
      <DataTable
        summary={sayReview('review.as-table')}
        caption={sayReview('review.map')}
        columns={[sayReview('review.turn'), ...SIDES.map(sideName)]}
        rows={turns.map((each) => [
          whenText(each),
          ...SIDES.map((side) => enumeration(each.cities[side].map(areaName))),
        ])}
      />
    </>
  );
}

function changedIn(before: TurnRecord | undefined, now: TurnRecord): AreaId[] {
  if (before === undefined) return [];
  return CITIES.filter((city) => holderOf(before, city) !== holderOf(now, city));
}

interface PictureProps {
  readonly turn: TurnRecord;
  readonly changed: readonly AreaId[];
}

function Picture({ turn, changed }: PictureProps) {
  const sheets = useMapSheets();
  const held = (side: Side): string =>
    turn.cities[side].length === 0
      ? sayReview('review.map.nothing')
      : listAll(turn.cities[side].map(areaName));
  return (
    <svg
      class="war-map"
      viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
      role="img"
      aria-label={sayReview('review.map.picture', { caesar: held('caesar'), pompey: held('pompey') })}
    >
      <rect class="war-map-sea" width={BOARD.width} height={BOARD.height} />
      <path class="war-map-lining" d={sheets?.coast} />
      <path class="war-map-land" d={sheets?.coast} />
      {CITIES.map((city, index) => {
        const [x, y] = anchorOf(city);
        const holder = holderOf(turn, city);
        const size = VALUE[index]! > 0 ? 26 : 17;
        return (
          <g key={city} class={changed.includes(city) ? 'war-map-fresh' : undefined}>
            {changed.includes(city) ? <circle class="war-map-ring" cx={x} cy={y} r={size + 14} /> : null}
            {holder === 'caesar' ? (
              <rect class="war-map-caesar" x={x - size} y={y - size} width={2 * size} height={2 * size} />
            ) : holder === 'pompey' ? (
              <circle class="war-map-pompey" cx={x} cy={y} r={size + 2} />
            ) : (
              <circle class="war-map-open" cx={x} cy={y} r={size - 6} />
            )}
            {VALUE[index]! > 0 ? (
              <text class="war-map-name" x={x} y={y + size + 40}>
                {areaName(city)}
              </text>
            ) : null}
            {VALUE[index]! > 0 ? (
              <text class={holder === null ? 'war-map-value' : `war-map-value ${holder}`} x={x} y={y + 11}>
                {VALUE[index]}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
