// Why a card cannot be played or discarded, and why a god, or a main attack, does not reach a place.
import { APOLLO, CARD_IDS, type CardId } from '../board/cards.ts';
import { adjoinsFriendly, friendlyPortOn } from '../rules/gods.ts';
import { LAND_EXITS, LINK_COUNT, isSea, linkBetween, type AreaId } from '../board/map.ts';
import { sideName } from '../board/side.ts';
import { AREA, ATTACKER, CHOSEN, MAIN, countOf, enteredBy, isFriendly } from '../state/state.ts';
import { areaNumber, type Facts } from './facts.ts';
import { because, type Reason } from './reason.ts';

export function cardReason({ view, side }: Facts, kind: 'play' | 'discard', card: CardId): Reason | null {
  const { hasDiscarded, hasCommitted, hands } = view.cards;
  const me = sideName(side);
  if (kind === 'discard' && hasDiscarded[me]) return because('discarded');
  if (kind === 'play' && !hasDiscarded[me]) return because('discard-first');
  if (hasCommitted[me]) return because('committed');
  if (hands[me]?.includes(card) !== true) return because('not-in-hand', { card });
  const isEarly = kind === 'play' && card === CARD_IDS[APOLLO] && view.turn === 1;
  return isEarly ? because('apollo-first-turn') : null;
}

export function jupiterReason({ state, side }: Facts, area: AreaId): Reason | null {
  const d = state.data;
  const where = areaNumber(area);
  if (isSea(where) && state.rules.jupiter !== 'colour-or-sea') return because('jupiter-sea');
  if (countOf(d, 1 - side, where) === 0) return because('jupiter-nobody', { area });
  if (isSea(where)) return friendlyPortOn(d, side, where) ? null : because('jupiter-port', { area });
  return adjoinsFriendly(d, side, where) ? null : because('jupiter-adjacent', { area });
}

export function vulcanReason({ state, side }: Facts, area: AreaId): Reason | null {
  const d = state.data;
  const where = areaNumber(area);
  if (isSea(where)) return because('vulcan-city');
  if (countOf(d, 1 - side, where) === 0) return because('vulcan-nobody', { area });
  return countOf(d, side, where) > 0 ? because('vulcan-contested', { area }) : null;
}

export const surpriseReason = ({ state, side, card }: Facts, area: AreaId): Reason | null =>
  state.data[ATTACKER + areaNumber(area)] === side + 1
    ? null
    : because('surprise-battle', { area, card: CARD_IDS[card]! });

export function defectReason({ state, side }: Facts, area: AreaId): Reason | null {
  const d = state.data;
  const to = areaNumber(area);
  const from = d[AREA + d[CHOSEN]! - 1]!;
  if (!LAND_EXITS[from]!.some((exit) => exit.to === to)) return because('defect-adjacent', { area });
  return isFriendly(d, side, to) ? null : because('defect-friendly', { area });
}

export function mainReason({ state, side }: Facts, area: AreaId, from: AreaId | undefined): Reason | null {
  const d = state.data;
  const where = areaNumber(area);
  if (d[ATTACKER + where] !== side + 1) return because('main-nobody', { area });
  if (d[MAIN + where] !== 0 || !isEntered(d, side, where)) return because('main-settled', { area });
  if (from === undefined) return null;
  const link = linkBetween(areaNumber(from), where);
  const isEntry = link !== undefined && enteredBy(d, link, where, side);
  return isEntry ? null : because('main-entry', { area: from });
}

function isEntered(d: Uint8Array, side: number, area: number): boolean {
  for (let link = 0; link < LINK_COUNT; link++) if (enteredBy(d, link, area, side)) return true;
  return false;
}
