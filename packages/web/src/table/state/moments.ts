// Stepping back through a game: the cursors at which a seat's history has an entry.
import type { History } from '../../authority/table.ts';

/** The cursors before and after the one shown; `past` null is now. */
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
