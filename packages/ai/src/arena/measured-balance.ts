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
    row(231, 500, 'caesar', 2),
    row(195, 500, 'caesar', 4),
    row(234, 500, 'caesar', 6),
    row(257, 500, 'caesar', 8),
    row(255, 500, 'caesar', 10),
    row(271, 500, 'caesar', 15),
    row(313, 500, 'caesar', 20),
    row(202, 500, 'pompey', 2),
    row(168, 500, 'pompey', 4),
    row(146, 500, 'pompey', 6),
    row(128, 500, 'pompey', 8),
    row(126, 500, 'pompey', 10),
    row(85, 500, 'pompey', 15),
    row(69, 500, 'pompey', 20),
  ],
  '1.1': [
    row(343, 1000),
    row(171, 500, 'caesar', 2),
    row(145, 500, 'caesar', 4),
    row(158, 500, 'caesar', 6),
    row(188, 500, 'caesar', 8),
    row(193, 500, 'caesar', 10),
    row(197, 500, 'caesar', 15),
    row(219, 500, 'caesar', 20),
    row(131, 500, 'pompey', 2),
    row(120, 500, 'pompey', 4),
    row(107, 500, 'pompey', 6),
    row(94, 500, 'pompey', 8),
    row(84, 500, 'pompey', 10),
    row(56, 500, 'pompey', 15),
    row(38, 500, 'pompey', 20),
  ],
  '1.0': [
    row(341, 1000),
    row(170, 500, 'caesar', 2),
    row(149, 500, 'caesar', 4),
    row(159, 500, 'caesar', 6),
    row(184, 500, 'caesar', 8),
    row(199, 500, 'caesar', 10),
    row(196, 500, 'caesar', 15),
    row(219, 500, 'caesar', 20),
    row(130, 500, 'pompey', 2),
    row(124, 500, 'pompey', 4),
    row(107, 500, 'pompey', 6),
    row(92, 500, 'pompey', 8),
    row(82, 500, 'pompey', 10),
    row(59, 500, 'pompey', 15),
    row(40, 500, 'pompey', 20),
  ],
};

export type MeasuredRate = Pick<Measured, 'handicap' | 'games'> & Interval;

export const measuredBalance = (edition: Edition): readonly MeasuredRate[] =>
  MEASURED[edition].map(({ handicap, won, games }) => ({ handicap, games, ...wilson(won, games) }));

/** By the book. */
export const bookRate = (edition: Edition): MeasuredRate => measuredBalance(edition)[0]!;

export { wilson };
