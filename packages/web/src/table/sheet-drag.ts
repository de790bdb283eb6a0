// Dragging the sheet by its handle.
import type { Signal } from '@preact/signals';
import { heightAfter, type SheetHeight } from './sheet-heights.ts';

const SLOP = 6; // px a press may move

interface Drag {
  readonly fromY: number;
  readonly fromPx: number;
  readonly peekPx: number;
  readonly fullPx: number;
  y: number;
  atMs: number;
  speed: number; // upwards, in px per millisecond
  hasMoved: boolean;
}

/** The sheet follows the pointer, and takes one of its heights when it is released. */
export function followDrag(handle: HTMLElement, height: Signal<SheetHeight>): () => void {
  const sheet = handle.parentElement!;
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    heard: (event: HTMLElementEventMap[K]) => void,
  ): void => handle.addEventListener(kind, heard, { capture: true, signal: stop.signal });
  let drag: Drag | null = null;
  let wasDrag = false;

  on('pointerdown', ({ clientY, timeStamp, pointerId }) => {
    const fromPx = sheet.offsetHeight;
    handle.setPointerCapture(pointerId);
    wasDrag = false;
    drag = {
      fromY: clientY,
      fromPx,
      peekPx: fromPx - sheet.querySelector<HTMLElement>('.side-body')!.offsetHeight,
      fullPx: sheet.parentElement!.querySelector<HTMLElement>('.table-map')!.offsetHeight,
      y: clientY,
      atMs: timeStamp,
      speed: 0,
      hasMoved: false,
    };
  });
  on('pointermove', ({ clientY, timeStamp }) => {
    if (drag === null) return;
    const up = drag.fromY - clientY;
    drag.hasMoved ||= Math.abs(up) > SLOP;
    if (!drag.hasMoved) return;
    drag.speed = (drag.y - clientY) / Math.max(timeStamp - drag.atMs, 1);
    [drag.y, drag.atMs] = [clientY, timeStamp];
    sheet.classList.add('is-dragged');
    sheet.style.height = `${Math.max(drag.fromPx + up, drag.peekPx)}px`;
  });
  const end = ({ type }: Event): void => {
    const ended = drag;
    drag = null;
    if (ended?.hasMoved !== true) return;
    wasDrag = true;
    const px = sheet.offsetHeight;
    sheet.classList.remove('is-dragged');
    sheet.style.height = '';
    if (type === 'pointerup') height.value = heightAfter({ ...ended, from: height.value, px });
  };
  on('pointerup', end);
  on('pointercancel', end);
  on('click', (event) => {
    if (wasDrag) event.stopImmediatePropagation(); // it has moved the sheet already
    wasDrag = false;
  });
  return () => stop.abort();
}
