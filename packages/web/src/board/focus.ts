// The location the board shows first.
import type { AreaId } from '@rubicon/engine';
import type { Lit } from './lit.ts';
import type { Place } from './places.ts';
import { anchorOf } from './map/ways.ts';

const ROME = 'Rome' as AreaId;

/** The location nearest to Rome where the viewer has something to choose, otherwise Rome. */
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
