// What a table has besides when its game is kept elsewhere. It is handed in, so that the table on this device does not
// carry it along.
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Table } from '../../authority/table.ts';
import type { Mark } from '../../board/lit.ts';
import type { TableContext } from './context.ts';

export interface AtTable {
  readonly context: TableContext;
  readonly table: Table;
}

export interface Extras {
  readonly Header: ComponentType<AtTable>; // in the bar on top: clocks, who is here, the line
  readonly Notice: ComponentType<AtTable>; // over the prompt: what the other side offers
  readonly Menu: ComponentType<AtTable & { readonly onClose: () => void }>; // in the menu
  readonly Chat: ComponentType<AtTable>; // a panel of its own
  readonly Over: ComponentType<AtTable>; // when the game has ended
  readonly Guide?: ComponentType<AtTable>; // beside the map: a lesson
  readonly mark?: ReadonlySignal<Mark | null>; // what the guide points at
}
