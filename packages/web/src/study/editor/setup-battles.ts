// The battles an edited position begins with: where both sides are, who attacks, and from where.
import {
  AREA_IDS,
  IS_NAVIS,
  LAND_EXITS,
  NAVIS_EXITS,
  areaIndex,
  blockIndex,
  type AreaId,
  type BlockId,
  type Side,
} from '@rubicon/engine';

export interface Attack {
  readonly side: Side;
  readonly from: AreaId | null; // the main attack; null: none, as on an island without roads
}

export interface SetupBattle extends Attack {
  readonly area: AreaId;
  readonly options: readonly AreaId[]; // from which some attacker can have come
  readonly entries: ReadonlyMap<BlockId, AreaId>; // from which each came: an attacker that cannot be in the main attack is in reserve
}

type Standings = ReadonlyMap<BlockId, { readonly where: string; readonly side: Side }>;

/**
 * Where nothing is chosen, or the choice is no longer possible: this side attacks, across a border the other does not
 * hold.
 */
export function battlesIn(
  blocks: Standings,
  chosen: ReadonlyMap<AreaId, Attack>,
  usual: Side,
): readonly SetupBattle[] {
  const holders = new Map<string, Set<Side>>();
  for (const { where, side } of blocks.values())
    holders.set(where, (holders.get(where) ?? new Set()).add(side));
  return AREA_IDS.filter((area) => holders.get(area)?.size === 2).map((area) => {
    const wanted = chosen.get(area);
    const side = wanted?.side ?? usual;
    const attackers = [...blocks]
      .filter(([, standing]) => standing.where === area && standing.side === side)
      .map(([block]) => block);
    const options = [...new Set(attackers.flatMap((block) => waysOf(block, area)))];
    const free = options.find((way) => [...(holders.get(way) ?? [])].every((holder) => holder === side));
    const from = options.find((way) => way === wanted?.from) ?? free ?? options[0] ?? null;
    const entries = new Map(
      attackers.flatMap((block): [BlockId, AreaId][] => {
        const own = waysOf(block, area);
        const way = own.find((each) => each === from) ?? own[0];
        return way === undefined ? [] : [[block, way]];
      }),
    );
    return { area, side, from, options, entries };
  });
}

const waysOf = (block: BlockId, area: AreaId): AreaId[] =>
  (IS_NAVIS[blockIndex(block)!] === 1 ? NAVIS_EXITS : LAND_EXITS)[areaIndex(area)!]!.map(
    ({ to }) => AREA_IDS[to]!,
  );

/** Their fields in the text of the position. */
export function battleFields(battles: readonly SetupBattle[]): string[] {
  const entered = battles.flatMap(({ area, side, from, entries }) =>
    [...new Set([from, ...entries.values()])]
      .filter((way) => [...entries.values()].some((each) => each === way))
      .map((way) => `${way}-${area}:${side}`),
  );
  return [
    ...(entered.length === 0
      ? []
      : [`entered=${entered.map((each, index) => `${each}:${index + 1}`).join(',')}`]),
    ...(battles.length === 0
      ? []
      : [`attacks=${battles.map(({ area, side, from }) => `${area}:${side}:${from ?? '-'}`).join(',')}`]),
  ];
}

/** Attackers and where they came from, in the text of a position. */
export const readAttacks = (field: string | undefined): ReadonlyMap<AreaId, Attack> =>
  new Map(
    (field?.split(',') ?? []).map((item) => {
      const [area, side, from] = item.split(':');
      return [area as AreaId, { side: side as Side, from: from === '-' ? null : (from as AreaId) }];
    }),
  );
