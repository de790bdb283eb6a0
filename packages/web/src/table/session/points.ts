// Victory points by city and by leader, as the table shows them.
import {
  AREA_IDS,
  VALUE,
  type AreaId,
  type BlockId,
  type PerSide,
  type Side,
  type View,
} from '@rubicon/engine';

interface Points {
  readonly cities: readonly { readonly area: AreaId; readonly points: number }[];
  readonly leaders: readonly BlockId[]; // of the other side, eliminated
}

export interface Score {
  readonly of: PerSide<Points>;
  readonly nobodys: readonly AreaId[];
}

const WORTH = AREA_IDS.flatMap((area, index) => (VALUE[index]! > 0 ? [{ area, points: VALUE[index]! }] : []));

/** §1.2: a city counts for the side that occupies it alone, an eliminated leader for the enemy. */
export function scoreOf(view: View): Score {
  const holders = WORTH.map(({ area }) => holderOf(view, area));
  const of = (side: Side): Points => ({
    cities: WORTH.filter((_, index) => holders[index] === side),
    leaders: view.pools[side === 'caesar' ? 'pompey' : 'caesar'].dead,
  });
  return {
    of: { caesar: of('caesar'), pompey: of('pompey') },
    nobodys: WORTH.flatMap(({ area }, index) => (holders[index] === null ? [area] : [])),
  };
}

/** §1.2: the points of both sides. */
export function totalsOf(view: View): PerSide<number> {
  const { of } = scoreOf(view);
  const total = ({ cities, leaders }: Points): number =>
    cities.reduce((sum, { points }) => sum + points, leaders.length);
  return { caesar: total(of.caesar), pompey: total(of.pompey) };
}

function holderOf(view: View, area: AreaId): Side | null {
  const sides = new Set(view.stacks.filter((stack) => stack.area === area).map((stack) => stack.side));
  return sides.size === 1 ? [...sides][0]! : null;
}
