// A chart: lines on a field with years above and values beside it, a cursor moved by mouse, finger and keys, and the
// value under the cursor in words.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { nearest, placeOf, type Field, type Point, type Range } from './scale.ts';
import { useChartWidth } from './use-chart-width.ts';
import { ValueAxis, type Tick } from './value-axis.tsx';
import './plot.css';

interface Props {
  readonly label: string;
  readonly height: number;
  readonly range: Range;
  readonly ticks: readonly Tick[]; // values
  readonly spans: readonly { readonly from: number; readonly to: number; readonly label: string }[]; // across, 0 to 1
  readonly marks?: readonly Tick[]; // small ones below, across
  readonly places: readonly number[]; // where the cursor can be, across
  readonly cursorLabel: string;
  readonly reading: (place: number) => string;
  readonly address?: (place: number) => string | null; // the target of a click
  readonly openLabel?: string;
  readonly valueAt?: (place: number) => number; // a dot on the curve
  readonly children: (place: (across: number, value: number) => Point, field: Field) => ComponentChildren;
}

const MARGIN = { left: 44, right: 12, top: 26, bottom: 22 };
const MARK_WIDTH = 24;
const THUMB = 22; // the width of the slider's thumb
const NO_MARKS: readonly Tick[] = [];

export function Plot({
  label,
  height,
  range,
  ticks,
  spans,
  marks = NO_MARKS,
  places,
  cursorLabel,
  reading,
  address,
  openLabel,
  valueAt,
  children,
}: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const width = useChartWidth(box);
  const chosen = useSignal(Infinity); // the last, however many there are
  const at = Math.max(0, Math.min(chosen.value, places.length - 1));
  const field: Field = {
    left: MARGIN.left,
    top: MARGIN.top,
    width: width - MARGIN.left - MARGIN.right,
    height: height - MARGIN.top - MARGIN.bottom,
  };
  const place = placeOf(field, range);
  const bottom = field.top + field.height;
  const follow = (event: PointerEvent & { readonly currentTarget: Element }): void => {
    const { left } = event.currentTarget.getBoundingClientRect();
    chosen.value = nearest(places, (event.clientX - left - field.left) / field.width);
  };
  const [cursor] = place(places[at] ?? 0, 0);
  const target = address?.(at) ?? null;
  return (
    <div class="plot" ref={box}>
      <svg
        class={target === null ? 'plot-picture' : 'plot-picture plot-leads'}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerUp={({ pointerType }) => {
          // A tap only moves the cursor: touch has no other way to
          if (pointerType === 'mouse' && target !== null) location.hash = target;
        }}
      >
        {spans.map(({ from, to, label: text }, index) => {
          const [left, right] = [place(from, 0)[0], place(to, 0)[0]];
          return (
            <g key={text}>
              {index % 2 === 1 ? (
                <rect class="plot-span" x={left} y={field.top} width={right - left} height={field.height} />
              ) : null}
              {right - left > 46 ? (
                <text class="plot-year" x={(left + right) / 2} y={field.top - 10}>
                  {text}
                </text>
              ) : null}
            </g>
          );
        })}
        <ValueAxis field={field} ticks={ticks} y={(value) => place(0, value)[1]} />
        {children(place, field)}
        <path
          class="plot-frame"
          d={`M${field.left} ${field.top}V${bottom}H${field.left + field.width}M${field.left - 3} ${field.top}V${bottom + 3}H${field.left + field.width}`}
        />
        {marks.map(({ at: across, label: text }, index) => {
          const [x] = place(across, 0);
          const [next] = place(marks[index + 1]?.at ?? 1, 0);
          return (
            <g key={across}>
              <path class="plot-notch" d={`M${x} ${bottom}v6`} />
              {next - x < MARK_WIDTH ? null : (
                <text class="plot-mark" x={x + 3} y={bottom + 17}>
                  {text}
                </text>
              )}
            </g>
          );
        })}
        {places.length === 0 ? null : (
          <g class="plot-cursor">
            <path d={`M${cursor} ${field.top}V${bottom}`} />
            {valueAt === undefined ? null : <circle cx={cursor} cy={place(0, valueAt(at))[1]} r="5" />}
          </g>
        )}
      </svg>
      {places.length === 0 ? null : (
        <div class="plot-foot">
          <label class="unseen" for={id}>
            {`${label}: ${cursorLabel}`}
          </label>
          <input
            id={id}
            class="plot-slider"
            // As far as the places reach, so that its thumb stands below the cursor
            style={{ width: `${field.width * (places.at(-1) ?? 1) + THUMB}px` }}
            type="range"
            min={0}
            max={places.length - 1}
            value={at}
            aria-valuetext={reading(at)}
            onInput={(event) => (chosen.value = Number(event.currentTarget.value))}
          />
          <p class="plot-reading">
            <span aria-hidden="true">{reading(at)}</span>
            {target === null ? null : (
              <a
                class="plot-open"
                href={target}
                aria-label={openLabel === undefined ? undefined : `${openLabel}: ${reading(at)}`}
              >
                {openLabel}
              </a>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
