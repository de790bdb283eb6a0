// Rows for the charts of the balance, from the server's counts.
import { wilson } from '@rubicon/ai/balance';
import { EDITIONS, MAX_BID, SIDES, type Side } from '@rubicon/engine';
import type { Balance } from '@rubicon/protocol';
import { BALANCE_TERMS, MACHINE_LEVELS, RATING_BANDS } from '@rubicon/protocol/lists';
import { levelName } from '@rubicon/words';
import type { Row } from '../../ui/chart/rate-plot.tsx';
import { sayBids } from '../../words/topics/bids.ts';

type Count = Balance['counts'][number];

const gamesIn = ({ won, drawn, lost }: Count): number => won + drawn + lost;

export const totalOf = (counts: readonly Count[]): { readonly count: number; readonly drawn: number } => ({
  count: counts.reduce((sum, each) => sum + gamesIn(each), 0),
  drawn: counts.reduce((sum, each) => sum + each.drawn, 0),
});

/** Nothing where there are no games. A draw is half a win. */
function rowOf(name: string, counts: readonly Count[], side: Side | null = null): Row[] {
  const games = totalOf(counts).count;
  if (games === 0) return [];
  const won = counts.reduce((sum, each) => sum + each.won + each.drawn / 2, 0);
  return [{ name, won: { ...wilson(won, games), games }, side }];
}

export const rowsByEdition = (counts: readonly Count[]): Row[] =>
  EDITIONS.flatMap((edition) =>
    BALANCE_TERMS.flatMap((terms) =>
      rowOf(
        sayBids('balance.edition', { edition, terms: sayBids(`balance.terms-${terms}`) }),
        counts.filter((each) => each.edition === edition && each.terms === terms),
      ),
    ),
  );

export const rowsByPeople = (counts: readonly Count[]): Row[] =>
  [...RATING_BANDS, null].flatMap((from, index) =>
    rowOf(
      bandName(from, RATING_BANDS[index + 1]),
      counts.filter(({ between }) => between.kind === 'people' && between.from === from),
    ),
  );

function bandName(from: number | null, next: number | undefined): string {
  if (from === null) return sayBids('balance.band-other');
  // Ratings are written without a separator
  if (next === undefined) return sayBids('balance.band-over', { from: String(from) });
  return from === 0
    ? sayBids('balance.band-under', { to: String(next) })
    : sayBids('balance.band', { from: String(from), to: String(next - 1) });
}

export const rowsByMachine = (counts: readonly Count[]): Row[] =>
  MACHINE_LEVELS.flatMap((level) =>
    SIDES.flatMap((side) =>
      rowOf(
        sayBids(`balance.machine-${side}`, { level: levelName(level) }),
        counts.filter(
          ({ between }) => between.kind === 'machine' && between.level === level && between.side === side,
        ),
        side,
      ),
    ),
  );

const STEP = 5;

/** By the points that were given, five at a time. */
export function rowsByBid(counts: readonly Count[]): Row[] {
  const bids = counts.filter(({ terms }) => terms === 'bid');
  const given = SIDES.flatMap((side) =>
    Array.from({ length: MAX_BID / STEP }, (_, index) => {
      const [from, to] = [index * STEP + 1, (index + 1) * STEP];
      const pointsOf = ({ points }: Count): number => (side === 'caesar' ? points : -points);
      return rowOf(
        sayBids(`balance.bid-${side}`, { from, to }),
        bids.filter((each) => pointsOf(each) >= from && pointsOf(each) <= to),
        side,
      );
    }).flat(),
  );
  return [
    ...rowOf(
      sayBids('balance.bid-none'),
      bids.filter(({ points }) => points === 0),
    ),
    ...given,
  ];
}
