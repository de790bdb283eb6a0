// Whether a notification is still relevant when it is due: not if its person has seen it, or it is out of date.
import { hasEnded } from '../games/record/record.ts';
import type { PersonNotice } from '../data/contract/notices.ts';
import type { PlayerStatus } from '../games/look-back.ts';
import { endKey, isFound, isOfferedEnd, leadOf } from './due-notices.ts';

/** `drop`: no longer relevant. A number: send it at that time, not before. */
export type Relevance = 'tell' | 'drop' | number;

const SLACK_MS = 60_000;

export function relevanceOf(notice: PersonNotice, player: PlayerStatus | null, nowMs: number): Relevance {
  if (player === null || player.isWatched) return 'drop';
  const isWorth = (condition: boolean): Relevance => (condition ? 'tell' : 'drop');
  const { record, side, hasNews, hasActed } = player;
  const { status } = record;
  const isSame = status === 'running' && String(record.summary.askedMs[side]) === notice.key;
  switch (notice.kind) {
    case 'turn':
      if (notice.key === endKey(record, side))
        return isWorth(status === 'running' && isOfferedEnd(record, side) && player.seenMs < notice.madeMs);
      return isWorth(isSame && hasNews && !hasActed);
    case 'began':
      return isWorth(status === 'running' && hasNews && !hasActed);
    case 'ended':
      return isWorth(hasEnded(status) && hasNews);
    case 'challenge':
    case 'round':
      return isWorth(status === 'waiting' && (record.entropies[side] === null || isFound(record, side)));
    case 'chat':
      return isWorth(player.seenMs < (JSON.parse(notice.text) as { atMs: number }).atMs);
    case 'reminder':
      return isSame ? reminder(player, notice, nowMs) : 'drop';
  }
}

/** The clock may have been stopped or extended since the reminder was made. */
function reminder({ record, flagMs }: PlayerStatus, notice: PersonNotice, nowMs: number): Relevance {
  const leadMs = leadOf(record.pace);
  if (flagMs === null || leadMs === null || flagMs <= nowMs) return 'drop';
  const askedMs = Number(notice.key);
  const dueMs = Math.max(flagMs - leadMs, askedMs + (flagMs - askedMs) / 2);
  return dueMs > nowMs + SLACK_MS ? Math.ceil(dueMs) : 'tell';
}
