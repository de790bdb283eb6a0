// What a table shows in addition when its game runs on a server, or is a lesson. It is passed in, so that a game on
// this device does not load it.
import type { ReadonlySignal } from '@preact/signals';
import type { PerSide } from '@rubicon/engine';
import type { ComponentType } from 'preact';
import type { Table } from '../../authority/table.ts';
import type { Mark } from '../../board/lit.ts';
import type { TableContext } from './context.ts';

export interface AtTable {
  readonly context: TableContext;
  readonly table: Table;
}

export interface Extras {
  readonly Header: ComponentType<AtTable>; // in the top bar: clocks, who is present, the connection
  readonly Notice: ComponentType<AtTable>; // above the prompt: offers of the other side
  readonly Menu: ComponentType<AtTable & { readonly onClose: () => void }>; // in the menu, about the game
  readonly Offers: ComponentType<AtTable & { readonly onClose: () => void }>; // in the menu, what the opponent must agree to
  readonly Chat: ComponentType<AtTable>; // a panel of its own
  readonly Rematch: ComponentType<AtTable>; // when the game has ended: what to do first
  readonly Over: ComponentType<AtTable>; // and what else can be done
  readonly Guide?: ComponentType<AtTable>; // beside the map: the lesson
  readonly mark?: ReadonlySignal<Mark | null>; // what the guide points at
  readonly ratings?: ReadonlySignal<PerSide<number | null>>; // as the server knows them
  readonly isAsked?: ReadonlySignal<boolean | null>; // whether the player must decide, while the hidden page shows no news
}
