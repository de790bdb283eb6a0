// What the log says besides orders, in English: draws, clocks, pauses. All of it is public.
import type { GameResult, LogEntry } from '@rubicon/engine';
import { nameOfSide } from './sentences.ts';
import { harmless } from '../shell/terminal.ts';

/** A sentence for an entry that is no order; null for orders, whose events say it, and for what is taken back. */
export function noticeOf(entry: LogEntry): string | null {
  switch (entry.kind) {
    case 'start':
    case 'order':
    case 'undo':
      return null;
    case 'offer-draw':
      return `${nameOfSide(entry.side)} offers a draw.`;
    case 'accept-draw':
      return `${nameOfSide(entry.side)} accepts the draw.`;
    case 'decline-draw':
      return `${nameOfSide(entry.side)} ends the offer of a draw.`;
    case 'resign':
      return `${nameOfSide(entry.side)} resigns.`;
    case 'claim-time':
      return `${nameOfSide(entry.side)} claims the win on time.`;
    case 'flag':
      return `${nameOfSide(entry.side)} is out of time.`;
    case 'pause':
      return 'The game is paused.';
    case 'resume':
      return 'The game goes on.';
    case 'epoch':
      return `From here the dice come from commitment ${entry.number}.`;
    case 'outage':
      return `Nobody could play for ${Math.round((entry.atMs - entry.fromMs) / 1000)} s; no clock ran.`;
    case 'abort':
      return `The game is aborted: ${harmless(entry.reason)}`;
    case 'rebase':
      return `The game goes on from a position that was set: ${harmless(entry.reason)}`;
  }
}

const REASONS: Readonly<Record<Exclude<GameResult['reason'], 'aborted'>, string>> = {
  'ten-points': 'by ten points',
  'more-points': 'by more points in the end',
  rome: 'by equal points and Rome',
  equal: 'by equal points',
  resignation: 'by resignation',
  agreement: 'by agreement',
  time: 'on time',
};

export const resultText = ({ winner, reason }: GameResult): string =>
  reason === 'aborted'
    ? 'Ended without a result'
    : `${winner === null ? 'Drawn' : `${nameOfSide(winner)} wins`} ${REASONS[reason]}`;
