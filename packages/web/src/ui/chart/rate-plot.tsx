// Rates with their intervals, one row each.
import type { WinRate } from '@rubicon/ai';
import type { Side } from '@rubicon/engine';
import { useRef } from 'preact/hooks';
import { percentText } from '@rubicon/words';
import { DataTable } from './data-table.tsx';
import { useWidth } from '../use-width.ts';
import { sayStats } from '../../words/topics/stats.ts';

export interface Row {
  readonly name: string;
  readonly won: WinRate;
  readonly side: Side | null; // whose colour it has
}

const ROW = 30;
const TOP = 22;
const NARROW = 560; // px below which names stand above their rows
const WIDE = 900; // px until it is known
const LEAST = 240;
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

export const intervalText = ({ low, high }: WinRate): string =>
  sayStats('stats.interval-text', { low: percentText(low), high: percentText(high) });

export function RatePlot({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const box = useRef<HTMLElement>(null);
  const width = Math.max(useWidth(box) || WIDE, LEAST);
  const isNarrow = width < NARROW;
  const left = isNarrow ? 8 : 210;
  const right = width - 96;
  const step = isNarrow ? ROW + 18 : ROW;
  const bottom = TOP + step * rows.length;
  const x = (rate: number): number => left + (right - left) * rate;
  return (
    <figure class="stats-figure" ref={box}>
      <figcaption>{title}</figcaption>
      <svg width={width} height={bottom + 6} viewBox={`0 0 ${width} ${bottom + 6}`} aria-hidden="true">
        {QUARTERS.map((rate) => (
          <g key={rate}>
            <path class={rate === 0.5 ? 'stats-even' : 'stats-rule'} d={`M${x(rate)} ${TOP - 4}V${bottom}`} />
            <text class="stats-tick" x={x(rate)} y={TOP - 10}>
              {percentText(rate)}
            </text>
          </g>
        ))}
        <text class="stats-games" x={width - 4} y={TOP - 10}>
          {sayStats('stats.games')}
        </text>
        {rows.map(({ name, won, side }, index) => {
          const y = TOP + step * (index + 1) - ROW / 2;
          return (
            <g key={name} class={side ?? 'stats-both'}>
              <text
                class={isNarrow ? 'stats-name' : 'stats-name stats-beside'}
                x={isNarrow ? left : left - 14}
                y={isNarrow ? y - 14 : y + 5}
              >
                {name}
              </text>
              <path
                class="stats-interval"
                d={`M${x(won.low)} ${y}H${x(won.high)}M${x(won.low)} ${y - 5}v10M${x(won.high)} ${y - 5}v10`}
              />
              {side === 'pompey' ? (
                <circle class="stats-dot" cx={x(won.rate)} cy={y} r="5.5" />
              ) : (
                <rect class="stats-dot" x={x(won.rate) - 5} y={y - 5} width="10" height="10" />
              )}
              <text class="stats-value" x={width - 44} y={y + 5}>
                {percentText(won.rate)}
              </text>
              <text class="stats-games" x={width - 4} y={y + 5}>
                {won.games}
              </text>
            </g>
          );
        })}
      </svg>
      <DataTable
        caption={title}
        columns={[title, sayStats('stats.games'), sayStats('stats.wins'), sayStats('stats.interval')]}
        rows={rows.map(({ name, won }) => [
          name,
          String(won.games),
          percentText(won.rate),
          intervalText(won),
        ])}
      />
    </figure>
  );
}
