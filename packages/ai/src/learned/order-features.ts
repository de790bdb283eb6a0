// An order as a few small numbers for a network: its kind, its block and how strong that is, where it begins and ends, and
// a card, a length or a colour where it has one.
import {
  AREA,
  AREA_COUNT,
  BLOCK_COUNT,
  LINKS,
  ORDER_KINDS,
  PATH_DEPTH,
  PATH_FROM,
  PATH_TO,
  STRENGTH,
  areaOf,
  argumentOf,
  blockOf,
  kindOf,
  moreOf,
  type Order,
  type State,
} from '@rubicon/engine';

/** The numbers of an order, in this sequence, and how many values each can take. */
export const ORDER_FIELDS = {
  kind: ORDER_KINDS.length,
  block: BLOCK_COUNT + 1,
  strength: 5,
  from: AREA_COUNT + 1,
  to: AREA_COUNT + 1,
  extra: 24,
} as const;
export const ORDER_WIDTH = Object.keys(ORDER_FIELDS).length;

export const NOWHERE = AREA_COUNT;
const NO_BLOCK = BLOCK_COUNT;
// Of the last number: 0 to 14 a card, then what is below
const NOTHING_EXTRA = 15;
const STEPS_TAKEN = 15; // and 1 to 3
const BY_SEA = 19;
const WOOD = 20; // and 0 to 3

/** Writes the numbers of an order at an offset. */
export function describeOrder(state: State, order: Order, into: Uint8Array, at: number): void {
  const d = state.data;
  const block = blockOf(order);
  const argument = argumentOf(order);
  let stands = d[AREA + block]!;
  if (stands > AREA_COUNT) stands = NOWHERE;
  let named = block;
  let from = NOWHERE;
  let to = NOWHERE;
  let extra = NOTHING_EXTRA;
  switch (ORDER_KINDS[kindOf(order)]!) {
    case 'done':
      named = NO_BLOCK;
      break;
    case 'discard':
    case 'play':
      named = NO_BLOCK;
      extra = argument;
      break;
    case 'jupiter':
      named = NO_BLOCK;
      to = areaOf(argument);
      extra = WOOD + moreOf(argument);
      break;
    case 'defect':
    case 'vulcan':
    case 'surprise':
    case 'fight':
      named = NO_BLOCK;
      to = areaOf(argument);
      break;
    case 'main': {
      named = NO_BLOCK;
      to = areaOf(argument);
      const { a, b } = LINKS[moreOf(argument)]!;
      from = a === to ? b : a;
      break;
    }
    case 'move':
      from = PATH_FROM[argument]!;
      to = PATH_TO[argument]!;
      extra = STEPS_TAKEN + PATH_DEPTH[argument]!;
      break;
    case 'embark':
      from = stands;
      to = areaOf(argument);
      extra = BY_SEA;
      break;
    case 'retreat':
      from = stands;
      to = areaOf(argument);
      if (moreOf(argument) > 0) extra = BY_SEA;
      break;
    case 'deploy':
    case 'raise':
      to = areaOf(argument);
      break;
    case 'regroup':
    case 'harbour':
      from = stands;
      to = areaOf(argument);
      break;
    case 'levy':
    case 'fire':
    case 'pass':
    case 'perish':
    case 'hit':
    case 'disband':
      from = stands;
      break;
  }
  into[at] = kindOf(order);
  into[at + 1] = named;
  into[at + 2] = named === NO_BLOCK ? 0 : d[STRENGTH + block]!;
  into[at + 3] = from;
  into[at + 4] = to;
  into[at + 5] = extra;
}
