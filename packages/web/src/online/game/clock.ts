// Clocks between two updates: the server tells how they stood, and time goes on.
import type { Side } from '@rubicon/engine';
import type { ClockFace } from '@rubicon/protocol';

/** What a side has left, by the server's time. */
export const leftMs = (
  { leftMs: left, running, stopped, atMs }: ClockFace,
  side: Side,
  nowMs: number,
): number => Math.max(0, left[side] - (running[side] && !stopped ? Math.max(0, nowMs - atMs) : 0));
