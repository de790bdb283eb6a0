// Times within a game in words, and where years and turns begin.
import type { Analysis } from '@rubicon/ai';
import type { PerSide } from '@rubicon/engine';
import { roman, yearName } from '@rubicon/words';
import { sayReview } from '../words/topics/review.ts';

interface When {
  readonly year: number;
  readonly turn: number; // 0 = the beginning
}

export const whenText = ({ year, turn }: When): string =>
  turn === 0
    ? sayReview('review.opening-moment')
    : sayReview('review.moment', { year: yearName(year), turn: roman(turn) });

/** The time, and the victory points then. */
export const standText = ({ year, turn, points }: When & { readonly points: PerSide<number> }): string =>
  sayReview('review.length', { year: yearName(year), turn: roman(turn), ...points });

export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly year: number;
  readonly turns: readonly { readonly from: number; readonly turn: number }[];
}

/** The years of a game as ranges of its entries. */
export function yearsIn({ turns }: Pick<Analysis, 'turns'>): Stretch[] {
  const years: Stretch[] = [];
  let from = 0;
  for (const { year, turn, entry } of turns) {
    if (turn === 0) continue;
    const last = years.at(-1);
    if (last?.year === year)
      years[years.length - 1] = { ...last, to: entry, turns: [...last.turns, { from, turn }] };
    else years.push({ from, to: entry, year, turns: [{ from, turn }] });
    from = entry;
  }
  return years;
}
