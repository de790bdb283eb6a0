// The dialog with the sequence of play; the chart is loaded when it is first opened.
import { say } from '@rubicon/words';
import type { Table } from '../../authority/table.ts';
import { lazy } from '../../ui/lazy.tsx';
import type { TableContext } from '../../table/state/context.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  readonly context: TableContext;
  readonly table: Table;
  readonly onClose: () => void;
}

const AidReader = lazy(() => import('./aid-reader.tsx').then((file) => file.AidReader));

export const AidDialog = ({ context, table, onClose }: Props) => (
  <Dialog title={say('menu.aid')} onClose={onClose}>
    <AidReader context={context} table={table} />
  </Dialog>
);
