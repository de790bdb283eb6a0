import type { TableContext } from '../../table/state/context.ts';

/** Closes the hints and clears what they showed on the board. */
export function closeHints({ hinting, selection }: TableContext): void {
  hinting.close();
  selection.clear();
}
