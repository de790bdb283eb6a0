// Rates with their intervals, one row each.
import type { Side } from '@rubicon/engine';
import { useRef } from 'preact/hooks';
import { percentText } from '@rubicon/words';
import { DataTable } from './data-table.tsx';
import { SideDot } from './side-dot.tsx';
import { useChartWidth } from './use-chart-width.ts';
import './plot.css';

/** A share of some cases, with its interval. */
interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

export interface Row {
  readonly name: string;
  readonly won: Rate;
  readonly side: Side | null; // whose colour it has
}

const ROW = 30;
const TOP = 22;
const NARROW = 560; // px below which labels are above their rows
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

export interface RateTexts {
  readonly games: string;
  readonly rate: string;
  readonly interval: string;
  readonly intervalOf: (rate: Rate) => string;
  readonly tableSummary: string;
}

interface Props {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly texts: RateTexts;
}

export function RatePlot({ title, rows, texts }: Props) {
  const box = useRef<HTMLElement>(null);
  const width = useChartWidth(box);
  const isNarrow = width < NARROW;
  const left = isNarrow ? 8 : 210;
  const right = width - 96;
  const step = isNarrow ? ROW + 18 : ROW;
  const bottom = TOP + step * rows.length;
  const x = (rate: number): number => left + (right - left) * rate;
  const yOf = (index: number): number => TOP + step * (index + 1) - ROW / 2;
  // Between names above the rows, a line would cross them
  const ruleAt = (rate: number): string =>
    isNarrow
      ? rows.map((_, index) => `M${x(rate)} ${yOf(index) - 10}v20`).join('')
      : `M${x(rate)} ${TOP - 4}V${bottom}`;
  return (
    <figure class="plot-figure" ref={box}>
      <figcaption>{title}</figcaption>
      <svg width={width} height={bottom + 6} viewBox={`0 0 ${width} ${bottom + 6}`} aria-hidden="true">
        {QUARTERS.map((rate) => (
          <g key={rate}>
            <path class={rate === 0.5 ? 'plot-even' : 'plot-rule'} d={ruleAt(rate)} />
            <text class="plot-tick is-middle" x={x(rate)} y={TOP - 10}>
              {percentText(rate)}
            </text>
          </g>
        ))}
        <text class="plot-tick" x={width - 4} y={TOP - 10}>
          {texts.games}
        </text>
        {rows.map(({ name, won, side }, index) => {
          const y = yOf(index);
          return (
            <g key={name} class={side ?? 'both'}>
              <text
                class={isNarrow ? 'plot-name' : 'plot-name is-beside'}
                x={isNarrow ? left : left - 14}
                y={isNarrow ? y - 14 : y + 5}
              >
                {name}
              </text>
              <path
                class="plot-interval"
                d={`M${x(won.low)} ${y}H${x(won.high)}M${x(won.low)} ${y - 5}v10M${x(won.high)} ${y - 5}v10`}
              />
              <SideDot side={side} at={[x(won.rate), y]} radius={isNarrow ? 3 : 5} />
              <text class="plot-value" x={width - 44} y={y + 5}>
                {percentText(won.rate)}
              </text>
              <text class="plot-tick" x={width - 4} y={y + 5}>
                {won.games}
              </text>
            </g>
          );
        })}
      </svg>
      <DataTable
        summary={texts.tableSummary}
        caption={title}
        columns={[title, texts.games, texts.rate, texts.interval]}
        rows={rows.map(({ name, won }) => [
          name,
          String(won.games),
          percentText(won.rate),
          texts.intervalOf(won),
        ])}
      />
    </figure>
  );
}
