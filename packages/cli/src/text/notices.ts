// Log entries that are not orders, and how a game ended. All of it is public.
import type { GameResult, LogEntry } from '@rubicon/engine';
import { say, sideName } from '@rubicon/words';
import { harmless } from '../shell/terminal.ts';

/** A sentence for an entry that is not an order; null for orders, which their events describe, and for undo. */
export function noticeOf(entry: LogEntry): string | null {
  switch (entry.kind) {
    case 'start':
    case 'order':
    case 'undo':
      return null;
    case 'offer-draw':
    case 'accept-draw':
    case 'decline-draw':
    case 'resign':
    case 'claim-time':
    case 'flag':
      return say(`notice.${entry.kind}`, { side: sideName(entry.side) });
    case 'pause':
    case 'resume':
      return say(`notice.${entry.kind}`);
    case 'epoch':
      return `${say('notice.epoch')} Commitment: ${entry.number}.`;
    case 'outage':
      return `${say('notice.outage')} Duration: ${Math.round((entry.atMs - entry.fromMs) / 1000)} s.`;
    case 'abort':
    case 'rebase':
      return `${say(`notice.${entry.kind}`)} Reason: ${harmless(entry.reason)}`;
  }
}

/** Who won and why, in sentences. */
export function resultText({ winner, reason }: GameResult): string {
  const why = say(`over.reason.${reason}`);
  if (reason === 'aborted') return why;
  return `${winner === null ? say('over.title.draw') : say('over.title.win', { side: sideName(winner) })}. ${why}`;
}
