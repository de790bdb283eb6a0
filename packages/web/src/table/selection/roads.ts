// The roads the selected blocks could take, with how many blocks have used each and how many may.
import {
  AREA_IDS,
  LINKS,
  PLUTO_LIMIT,
  RETREAT_LIMIT,
  ROAD_LIMIT,
  areaIndex,
  type AreaId,
  type RoadUse,
  type View,
} from '@rubicon/engine';
import type { LitRoad } from '../../board/lit.ts';
import { hasEnemies } from './hand.ts';

const UNLIMITED = 255;
const keyOf = (a: AreaId, b: AreaId): number => {
  const [one, other] = [areaIndex(a)!, areaIndex(b)!].sort((x, y) => x - y);
  return one! * AREA_IDS.length + other!;
};
const LINK_BY_ENDS = new Map(
  LINKS.map(({ a, b }, index) => [keyOf(AREA_IDS[a]!, AREA_IDS[b]!), index] as const),
);

/** The roads along these paths. Paths without a limit, by sea, have none. */
export function roadsOf(view: View, paths: readonly (readonly AreaId[])[]): LitRoad[] {
  const used = new Map(
    (view.battle?.used ?? view.command?.used ?? []).map((use) => [useKey(use), use.blocks]),
  );
  const roads = new Map<number, LitRoad>();
  for (const path of paths)
    for (const [index, from] of path.slice(0, -1).entries()) {
      const to = path[index + 1]!;
      const key = keyOf(from, to);
      const link = LINK_BY_ENDS.get(key);
      if (link === undefined || roads.has(key)) continue;
      const limit = limitOf(view, link, index === path.length - 2 && hasEnemies(view, to));
      roads.set(key, {
        between: [from, to],
        used: used.get(key) ?? 0,
        limit: limit === UNLIMITED ? null : limit,
      });
    }
  return [...roads.values()];
}

const useKey = ({ between: [a, b] }: RoadUse): number => keyOf(a, b);

/** §4.31, §7.61; Pluto for the step that attacks. */
function limitOf(view: View, link: number, attacks: boolean): number {
  if (view.step === 'battle') return RETREAT_LIMIT[link]!;
  const side = view.command?.side;
  const pluto = attacks && side !== undefined && view.cards.effects[side] === 'Pluto';
  return (pluto ? PLUTO_LIMIT : ROAD_LIMIT)[link]!;
}
