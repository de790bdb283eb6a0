// Where the enemy can attack next: enemy stacks adjacent to the own blocks, and how many of them a road lets through.
import {
  AREA_IDS,
  LAND_EXITS,
  NAVIS_EXITS,
  ROAD_LIMIT,
  areaIndex,
  isSea,
  type AreaId,
  type Side,
  type View,
} from '@rubicon/engine';
import { kindOfBlock } from '@rubicon/words';

export interface Threat {
  readonly area: AreaId;
  readonly own: number; // blocks that stand there
  readonly enemies: readonly {
    readonly from: AreaId;
    readonly count: number;
    readonly limit: number; // as many as can come at most
    readonly bySea: boolean; // only Navis can come
  }[];
}

/** The most enemies first. Blocks attack an adjacent location (§6.12); a road has a limit (§4.31). */
export function threatsTo(view: View, side: Side): Threat[] {
  const counts = (wanted: Side): Map<AreaId, number> => {
    const blocks = new Map<AreaId, number>();
    for (const stack of view.stacks)
      if (stack.side === wanted) blocks.set(stack.area, (blocks.get(stack.area) ?? 0) + stack.count);
    return blocks;
  };
  const enemy = side === 'caesar' ? 'pompey' : 'caesar';
  const [own, theirs] = [counts(side), counts(enemy)];
  const threats = [...own].map(([area, count]): Threat => {
    const index = areaIndex(area)!;
    const enemies = [
      ...LAND_EXITS[index]!.map(({ to, link }) => ({ to, limit: ROAD_LIMIT[link]!, bySea: false })),
      ...NAVIS_EXITS[index]!.map(({ to }) => ({ to, limit: Infinity, bySea: true })),
    ].flatMap(({ to, limit, bySea }) => {
      const from = AREA_IDS[to]!;
      const there = (bySea ? navisAt(view, enemy, from) : theirs.get(from)) ?? 0;
      return there === 0 ? [] : [{ from, count: there, limit: Math.min(there, limit), bySea }];
    });
    return { area, own: count, enemies };
  });
  const danger = ({ enemies }: Threat): number => enemies.reduce((sum, { limit }) => sum + limit, 0);
  return threats
    .filter(({ enemies }) => enemies.length > 0)
    .toSorted((one, other) => danger(other) - danger(one));
}

/** Blocks there that may be Navis, as far as is known: at sea all of them are. */
function navisAt({ stacks }: View, side: Side, area: AreaId): number {
  const here = stacks.filter((stack) => stack.side === side && stack.area === area);
  if (isSea(areaIndex(area)!)) return here.reduce((sum, { count }) => sum + count, 0);
  return here.reduce(
    (sum, { blocks, count }) =>
      sum + (blocks === null ? count : blocks.filter(({ block }) => kindOfBlock(block) === 'navis').length),
    0,
  );
}
