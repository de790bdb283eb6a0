// The camera: maps a point (bx, by) of the board to (bx * scale + x, by * scale + y) in the window.
import { BLOCK, BOARD } from './map/geometry.ts';
import type { Point } from './map/point.ts';

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The px of the window that panels cover. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const LEAST = 0.4;
const MOST = 2.5;
const WHOLE = 0.85; // from this scale on, the first view is the whole board
const PLAY = 1; // a block is as large as a fingertip, 44 px
const PILES = 0.8; // below this scale there is no room for stacks side by side
const WIDE = 2400; // px of width from which blocks are drawn larger
const MARGIN = 24; // px the edge of the board may be dragged into the window
const ROOM = 90; // px kept free around what is revealed

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

function freeBox({ width, height, insets }: Viewport): Box {
  const left = Math.min(insets.left, width / 2);
  const top = Math.min(insets.top, height / 2);
  return {
    left,
    top,
    right: Math.max(width - insets.right, left + 1),
    bottom: Math.max(height - insets.bottom, top + 1),
  };
}

const middleOf = (box: Box): Point => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

const containScale = (viewport: Viewport): number => {
  const box = freeBox(viewport);
  return Math.min((box.right - box.left) / BOARD.width, (box.bottom - box.top) / BOARD.height);
};

export const leastScale = (viewport: Viewport): number => clamp(containScale(viewport), LEAST, MOST);

/** The point of the board under a point of the window. */
export const boardPoint = ({ x, y, scale }: Camera, [px, py]: Point): Point => [
  (px - x) / scale,
  (py - y) / scale,
];

/** Centres a point of the board in the area the panels leave free. */
export function centred(viewport: Viewport, [bx, by]: Point, scale: number): Camera {
  const [px, py] = middleOf(freeBox(viewport));
  return bounded({ x: px - bx * scale, y: py - by * scale, scale }, viewport);
}

/** The whole board, or as much of it as the minimum scale shows. */
export const fit = (viewport: Viewport): Camera =>
  centred(viewport, [BOARD.width / 2, BOARD.height / 2], leastScale(viewport));

/** The first view: the whole board if it is large enough to play on, otherwise the part around the focus. */
export const firstView = (viewport: Viewport, focus: Point): Camera =>
  containScale(viewport) >= WHOLE ? fit(viewport) : centred(viewport, focus, PLAY);

export function zoomAt(camera: Camera, viewport: Viewport, [px, py]: Point, factor: number): Camera {
  const scale = clamp(camera.scale * factor, leastScale(viewport), MOST);
  const ratio = scale / camera.scale;
  return { x: px - (px - camera.x) * ratio, y: py - (py - camera.y) * ratio, scale };
}

export const zoom = (camera: Camera, viewport: Viewport, factor: number): Camera =>
  bounded(zoomAt(camera, viewport, middleOf(freeBox(viewport)), factor), viewport);

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

function boundedAlong(offset: number, length: number, start: number, end: number): number {
  if (length <= end - start) return start + (end - start - length) / 2;
  return clamp(offset, end - length - MARGIN, start + MARGIN);
}

/** Keeps the camera within a margin of the board's edges; a board smaller than its window is centred. */
export function bounded({ x, y, scale }: Camera, viewport: Viewport): Camera {
  const box = freeBox(viewport);
  return {
    x: boundedAlong(x, BOARD.width * scale, box.left, box.right),
    y: boundedAlong(y, BOARD.height * scale, box.top, box.bottom),
    scale,
  };
}

/** Past the bounds the board follows a drag at a third of its speed. */
export function softly(camera: Camera, viewport: Viewport): Camera {
  const within = bounded(camera, viewport);
  return {
    x: within.x + (camera.x - within.x) / 3,
    y: within.y + (camera.y - within.y) / 3,
    scale: camera.scale,
  };
}

/** The smallest movement that brings all points into the free area of the window, with a margin around them. */
export function reveal(camera: Camera, viewport: Viewport, points: readonly Point[]): Camera {
  if (points.length === 0) return camera;
  const box = freeBox(viewport);
  const room = Math.min(ROOM, (box.right - box.left) / 4, (box.bottom - box.top) / 4);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const wanted = Math.min(
    camera.scale,
    (box.right - box.left - 2 * room) / Math.max(right - left, 1),
    (box.bottom - box.top - 2 * room) / Math.max(bottom - top, 1),
  );
  const scale = Math.max(wanted, leastScale(viewport));
  const nearer = zoomAt(camera, viewport, middleOf(box), scale / camera.scale);
  const into = (offset: number, low: number, high: number, start: number, end: number): number =>
    high - low > end - start ? (start + end - low - high) / 2 : clamp(offset, start - low, end - high);
  return bounded(
    {
      x: into(nearer.x, left * scale, right * scale, box.left + room, box.right - room),
      y: into(nearer.y, top * scale, bottom * scale, box.top + room, box.bottom - room),
      scale,
    },
    viewport,
  );
}

/** The camera between two others: `t` runs from 0 to 1. */
export function between(from: Camera, to: Camera, viewport: Viewport, t: number): Camera {
  const middle = middleOf(freeBox(viewport));
  const scale = from.scale * (to.scale / from.scale) ** t;
  // The centre of the window travels in a straight line, at a speed that matches the scale.
  const share = from.scale === to.scale ? t : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  const [ax, ay] = boardPoint(from, middle);
  const [bx, by] = boardPoint(to, middle);
  const [mx, my] = [ax + (bx - ax) * share, ay + (by - ay) * share];
  return { x: middle[0] - mx * scale, y: middle[1] - my * scale, scale };
}

/** The factor that keeps blocks the same size on the screen inside the scaled board. */
export function counterScale({ scale }: Camera, { width }: Viewport): number {
  const [least, most, growth] = width >= WIDE ? [46, 64, 1.1] : [40, 48, 1];
  return clamp(BLOCK * scale * growth, least, most) / (BLOCK * scale);
}

export const hasPiles = ({ scale }: Camera): boolean => scale < PILES;
