// A tally as charts, each with its numbers in a table.
import type { CardRow, Mean, Tally, WinRate } from '@rubicon/ai';
import { SIDES, type Side } from '@rubicon/engine';
import { cardMark, levelName, sideName, decimalText, numberText, percentText, say } from '@rubicon/words';
import { Legend } from '../ui/chart/legend.tsx';
import { sayReview } from '../words/topics/review.ts';
import { sayStats } from '../words/topics/stats.ts';
import { ColumnPlot } from '../ui/chart/column-plot.tsx';
import { isLevel } from './opponent.ts';
import { RatePlot, type RateTexts, type Row } from '../ui/chart/rate-plot.tsx';

const intervalText = ({ low, high }: WinRate): string =>
  sayStats('stats.interval-text', { low: percentText(low), high: percentText(high) });

const rateTexts = (): RateTexts => ({
  games: sayStats('stats.games'),
  rate: sayStats('stats.wins'),
  interval: sayStats('stats.interval'),
  intervalOf: intervalText,
  tableSummary: sayReview('review.as-table'),
});

export function TallySheet({ tally }: { readonly tally: Tally }) {
  const { games, drawn, caesar, byEdition } = tally;
  const texts = rateTexts();
  const first = tally.turns.findIndex((count) => count > 0);
  return (
    <>
      <p class="stats-counted">{sayStats('stats.counted', { count: games, drawn })}</p>
      <section class="stats-section" aria-labelledby="stats-results">
        <h2 id="stats-results">{sayStats('stats.results')}</h2>
        <RatePlot
          title={sayStats('stats.results-caesar')}
          texts={texts}
          rows={[
            { name: sayStats('stats.all'), won: caesar, side: 'caesar' },
            ...byEdition.map((row) => ({
              name: sayStats('stats.edition-row', { edition: row.edition }),
              won: row.caesar,
              side: 'caesar' as const,
            })),
          ]}
        />
        {tally.byMachine.length === 0 ? null : (
          <RatePlot title={sayStats('stats.machines')} rows={machineRows(tally)} texts={texts} />
        )}
      </section>
      <section class="stats-section" aria-labelledby="stats-opened">
        <h2 id="stats-opened">{sayStats('stats.openings')}</h2>
        <RatePlot title={sayStats('stats.opened')} rows={cardRows(tally.opened)} texts={texts} />
        <RatePlot title={sayStats('stats.laid-aside')} rows={cardRows(tally.laidAside)} texts={texts} />
      </section>
      <section class="stats-section" aria-labelledby="stats-length">
        <h2 id="stats-length">{sayStats('stats.length')}</h2>
        <ColumnPlot
          title={sayStats('stats.by-turns')}
          axis={sayStats('stats.turns')}
          tableSummary={texts.tableSummary}
          columns={tally.turns.slice(first).map((count, index) => ({
            name: String(first + index),
            parts: [{ name: sayStats('stats.games'), amount: count, side: null }],
          }))}
        />
        <div class="stats-pair">
          <Endings tally={tally} />
          <Averages tally={tally} />
        </div>
      </section>
      <Dice tally={tally} />
    </>
  );
}

function machineRows({ byMachine }: Tally): Row[] {
  return byMachine.flatMap(({ level, person }) =>
    SIDES.filter((side) => person[side].games > 0).map((side) => ({
      name: sayStats('stats.machine-row', {
        side: sideName(side),
        level: isLevel(level) ? levelName(level) : level,
      }),
      won: person[side],
      side,
    })),
  );
}

const cardRows = (opened: Readonly<Record<Side, readonly CardRow[]>>): Row[] =>
  SIDES.flatMap((side) =>
    opened[side].map(({ card, won }) => ({
      name: sayStats('stats.card-row', { side: sideName(side), card: cardMark(card) }),
      won,
      side,
    })),
  );

function Endings({ tally: { endings, games } }: { readonly tally: Tally }) {
  return (
    <table class="stats-table">
      <caption>{sayStats('stats.endings')}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{sayStats('stats.ending')}</th>
          <th scope="col">{sayStats('stats.games')}</th>
        </tr>
      </thead>
      <tbody>
        {endings.map(({ reason, games: count }) => (
          <tr key={reason}>
            <th scope="row">{say(`over.reason.${reason}`)}</th>
            <td>
              {numberText(count)} <small>({percentText(count / games)})</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Averages({ tally: { length, battles, points, lost } }: { readonly tally: Tally }) {
  const rows: readonly (readonly [string, Mean])[] = [
    [sayStats('stats.turns'), length],
    [sayStats('stats.battles'), battles],
    ...SIDES.map((side) => [sayStats('stats.points', { side: sideName(side) }), points[side]] as const),
    ...SIDES.map((side) => [sayStats('stats.lost', { side: sideName(side) }), lost[side]] as const),
  ];
  return (
    <table class="stats-table">
      <caption>{sayStats('stats.averages')}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{sayStats('stats.averages')}</th>
          <th scope="col">{sayStats('stats.average')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { mean, error }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {decimalText(mean)} <small>± {decimalText(error)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Dice({ tally: { luck, luckBalance, luckierWon } }: { readonly tally: Tally }) {
  return (
    <section class="stats-section" aria-labelledby="stats-luck">
      <h2 id="stats-luck">{sayStats('stats.luck')}</h2>
      {SIDES.map((side) => (
        <p key={side}>
          {sayStats('stats.luck-side', {
            side: sideName(side),
            hits: luck[side].hits,
            dice: luck[side].dice,
            expected: decimalText(luck[side].expected),
          })}
        </p>
      ))}
      {luckierWon.games === 0 ? null : (
        <p>
          {sayStats('stats.luckier', {
            rate: percentText(luckierWon.rate),
            games: luckierWon.games,
            interval: intervalText(luckierWon),
          })}
        </p>
      )}
      <Legend />
      <ColumnPlot
        title={sayStats('stats.balance')}
        axis={sayStats('stats.balance-axis')}
        tableSummary={sayReview('review.as-table')}
        columns={luckBalance.map(({ from, to, games, caesarWon }) => ({
          name: spanText(from, to),
          parts: [
            {
              name: sayStats('stats.won-by', { side: sideName('caesar') }),
              amount: caesarWon,
              side: 'caesar',
            },
            {
              name: sayStats('stats.won-by', { side: sideName('pompey') }),
              amount: games - caesarWon,
              side: 'pompey',
            },
          ],
        }))}
      />
    </section>
  );
}

function spanText(from: number, to: number): string {
  if (from === -Infinity) return sayStats('stats.under', { to: numberText(to) });
  if (to === Infinity) return sayStats('stats.over', { from: numberText(from) });
  return sayStats('stats.between', { from: numberText(from), to: numberText(to) });
}
