// The handle of the sheet: dragged, pressed, or moved with the arrow keys. A tab raises the sheet too.
import type { Signal } from '@preact/signals';
import { say } from '@rubicon/words';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { followDrag } from './sheet-drag.ts';
import { HEIGHTS, heightBy, type SheetHeight } from './sheet-heights.ts';

interface Props {
  readonly height: Signal<SheetHeight>;
  readonly decision: string;
  readonly needsPanel: boolean;
}

export function SheetHandle({ height, decision, needsPanel }: Props) {
  const handle = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    height.value = needsPanel ? 'half' : 'peek';
  }, [height, decision, needsPanel]);
  useLayoutEffect(() => {
    const sheet = handle.current!.parentElement!;
    const stops = [raiseByTabs(sheet, height), followDrag(handle.current!, height)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [height]);
  return (
    <button
      type="button"
      class="sheet-handle"
      ref={handle}
      aria-label={say(`tabs.height-${height.value}`)}
      onClick={() => {
        const next = HEIGHTS.indexOf(height.value) + 1;
        height.value = HEIGHTS[next % HEIGHTS.length]!;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        height.value = heightBy(height.value, event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
}

/** A tab raises the sheet, and the tab that is already open lowers it; so does the keyboard that comes to a panel. */
function raiseByTabs(sheet: HTMLElement, height: Signal<SheetHeight>): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let open: Element | null = null;
  const at = ({ target }: Event, selector: string): Element | null => (target as Element).closest(selector);
  sheet.addEventListener('pointerdown', (event) => (open = at(event, '[role=tab][aria-selected=true]')), {
    signal,
  });
  sheet.addEventListener(
    'click',
    (event) => {
      const tab = at(event, '[role=tab]');
      if (tab === null) return;
      if (height.value === 'peek') height.value = 'half';
      else if (tab === open) height.value = 'peek';
      open = null;
    },
    { signal },
  );
  sheet.addEventListener(
    'focusin',
    (event) => {
      if (height.value === 'peek' && at(event, '.side-body') !== null) height.value = 'half';
    },
    { signal },
  );
  return () => stop.abort();
}
