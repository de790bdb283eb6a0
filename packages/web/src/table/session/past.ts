// Stepping back through the game.
import { settleNow, tellWaiting } from './recap.ts';
import type { SessionContext } from './session-state.ts';

/** Ends the view of an earlier table, and what is being told. */
export function returnToNow(context: SessionContext): void {
  const { remembered } = context.state;
  const wasBack = remembered.peek() !== null;
  remembered.value = null;
  if (wasBack) tellWaiting(context);
  else settleNow(context);
}

/** Shows the table at an earlier cursor. */
export async function recall({ authority, state }: SessionContext, cursor: number): Promise<void> {
  state.remembered.value = await authority.recall(cursor);
}
