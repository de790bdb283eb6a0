// Moves the board in its window. Callers set the wanted camera; one frame callback draws it.
import { signal, type ReadonlySignal } from '@preact/signals';
import {
  between,
  bounded,
  counterScale,
  firstView,
  gathered,
  hasMore,
  hasPiles,
  isOverview,
  isPartial,
  pan,
  reveal,
  shareInView,
  softly,
  type Camera,
  type Size,
  type Viewport,
  type Weight,
} from './camera.ts';
import type { Point } from './map/point.ts';

export interface Stage {
  readonly camera: ReadonlySignal<Camera>; // as drawn
  readonly resting: ReadonlySignal<Camera | null>; // null while it moves
  readonly wanted: () => Camera; // as the next frame will draw it
  readonly steered: () => number; // how often the player has moved it
  readonly viewport: () => Viewport;
  /** A drag or pinch in progress: drawn in the next frame, sharpened on release. */
  readonly steer: (camera: Camera) => void;
  /** The drag has ended, at that speed in px per millisecond. */
  readonly release: (vx: number, vy: number) => void;
  readonly glide: (camera: Camera) => void;
  readonly reveal: (points: readonly Point[]) => void;
  /** Turns to where most of it is, unless about as much is in view. */
  readonly gather: (weights: readonly Weight[]) => void;
  readonly resize: (viewport: Viewport) => void;
  readonly dispose: () => void;
}

const ENOUGH = 0.6; // of what the best view shows
const SETTLE_MS = 150;
const GLIDE_MS = 260;
const SLOWEST = 0.05; // px per millisecond below which a flung board stops
const FRICTION_MS = 190; // a flung board loses about two thirds of its speed in this time

const ROW = 60; // px: the prompt grows and shrinks by a row of buttons

/** The map stays where it is under the pointer while the prompt gets another row. */
const isMuchTheSame = (one: Viewport, other: Viewport): boolean =>
  one.width === other.width && Math.abs(one.height - other.height) <= ROW;

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const easeOut = (t: number): number => 1 - (1 - t) ** 3;

function overviewIn(root: HTMLElement): Size {
  const overview = root.querySelector<HTMLElement>('.board-overview');
  return { width: overview?.offsetWidth ?? 0, height: overview?.offsetHeight ?? 0 };
}

/** `root` is the window, `world` what moves in it, `first` what to show first where not everything fits. */
export function createStage(root: HTMLElement, world: HTMLElement, first: readonly Weight[]): Stage {
  let viewport: Viewport | null = null;
  let wanted: Camera = { x: 0, y: 0, scale: 1 };
  let next: ((now: number) => Camera | null) | null = null; // an animation: the camera now, or null at its end
  let frame = 0;
  let steered = 0;
  let goal: Camera | null = null; // where a glide ends
  let settling: ReturnType<typeof setTimeout> | undefined;
  let shown: readonly Point[] = []; // revealed, and nothing has moved the board since
  let isUnmoved = true; // a window that changes its size shows what matters first, until something moves the board
  const camera = signal(wanted);
  const resting = signal<Camera | null>(null);

  const stir = (): void => {
    clearTimeout(settling);
    root.classList.add('is-moving');
    resting.value = null;
  };

  const draw = (now: number): void => {
    frame = 0;
    const moved = next?.(now);
    if (moved === null) {
      next = goal = null;
      settleSoon();
    } else if (moved !== undefined) wanted = moved;
    const { x, y, scale } = wanted;
    world.style.transform = `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0) scale(${scale.toFixed(4)})`;
    camera.value = wanted;
    if (next !== null) ask();
  };

  const ask = (): void => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };

  const settle = (): void => {
    settling = undefined;
    root.classList.remove('is-moving');
    if (viewport === null) return;
    const counter = counterScale(wanted, viewport).toFixed(4);
    if (root.style.getPropertyValue('--board-counter') !== counter)
      root.style.setProperty('--board-counter', counter);
    root.classList.toggle('has-piles', hasPiles(wanted));
    root.classList.toggle('has-more', hasMore(wanted, viewport));
    resting.value = { ...wanted }; // a new object, so that a change of size is reported too
  };

  const settleSoon = (): void => {
    clearTimeout(settling);
    settling = setTimeout(settle, SETTLE_MS);
  };

  const animate = (step: (elapsedMs: number) => Camera | null): void => {
    stir();
    let start: number | null = null;
    next = (now) => {
      start ??= now;
      return step(now - start);
    };
    ask();
  };

  const place = (target: Camera): void => {
    next = goal = null;
    wanted = target;
    ask();
    settle();
  };

  const glide = (target: Camera): void => {
    if (viewport === null) return;
    const [from, seen] = [wanted, viewport];
    isUnmoved = false;
    if (from.x === target.x && from.y === target.y && from.scale === target.scale) return;
    if (prefersStill()) return place(target);
    goal = target;
    animate((elapsedMs) => {
      if (wanted === target) return null;
      const t = elapsedMs / GLIDE_MS;
      return t >= 1 ? target : between(from, target, seen, easeOut(t));
    });
  };

  const fling = (vx: number, vy: number): void => {
    goal = null;
    let [speedX, speedY, last] = [vx, vy, 0];
    animate((elapsedMs) => {
      const passed = elapsedMs - last;
      last = elapsedMs;
      const moved = pan(wanted, speedX * passed, speedY * passed);
      const slower = Math.exp(-passed / FRICTION_MS);
      [speedX, speedY] = [speedX * slower, speedY * slower];
      const within = bounded(moved, viewport!);
      const isOut = Math.hypot(moved.x - within.x, moved.y - within.y) > 1;
      return isOut || Math.hypot(speedX, speedY) < SLOWEST ? null : moved;
    });
  };

  return {
    camera,
    resting,
    wanted: () => wanted,
    steered: () => steered,
    viewport: () => viewport ?? { width: 1, height: 1, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
    steer(target) {
      if (viewport === null) return;
      next = goal = null;
      shown = [];
      isUnmoved = false;
      steered += 1;
      stir();
      wanted = softly(target, viewport);
      ask();
    },
    release(vx, vy) {
      if (viewport === null) return;
      const within = bounded(wanted, viewport);
      if (Math.hypot(within.x - wanted.x, within.y - wanted.y) > 1) glide(within);
      else if (Math.hypot(vx, vy) > 0.3 && !prefersStill()) fling(vx, vy);
      else settleSoon();
    },
    glide(target) {
      shown = [];
      glide(target);
    },
    reveal(points) {
      shown = points;
      if (viewport !== null) glide(reveal(goal ?? wanted, viewport, points, overviewIn(root)));
    },
    gather(weights) {
      if (viewport === null || !isPartial(viewport)) return;
      const from = goal ?? wanted;
      const best = isOverview(from) ? gathered(viewport, weights) : gathered(viewport, weights, from.scale);
      const share = shareInView(from, viewport, weights);
      if (!isOverview(from) && share >= ENOUGH * shareInView(best, viewport, weights)) return;
      shown = [];
      glide(best);
    },
    resize(seen) {
      const isSame = viewport !== null && isMuchTheSame(viewport, seen);
      viewport = seen;
      if (isUnmoved && !isSame) place(firstView(seen, first));
      else if (shown.length === 0) place(bounded(wanted, seen));
      else place(reveal(goal ?? wanted, seen, shown, overviewIn(root))); // the prompt may have come back over it
    },
    dispose() {
      cancelAnimationFrame(frame);
      clearTimeout(settling);
    },
  };
}
