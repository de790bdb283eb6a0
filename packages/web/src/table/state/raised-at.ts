import { AREA_IDS, BLOCK_IDS, LEVY_CITY, areaIndex, isSea, type AreaId, type BlockId } from '@rubicon/engine';

/**
 * Blocks that can be levied only in this city. A block without a levy city is numbered after the last city, as a sea
 * is.
 */
export const raisedAt = (area: AreaId): BlockId[] =>
  isSea(areaIndex(area)!) ? [] : BLOCK_IDS.filter((_, index) => AREA_IDS[LEVY_CITY[index]!] === area);
