// The map under a picture: painted when the page is idle, and again when its size or the colours change.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { idle } from '../ui/idle.ts';
import { imageOf, mapSheets } from '../board/map/map-sheets.ts';
import { useMedia } from '../ui/use-media.ts';
import { theme } from '../settings/settings.ts';
import type { Box } from './box.ts';

// One drawing of the whole map serves all pictures until the colours change
let drawn: { readonly isNight: boolean; readonly image: Promise<HTMLImageElement> } | null = null;

function mapImage(isNight: boolean): Promise<HTMLImageElement> {
  if (drawn?.isNight !== isNight)
    drawn = { isNight, image: mapSheets().then(({ picture }) => imageOf(picture)) };
  return drawn.image;
}

// Pictures are painted one after another, in page order: each takes longer than a frame
let line: Promise<void> = Promise.resolve();

export function useMapPiece(
  { left, top, width, height }: Box,
  shownWidth: number,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const isNight = theme.value === 'dark' || (theme.value === 'system' && isDark);
  useEffect(() => {
    if (shownWidth === 0) return undefined;
    const gone = new AbortController();
    const paint = async (): Promise<void> => {
      await idle();
      if (gone.signal.aborted) return;
      const image = await mapImage(isNight);
      const target = canvas.current;
      if (target === null) return; // it was unmounted meanwhile
      const density = (shownWidth / width) * devicePixelRatio;
      target.width = Math.round(width * density);
      target.height = Math.round(height * density);
      // In the dark theme the map is inverted for printing, which cannot wait for a repaint
      target.classList.toggle('is-night', isNight);
      target
        .getContext('2d', { alpha: false })!
        .drawImage(image, left, top, width, height, 0, 0, target.width, target.height);
    };
    line = line.then(paint, paint);
    return () => {
      gone.abort();
    };
  }, [left, top, width, height, shownWidth, isNight]);
  return canvas;
}
