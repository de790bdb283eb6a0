import { say } from '@rubicon/words';
import type { TableContext } from '../state/context.ts';

/** Tells once more what happened since the player's last order. */
export function ShowAgain({ context: { session } }: { readonly context: TableContext }) {
  if (session.told.value.length === 0 || session.isTelling.value) return null;
  return (
    <button type="button" class="link" onClick={session.tellAgain}>
      {say('recap.again')}
    </button>
  );
}
