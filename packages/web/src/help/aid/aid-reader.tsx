// The sequence of play over the table; it follows the game while it is open.
import type { Table } from '../../authority/table.ts';
import type { TableContext } from '../../table/state/context.ts';
import { sayAid } from '../../words/topics/aid.ts';
import { AidChart } from './aid-chart.tsx';

export function AidReader({ context, table }: { readonly context: TableContext; readonly table: Table }) {
  return (
    <>
      <AidChart view={table.view} onRule={(rule) => (context.overlay.value = { kind: 'rule', rule })} />
      <p>
        <a href="./#aid" target="_blank" rel="noopener">
          {sayAid('aid.open')}
        </a>
      </p>
    </>
  );
}
