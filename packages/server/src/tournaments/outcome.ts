// What a game brings to its tournament, by the record of the game (docs/tournaments.md).
import { SIDES, type Side } from '@rubicon/engine';
import { vacationDaysOf } from '../games/draft/time.ts';
import { revealedBids, type GameRecord } from '../games/record/record.ts';
import type { Outcome, TournamentEvent } from './rules/event.ts';
import { forfeited, gameIn, type TournamentState } from './rules/state.ts';

/** The sides, where bids have settled them, and the result. `isLate`: the deadline has passed. */
export function newsOf(state: TournamentState, record: GameRecord, isLate: boolean): TournamentEvent[] {
  const { id: game, sitters } = record;
  const paired = gameIn(state, game);
  if (paired === null || paired.outcome !== null) return [];
  const outcome = outcomeOf(record, isLate);
  const bids = revealedBids(record);
  const isSwapped =
    sitters.caesar.kind === 'person' && sitters.caesar.person === state.seats[paired.pompey - 1]!.person;
  const caesar = isSwapped ? paired.pompey : paired.caesar;
  return [
    ...(bids === null || paired.isSeated ? [] : [{ kind: 'seated', game, caesar, bids } as const]),
    ...(outcome === null ? [] : [{ kind: 'result', game, outcome } as const]),
  ];
}

/** Null: it goes on. `isLate`: the deadline has passed. */
function outcomeOf(record: GameRecord, isLate: boolean): Outcome | null {
  const { status, summary, entropies } = record;
  if (status === 'over')
    return { how: 'played', ...won(summary.result?.winner ?? null), points: summary.points };
  if (status !== 'aborted' && !isLate) return null;
  const [caesar, pompey] = [entropies.caesar !== null, entropies.pompey !== null];
  if (!caesar || !pompey) return forfeited(caesar ? 'pompey' : pompey ? 'caesar' : 'both');
  const lead = summary.points.caesar - summary.points.pompey;
  const winner = lead > 0 ? 'caesar' : lead < 0 ? 'pompey' : null;
  return { how: 'deadline', ...won(winner), points: summary.points };
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Vacations that both players have taken in a game. One that goes on, and began before the deadline, counts in whole
 * hours: so the deadline moves at most once an hour.
 */
export function vacationMs(
  { pace, vacation, vacationDays }: GameRecord,
  dueMs: number,
  nowMs: number,
): number {
  const days = SIDES.reduce((sum, side) => sum + vacationDaysOf(pace) - vacationDays[side], 0);
  if (vacation === null || vacation.sinceMs >= dueMs) return days * DAY_MS;
  const hours = Math.ceil((nowMs - vacation.sinceMs) / HOUR_MS);
  return days * DAY_MS + Math.min(hours * HOUR_MS, vacationDays[vacation.side] * DAY_MS);
}

const won = (winner: Side | null): Pick<Outcome, 'halves'> => ({
  halves: {
    caesar: winner === null ? 1 : winner === 'caesar' ? 2 : 0,
    pompey: winner === null ? 1 : winner === 'pompey' ? 2 : 0,
  },
});
