// The kinds of field a position's line is made of.
import { BLOCK_IDS, FULL, blockIndex } from '../board/blocks.ts';
import { CARD_IDS, cardIndex } from '../board/cards.ts';
import { areaIndex, linkBetween } from '../board/map.ts';
import { SIDES } from '../board/side.ts';
import { AREA, POOL, STRENGTH, UNPLACED } from '../state/state.ts';

/** A field of the line: how it is written from a state (null = left out) and read back into one. */
export interface Field {
  readonly name: string;
  make(d: Uint8Array): string | null;
  /** Reads the value; returns what is wrong with it, or null. */
  read(d: Uint8Array, value: string): string | null;
}

export class Unreadable extends Error {}
export const need = (found: number | undefined, what: string, text: string): number => {
  if (found === undefined || found < 0) throw new Unreadable(`“${text}” is no ${what}.`);
  return found;
};
export const area = (text: string): number => need(areaIndex(text), 'area', text);
export const block = (text: string): number => need(blockIndex(text), 'block', text);
export const side = (text: string): number =>
  need(
    SIDES.findIndex((each) => each === text),
    'side',
    text,
  );
const cardOrNone = (text: string): number => (text === '-' ? 0 : need(cardIndex(text), 'card', text) + 1);
export const link = (one: string, other: string): number =>
  need(linkBetween(area(one), area(other)), 'link', `${one}-${other}`);
export const whole = (text: string, least: number, most: number): number => {
  if (!/^\d{1,3}$/.test(text) || Number(text) < least || Number(text) > most) {
    throw new Unreadable(`“${text}” is no number from ${least} to ${most}.`);
  }
  return Number(text);
};
export const list = (text: string): string[] => text.split(',');

export function number(name: string, offset: number, most: number): Field {
  return {
    name,
    make: (d) => (d[offset] === 0 ? null : String(d[offset])),
    read(d, value) {
      d[offset] = whole(value, 1, most);
      return null;
    },
  };
}

/** A named thing stored as its index + 1. */
export function named(
  name: string,
  offset: number,
  names: readonly string[],
  index: (text: string) => number,
): Field {
  return {
    name,
    make: (d) => (d[offset] === 0 ? null : names[d[offset]! - 1]!),
    read(d, value) {
      d[offset] = index(value) + 1;
      return null;
    },
  };
}

/** A card for each side. */
export function cardPair(name: string, offset: number): Field {
  const text = (stored: number): string => (stored === 0 ? '-' : CARD_IDS[stored - 1]!);
  return {
    name,
    make: (d) =>
      d[offset] === 0 && d[offset + 1] === 0 ? null : `${text(d[offset]!)},${text(d[offset + 1]!)}`,
    read(d, value) {
      const pair = list(value);
      if (pair.length !== 2) return 'Two cards are needed, Caesar’s and Pompey’s.';
      d[offset] = cardOrNone(pair[0]!);
      d[offset + 1] = cardOrNone(pair[1]!);
      return null;
    },
  };
}

/** Counted cards, `Mars+2/2+2/2`. */
export const makeCards = (d: Uint8Array, offset: number): string =>
  CARD_IDS.flatMap((id, card) => Array.from({ length: d[offset + card]! }, () => id)).join('+') || '-';
export function readCards(d: Uint8Array, offset: number, text: string, most: number): void {
  if (text === '-') return;
  const ids = text.split('+');
  if (ids.length > most) throw new Unreadable(`“${text}” is more than ${most} cards.`);
  for (const id of ids) d[offset + need(cardIndex(id), 'card', id)]!++;
}

/** The areas or sides for which a byte is set. */
export function marks(
  name: string,
  offset: number,
  names: readonly string[],
  index: (text: string) => number,
): Field {
  return {
    name,
    make: (d) => names.filter((_, each) => d[offset + each] === 1).join(',') || null,
    read(d, value) {
      for (const text of list(value)) d[offset + index(text)] = 1;
      return null;
    },
  };
}

/** Blocks in a place off the map other than the pool. */
export function offMap(name: string, where: number): Field {
  return {
    name,
    make: (d) => BLOCK_IDS.filter((_, each) => d[AREA + each] === where).join(',') || null,
    read(d, value) {
      for (const id of list(value)) {
        const each = block(id);
        if (d[AREA + each] !== POOL) return `“${id}” is placed twice.`;
        d[AREA + each] = where;
        if (where === UNPLACED) d[STRENGTH + each] = FULL[each]!;
      }
      return null;
    },
  };
}
