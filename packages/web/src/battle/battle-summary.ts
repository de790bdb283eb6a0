// The summary of a finished battle: result and losses.
import type { AreaId, BlockId, Event, PerSide, Side } from '@rubicon/engine';

export interface BattleSummary {
  readonly area: AreaId;
  readonly winner: Side;
  readonly rounds: number;
  readonly lost: PerSide<readonly BlockId[]>;
  readonly retreated: PerSide<readonly BlockId[]>;
  readonly joined: Side | null; // who has Cleopatra, if she changed sides
}

/** The last battle that ended in these events; null when none did. */
export function summaryOf(events: readonly Event[]): BattleSummary | null {
  const end = events.findLastIndex(({ kind }) => kind === 'won');
  const won = events[end];
  if (won?.kind !== 'won') return null;
  const start = events.findLastIndex(({ kind }, index) => kind === 'battle' && index < end);
  const fought = events.slice(start + 1, end);
  const lost = { caesar: [] as BlockId[], pompey: [] as BlockId[] };
  const retreated = { caesar: [] as BlockId[], pompey: [] as BlockId[] };
  let rounds = 1;
  let joined: Side | null = null;
  for (const event of fought) {
    if (event.kind === 'round') rounds = event.round;
    else if (event.kind === 'retreated') retreated[event.side].push(event.block);
    else if (event.kind === 'eliminated' || event.kind === 'leader-killed')
      lost[event.side].push(event.block);
    else if (event.kind === 'cleopatra-joined') joined = event.side;
  }
  return { area: won.area, winner: won.side, rounds, lost, retreated, joined };
}
