// Where “why can't I?” is answered at the table: a panel beside the map, and a line under a move that came to nothing.
import type { Table } from '../../authority/table.ts';
import { Soon } from '../../ui/soon.tsx';
import type { TableContext } from '../../table/state/context.ts';

interface Props {
  readonly context: TableContext;
  readonly table: Table;
}

const loadPanel = () => import('./why-panel.tsx').then(({ WhyPanel }) => WhyPanel);
const loadLine = () => import('./why-line.tsx').then(({ WhyLine }) => WhyLine);

export const WhyAid = ({ context, table }: Props) =>
  context.asking.isOpen.value ? <Soon load={loadPanel} with={{ context, table }} /> : null;

/** The region is always there, so that what comes into it is heard. */
export const WhyMissed = ({ context, table }: Props) => (
  <div class="table-missed" aria-live="polite">
    {context.selection.missed.value === null ? null : <Soon load={loadLine} with={{ context, table }} />}
  </div>
);
