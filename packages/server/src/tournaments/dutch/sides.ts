// C.04.3, 5: who of a pair plays Caesar. Caesar stands for White.
import type { Side } from '@rubicon/engine';
import { byRank, opposite, preferenceOf, sidesHad, type SwissPlayer } from './player.ts';

/** The side of the first of two players. `first`: the side of the first seed in the first round, drawn by lot. */
export function sideOfFirst(one: SwissPlayer, other: SwissPlayer, first: Side): Side {
  const [mine, theirs] = [preferenceOf(one), preferenceOf(other)];
  if (mine.side !== theirs.side) {
    if (mine.side !== null) return mine.side; // 5.2.1
    return opposite(theirs.side!);
  }
  const isHigher = byRank(one, other) < 0;
  if (mine.side === null) {
    const higher = isHigher ? one : other;
    const side = higher.number % 2 === 1 ? first : opposite(first); // 5.2.5
    return isHigher ? side : opposite(side);
  }
  if (mine.strength !== theirs.strength)
    return mine.strength > theirs.strength ? mine.side : opposite(mine.side); // 5.2.2
  const [wide, narrow] = [Math.abs(mine.difference), Math.abs(theirs.difference)];
  if (mine.strength === 3 && wide !== narrow) return wide > narrow ? mine.side : opposite(mine.side);
  const apart = lastApart(sidesHad(one), sidesHad(other));
  if (apart !== null) return opposite(apart); // 5.2.3
  return isHigher ? mine.side : opposite(mine.side); // 5.2.4
}

/** The first player's side in the latest game in which the two had different ones, counted from the last. */
function lastApart(mine: readonly Side[], theirs: readonly Side[]): Side | null {
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++)
    if (mine.at(-back) !== theirs.at(-back)) return mine.at(-back)!;
  return null;
}
