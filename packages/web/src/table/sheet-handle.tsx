// The handle of the sheet: dragged, pressed, or moved with the arrow keys. A tab raises the sheet too.
import type { Signal } from '@preact/signals';
import { say } from '@rubicon/words';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Insets } from '../board/camera.ts';
import { followDrag } from './sheet-drag.ts';
import { HEIGHTS, heightBy, type SheetHeight } from './sheet-heights.ts';

const REST_MS = 120; // a sheet that has not changed for so long is at rest
const MOST_COVERED = 0.7; // of the map, as far as the board is concerned: above that there is nothing to see
const NOTHING: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

interface Props {
  readonly height: Signal<SheetHeight>;
  readonly decision: string;
  readonly needsPanel: boolean;
  readonly cover: Signal<Insets>;
}

export function SheetHandle({ height, decision, needsPanel, cover }: Props) {
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    height.value = needsPanel ? 'half' : 'peek';
  }, [height, decision, needsPanel]);
  useLayoutEffect(() => {
    const sheet = handle.current!.parentElement!;
    const stops = [watchCover(sheet, cover), raiseByTabs(sheet, height), followDrag(handle.current!, height)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [height, cover]);
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

/** Tells how much of the map is covered whenever the sheet is at rest, and that nothing is when it is gone. */
function watchCover(sheet: HTMLElement, cover: Signal<Insets>): () => void {
  const measure = (): void => {
    const covered = coveredBy(sheet);
    sheet.toggleAttribute('data-high', covered.bottom > sheet.parentElement!.clientHeight / 2.2);
    const { bottom, right } = cover.peek();
    if (covered.bottom !== bottom || covered.right !== right) cover.value = covered;
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const watcher = new ResizeObserver(() => {
    clearTimeout(resting);
    resting = setTimeout(measure, REST_MS);
  });
  watcher.observe(sheet);
  measure();
  return () => {
    clearTimeout(resting);
    watcher.disconnect();
    cover.value = NOTHING;
  };
}

/** A sheet below the map, or beside it on a phone in landscape. */
function coveredBy(sheet: HTMLElement): Insets {
  const { width, height } = sheet.getBoundingClientRect();
  const map = sheet.parentElement!.querySelector('.table-map')!.getBoundingClientRect();
  return width < map.width
    ? { ...NOTHING, right: Math.round(width) }
    : { ...NOTHING, bottom: Math.round(Math.min(height, map.height * MOST_COVERED)) };
}
