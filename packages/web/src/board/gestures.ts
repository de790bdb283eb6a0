// Mouse, touch and pen gestures on the board. A press that moves less than a few px stays a click; the rest pans,
// pinches, drags blocks or draws a frame. The board decides what a press means.
import { pan, zoomAt } from './camera.ts';
import type { Point } from './map/point.ts';
import type { Stage } from './stage.ts';

/** Something that follows the pointer until it is released. Points are px from the board's corner. */
export interface Held {
  readonly move: (at: Point) => void;
  readonly end: (at: Point | null) => void; // null = cancelled
}

export interface Hands {
  /** A drag started on this element: what to drag, or null to pan the board. */
  readonly grab: (target: Element, from: Point) => Held | null;
  /** A selection frame was started on an empty part of the board. */
  readonly frame: (from: Point, add: boolean) => Held;
  /** A finger was held on an element; whether that was answered, so that lifting it is no press. */
  readonly hold: (target: Element) => boolean;
  /** A press with the secondary button. */
  readonly add: (target: Element) => void;
  readonly isOpenGround: (target: Element) => boolean;
}

const SLOP = 6; // px a click may move
const HOLD_MS = 380; // a touch held this long draws a frame or asks a question
const TWICE_MS = 320;
const WHEEL = 0.0016;
const PINCH_WHEEL = 0.01; // browsers report a trackpad pinch as a wheel event with ctrl

type Mode =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pressed'; readonly target: Element; readonly from: Point }
  | { readonly kind: 'pan' }
  | { readonly kind: 'pinch' }
  | { readonly kind: 'held'; readonly held: Held };

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const halfway = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

export function attachGestures(root: HTMLElement, stage: Stage, hands: Hands): () => void {
  let mode: Mode = { kind: 'idle' };
  const fingers = new Map<number, Point>();
  let speed: { vx: number; vy: number; atMs: number } = { vx: 0, vy: 0, atMs: 0 };
  let holding: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let wasDrag = false;
  let lastTap: { at: Point; atMs: number } | null = null;
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    heard: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ): void => root.addEventListener(kind, heard, { ...options, signal: stop.signal });

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = root.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };

  const begin = (begun: Mode, pointer: number): void => {
    clearTimeout(holding);
    mode = begun;
    wasDrag = true;
    root.setPointerCapture(pointer);
  };

  const callOff = (): void => {
    clearTimeout(holding);
    if (mode.kind === 'held') mode.held.end(null);
  };

  on('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const at = pointOf(event);
    fingers.set(event.pointerId, at);
    if (fingers.size === 2) {
      callOff();
      begin({ kind: 'pinch' }, event.pointerId);
      return;
    }
    if (fingers.size > 2) return;
    wasDrag = false;
    const target = event.target as Element;
    mode = { kind: 'pressed', target, from: at };
    speed = { vx: 0, vy: 0, atMs: event.timeStamp };
    if (event.pointerType === 'touch')
      holding = setTimeout(() => {
        if (hands.isOpenGround(target))
          begin({ kind: 'held', held: hands.frame(at, false) }, event.pointerId);
        else wasDrag = hands.hold(target);
      }, HOLD_MS);
  });

  on('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const at = pointOf(event);
    if (mode.kind === 'pressed') {
      if (apart(mode.from, at) < SLOP) return;
      const { target, from } = mode;
      const held =
        event.shiftKey && hands.isOpenGround(target)
          ? hands.frame(from, event.ctrlKey || event.metaKey)
          : hands.grab(target, from);
      begin(held === null ? { kind: 'pan' } : { kind: 'held', held }, event.pointerId);
    }
    fingers.set(event.pointerId, at);
    if (mode.kind === 'held') mode.held.move(at);
    else if (mode.kind === 'pan') {
      const [dx, dy] = [at[0] - before[0], at[1] - before[1]];
      const passed = Math.max(event.timeStamp - speed.atMs, 1);
      const share = Math.min(passed / 60, 1); // averaged over about the last 60 ms
      speed = {
        vx: speed.vx * (1 - share) + (dx / passed) * share,
        vy: speed.vy * (1 - share) + (dy / passed) * share,
        atMs: event.timeStamp,
      };
      stage.steer(pan(stage.wanted(), dx, dy));
    } else if (mode.kind === 'pinch') {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) return;
      const [was, is] = [halfway(before, other), halfway(at, other)];
      const factor = apart(at, other) / Math.max(apart(before, other), 1);
      const moved = pan(stage.wanted(), is[0] - was[0], is[1] - was[1]);
      stage.steer(zoomAt(moved, stage.viewport(), is, factor));
    }
  });

  const lift = (event: PointerEvent): void => {
    clearTimeout(holding);
    if (!fingers.delete(event.pointerId)) return;
    if (mode.kind === 'held') mode.held.end(event.type === 'pointerup' ? pointOf(event) : null);
    else if (mode.kind === 'pinch' && fingers.size === 1) {
      mode = { kind: 'pan' };
      speed = { vx: 0, vy: 0, atMs: event.timeStamp };
      return;
    } else if (mode.kind === 'pan' || mode.kind === 'pinch') {
      const isStill = event.timeStamp - speed.atMs > 80;
      stage.release(isStill ? 0 : speed.vx, isStill ? 0 : speed.vy);
    }
    if (fingers.size === 0) mode = { kind: 'idle' };
  };
  on('pointerup', lift);
  on('pointercancel', lift);

  on(
    'click',
    (event) => {
      if (wasDrag && event.detail > 0) {
        event.stopPropagation();
        event.preventDefault();
        return;
      }
      if (event.detail === 0 || !hands.isOpenGround(event.target as Element)) return;
      const at = pointOf(event);
      const isTwice =
        lastTap !== null && event.timeStamp - lastTap.atMs < TWICE_MS && apart(lastTap.at, at) < 30;
      lastTap = isTwice ? null : { at, atMs: event.timeStamp };
      if (isTwice) stage.glide(zoomAt(stage.wanted(), stage.viewport(), at, 1.6));
    },
    { capture: true },
  );

  on('contextmenu', (event) => {
    event.preventDefault();
    if (event.pointerType !== 'touch') hands.add(event.target as Element);
  });

  on(
    'wheel',
    (event) => {
      event.preventDefault();
      const px = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
      const factor = Math.exp(-px * (event.ctrlKey ? PINCH_WHEEL : WHEEL));
      stage.steer(zoomAt(stage.wanted(), stage.viewport(), pointOf(event), factor));
      clearTimeout(resting);
      resting = setTimeout(() => {
        stage.release(0, 0);
      }, 60);
    },
    { passive: false },
  );

  return () => {
    callOff();
    clearTimeout(resting);
    stop.abort();
  };
}
