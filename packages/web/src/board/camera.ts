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

/** What the small map covers, in the lower right corner. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const MOST = 2.5;
const LEGIBLE = 0.4; // below this scale names cannot be read: an overview, where blocks shrink with the board
const WHOLE = 0.85; // from this scale on, the first view is the whole board
const PLAY = 1; // a block is as large as a fingertip, 44 px
const PILES = 0.8; // below this scale there is no room for stacks side by side
const WIDE = 2400; // px of width from which blocks are drawn larger
const NARROW = 700; // px of width with room for one army and what is around it
const MARGIN = 24; // px the edge of the board may be dragged into the window
const ROOM = 90; // px kept free around what is revealed
const CORNER_ROOM = 60; // px: blocks and names reach as far from their location

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

export const leastScale = (viewport: Viewport): number => Math.min(containScale(viewport), MOST);

/** The whole board is too small to play on, so a part of it is shown. */
export const isPartial = (viewport: Viewport): boolean => containScale(viewport) < WHOLE;

/** The point of the board under a point of the window. */
export const boardPoint = ({ x, y, scale }: Camera, [px, py]: Point): Point => [
  (px - x) / scale,
  (py - y) / scale,
];

/** Centres a point of the board in the area the panels leave free, at the scale of play if none is given. */
export function centred(viewport: Viewport, [bx, by]: Point, scale = PLAY): Camera {
  const [px, py] = middleOf(freeBox(viewport));
  return bounded({ x: px - bx * scale, y: py - by * scale, scale }, viewport);
}

/** The whole board. */
export const fit = (viewport: Viewport): Camera =>
  centred(viewport, [BOARD.width / 2, BOARD.height / 2], leastScale(viewport));

/**
 * The first view: the whole board if it is large enough to play on or nothing matters more, otherwise the part around the first of what matters,
 * or where most of it is in a window with room for little more.
 */
export function firstView(viewport: Viewport, weights: readonly Weight[]): Camera {
  if (!isPartial(viewport) || weights.length === 0) return fit(viewport);
  const box = freeBox(viewport);
  return box.right - box.left < NARROW ? gathered(viewport, weights) : centred(viewport, weights[0]!.at);
}

/** How much of what a decision is about is at a point. There is always one; of two that weigh the same the first is preferred. */
export interface Weight {
  readonly at: Point;
  readonly weight: number;
}

/** The camera that has the most in view, at the scale of play if none is given. */
export function gathered(viewport: Viewport, weights: readonly Weight[], scale = PLAY): Camera {
  const box = freeBox(viewport);
  const room = roomIn(box);
  const [across, down] = [box.right - box.left - 2 * room, box.bottom - box.top - 2 * room];
  // The best window has a point on its left edge and one on its upper edge
  const groups = weights.flatMap(({ at: [left] }) =>
    weights.map(({ at: [, top] }) =>
      weights.filter(({ at: [x, y] }) => {
        const [dx, dy] = [(x - left) * scale, (y - top) * scale];
        return dx >= 0 && dx <= across && dy >= 0 && dy <= down;
      }),
    ),
  );
  const total = (group: readonly Weight[]): number => group.reduce((sum, { weight }) => sum + weight, 0);
  const order = (group: readonly Weight[]): number => weights.indexOf(group[0]!);
  const [best] = groups
    .filter((group) => group.length > 0)
    .toSorted((one, other) => total(other) - total(one) || order(one) - order(other));
  const { left, top, right, bottom } = around(best!.map(({ at }) => at));
  return centred(viewport, [(left + right) / 2, (top + bottom) / 2], scale);
}

/** The share of the weight that is in view, from 0 to 1. */
export function shareInView(camera: Camera, viewport: Viewport, weights: readonly Weight[]): number {
  const box = freeBox(viewport);
  let [seen, all] = [0, 0];
  for (const { at, weight } of weights) {
    const [x, y] = [at[0] * camera.scale + camera.x, at[1] * camera.scale + camera.y];
    all += weight;
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) seen += weight;
  }
  return all === 0 ? 1 : seen / all;
}

function around(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const roomIn = (box: Box): number => Math.min(ROOM, (box.right - box.left) / 4, (box.bottom - box.top) / 4);

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

/** The smallest movement that brings all points into the free area of the window, and out from under its corner. */
export function reveal(camera: Camera, viewport: Viewport, points: readonly Point[], corner: Size): Camera {
  const shown = revealed(camera, viewport, points);
  const { insets } = viewport;
  const { right, bottom } = freeBox(viewport);
  const isCovered = points.some(
    ([x, y]) =>
      x * shown.scale + shown.x > right - corner.width - CORNER_ROOM &&
      y * shown.scale + shown.y > bottom - corner.height - CORNER_ROOM,
  );
  if (!isCovered || corner.height === 0) return shown;
  return revealed(
    camera,
    { ...viewport, insets: { ...insets, bottom: insets.bottom + corner.height } },
    points,
  );
}

/** With a margin around them. */
function revealed(camera: Camera, viewport: Viewport, points: readonly Point[]): Camera {
  if (points.length === 0) return camera;
  const box = freeBox(viewport);
  const room = roomIn(box);
  const { left, top, right, bottom } = around(points);
  const wanted = Math.min(
    camera.scale,
    (box.right - box.left - 2 * room) / Math.max(right - left, 1),
    (box.bottom - box.top - 2 * room) / Math.max(bottom - top, 1),
  );
  const scale = Math.max(wanted, leastScale(viewport), Math.min(LEGIBLE, camera.scale));
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

/** The factor that keeps blocks the same size on the screen inside the scaled board; in an overview they shrink. */
export function counterScale({ scale }: Camera, { width }: Viewport): number {
  const [least, most, growth] = width >= WIDE ? [46, 64, 1.1] : [40, 48, 1];
  const px = clamp(BLOCK * scale * growth, least, most) * Math.min(scale / LEGIBLE, 1);
  return px / (BLOCK * scale);
}

/** Too small to press anything: a press looks closer. */
export const isOverview = ({ scale }: Camera): boolean => scale < LEGIBLE;

/** A part of the board is outside the window. */
export function hasMore({ scale }: Camera, viewport: Viewport): boolean {
  const { left, top, right, bottom } = freeBox(viewport);
  return BOARD.width * scale > right - left + 1 || BOARD.height * scale > bottom - top + 1;
}

export const hasPiles = ({ scale }: Camera): boolean => scale < PILES;
