// The map, mounted once and painted outside Preact. Until it is painted it is an SVG drawing, which appears at once but
// is slow to move.
import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { fetchedOnce } from '../ui/fetched.ts';
import { idle } from '../ui/idle.ts';
import { mapDrawing } from './map/map-drawing.ts';
import { fetchMapSheets } from './map/use-map-sheets.ts';
import type { MapPainter } from './map-painter.ts';
import type { Stage } from './stage.ts';

const painterFile = fetchedOnce(() => import('./map-painter.ts'));

export function MapPicture({ stage }: { readonly stage: Stage }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let leave: (() => void) | null = null;
    const gone = new AbortController();
    const isGone = (): boolean => gone.signal.aborted;
    const begin = async (): Promise<void> => {
      const drawing = await mapDrawing();
      if (isGone()) return;
      host.current!.innerHTML = drawing;
      await idle();
      const [{ createMapPainter }, { picture }] = await Promise.all([painterFile(), fetchMapSheets()]);
      if (!isGone()) leave = follow(createMapPainter(host.current!, picture), stage);
    };
    void begin();
    return () => {
      gone.abort();
      leave?.();
    };
  }, [stage]);
  return <div class="board-sheet board-map" ref={host} aria-hidden="true" />;
}

function follow(painter: MapPainter, stage: Stage): () => void {
  const stopFollowing = effect(() => {
    const camera = stage.resting.value;
    if (camera === null) painter.pause();
    else painter.sharpen(camera, stage.viewport());
  });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const theme = new MutationObserver(painter.recolour);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  dark.addEventListener('change', painter.recolour);
  return () => {
    stopFollowing();
    theme.disconnect();
    dark.removeEventListener('change', painter.recolour);
    painter.dispose();
  };
}
