// What a game counts in its tournament, by the record of the game (docs/tournaments.md).
import type { Side } from '@rubicon/engine';
import type { GameRecord } from '../games/record/record.ts';
import type { Outcome } from './rules/event.ts';
import { forfeited } from './rules/state.ts';

/** Null: it goes on. `isLate`: the deadline has passed. */
export function outcomeOf(record: GameRecord, isLate: boolean): Outcome | null {
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

const won = (winner: Side | null): Pick<Outcome, 'halves'> => ({
  halves: {
    caesar: winner === null ? 1 : winner === 'caesar' ? 2 : 0,
    pompey: winner === null ? 1 : winner === 'pompey' ? 2 : 0,
  },
});
