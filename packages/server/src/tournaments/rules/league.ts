// The ladder league: who plays in which division next season.
import { roundsInSeason } from './round-robin.ts';
import { standingsOf } from './standings.ts';
import type { TournamentState } from './state.ts';

export const LEAST = 3; // people who can play a season

/**
 * The divisions of the next season, as a ladder: the winner of a division changes places with the last of the one
 * above; whoever has left or is away is taken out; newcomers come in at the bottom; then it is cut anew.
 */
export function nextDivisions(state: TournamentState): number[][] {
  const ladder =
    state.seasons.length === 0 ? state.seats.map((_, index) => [index + 1]) : changedPlaces(state);
  const isThere = (seat: number): boolean => {
    const { isOut, isAway } = state.seats[seat - 1]!;
    return !isOut && !isAway;
  };
  const back = state.seats
    .map((_, index) => index + 1)
    .filter((seat) => isThere(seat) && !ladder.flat().includes(seat));
  const coming = state.waiting
    .filter(({ isAway }) => !isAway)
    .map((_, index) => state.seats.length + index + 1);
  return cut([...ladder.flat().filter(isThere), ...back, ...coming], state.terms.division);
}

/** The season by which a tournament is won: the last that was played to its end; the first, if none was. */
export function decidingSeasonOf(state: TournamentState): number {
  const last = state.seasons.length;
  return last > 1 && !isPlayedOut(state, last) ? last - 1 : last;
}

function isPlayedOut({ seasons, rounds }: TournamentState, season: number): boolean {
  const played = rounds.filter((round) => round.season === season);
  return (
    played.length === roundsInSeason(seasons[season - 1]!) &&
    played.every(({ games }) => games.every(({ outcome }) => outcome !== null))
  );
}

function changedPlaces(state: TournamentState): number[][] {
  const order = standingsOf(state, state.seasons.length).map((rows) => rows.map(({ seat }) => seat));
  for (let division = 1; division < order.length; division++) {
    const [above, below] = [order[division - 1]!, order[division]!];
    const [up, down] = [below[0]!, above.at(-1)!];
    above[above.length - 1] = up;
    below[0] = down;
  }
  return order;
}

/** A rest that is too small for a division of its own joins the last. */
function cut(ladder: readonly number[], size: number): number[][] {
  const divisions: number[][] = [];
  for (let from = 0; from < ladder.length; from += size) divisions.push(ladder.slice(from, from + size));
  const last = divisions.at(-1);
  if (last !== undefined && divisions.length > 1 && last.length < LEAST)
    divisions.at(-2)!.push(...divisions.pop()!);
  return divisions;
}
