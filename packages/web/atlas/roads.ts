// Roads: the cheapest route over dry land that keeps clear of other towns and of the provinces' names.
import { AREA_IDS, LINKS } from '@rubicon/engine';
import { CELLS, cellAt, markLine } from './grid.ts';
import { halfHeight, type Lettering } from './lettering.ts';
import { distance, type Point } from './point.ts';
import type { Projection } from './projection.ts';
import { cheapestWay, flowing } from './search.ts';
import type { Terrain } from './terrain.ts';

/** A road stays this far from water, a name's letters and the centre of a town it does not lead to. */
const CLEAR = { water: 4, name: 5, town: 40, battle: 15 } as const;

const NEAR_END = 30; // px from a road's end, where the shore may be near

export const makeRoads = (
  { anchors }: Projection,
  terrain: Terrain,
  lettering: Lettering,
  battles: readonly Point[],
): ReadonlyMap<number, Point[]> => {
  const named = new Uint8Array(CELLS);
  for (const label of lettering.provinces) markLine(named, label.spine, halfHeight(label) + CLEAR.name + 1);
  for (const battle of battles) markLine(named, [battle, battle], CLEAR.battle);
  const taken = new Uint8Array(CELLS);
  const roads = new Map<number, Point[]>();

  for (const [link, { a, b, kind }] of LINKS.entries()) {
    if (kind !== 'major' && kind !== 'minor') continue;
    const ends = [anchors.get(AREA_IDS[a]!)!, anchors.get(AREA_IDS[b]!)!] as const;
    const others = AREA_IDS.flatMap((id, area) => {
      const town = anchors.get(id)!;
      const near = distance(town, ends[0]) + distance(town, ends[1]) < distance(...ends) * 2 + 200;
      return near && area !== a && area !== b && lettering.towns.has(id) ? [town] : [];
    });
    const isNearEnd = (p: Point) => ends.some((end) => distance(p, end) < NEAR_END);

    const costAt = (p: Point): number => {
      const cell = cellAt(p);
      const shore = terrain.fromWater[cell]!;
      let cost = 1;
      if (shore <= 2) cost += 4000;
      else if (shore < CLEAR.water + 2 && !isNearEnd(p)) cost += 20;
      else if (shore < 16) cost += (16 - shore) / 16;
      if (named[cell] === 1) cost += 25;
      for (const [x, y] of others) {
        const [dx, dy] = [p[0] - x, p[1] - y];
        if (Math.hypot(dx, dy) < CLEAR.town + 2) cost += 60;
        else if (Math.abs(dx) < 52 && dy > -36 && dy < 44) cost += 3.5;
      }
      if (taken[cell] === 1 && !isNearEnd(p)) cost += 2;
      return cost;
    };
    const worth = (p: Point): number => {
      const cell = cellAt(p);
      if (terrain.fromWater[cell]! < (isNearEnd(p) ? 1 : CLEAR.water) || named[cell] === 1) return 0;
      return others.some((other) => distance(other, p) < CLEAR.town) ? 0 : 1;
    };
    const road = flowing(cheapestWay(ends[0], ends[1], costAt), worth);
    roads.set(link, road);
    markLine(taken, road, 12);
  }
  return roads;
};
