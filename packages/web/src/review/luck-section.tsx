// How the dice fell: in total for each side, battle by battle, and what it cost.
import { deviationOf, type Analysis, type GameLuck, type Luck } from '@rubicon/ai';
import { SIDES, type PerSide, type Side } from '@rubicon/engine';
import { areaName, sideName, decimalText, enumeration } from '@rubicon/words';
import { SideMark } from '../pieces/mark.tsx';
import { replayAddress, type Source } from '../routes/moment.ts';
import { sayReview } from '../words/topics/review.ts';
import { DataTable } from '../ui/chart/data-table.tsx';
import { Legend } from '../ui/chart/legend.tsx';
import { deviationText, surplusText } from './numbers.ts';
import { Plot } from '../ui/chart/plot.tsx';
import { ticksOver } from '../ui/chart/scale.ts';
import { SideLines } from '../ui/chart/side-lines.tsx';
import { whenText } from './times.ts';

interface Props {
  readonly analysis: Analysis;
  readonly source: Source;
}

export function LuckSection({ analysis: { luck }, source }: Props) {
  if (luck.battles.length === 0) return <p>{sayReview('review.luck.none')}</p>;
  return (
    <>
      <div class="review-fortunes">
        {SIDES.map((side) => (
          <Fortune key={side} side={side} luck={luck} />
        ))}
      </div>
      <Legend />
      <LuckChart luck={luck} source={source} />
      <LuckTable luck={luck} />
    </>
  );
}

const surplusOf = ({ hits, expected }: Luck): number => hits - expected;

function fortuneText(luck: Luck): string {
  const deviation = deviationOf(luck);
  if (Math.abs(deviation) < 1) return sayReview('review.luck.as-expected');
  if (deviation > 0) return sayReview(deviation < 2 ? 'review.luck.lucky' : 'review.luck.very-lucky');
  return sayReview(deviation > -2 ? 'review.luck.unlucky' : 'review.luck.very-unlucky');
}

/** A side's dice figures. */
function Fortune({ side, luck }: { readonly side: Side; readonly luck: GameLuck }) {
  const own = luck.total[side];
  const foe = luck.total[side === 'caesar' ? 'pompey' : 'caesar'];
  const lost = luck.battles.reduce((sum, { battle }) => sum + battle.lost[side], 0);
  const rows = [
    ['review.luck.dice', String(own.dice)],
    ['review.luck.hits', String(own.hits)],
    ['review.luck.expected', decimalText(own.expected)],
    ['review.luck.surplus', surplusText(surplusOf(own))],
    ['review.luck.deviation', deviationText(deviationOf(own))],
    ['review.luck.lost', decimalText(lost)],
    ['review.luck.cost', surplusText(surplusOf(foe))],
  ] as const;
  return (
    <section
      class={`review-fortune ${side}`}
      aria-label={sayReview('review.luck.of', { side: sideName(side) })}
    >
      <h3>
        <SideMark side={side} /> {sideName(side)}
      </h3>
      <p class="review-fortune-word">{fortuneText(own)}</p>
      <dl>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{sayReview(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Sums before the first battle and after each. */
function sumsOf({ battles }: GameLuck): PerSide<number>[] {
  const sums = [{ caesar: 0, pompey: 0 }];
  for (const { luck } of battles) {
    const { caesar, pompey } = sums.at(-1)!;
    sums.push({ caesar: caesar + surplusOf(luck.caesar), pompey: pompey + surplusOf(luck.pompey) });
  }
  return sums;
}

function LuckChart({ luck, source }: { readonly luck: GameLuck; readonly source: Source }) {
  const sums = sumsOf(luck);
  const all = sums.flatMap(({ caesar, pompey }) => [caesar, pompey]);
  const ticks = ticksOver({ least: Math.min(-1, ...all), most: Math.max(1, ...all) }, 4);
  const last = sums.length - 1;
  return (
    <Plot
      label={sayReview('review.luck.axis')}
      height={240}
      range={{ least: ticks[0]!, most: ticks.at(-1)! }}
      ticks={ticks.map((at) => ({ at, label: at === 0 ? '0' : surplusText(at).replace(/[.,]0$/, '') }))}
      spans={[{ from: 0, to: 1, label: sayReview('review.luck.axis') }]}
      places={sums.map((_, index) => index / last)}
      cursorLabel={sayReview('review.luck.cursor')}
      reading={(at) => {
        const battle = luck.battles[at - 1]?.battle;
        if (battle === undefined) return sayReview('review.luck.before');
        const { caesar, pompey } = sums[at]!;
        return sayReview('review.luck.reading', {
          area: areaName(battle.area),
          when: whenText(battle),
          caesar: surplusText(caesar),
          pompey: surplusText(pompey),
        });
      }}
      address={(at) => {
        const battle = luck.battles[at - 1]?.battle;
        return battle === undefined
          ? null
          : replayAddress({ source, at: battle.toEntry, perspective: 'all' });
      }}
      openLabel={sayReview('review.open-moment')}
    >
      {(place, field) => (
        <>
          <path class="plot-even" d={`M${field.left} ${place(0, 0)[1]}h${field.width}`} />
          <SideLines
            points={{
              caesar: sums.map(({ caesar }, index) => place(index / last, caesar)),
              pompey: sums.map(({ pompey }, index) => place(index / last, pompey)),
            }}
          />
        </>
      )}
    </Plot>
  );
}

function LuckTable({ luck: { battles } }: { readonly luck: GameLuck }) {
  const columns = (['dice', 'hits', 'expected', 'deviation'] as const).flatMap((column) =>
    SIDES.map((side) => enumeration([sayReview(`review.luck.${column}`), sideName(side)])),
  );
  return (
    <DataTable
      summary={sayReview('review.as-table')}
      caption={sayReview('review.luck')}
      columns={[sayReview('review.luck.cursor'), ...columns]}
      rows={battles.map(({ battle, luck }) => {
        const both = (cell: (side: Luck) => string): string[] => SIDES.map((side) => cell(luck[side]));
        return [
          enumeration([areaName(battle.area), whenText(battle)]),
          ...both(({ dice }) => String(dice)),
          ...both(({ hits }) => String(hits)),
          ...both(({ expected }) => decimalText(expected)),
          ...both((own) => deviationText(deviationOf(own))),
        ];
      })}
    />
  );
}
