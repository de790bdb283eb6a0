// Why a block cannot retreat, or regroup after the battle, or not there.
import {
  IS_ROAD,
  LAND_EXITS,
  NAVIS_EXITS,
  PORT_SEAS,
  RETREAT_LIMIT,
  ROAD_LIMIT,
  CITY_COUNT,
  AREA_COUNT,
  isSea,
  linkBetween,
  type AreaId,
} from '../board/map.ts';
import {
  ATTACKER,
  BATTLE,
  SEA_RETREATS,
  USED,
  countOf,
  enteredBy,
  friendlySeas,
  isFriendly,
  isOpen,
} from '../state/state.ts';
import { areaId, areaNumber, commonReason, type Facts, type Own } from './facts.ts';
import { because, type Reason } from './reason.ts';

type ReasonAt = (facts: Facts, own: Own, to: number) => Reason | null;

/** A place that was named; else all that could be meant, of which one that will do is enough. */
function reasonAmong(
  facts: Facts,
  own: Own,
  to: AreaId | undefined,
  reasonAt: ReasonAt,
  places: readonly number[],
  nowhere: Reason,
): Reason | null {
  if (to !== undefined) return reasonAt(facts, own, areaNumber(to));
  const reasons: Reason[] = [];
  for (const place of places) {
    const reason = reasonAt(facts, own, place);
    if (reason === null) return null;
    reasons.push(reason);
  }
  return commonReason(reasons, nowhere);
}

const neighbours = ({ area, navis }: Own): number[] =>
  (navis ? NAVIS_EXITS : LAND_EXITS)[area]!.map(({ to }) => to);

export function retreatReason(facts: Facts, own: Own, to: AreaId | undefined): Reason | null {
  const overSea = own.navis ? [] : portsNear(own.area);
  const places = [...neighbours(own), ...overSea];
  const reasonAt = own.navis ? navisRetreatAt : landRetreatAt;
  return reasonAmong(facts, own, to, reasonAt, places, because('no-retreat', { block: own.id }));
}

const portsNear = (port: number): number[] =>
  Array.from({ length: CITY_COUNT }, (_, city) => city).filter((city) => seasBetween(port, city) !== 0);

const seasBetween = (port: number, other: number): number =>
  port === other ? 0 : PORT_SEAS[port]! & PORT_SEAS[other]!;

function landRetreatAt(facts: Facts, own: Own, to: number): Reason | null {
  if (isSea(to)) return because('land-at-sea');
  const link = linkBetween(own.area, to);
  const byRoad = link === undefined || IS_ROAD[link] === 0 ? undefined : roadRetreatAt(facts, own, to, link);
  const bySea = seasBetween(own.area, to) === 0 ? undefined : seaRetreatAt(facts, own, to);
  if (byRoad === null || bySea === null) return null;
  return byRoad ?? bySea ?? because('retreat-adjacent');
}

function roadRetreatAt({ state, side }: Facts, { area: from }: Own, to: number, link: number): Reason | null {
  const d = state.data;
  const area = areaId(to);
  if (!isOpen(d, side, to)) return because('retreat-enemy', { area });
  const limit = RETREAT_LIMIT[link]!;
  if (d[USED + link]! >= limit) return because('retreat-limit', { area, limit });
  if (d[ATTACKER + from] === side + 1)
    return countOf(d, side, to) > 0 || enteredBy(d, link, from, side)
      ? null
      : because('retreat-attacker', { area });
  return enteredBy(d, link, from, 1 - side) ? because('retreat-defender', { area }) : null;
}

function seaRetreatAt({ state, side }: Facts, { area: from }: Own, to: number): Reason | null {
  const d = state.data;
  const area = areaId(to);
  if (!isOpen(d, side, to)) return because('retreat-enemy', { area });
  if (countOf(d, side, to) === 0) return because('sea-retreat-port', { area });
  const seas = seasBetween(from, to);
  if ((seas & friendlySeas(d, side)) === 0) {
    const areas: AreaId[] = [];
    for (let sea = CITY_COUNT; sea < AREA_COUNT; sea++)
      if ((seas >> (sea - CITY_COUNT)) & 1) areas.push(areaId(sea));
    return because('sea-retreat-sea', { areas });
  }
  return (d[SEA_RETREATS]! >> side) & 1 ? because('sea-retreat-used') : null;
}

function navisRetreatAt({ state, side }: Facts, { area: from }: Own, to: number): Reason | null {
  const d = state.data;
  const link = linkBetween(from, to);
  if (link === undefined || IS_ROAD[link] === 1) return because('navis-retreat-adjacent');
  const area = areaId(to);
  if (!isOpen(d, side, to)) return because('navis-retreat-enemy', { area });
  if (isFriendly(d, side, to)) return null;
  if (d[ATTACKER + from] === side + 1)
    return enteredBy(d, link, from, side) ? null : because('navis-retreat-attacker', { area });
  if (!isSea(to)) return because('navis-retreat-port', { area });
  return enteredBy(d, link, from, 1 - side) ? because('navis-retreat-defender', { area }) : null;
}

export function regroupReason(facts: Facts, own: Own, to: AreaId | undefined): Reason | null {
  const battle = facts.state.data[BATTLE]! - 1;
  if (own.area !== battle) return because('regroup-elsewhere', { block: own.id, area: areaId(battle) });
  const nowhere = because('no-regroup', { block: own.id });
  return reasonAmong(facts, own, to, regroupReasonAt, neighbours(own), nowhere);
}

function regroupReasonAt({ state, side }: Facts, { area: from, navis }: Own, to: number): Reason | null {
  const d = state.data;
  if (!navis && isSea(to)) return because('land-at-sea');
  const link = linkBetween(from, to);
  if (link === undefined || (IS_ROAD[link] === 1) === navis)
    return because(navis ? 'navis-regroup-adjacent' : 'regroup-adjacent');
  const area = areaId(to);
  if (!isOpen(d, side, to)) return because('regroup-enemy', { area });
  const limit = ROAD_LIMIT[link]!;
  return d[USED + link]! >= limit ? because('regroup-limit', { area, limit }) : null;
}
