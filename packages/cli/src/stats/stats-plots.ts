// Statistics as plots: results, first cards, length and dice luck.
import type { CardRow, Tally } from '@rubicon/ai';
import type { Side } from '@rubicon/engine';
import { sideName } from '@rubicon/words';
import { columnPlot } from '../plots/column-plot.ts';
import { ratePlot, type RateRow } from '../plots/rate-plot.ts';

const cards = (rows: readonly CardRow[], side: Side): RateRow[] =>
  rows.map(({ card, won }) => ({ name: `${sideName(side)}, ${card}`, won, side }));

const edge = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value)}`;

function spanName(from: number, to: number): string {
  if (from === -Infinity) return `under ${edge(to)}`;
  return to === Infinity ? `over ${edge(from)}` : `${edge(from)} to ${edge(to)}`;
}

/** SVG texts by file name. */
export function statsPlots(tally: Tally): ReadonlyMap<string, string> {
  const { caesar, byEdition, opened, turns, luckBalance } = tally;
  const first = turns.findIndex((games) => games > 0);
  return new Map([
    [
      'results.svg',
      ratePlot('Win rate of Caesar', [
        { name: 'all', won: caesar, side: 'caesar' },
        ...byEdition.map((row) => ({
          name: `edition ${row.edition}`,
          won: row.caesar,
          side: 'caesar' as const,
        })),
      ]),
    ],
    [
      'openings.svg',
      ratePlot('Win rate by first card played', [
        ...cards(opened.caesar, 'caesar'),
        ...cards(opened.pompey, 'pompey'),
      ]),
    ],
    [
      'length.svg',
      columnPlot(
        'Length of games',
        'turns',
        turns
          .slice(Math.max(0, first))
          .map((games, index) => ({ name: String(first + index), parts: [{ games, kind: 'dot' }] })),
      ),
    ],
    [
      'luck.svg',
      columnPlot(
        'Dice luck: games won by Caesar (gold) and Pompey (green)',
        'luck of Caesar minus luck of Pompey, in standard deviations',
        luckBalance.map(({ from, to, games, caesarWon }) => ({
          name: spanName(from, to),
          parts: [
            { games: caesarWon, kind: 'caesar' },
            { games: games - caesarWon, kind: 'pompey' },
          ],
        })),
      ),
    ],
  ]);
}
