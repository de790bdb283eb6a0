// The heights of the sheet over the map of a phone.

export const HEIGHTS = ['peek', 'half', 'full'] as const;

/** `peek`: only the prompt; `half`: a panel below it; `full`: over nearly the whole map. */
export type SheetHeight = (typeof HEIGHTS)[number];

/** The next height up or down, or the same at the end. */
export const heightBy = (height: SheetHeight, step: 1 | -1): SheetHeight =>
  HEIGHTS[HEIGHTS.indexOf(height) + step] ?? height;

interface Released {
  readonly from: SheetHeight; // before it was dragged
  readonly px: number; // its height now
  readonly speed: number; // upwards, in px per millisecond
  readonly peekPx: number;
  readonly fullPx: number;
}

const FLICK = 0.5; // px per millisecond
const HALF = 0.52; // of the full height, as in the style sheet

/** The height a sheet takes when it is released: a flick goes on in its direction, otherwise the nearest. */
export function heightAfter({ from, px, speed, peekPx, fullPx }: Released): SheetHeight {
  if (Math.abs(speed) > FLICK) return heightBy(from, speed > 0 ? 1 : -1);
  const at: Readonly<Record<SheetHeight, number>> = { peek: peekPx, half: fullPx * HALF, full: fullPx };
  return HEIGHTS.toSorted((one, other) => Math.abs(at[one] - px) - Math.abs(at[other] - px))[0]!;
}
