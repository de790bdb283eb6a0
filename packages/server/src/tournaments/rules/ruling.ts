// Which games the organiser may still rule.
import type { GameId } from '@rubicon/protocol';
import type { Round, TournamentState } from './state.ts';

/** The last result ends a tournament: so long afterwards it can still be put right. */
const AFTER_END_MS = 3 * 86_400_000;

export type NoRuling = 'tournament-over' | 'no-such-pairing' | 'too-late-to-rule';

/** Why a game cannot be ruled; null: it can. */
export function noRulingOf(state: TournamentState, game: GameId, nowMs: number): NoRuling | null {
  if (isRulingOver(state, nowMs)) return 'tournament-over';
  const round = state.rounds.find(({ games }) => games.some((each) => each.game === game));
  if (round === undefined) return 'no-such-pairing';
  return rulableIn(state, round).includes(game) ? null : 'too-late-to-rule';
}

export const rulableGames = (state: TournamentState, nowMs: number): GameId[] =>
  isRulingOver(state, nowMs) ? [] : state.rounds.flatMap((round) => rulableIn(state, round));

const isRulingOver = ({ status, endedMs }: TournamentState, nowMs: number): boolean =>
  status === 'off' || (status === 'over' && nowMs >= endedMs! + AFTER_END_MS);

/** Not what later rounds of a knock-out, or a later season, rest on; nor what the end has left undecided. */
function rulableIn({ terms, rounds, seasons, status }: TournamentState, round: Round): GameId[] {
  const isRestedOn =
    (terms.format === 'knock-out' && round.number < rounds.length) || round.season < seasons.length;
  if (isRestedOn) return [];
  return round.games.filter(({ outcome }) => status !== 'over' || outcome !== null).map(({ game }) => game);
}
