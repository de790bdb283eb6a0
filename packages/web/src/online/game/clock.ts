// Clocks between two updates: the server sends their state, and time runs on.
import type { Side } from '@rubicon/engine';
import type { ClockFace } from '@rubicon/protocol';

/** A side's remaining time, by the server's clock. */
export const leftMs = (
  { leftMs: left, running, stopped, atMs }: ClockFace,
  side: Side,
  nowMs: number,
): number => Math.max(0, left[side] - (running[side] && !stopped ? Math.max(0, nowMs - atMs) : 0));
