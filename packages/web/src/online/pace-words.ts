// Lengths of time in words: “2 days”, “45 minutes”, and as a clock shows them.
import type { Pace } from '@rubicon/protocol';
import { say } from '@rubicon/words';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** In the largest unit that fits. */
export function lengthText(ms: number): string {
  if (ms >= 2 * DAY_MS || (ms >= DAY_MS && ms % DAY_MS === 0))
    return say('pace.days', { count: Math.round(ms / DAY_MS) });
  if (ms >= 2 * HOUR_MS) return say('pace.hours', { count: Math.round(ms / HOUR_MS) });
  if (ms >= MINUTE_MS) return say('pace.minutes', { count: Math.round(ms / MINUTE_MS) });
  return say('pace.seconds', { count: Math.max(0, Math.round(ms / SECOND_MS)) });
}

/** `1:05:09`, `12:34`; days in words. */
export function clockText(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= DAY_MS) return lengthText(left);
  const two = (number: number): string => String(number).padStart(2, '0');
  const hours = Math.floor(left / HOUR_MS);
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((left % MINUTE_MS) / SECOND_MS);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

export function paceText(pace: Pace): string {
  if (pace.kind === 'none') return say('pace.none');
  if (pace.kind === 'per-decision') return say('pace.per-decision', { time: exactText(pace.decisionMs) });
  const bank = exactText(pace.bankMs);
  if (pace.incrementMs === 0) return say(`pace.${pace.kind}-bank`, { bank });
  return say(`pace.${pace.kind}`, { bank, increment: exactText(pace.incrementMs) });
}

/** In the largest unit without a remainder: what was agreed is not rounded. */
function exactText(ms: number): string {
  if (ms % DAY_MS === 0) return say('pace.days', { count: ms / DAY_MS });
  if (ms % HOUR_MS === 0) return say('pace.hours', { count: ms / HOUR_MS });
  if (ms % MINUTE_MS === 0) return say('pace.minutes', { count: ms / MINUTE_MS });
  return say('pace.seconds', { count: Math.round(ms / SECOND_MS) });
}
