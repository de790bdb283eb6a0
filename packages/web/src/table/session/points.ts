// Victory points by city and by leader, as the table shows them.
import {
  AREA_IDS,
  SIDES,
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

/** One thing counted at the end of a year, and what each side has with it. */
export interface Count {
  readonly side: Side;
  readonly area: AreaId | null; // a city, or else the leader
  readonly leader: BlockId | null;
  readonly points: number;
  readonly totals: PerSide<number>;
}

/** §8.2: both sides' cities and the leaders they killed, one after another. */
export function countsOf(view: View): Count[] {
  const { of } = scoreOf(view);
  const totals = { caesar: 0, pompey: 0 };
  const count = (side: Side, what: Pick<Count, 'area' | 'leader' | 'points'>): Count => {
    totals[side] += what.points;
    return { side, ...what, totals: { ...totals } };
  };
  return SIDES.flatMap((side) => [
    ...of[side].cities.map(({ area, points }) => count(side, { area, leader: null, points })),
    ...of[side].leaders.map((leader) => count(side, { area: null, leader, points: 1 })),
  ]);
}

/** A city that counts for another side than before, or for none. */
export interface Change {
  readonly area: AreaId;
  readonly side: Side;
  readonly points: number; // lost points are negative
}

export function changesBetween(before: View, after: View): Change[] {
  return WORTH.flatMap(({ area, points }): Change[] => {
    const [was, is] = [holderOf(before, area), holderOf(after, area)];
    if (was === is) return [];
    return [
      ...(was === null ? [] : [{ area, side: was, points: -points }]),
      ...(is === null ? [] : [{ area, side: is, points }]),
    ];
  });
}

function holderOf(view: View, area: AreaId): Side | null {
  const sides = new Set(view.stacks.filter((stack) => stack.area === area).map((stack) => stack.side));
  return sides.size === 1 ? [...sides][0]! : null;
}
