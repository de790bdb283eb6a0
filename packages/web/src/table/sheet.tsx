// On a phone the prompt and the panels are a sheet over the map, of three heights. On larger screens this is nothing.
import { useSignal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Insets } from '../board/camera.ts';
import { lazy } from '../ui/lazy.tsx';
import { watchCover } from './sheet-cover.ts';
import type { SheetHeight } from './sheet-heights.ts';
import './sheet.css';

/** Until the handle is fetched: nothing moves when it comes. */
const Room = () => <span class="sheet-handle" />;
const SheetHandle = lazy(() => import('./sheet-handle.tsx').then((file) => file.SheetHandle), Room);

interface Props {
  readonly isSheet: boolean;
  readonly decision: string; // at each, the sheet takes the height that it needs
  readonly needsPanel: boolean; // the decision is taken in a panel
  readonly cover: Signal<Insets>; // how much of the map it covers
  readonly children: ComponentChildren;
}

export function Sheet({ isSheet, decision, needsPanel, cover, children }: Props) {
  const height = useSignal<SheetHeight>(needsPanel ? 'half' : 'peek');
  const sheet = useRef<HTMLDivElement>(null);
  // Before anything is painted: a board that turned away later would be missed by a finger on its way
  useLayoutEffect(() => (isSheet ? watchCover(sheet.current!, cover) : undefined), [isSheet, cover]);
  return (
    <div class={`table-sheet is-${height.value}`} ref={sheet}>
      {isSheet ? <SheetHandle height={height} decision={decision} needsPanel={needsPanel} /> : null}
      {children}
    </div>
  );
}
