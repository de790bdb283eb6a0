// Where “why can't I?” is answered at the table: a panel beside the map, and a line below a move that was not possible.
import type { Table } from '../../authority/table.ts';
import { lazy } from '../../ui/lazy.tsx';
import type { TableContext } from '../../table/state/context.ts';

interface Props {
  readonly context: TableContext;
  readonly table: Table;
}

const WhyPanel = lazy(() => import('./why-panel.tsx').then((file) => file.WhyPanel));
const WhyLine = lazy(() => import('./why-line.tsx').then((file) => file.WhyLine));

export const WhyAid = ({ context, table }: Props) =>
  context.asking.isOpen.value ? <WhyPanel context={context} table={table} /> : null;

/** The live region is always mounted, so that screen readers announce what appears in it. */
export const WhyMissed = ({ context, table }: Props) => (
  <div class="table-missed" aria-live="assertive">
    {context.selection.missed.value === null ? null : <WhyLine context={context} table={table} />}
  </div>
);
