// On a phone the prompt and the panels are a sheet over the map, of three heights. On larger screens this is nothing.
import { useSignal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Insets } from '../board/camera.ts';
import { lazy } from '../ui/lazy.tsx';
import type { SheetHeight } from './sheet-heights.ts';
import './sheet.css';

const SheetHandle = lazy(() => import('./sheet-handle.tsx').then((file) => file.SheetHandle));

interface Props {
  readonly isSheet: boolean;
  readonly decision: string; // at each, the sheet takes the height that it needs
  readonly needsPanel: boolean; // the decision is taken in a panel
  readonly cover: Signal<Insets>; // how much of the map it covers
  readonly children: ComponentChildren;
}

export function Sheet({ isSheet, decision, needsPanel, cover, children }: Props) {
  const height = useSignal<SheetHeight>(needsPanel ? 'half' : 'peek');
  return (
    <div class={`table-sheet is-${height.value}`}>
      {isSheet ? (
        <SheetHandle height={height} decision={decision} needsPanel={needsPanel} cover={cover} />
      ) : null}
      {children}
    </div>
  );
}
