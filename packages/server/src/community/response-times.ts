// Response times: from when a side is to decide until it has decided.
import { SIDES, askedSides, fold, type Log, type PerSide } from '@rubicon/engine';

/** Each answer in milliseconds. Paused time is not counted. */
export function responsesIn(log: Log): PerSide<number[]> {
  const responses: PerSide<number[]> = { caesar: [], pompey: [] };
  const sinceMs: Record<keyof typeof responses, number | null> = { caesar: null, pompey: null };
  fold(log, ({ entry, game }) => {
    const asked = game.paused || game.result !== null ? [] : askedSides(game.state);
    for (const side of SIDES) {
      const since = sinceMs[side];
      const hasAnswered = since !== null && entry.kind === 'order' && entry.side === side;
      if (asked.includes(side)) sinceMs[side] ??= entry.atMs;
      else {
        if (hasAnswered) responses[side].push(entry.atMs - since);
        sinceMs[side] = null;
      }
    }
  });
  return responses;
}

/** The median; of an even number, the later of the two. Null if there is none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
