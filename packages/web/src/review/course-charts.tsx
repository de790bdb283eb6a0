// Victory points, steps on the map, steps lost and levied, turn by turn.
import type { Analysis, TurnRecord } from '@rubicon/ai';
import { SIDES, type PerSide } from '@rubicon/engine';
import { sideName, yearName, enumeration } from '@rubicon/words';
import { replayAddress, type Source } from '../routes/moment.ts';
import { sayReview } from '../words/topics/review.ts';
import { DataTable } from '../ui/chart/data-table.tsx';
import { Legend } from '../ui/chart/legend.tsx';
import { Plot } from '../ui/chart/plot.tsx';
import { ticksOver } from '../ui/chart/scale.ts';
import { SideLines } from '../ui/chart/side-lines.tsx';
import { whenText } from './times.ts';

interface Props {
  readonly analysis: Analysis;
  readonly source: Source;
}

const KINDS = ['points', 'steps', 'lost', 'levied'] as const;
type Kind = (typeof KINDS)[number];

export function CourseCharts({ analysis: { turns }, source }: Props) {
  return (
    <>
      <Legend />
      <div class="review-course">
        {KINDS.map((kind) => (
          <figure key={kind}>
            <figcaption>{sayReview(`review.course.${kind}`)}</figcaption>
            <CourseChart kind={kind} turns={turns} source={source} />
          </figure>
        ))}
      </div>
      <DataTable
        summary={sayReview('review.as-table')}
        caption={sayReview('review.course')}
        columns={[
          sayReview('review.turn'),
          ...KINDS.flatMap((kind) =>
            SIDES.map((side) => enumeration([sayReview(`review.course.${kind}`), sideName(side)])),
          ),
        ]}
        rows={turns.map((turn) => [
          whenText(turn),
          ...KINDS.flatMap((kind) => [String(turn[kind].caesar), String(turn[kind].pompey)]),
        ])}
      />
    </>
  );
}

interface ChartProps {
  readonly kind: Kind;
  readonly turns: readonly TurnRecord[];
  readonly source: Source;
}

function CourseChart({ kind, turns, source }: ChartProps) {
  const values: readonly PerSide<number>[] = turns.map((turn) => turn[kind]);
  const most = Math.max(1, ...values.flatMap(({ caesar, pompey }) => [caesar, pompey]));
  const ticks = ticksOver({ least: 0, most }, 3);
  const last = Math.max(1, turns.length - 1);
  return (
    <Plot
      label={sayReview(`review.course.${kind}`)}
      height={190}
      range={{ least: 0, most: ticks.at(-1)! }}
      ticks={ticks.map((at) => ({ at, label: String(at) }))}
      spans={yearSpans(turns, last)}
      places={turns.map((_, index) => index / last)}
      cursorLabel={sayReview('review.course.cursor')}
      reading={(at) =>
        sayReview('review.course.reading', {
          when: whenText(turns[at]!),
          caesar: values[at]!.caesar,
          pompey: values[at]!.pompey,
        })
      }
      address={(at) => replayAddress({ source, at: turns[at]?.entry ?? null, perspective: 'all' })}
      openLabel={sayReview('review.open-moment')}
    >
      {(place) => (
        <SideLines
          points={{
            caesar: values.map(({ caesar }, index) => place(index / last, caesar)),
            pompey: values.map(({ pompey }, index) => place(index / last, pompey)),
          }}
        />
      )}
    </Plot>
  );
}

function yearSpans(
  turns: readonly TurnRecord[],
  last: number,
): { from: number; to: number; label: string }[] {
  const years = [...new Set(turns.map(({ year }) => year))];
  return years.map((year) => {
    const first = turns.findIndex((turn) => turn.year === year && turn.turn > 0);
    const end = turns.findLastIndex((turn) => turn.year === year);
    return { from: Math.max(0, first - 1) / last, to: end / last, label: yearName(year) };
  });
}
