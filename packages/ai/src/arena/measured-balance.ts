// How often Caesar wins between equals, as measured (docs/balance.md): games of `miles` against itself. Apart from the
// players, for those who only show it.
import type { Edition, Side } from '@rubicon/engine';
import { wilson, type Interval } from '../math/statistics.ts';

interface Measured {
  readonly handicap: { readonly side: Side; readonly points: number } | null; // null: by the book
  readonly won: number; // by Caesar, in games; a draw is a half
  readonly games: number;
}

const row = (won: number, games: number, side: Side | null = null, points = 0): Measured => ({
  handicap: side === null ? null : { side, points },
  won,
  games,
});

/** `node packages/ai/tools/measure-balance.ts`, and the same with `500 points`. */
const MEASURED: Readonly<Record<Edition, readonly Measured[]>> = {
  '2.0': [
    row(459, 1000),
    row(255, 500, 'caesar', 10),
    row(271, 500, 'caesar', 15),
    row(313, 500, 'caesar', 20),
  ],
  '1.1': [
    row(343, 1000),
    row(193, 500, 'caesar', 10),
    row(197, 500, 'caesar', 15),
    row(219, 500, 'caesar', 20),
  ],
  '1.0': [
    row(341, 1000),
    row(199, 500, 'caesar', 10),
    row(196, 500, 'caesar', 15),
    row(219, 500, 'caesar', 20),
  ],
};

export type MeasuredRate = Pick<Measured, 'handicap' | 'games'> & Interval;

export const measuredBalance = (edition: Edition): readonly MeasuredRate[] =>
  MEASURED[edition].map(({ handicap, won, games }) => ({ handicap, games, ...wilson(won, games) }));

/** By the book. */
export const bookRate = (edition: Edition): MeasuredRate => measuredBalance(edition)[0]!;
