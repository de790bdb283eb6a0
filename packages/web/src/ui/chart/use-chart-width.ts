import type { RefObject } from 'preact';
import { useWidth } from '../use-width.ts';

const WIDE = 900; // px until it is known
const LEAST = 240;

/** The width at which a chart in this element is drawn, in px. */
export const useChartWidth = (box: RefObject<HTMLElement | null>): number =>
  Math.max(useWidth(box) || WIDE, LEAST);
