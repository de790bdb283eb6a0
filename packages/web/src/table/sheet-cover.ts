// How much of the map the sheet covers.
import type { Signal } from '@preact/signals';
import type { Insets } from '../board/camera.ts';

const REST_MS = 120; // a sheet that has not changed for so long is at rest
const MOST_COVERED = 0.7; // of the map, as far as the board is concerned: above that there is nothing to see
const NOTHING: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Tells how much of the map is covered whenever the sheet is at rest, and that nothing is when it is gone. */
export function watchCover(sheet: HTMLElement, cover: Signal<Insets>): () => void {
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
