import { say } from '@rubicon/words';
import type { Table } from '../../authority/table.ts';
import type { TableContext } from '../../table/state/context.ts';

/** Always in its place while hints are allowed; enabled where there is something to choose. */
export function HintButton({ context, table }: { readonly context: TableContext; readonly table: Table }) {
  const { hinting, session } = context;
  if (!hinting.isAllowed.value || table.result !== null) return null;
  return (
    <button
      type="button"
      class="button"
      aria-keyshortcuts="H"
      disabled={session.past.value !== null || !hinting.canAsk(table)}
      onClick={() => void hinting.ask()}
    >
      {say('hint.ask')} <kbd>H</kbd>
    </button>
  );
}
