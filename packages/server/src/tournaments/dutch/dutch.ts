// One round of the FIDE (Dutch) System, C.04.3 as of 1 July 2025: brackets from the top, each paired at its best.
import type { Side } from '@rubicon/engine';
import { pairBracket, widest } from './bracket.ts';
import { leftOver } from './completion.ts';
import { byRank, hasMet, mayHaveBye, preferenceOf, type SwissPlayer } from './player.ts';
import { sideOfFirst } from './sides.ts';

export interface SwissPairing {
  readonly pairs: readonly { readonly caesar: number; readonly pompey: number }[];
  readonly bye: number | null;
  /** Whether every bracket was searched to the end. */
  readonly isExact: boolean;
}

/** Null: the players cannot be paired any more without meeting again. */
export function pairRound(
  given: readonly SwissPlayer[],
  { isLastRound, first }: { readonly isLastRound: boolean; readonly first: Side },
): SwissPairing | null {
  const players = given.toSorted(byRank);
  const played = players[0]?.rounds.length ?? 0;
  const isTopScorer = (player: SwissPlayer): boolean => isLastRound && player.halves > played;
  const isLegal = (one: SwissPlayer, other: SwissPlayer): boolean => {
    if (hasMet(one, other)) return false; // C1
    if (isTopScorer(one) || isTopScorer(other)) return true;
    const [mine, theirs] = [preferenceOf(one), preferenceOf(other)];
    return mine.strength < 3 || theirs.strength < 3 || mine.side !== theirs.side; // C3
  };
  const byeHalves = players.length % 2 === 0 ? null : lowestBye(players, isLegal);
  if (byeHalves === undefined) return null;
  const mayBye = (player: SwissPlayer): boolean => player.halves === byeHalves && mayHaveBye(player);
  const canPair = remembered((rest) => isComplete(rest.toSorted(byRank), isLegal, mayBye));
  if (!canPair(players)) return null;

  const pairs: (readonly [SwissPlayer, SwissPlayer])[] = [];
  let movedDown: readonly SwissPlayer[] = [];
  let isExact = true;
  const groups = [...Map.groupBy(players, ({ halves }) => halves).values()];
  for (const [index, residents] of groups.entries()) {
    const lower = groups.slice(index + 1).flat();
    const next = groups[index + 1] ?? [];
    const beyond = groups.slice(index + 2).flat();
    const isLast = lower.length === 0;
    const paired = pairBracket({
      movedDown,
      residents,
      isLast,
      isLegal,
      canLeave: (floaters) => (isLast ? floaters.every(mayBye) : canPair([...floaters, ...lower])),
      disturbance: remembered((floaters) =>
        leastLeft(floaters, next, isLegal, (left) =>
          beyond.length === 0 ? left.every(mayBye) : canPair([...left, ...beyond]),
        ),
      ),
      isTopScorer,
      first,
    });
    pairs.push(...paired.pairs);
    movedDown = paired.floaters.toSorted(byRank);
    isExact &&= paired.isExact;
  }
  return {
    pairs: pairs.map(([one, other]) => {
      const side = sideOfFirst(one, other, first);
      return side === 'caesar'
        ? { caesar: one.number, pompey: other.number }
        : { caesar: other.number, pompey: one.number };
    }),
    bye: movedDown[0]?.number ?? null,
    isExact,
  };
}

/** Asked for the same players many times. */
function remembered<T>(work: (players: readonly SwissPlayer[]) => T): (players: readonly SwissPlayer[]) => T {
  const known = new Map<string, T>();
  return (players) => {
    const key = players.map(({ number }) => number).join(' ');
    if (!known.has(key)) known.set(key, work(players));
    return known.get(key)!;
  };
}

type IsLegal = (one: SwissPlayer, other: SwissPlayer) => boolean;

/** C5: the lowest score with which someone can have the bye; undefined: nobody can. */
function lowestBye(players: readonly SwissPlayer[], isLegal: IsLegal): number | undefined {
  const scores = [...new Set(players.map(({ halves }) => halves))].toReversed();
  return scores.find((halves) =>
    isComplete(players, isLegal, (player) => player.halves === halves && mayHaveBye(player)),
  );
}

/** Whether all can be paired, one of them with the bye if they are odd. */
function isComplete(
  players: readonly SwissPlayer[],
  isLegal: IsLegal,
  mayBye: (player: SwissPlayer) => boolean,
): boolean {
  const count = players.length + (players.length % 2);
  const isEdge = (one: number, other: number): boolean => {
    const [first, second] = [players[Math.min(one, other)]!, players[Math.max(one, other)]];
    return second === undefined ? mayBye(first) : isLegal(first, second);
  };
  return leftOver(count, isEdge) === 0;
}

/** How many the next bracket would have to leave over at least, and from how high, with these moved down (C6, C7). */
function leastLeft(
  movedDown: readonly SwissPlayer[],
  residents: readonly SwissPlayer[],
  isLegal: IsLegal,
  canLeave: (left: readonly SwissPlayer[]) => boolean,
): number {
  const players = [...movedDown.toSorted(byRank), ...residents];
  const lower = movedDown.length;
  const lowest = residents.at(-1)?.halves ?? 0;
  let least = Number.POSITIVE_INFINITY;
  for (let floats = players.length % 2; floats <= players.length; floats += 2) {
    // Whoever is left over is chosen; the others must be paired, moved down ones with residents only
    for (const left of choices(players, floats)) {
      const rest = players.filter((player) => !left.includes(player));
      const isEdge = (one: number, other: number): boolean => {
        const [first, second] = [rest[one]!, rest[other]!];
        const isDown = (player: SwissPlayer): boolean => players.indexOf(player) < lower;
        return !(isDown(first) && isDown(second)) && isLegal(first, second);
      };
      const cost = left.reduce((sum, { halves }) => sum + widest(halves - lowest), 0);
      if (cost >= least || leftOver(rest.length, isEdge) > 0 || !canLeave(left)) continue;
      least = cost;
    }
    if (least < Number.POSITIVE_INFINITY) return floats * widest(8) * 2 + least;
  }
  return Number.MAX_SAFE_INTEGER;
}

const MOST_CHOICES = 2000;

function* choices<T>(
  list: readonly T[],
  count: number,
  from = 0,
  made = { count: 0 },
): Generator<readonly T[]> {
  if (count === 0) {
    if (made.count++ < MOST_CHOICES) yield [];
    return;
  }
  for (let at = list.length - 1; at >= from; at--) {
    for (const rest of choices(list, count - 1, at + 1, made)) yield [list[at]!, ...rest];
    if (made.count >= MOST_CHOICES) return;
  }
}
