// Ratings by side: of the games a person has played with Caesar, and with Pompey (docs/ratings.md). They follow from the
// person's own rated games, so what is kept of them can always be made anew.
import { SIDES, type PerSide, type Side } from '@rubicon/engine';
import type { PersonId } from '@rubicon/protocol';
import type { RatingStore, SidePoint, StoredRating } from '../data/contract/ratings.ts';
import { NEWCOMER, rate, rested } from '@rubicon/ai/glicko';

/** The period in which an idle rating loses about as much certainty as one game gives. */
export const PERIOD_MS = 7 * 86_400_000;

type BySide = PerSide<StoredRating | null>;

/** A side's rating after one more game. The opponent counts with the rating of all their games. */
export function afterPoint(before: StoredRating | null, point: Omit<SidePoint, 'side'>): StoredRating {
  const { atMs, opponentRating, opponentDeviation, score } = point;
  const idleMs = before === null ? 0 : Math.max(0, atMs - before.atMs);
  const standing = before === null ? NEWCOMER : rested(before, idleMs / PERIOD_MS);
  const opponent = { rating: opponentRating, deviation: opponentDeviation };
  const { rating, deviation, volatility } = rate(standing, [{ opponent, score }], 0);
  return { rating, deviation, volatility, games: (before?.games ?? 0) + 1, atMs };
}

/**
 * `games`: how many rated games the person has. Where the sides have not as many together, the games were settled by a
 * program that knew no ratings by side: they are made from all games, once.
 */
export async function sideRatingsOf(ratings: RatingStore, person: PersonId, games: number): Promise<BySide> {
  if (games === 0) return { caesar: null, pompey: null };
  const kept = await ratings.sideRatings(person);
  if (kept.reduce((sum, each) => sum + each.games, 0) === games) {
    const at = (side: Side): StoredRating | null => {
      const found = kept.find((each) => each.side === side);
      if (found === undefined) return null;
      const { person: _person, side: _side, ...rating } = found;
      return rating;
    };
    return { caesar: at('caesar'), pompey: at('pompey') };
  }
  const made: Record<Side, StoredRating | null> = { caesar: null, pompey: null };
  for (const { side, ...point } of await ratings.sidePointsOf(person))
    made[side] = afterPoint(made[side], point);
  const sides = SIDES.flatMap((side) => (made[side] === null ? [] : [{ ...made[side], person, side }]));
  await ratings.keepSides(sides).catch(() => undefined); // a profile is shown also where nothing can be written
  return made;
}
