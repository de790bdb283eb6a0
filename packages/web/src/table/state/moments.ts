// Stepping back through a game: the moments a seat was told something.
import type { History } from '../../authority/table.ts';

/** The moment before the one looked at and the one after it; `past` null is now. */
export function momentsOf(
  { told, pending }: History,
  past: number | null,
): { back: number | null; on: number | null } {
  const moments = [...told, ...pending].map(({ cursor }) => cursor);
  const now = moments.at(-1) ?? 0;
  const at = past ?? now;
  return {
    back: moments.findLast((moment) => moment < at) ?? null,
    on: past === null ? null : (moments.find((moment) => moment > at) ?? null),
  };
}
