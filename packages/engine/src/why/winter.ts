// Why a block does not go into port, is not disbanded, or cannot be placed before the war.
import { BLOCK_COUNT, CLEOPATRA, IS_NAVIS, blockIndex, type BlockId } from '../board/blocks.ts';
import { freePlaces } from '../rules/deployment.ts';
import { CITY_COUNT, PORT_SEAS, SUPPLY, VALUE, isSea, type AreaId } from '../board/map.ts';
import { AREA, DEPLOYED, HOLDER, UNPLACED, countOf, isFriendly } from '../state/state.ts';
import { areaId, areaNumber, isReason, ownOnMap, type Facts, type Own } from './facts.ts';
import { because, type Reason } from './reason.ts';

export function harbourReason({ state, side }: Facts, own: Own, to: AreaId | undefined): Reason | null {
  if (!own.navis) return because('harbour-land', { block: own.id });
  if (!isSea(own.area)) return because('harbour-in-port', { block: own.id });
  if (to === undefined) return null; // a Navis without a port has been disbanded
  const port = areaNumber(to);
  if (((PORT_SEAS[port]! >> (own.area - CITY_COUNT)) & 1) === 0)
    return because('harbour-sea', { block: own.id, area: to });
  return isFriendly(state.data, side, port) ? null : because('harbour-friendly', { area: to });
}

export function disbandReason({ view, state, side }: Facts, { block, area }: Own): Reason | null {
  if (block === CLEOPATRA) return because('cleopatra-stays');
  const limit = SUPPLY + VALUE[area]!;
  return view.step === 'supply' && countOf(state.data, side, area) <= limit
    ? because('supplied', { area: areaId(area), limit })
    : null;
}

export function deployReason(facts: Facts, id: BlockId, to: AreaId | undefined): Reason | null {
  const { state, side } = facts;
  const d = state.data;
  if (d[DEPLOYED + side] === 1) return because('deploy-done');
  const block = blockIndex(id)!;
  if (d[AREA + block] !== UNPLACED || d[HOLDER + block] !== side) {
    const own = ownOnMap(facts, id);
    return isReason(own) ? own : because('deploy-placed', { block: id });
  }
  return to === undefined ? null : deployReasonAt(facts, block, to);
}

function deployReasonAt({ state, side }: Facts, block: number, area: AreaId): Reason | null {
  const d = state.data;
  const city = areaNumber(area);
  const free = isSea(city) ? 0 : freePlaces(d, side, city);
  if (free === 0) return because(countOf(d, side, city) > 0 ? 'deploy-full' : 'deploy-city', { area });
  const isPort = PORT_SEAS[city] !== 0;
  if (IS_NAVIS[block] === 1) return isPort ? null : because('deploy-port', { area });
  return isPort && portPlaces(d, side) <= navisLeft(d, side) ? because('deploy-ports-needed') : null;
}

function portPlaces(d: Uint8Array, side: number): number {
  let places = 0;
  for (let city = 0; city < CITY_COUNT; city++)
    if (PORT_SEAS[city] !== 0) places += freePlaces(d, side, city);
  return places;
}

function navisLeft(d: Uint8Array, side: number): number {
  let left = 0;
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (d[AREA + block] === UNPLACED && d[HOLDER + block] === side) left += IS_NAVIS[block]!;
  return left;
}
