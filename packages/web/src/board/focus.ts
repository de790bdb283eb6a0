// Where things happen for the viewer.
import type { AreaId } from '@rubicon/engine';
import type { Lit } from './lit.ts';
import type { Place } from './places.ts';
import { anchorOf } from './map/ways.ts';

const ROME = 'Rome' as AreaId;

/** Of the places with something to choose the one nearest to Rome, else Rome. */
export function focusOf(places: readonly Place[], { areas, blocks }: Pick<Lit, 'areas' | 'blocks'>): AreaId {
  const [x, y] = anchorOf(ROME);
  const far = (area: AreaId): number => Math.hypot(anchorOf(area)[0] - x, anchorOf(area)[1] - y);
  const lively = places.filter(
    ({ area, parties }) =>
      areas.has(area) ||
      parties.some(({ pieces }) => pieces.some(({ block }) => block !== null && blocks.has(block))),
  );
  return lively.map(({ area }) => area).toSorted((one, other) => far(one) - far(other))[0] ?? ROME;
}
