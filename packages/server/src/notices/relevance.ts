// Whether something is still worth telling when its time has come: never what was seen or has passed.
import type { StoredNotice } from '../data/store-notices.ts';
import type { Sight } from '../games/live/keeper.ts';
import { leadOf } from './due.ts';

/** `drop`: it is not worth telling any more. A number: not before then. */
export type Verdict = 'tell' | 'drop' | number;

const SLACK_MS = 60_000;

export function verdictOn(notice: StoredNotice, sight: Sight | null, nowMs: number): Verdict {
  if (sight === null || sight.isWatched) return 'drop';
  const isWorth = (condition: boolean): Verdict => (condition ? 'tell' : 'drop');
  const { record, side, hasNews, hasActed } = sight;
  const { status } = record;
  const isSame = status === 'running' && String(record.summary.askedMs[side]) === notice.key;
  switch (notice.kind) {
    case 'turn':
      return isWorth(isSame && hasNews && !hasActed);
    case 'began':
      return isWorth(status === 'running' && hasNews && !hasActed);
    case 'ended':
      return isWorth((status === 'over' || status === 'aborted') && hasNews);
    case 'challenge':
      return isWorth(status === 'waiting' && record.entropies[side] === null);
    case 'chat':
      return isWorth(sight.seenMs < (JSON.parse(notice.text) as { atMs: number }).atMs);
    case 'reminder':
      return isSame ? reminder(sight, notice, nowMs) : 'drop';
  }
}

/** The clock may have been stopped, or put on, since the reminder was made. */
function reminder({ record, flagMs }: Sight, notice: StoredNotice, nowMs: number): Verdict {
  const leadMs = leadOf(record.pace);
  if (flagMs === null || leadMs === null || flagMs <= nowMs) return 'drop';
  const askedMs = Number(notice.key);
  const dueMs = Math.max(flagMs - leadMs, askedMs + (flagMs - askedMs) / 2);
  return dueMs > nowMs + SLACK_MS ? Math.ceil(dueMs) : 'tell';
}
