// A round of a Swiss tournament: what the Dutch system has to know of each seat.
import { pairRound, type SwissPairing } from '../dutch/dutch.ts';
import type { Float, SwissPlayer, SwissRound } from '../dutch/player.ts';
import type { TournamentState } from './state.ts';

export type { SwissPairing } from '../dutch/dutch.ts';

/** As many as leave one undefeated, unless the terms say otherwise; never more than there are opponents. */
export const swissRounds = ({ terms, seats }: TournamentState): number =>
  Math.min(terms.rounds ?? Math.ceil(Math.log2(seats.length)), seats.length - 1 + (seats.length % 2));

/** Null: not everyone could be paired without meeting someone again. */
export function swissRound(state: TournamentState): SwissPairing | null {
  const histories = state.seats.map((_, index) => historyOf(state, index + 1));
  const players = histories.map((rounds, index): SwissPlayer => ({
    number: index + 1,
    halves: halvesIn(rounds),
    rounds,
    floats: rounds.map((round, at) => floatIn(histories, rounds, round, at)),
  }));
  const present = players.filter((_, index) => !state.seats[index]!.isOut && !state.seats[index]!.isAway);
  const isLastRound = state.rounds.length + 1 === swissRounds(state);
  return pairRound(present, { isLastRound, first: state.draw % 2 === 0 ? 'caesar' : 'pompey' });
}

const halvesIn = (rounds: readonly SwissRound[]): number =>
  rounds.reduce((sum, { halves }) => sum + halves, 0);

function historyOf({ rounds }: TournamentState, seat: number): SwissRound[] {
  let isFirstAbsence = true;
  return rounds.map(({ games, byes, absent }): SwissRound => {
    const game = games.find(({ caesar, pompey }) => caesar === seat || pompey === seat);
    if (game === undefined) {
      const isCounted = absent.includes(seat) && isFirstAbsence;
      if (absent.includes(seat)) isFirstAbsence = false;
      return { opponent: null, side: null, halves: byes.includes(seat) ? 2 : isCounted ? 1 : 0 };
    }
    const side = game.caesar === seat ? 'caesar' : 'pompey';
    const halves = game.outcome?.halves[side] ?? 0;
    if (game.outcome?.how === 'forfeit') return { opponent: null, side: null, halves };
    return { opponent: side === 'caesar' ? game.pompey : game.caesar, side, halves };
  });
}

/** Whoever gains points without a game counts as having floated down. */
function floatIn(
  histories: readonly (readonly SwissRound[])[],
  mine: readonly SwissRound[],
  { opponent, halves }: SwissRound,
  at: number,
): Float {
  if (opponent === null) return halves > 0 ? 'down' : null;
  const [own, theirs] = [halvesIn(mine.slice(0, at)), halvesIn(histories[opponent - 1]!.slice(0, at))];
  return own > theirs ? 'down' : own < theirs ? 'up' : null;
}
