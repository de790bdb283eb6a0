// Where “why can't I?” is answered at the table: a panel beside the map, and a line under a move that came to nothing.
import type { Table } from '../../authority/table.ts';
import { Soon } from '../../ui/soon.tsx';
import type { Desk } from '../../table/state/context.ts';

interface Props {
  readonly desk: Desk;
  readonly table: Table;
}

const loadPanel = () => import('./why-panel.tsx').then(({ WhyPanel }) => WhyPanel);
const loadLine = () => import('./why-line.tsx').then(({ WhyLine }) => WhyLine);

export const WhyAid = ({ desk, table }: Props) =>
  desk.asking.isOpen.value ? <Soon load={loadPanel} with={{ desk, table }} /> : null;

/** The region is always there, so that what comes into it is heard. */
export const WhyMissed = ({ desk, table }: Props) => (
  <div class="table-missed" aria-live="polite">
    {desk.selection.missed.value === null ? null : <Soon load={loadLine} with={{ desk, table }} />}
  </div>
);
