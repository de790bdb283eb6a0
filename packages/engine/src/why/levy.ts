// Why a block gains no step, or cannot be raised, or not there.
import { FULL, IS_NAVIS, KIND, LEVY_CITY, blockIndex, type BlockId } from '../board/blocks.ts';
import { CITY_COUNT, IS_MAJOR_PORT, isSea, type AreaId } from '../board/map.ts';
import { LEVIES_LEFT, STRENGTH, countOf, isFriendly } from '../state/state.ts';
import { areaId, areaNumber, isReason, ownOnMap, type Facts } from './facts.ts';
import { because, type Reason } from './reason.ts';

export function levyReason(facts: Facts, id: BlockId, to: AreaId | undefined): Reason | null {
  const { state, side } = facts;
  const d = state.data;
  const own = ownOnMap(facts, id);
  if (isReason(own) && own.code !== 'in-pool') return own;
  if (d[LEVIES_LEFT] === 0) return because('no-levies');
  if (isReason(own)) return raiseReason(facts, id, to);
  const { block, area } = own;
  if (to !== undefined && areaNumber(to) !== area)
    return because('levy-stands', { block: id, area: areaId(area) });
  if (isSea(area)) return because('levy-at-sea');
  if (!isFriendly(d, side, area)) return because('levy-contested', { area: areaId(area) });
  return d[STRENGTH + block]! >= FULL[block]! ? because('full-strength', { block: id }) : null;
}

function raiseReason(facts: Facts, id: BlockId, to: AreaId | undefined): Reason | null {
  const block = blockIndex(id)!;
  const named = LEVY_CITY[block]!;
  if (to !== undefined) return raiseReasonAt(facts, block, id, areaNumber(to));
  if (named < CITY_COUNT) return cityReason(facts, named);
  for (let city = 0; city < CITY_COUNT; city++)
    if (raiseReasonAt(facts, block, id, city) === null) return null;
  return because(IS_NAVIS[block] === 1 ? 'levy-no-port' : 'levy-nowhere');
}

function raiseReasonAt(facts: Facts, block: number, id: BlockId, city: number): Reason | null {
  if (isSea(city)) return because('levy-at-sea');
  const named = LEVY_CITY[block]!;
  if (named < CITY_COUNT && named !== city)
    return because(KIND[block] === 'legio' ? 'levy-city' : 'levy-cavalry', {
      block: id,
      area: areaId(named),
    });
  if (IS_NAVIS[block] === 1 && IS_MAJOR_PORT[city] === 0)
    return because('levy-navis', { area: areaId(city) });
  return cityReason(facts, city);
}

/** Levies need a friendly city that is not contested. */
function cityReason({ state, side }: Facts, city: number): Reason | null {
  const d = state.data;
  if (isFriendly(d, side, city)) return null;
  const area = areaId(city);
  if (countOf(d, side, city) > 0) return because('levy-contested', { area });
  return because(countOf(d, 1 - side, city) > 0 ? 'levy-enemy' : 'levy-vacant', { area });
}
