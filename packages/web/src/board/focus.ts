// The locations a decision is about: the board shows most of them first.
import { KIND, blockIndex, type AreaId, type BlockId } from '@rubicon/engine';
import type { Weight } from './camera.ts';
import type { Lit } from './lit.ts';
import type { Place } from './places.ts';
import { anchorOf } from './map/ways.ts';

const ROME = 'Rome' as AreaId;
const LEADER = 3; // an army is where its leader is

type Chosen = Pick<Lit, 'areas' | 'blocks'>;

const weightOf = (block: BlockId): number => (KIND[blockIndex(block)!] === 'leader' ? LEADER : 1);

/** Where the viewer has something to choose and how much of it, the nearest to Rome first. */
function lively(places: readonly Place[], { areas, blocks }: Chosen): { area: AreaId; weight: number }[] {
  const [x, y] = anchorOf(ROME);
  const far = (area: AreaId): number => Math.hypot(anchorOf(area)[0] - x, anchorOf(area)[1] - y);
  return places
    .map(({ area, parties }) => ({
      area,
      weight: parties
        .flatMap(({ pieces }) => pieces)
        .reduce(
          (sum, { block }) => sum + (block !== null && blocks.has(block) ? weightOf(block) : 0),
          areas.has(area) ? 1 : 0,
        ),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => far(one.area) - far(other.area));
}

/** The location nearest to Rome where the viewer has something to choose, otherwise Rome. */
export const focusOf = (places: readonly Place[], chosen: Chosen): AreaId =>
  lively(places, chosen)[0]?.area ?? ROME;

/** What the viewer chooses from, by where it is; Rome if that is nothing. */
export function weightsOf(places: readonly Place[], chosen: Chosen): Weight[] {
  const found = lively(places, chosen).map(({ area, weight }) => ({ at: anchorOf(area), weight }));
  return found.length === 0 ? [{ at: anchorOf(ROME), weight: 1 }] : found;
}
