// One round of the FIDE (Dutch) System, C.04.3 as of 1 July 2025: brackets from the top, each paired at its best.
import type { Side } from '@rubicon/engine';
import { pairBracket, UNKNOWN } from './bracket.ts';
import { leftOver } from './completion.ts';
import { byRank, hasMet, mayHaveBye, preferenceOf, type SwissPlayer } from './player.ts';
import { sideOfFirst } from './sides.ts';

export interface SwissPairing {
  readonly pairs: readonly { readonly caesar: number; readonly pompey: number }[];
  readonly bye: number | null;
}

/** Null: the players cannot be paired any more without meeting again. */
export function pairRound(
  given: readonly SwissPlayer[],
  { isLastRound, first }: { readonly isLastRound: boolean; readonly first: Side },
): SwissPairing | null {
  const players = given.toSorted(byRank);
  const played = players[0]?.rounds.length ?? 0;
  const isTopScorer = (player: SwissPlayer): boolean => isLastRound && player.halves > played;
  const isLegal = legalPairs(players, isTopScorer);
  const byeHalves = players.length % 2 === 0 ? null : lowestBye(players, isLegal);
  if (byeHalves === undefined) return null;
  const mayBye = (player: SwissPlayer): boolean => player.halves === byeHalves && mayHaveBye(player);
  const canPair = (some: readonly SwissPlayer[]): boolean => isComplete(some, isLegal, mayBye);
  if (!canPair(players)) return null;

  const pairs: (readonly [SwissPlayer, SwissPlayer])[] = [];
  let movedDown: readonly SwissPlayer[] = [];
  const groups = [...Map.groupBy(players, ({ halves }) => halves).values()];
  for (const [index, residents] of groups.entries()) {
    const next = groups[index + 1] ?? [];
    const beyond = groups.slice(index + 2).flat();
    const paired = pairBracket({
      movedDown,
      residents,
      next,
      beyond,
      isLegal,
      mayBye,
      canLeave: (floaters) => canPair([...floaters, ...next, ...beyond]),
      disturbance: (floater) => disturbance(floater, next, isLegal, (left) => canPair([...left, ...beyond])),
      isTopScorer,
      first,
    });
    pairs.push(...paired.pairs);
    movedDown = paired.floaters.toSorted(byRank);
  }
  return {
    pairs: pairs.map(([one, other]) => {
      const side = sideOfFirst(one, other, first);
      return side === 'caesar'
        ? { caesar: one.number, pompey: other.number }
        : { caesar: other.number, pompey: one.number };
    }),
    bye: movedDown[0]?.number ?? null,
  };
}

type IsLegal = (one: SwissPlayer, other: SwissPlayer) => boolean;

/** Asked for the same pairs many times. */
function legalPairs(players: readonly SwissPlayer[], isTopScorer: (player: SwissPlayer) => boolean): IsLegal {
  const width = Math.max(0, ...players.map(({ number }) => number)) + 1;
  const table = new Uint8Array(width * width);
  const preferences = players.map(preferenceOf);
  for (const [at, one] of players.entries())
    for (const [index, other] of players.entries()) {
      if (at === index || hasMet(one, other)) continue; // C1
      const [mine, theirs] = [preferences[at]!, preferences[index]!];
      const isAgainst = mine.strength === 3 && theirs.strength === 3 && mine.side === theirs.side; // C3
      if (isAgainst && !isTopScorer(one) && !isTopScorer(other)) continue;
      table[one.number * width + other.number] = 1;
    }
  return (one, other) => table[one.number * width + other.number] === 1;
}

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

/** C8: whether the next bracket can be paired with one moved down; if it is odd, with its last score floating. */
function disturbance(
  floater: SwissPlayer,
  next: readonly SwissPlayer[],
  isLegal: IsLegal,
  canLeave: (left: readonly SwissPlayer[]) => boolean,
): number {
  const canPair = (rest: readonly SwissPlayer[]): boolean =>
    leftOver(rest.length, (one, other) => isLegal(rest[one]!, rest[other]!)) === 0;
  if (next.length === 0) return 0; // has the bye
  if (next.length % 2 === 1) return canPair([floater, ...next]) && canLeave([]) ? 0 : UNKNOWN;
  const isEnough = next
    .toReversed()
    .some((left) => canPair([floater, ...next.filter((each) => each !== left)]) && canLeave([left]));
  if (isEnough) return 0;
  return canPair(next) && canLeave([floater]) ? 1 : UNKNOWN;
}
