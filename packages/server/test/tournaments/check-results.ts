// No result is lost: a game that was played to its end while its tournament waited for it counts as it was played from when
// a server has taken that, unless something else has decided it first, or the organiser rules it.
import { expect } from 'vitest';
import { personAt, type GameRecord } from '../../src/games/record/record.ts';
import type { Outcome, TournamentEvent } from '../../src/tournaments/rules/event.ts';
import { gameIn } from '../../src/tournaments/rules/state.ts';
import type { Simulated } from './simulated.ts';

export function checkResults({ finished, told, entries, records, state }: Simulated, run: string): void {
  for (const { game, atEntry, isLate } of finished) {
    const record = records.get(game)!;
    const events = entries.slice(atEntry).map(({ event }) => event);
    const first = events.slice(0, told.get(game)! - atEntry).find((event) => isDecision(event, record));
    const about = `${game} is decided by ${first?.kind}`;
    expect(first, `${run}: ${about}`).toBeDefined();
    if (first?.kind !== 'result') continue;
    if (!isLate) expect(first.outcome, `${run}: ${about}`).toEqual(outcomeOf(record));
    const isRuled = events.some((event) => event.kind === 'ruled' && event.game === game);
    expect(gameIn(state, game)?.outcome, `${run}: ${about}`).toEqual(
      isRuled ? expect.objectContaining({ how: 'ruled' }) : first.outcome,
    );
  }
}

/** Whether an event decides a game that is still open. */
function isDecision(event: TournamentEvent, record: GameRecord): boolean {
  switch (event.kind) {
    case 'result':
    case 'withdrawn':
    case 'ruled':
      return event.game === record.id;
    case 'left':
      return [personAt(record, 'caesar'), personAt(record, 'pompey')].includes(event.person);
    case 'replaced':
      return event.games.some(([old]) => old === record.id);
    default:
      return event.kind === 'ended';
  }
}

function outcomeOf({ summary }: GameRecord): Outcome {
  const winner = summary.result!.winner;
  const halves = { caesar: winner === 'caesar' ? 2 : 0, pompey: winner === 'pompey' ? 2 : 0 };
  return {
    how: 'played',
    halves: winner === null ? { caesar: 1, pompey: 1 } : halves,
    points: summary.points,
  };
}
