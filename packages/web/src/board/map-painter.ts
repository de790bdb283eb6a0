// Paints the map into canvases, because drawing the SVG takes far longer than a frame: the whole board at its own size
// while it moves, and at rest the visible part at screen resolution. Both are painted in strips: the whole board in
// every frame, since until it is done the board moves badly, the sharp part when the page is idle.
import type { Camera, Viewport } from './camera.ts';
import { BOARD } from './map/geometry.ts';
import { idle } from '../ui/idle.ts';
import { imageOf } from './map/map-sheets.ts';

export interface MapPainter {
  readonly sharpen: (camera: Camera, viewport: Viewport) => void;
  readonly pause: () => void; // the board is moving: no time to paint
  readonly recolour: () => void;
  readonly dispose: () => void;
}

interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How a picture is painted: how many px at once, and when. */
interface Pace {
  readonly strip: number;
  readonly wait: () => Promise<void>;
}

const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      resolve();
    });
  });
const BRISK: Pace = { strip: 130_000, wait: frame };
const QUIET: Pace = { strip: 40_000, wait: idle };

const MARGIN = 96; // px around the window that are painted too

/** The part of the board to paint sharply, in board px, aligned to screen pixels. */
export function sharpRegion({ x, y, scale }: Camera, { width, height }: Viewport): Region {
  const cut = (offset: number, length: number, seen: number): readonly [number, number] => {
    const start = Math.floor(Math.max(-MARGIN, offset));
    const end = Math.ceil(Math.min(seen + MARGIN, offset + length * scale));
    return [(start - offset) / scale, Math.max(end - start, 1) / scale];
  };
  const [left, wide] = cut(x, BOARD.width, width);
  const [top, high] = cut(y, BOARD.height, height);
  return { left, top, width: wide, height: high };
}

export function createMapPainter(host: HTMLElement, drawing: string): MapPainter {
  let image: Promise<HTMLImageElement> | null = null;
  let isWhole = false; // the whole board has been painted
  let resting: { camera: Camera; viewport: Viewport } | null = null;
  let task = 0; // the painting in progress; results of any other are out of date
  let whole = host.firstElementChild; // the SVG drawing, until it is painted
  let sharp: HTMLCanvasElement | null = null;

  /** A canvas of a region, or null if something more urgent came up. */
  const paint = async (
    region: Region,
    density: number,
    own: number,
    pace: Pace,
  ): Promise<HTMLCanvasElement | null> => {
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(region.width * density);
    canvas.height = Math.round(region.height * density);
    Object.assign(canvas.style, {
      left: `${region.left}px`,
      top: `${region.top}px`,
      width: `${region.width}px`,
      height: `${region.height}px`,
    });
    const easel = new OffscreenCanvas(canvas.width, canvas.height);
    const context = easel.getContext('2d', { alpha: false, willReadFrequently: true })!;
    image ??= imageOf(drawing);
    const drawn = await image;
    const strip = Math.max(Math.round(pace.strip / canvas.width), 16);
    for (let y = 0; y < canvas.height; y += strip) {
      await pace.wait();
      if (task !== own) return null;
      const height = Math.min(strip, canvas.height - y);
      const [from, high] = [region.top + y / density, height / density];
      context.drawImage(drawn, region.left, from, region.width, high, 0, y, canvas.width, height);
      context.getImageData(0, y, 1, 1); // otherwise the browser queues all strips and paints them at once at the end
    }
    // Shown as a finished bitmap: a canvas that can still be drawn on is copied in every frame
    canvas.getContext('bitmaprenderer', { alpha: false })!.transferFromImageBitmap(easel.transferToImageBitmap());
    return canvas;
  };

  const work = async (): Promise<void> => {
    const own = ++task;
    if (!isWhole) {
      const done = await paint({ left: 0, top: 0, ...BOARD }, 1, own, BRISK);
      if (done === null) return;
      whole?.remove();
      host.prepend(done);
      whole = done;
      isWhole = true;
    }
    if (resting === null) return;
    const { camera, viewport } = resting;
    const done = await paint(sharpRegion(camera, viewport), camera.scale * devicePixelRatio, own, QUIET);
    if (done === null) return;
    sharp?.remove();
    host.append(done);
    sharp = done;
  };

  return {
    sharpen(camera, viewport) {
      resting = { camera, viewport };
      void work();
    },
    pause() {
      resting = null;
      if (isWhole) task++;
    },
    recolour() {
      image = null;
      isWhole = false;
      void work();
    },
    dispose() {
      task++;
      host.replaceChildren();
    },
  };
}
