// The winning chances over the whole game: Caesar's share from below, Pompey's from above.
import type { Analysis } from '@rubicon/ai';
import type { Side } from '@rubicon/engine';
import { roman, sideName, yearName, chanceText, percentText } from '@rubicon/words';
import { replayAddress, type Source } from '../routes/moment.ts';
import { sayReview } from '../words/topics/review.ts';
import { DataTable } from '../ui/chart/data-table.tsx';
import { medalsFor } from './medals.ts';
import { Plot } from '../ui/chart/plot.tsx';
import { areaTo, lineThrough, type Point } from '../ui/chart/scale.ts';
import { whenText, yearsIn } from './times.ts';
import './chance-chart.css';

interface Props {
  readonly analysis: Analysis;
  readonly source: Source;
}

export const SHOWN_POINTS = 8; // turning points that are numbered on the curve

export function ChanceChart({ analysis, source }: Props) {
  const { chances, turns, turningPoints } = analysis;
  const last = Math.max(1, turns.at(-1)!.entry);
  const years = yearsIn(analysis);
  const reading = (place: number): string => {
    const { chance } = chances[place]!;
    const [caesar, pompey] = [chanceText(chance), chanceText(1 - chance)];
    return sayReview('review.chances.reading', { when: whenText(chances[place]!), caesar, pompey });
  };
  return (
    <>
      <Plot
        label={sayReview('review.chances')}
        height={320}
        range={{ least: 0, most: 1 }}
        ticks={[0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, label: percentText(at) }))}
        spans={years.map(({ from, to, year }) => ({
          from: from / last,
          to: to / last,
          label: yearName(year),
        }))}
        marks={years.flatMap((year) =>
          year.turns.map(({ from, turn }) => ({ at: from / last, label: roman(turn) })),
        )}
        places={chances.map(({ entry }) => entry / last)}
        cursorLabel={sayReview('review.chances.cursor')}
        reading={reading}
        address={(place) => replayAddress({ source, at: chances[place]?.entry ?? null, perspective: 'all' })}
        openLabel={sayReview('review.open-moment')}
        valueAt={(place) => chances[place]!.chance}
      >
        {(place, field) => {
          const curve: Point[] = chances.map(({ entry, chance }) => place(entry / last, chance));
          const bottom = field.top + field.height;
          return (
            <>
              <defs>
                <Hatch id="hatch-caesar" side="caesar" />
                <Hatch id="hatch-pompey" side="pompey" />
              </defs>
              <path fill="url(#hatch-caesar)" d={areaTo(curve, bottom)} />
              <path fill="url(#hatch-pompey)" d={areaTo(curve, field.top)} />
              <path class="plot-even" d={`M${field.left} ${place(0, 0.5)[1]}h${field.width}`} />
              <path class="chance-curve" d={lineThrough(curve)} />
              <text class="chance-side caesar" x={field.left + 10} y={bottom - 10}>
                {sideName('caesar')}
              </text>
              <text class="chance-side pompey" x={field.left + 10} y={field.top + 20}>
                {sideName('pompey')}
              </text>
              {medalsFor(
                turningPoints
                  .slice(0, SHOWN_POINTS)
                  .map(({ entry }) => place(entry / last, chances[entry]?.chance ?? 0.5)),
                field,
                11,
              ).map(([at, face], index) => (
                <Medal key={`${face[0]} ${face[1]}`} at={at} face={face} number={index + 1} />
              ))}
            </>
          );
        }}
      </Plot>
      <DataTable
        summary={sayReview('review.as-table')}
        caption={sayReview('review.chances')}
        columns={[sayReview('review.turn'), sideName('caesar'), sideName('pompey')]}
        rows={turns.flatMap((turn) => {
          const at = chances[turn.entry];
          return at === undefined
            ? []
            : [[whenText(turn), percentText(at.chance), percentText(1 - at.chance)] as const];
        })}
      />
    </>
  );
}

/** Fine parallel lines, each side's in its own direction. */
function Hatch({ id, side }: { readonly id: string; readonly side: Side }) {
  return (
    <pattern
      id={id}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${side === 'caesar' ? 45 : -45})`}
    >
      <path class={`chance-hatch ${side}`} d="M0 0V5" />
    </pattern>
  );
}

interface MedalProps {
  readonly at: Point;
  readonly face: Point;
  readonly number: number;
}

function Medal({ at: [x, y], face: [faceX, faceY], number }: MedalProps) {
  return (
    <g class="chance-medal">
      <path d={`M${x} ${y}L${faceX} ${faceY}`} />
      <circle cx={x} cy={y} r="2.5" />
      <circle class="chance-medal-face" cx={faceX} cy={faceY} r="11" />
      <text x={faceX} y={faceY + 4.5}>
        {roman(number)}
      </text>
    </g>
  );
}
