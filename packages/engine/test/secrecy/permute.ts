// Another world that one viewer cannot tell from this one: everything hidden from that viewer is drawn again, as widely as
// what is public allows. Written from the rulings on what is public alone. What hides secrets (view.ts, event.ts)
// and what guesses them (sample.ts) are not used here, so that a mistake in them cannot be repeated by it.
import {
  BLOCK_COUNT,
  CLEOPATRA,
  COLOUR,
  FULL,
  HOME_SIDE,
  IS_LEADER,
  IS_NAVIS,
  START_CITY,
  STEP_SIZE,
} from '../../src/board/blocks.ts';
import { APOLLO, CARD_COUNT, COPIES } from '../../src/board/cards.ts';
import { AREA_COUNT, CITY_COUNT, IS_ROAD, PORT_SEAS } from '../../src/board/map.ts';
import { sideIndex, type Viewer } from '../../src/board/side.ts';
import {
  AREA,
  ATTACKER,
  BATTLE,
  CHOSEN,
  COMMITTED,
  DEAD,
  DEPLOYED,
  DEPLOY_STEP,
  DISCARD,
  ENTRY,
  FACE_UP,
  HAND,
  HOLDER,
  LOCKED,
  MAIN,
  MOVED,
  OVER_STEP,
  ROUND,
  SEEN,
  STEP,
  STRENGTH,
  TURN,
  UNPLACED,
  copyState,
  place,
  type State,
} from '../../src/state/state.ts';

/** A whole number below `sides`, each equally likely. */
export type Random = (sides: number) => number;

/** What an order about to be given will show: it stays as it is, so that both worlds can be shown it. */
export interface Hold {
  readonly blocks: ReadonlySet<number>; // keep identity and strength
  readonly cards: readonly [readonly number[], readonly number[]]; // cards of each side, in the order they are turned up
  readonly outlives: number; // blocks in this city survive the loss of a step; -1 = nowhere
  readonly kindsIn: number; // blocks in this area stay what they are, Navis or land; -1 = nowhere
  readonly commonOnly: ReadonlySet<number>; // no leader and no Navis takes the place of these
  readonly complete: boolean; // hidden deployments are finished
}

export const NOTHING_HELD: Hold = {
  blocks: new Set(),
  cards: [[], []],
  outlives: -1,
  kindsIn: -1,
  commonOnly: new Set(),
  complete: false,
};

const sideOf = (viewer: Viewer): number => (viewer === 'spectator' ? -1 : sideIndex(viewer));

/** Main force: stood there, or came by the entry of the main attack. */
const isMainForce = (d: Uint8Array, block: number): boolean => {
  const area = d[AREA + block]!;
  const entry = d[ENTRY + block]!;
  return entry === 0 || (d[ATTACKER + area] === d[HOLDER + block]! + 1 && d[MAIN + area] === entry);
};

const takesPart = (d: Uint8Array, block: number): boolean =>
  d[BATTLE] === d[AREA + block]! + 1 && (d[ROUND]! > 1 || (d[ROUND] === 1 && isMainForce(d, block)));

/** Whether a viewer knows which block this is and how strong it is. */
export function knows(d: Uint8Array, viewer: Viewer, block: number): boolean {
  if (d[STEP] === OVER_STEP || d[HOLDER + block] === sideOf(viewer)) return true;
  const where = d[AREA + block]!;
  if (where === FACE_UP || where === DEAD || where === LOCKED) return true;
  if (viewer !== 'spectator' && d[CHOSEN] === block + 1) return true; // what Jupiter takes, both sides know
  return where < AREA_COUNT && takesPart(d, block);
}

/** All that is public of a block in one place, as one number: blocks with the same are indistinguishable. */
export const publicMark = (d: Uint8Array, block: number): number =>
  (((d[AREA + block]! * 2 + d[HOLDER + block]!) * 3 + COLOUR[block]!) * 2 + d[MOVED + block]!) * 256 +
  d[ENTRY + block]!;

/** A world that this viewer cannot tell from the given one. */
export function permute(state: State, viewer: Viewer, random: Random, hold: Hold = NOTHING_HELD): State {
  const next = copyState(state);
  const d = next.data;
  if (d[STEP] === OVER_STEP) return next; // nothing is secret any more
  if (d[STEP] === DEPLOY_STEP) {
    for (let side = 0; side < 2; side++) if (side !== sideOf(viewer)) deploy(d, side, random, hold);
    return next;
  }
  for (let colour = 0; colour < 2; colour++) exchange(d, viewer, colour, random, hold);
  if (d[AREA + CLEOPATRA]! < AREA_COUNT && !knows(d, viewer, CLEOPATRA) && !hold.blocks.has(CLEOPATRA)) {
    // Under 2.0 she is spared by Vulcan, whatever her strength
    const safe = state.rules.vulcanCleopatra === 'spared';
    d[STRENGTH + CLEOPATRA] = strengthFor(d, CLEOPATRA, random, safe ? NOTHING_HELD : hold);
  }
  redeal(d, sideOf(viewer), random, hold);
  return next;
}

const shuffled = <T>(items: readonly T[], random: Random): T[] => {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
};

/** Takes an item out of a list that keeps its order. */
function takeAt<T>(items: T[], index: number): T {
  const item = items[index]!;
  for (let at = index + 1; at < items.length; at++) items[at - 1] = items[at]!;
  items.pop();
  return item;
}

function strengthFor(d: Uint8Array, block: number, random: Random, hold: Hold): number {
  const steps = FULL[block]! / STEP_SIZE[block]!;
  const least = d[AREA + block] === hold.outlives ? 2 : 1;
  return (least + random(steps - least + 1)) * STEP_SIZE[block]!;
}

/** A place that holds a block the viewer does not know, with all that he sees of it. */
interface Place {
  readonly area: number;
  readonly holder: number;
  readonly moved: number;
  readonly entry: number;
  readonly chosen: boolean;
  readonly takes: 'navis' | 'land' | 'common' | 'any'; // common: neither leader nor Navis
}

/** Who can stand there: only Navis at sea, none inland, and whoever entered a battle came by road or by sea. */
function takes(d: Uint8Array, block: number, hold: Hold): Place['takes'] {
  const area = d[AREA + block]!;
  const entry = d[ENTRY + block]!;
  const turned = d[HOLDER + block] !== COLOUR[block]; // leaders and Navis never defect
  if (turned || d[CHOSEN] === block + 1 || hold.commonOnly.has(block)) return 'common';
  if (area === hold.kindsIn) return IS_NAVIS[block] === 1 ? 'navis' : 'land';
  if (area >= AREA_COUNT) return 'any';
  if (entry > 0) return IS_ROAD[entry - 1] === 1 ? 'land' : 'navis';
  if (area >= CITY_COUNT) return 'navis';
  return PORT_SEAS[area] === 0 ? 'land' : 'any';
}

const FITS: Readonly<Record<Place['takes'], (block: number) => boolean>> = {
  navis: (block) => IS_NAVIS[block] === 1,
  common: (block) => IS_NAVIS[block] === 0 && IS_LEADER[block] === 0,
  land: (block) => IS_NAVIS[block] === 0,
  any: () => true,
};

/** Deals the blocks of one colour that the viewer does not know over the places he sees them in. */
function exchange(d: Uint8Array, viewer: Viewer, colour: number, random: Random, hold: Hold): void {
  const blocks: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (COLOUR[block] === colour && !knows(d, viewer, block) && !hold.blocks.has(block)) blocks.push(block);
  const places = blocks.map((block): Place => ({
    area: d[AREA + block]!,
    holder: d[HOLDER + block]!,
    moved: d[MOVED + block]!,
    entry: d[ENTRY + block]!,
    chosen: d[CHOSEN] === block + 1,
    takes: takes(d, block, hold),
  }));
  const left = shuffled(blocks, random);
  const draw = (fits: (block: number) => boolean): number => takeAt(left, left.findIndex(fits));
  const fill = (where: Place, block: number): void => {
    d[AREA + block] = where.area;
    d[HOLDER + block] = where.holder;
    d[MOVED + block] = where.moved;
    d[ENTRY + block] = where.entry;
    d[STRENGTH + block] = where.area < AREA_COUNT ? strengthFor(d, block, random, hold) : 0;
    if (where.chosen) d[CHOSEN] = block + 1;
  };
  // The narrowest places first: each takes from its own kind as many as it had, so that enough are left
  for (const kind of ['navis', 'common', 'land', 'any'] as const)
    for (const where of places) if (where.takes === kind) fill(where, draw(FITS[kind]));
}

/** Any legal free deployment of a side; while it is not done, any part of one. */
function deploy(d: Uint8Array, side: number, random: Random, hold: Hold): void {
  const all: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (HOME_SIDE[block] === side && START_CITY[block]! < CITY_COUNT) all.push(block);
  const blocks = all.filter((block) => !hold.blocks.has(block));
  const free = shuffled(
    all.map((block) => START_CITY[block]!),
    random,
  );
  for (const block of all) if (hold.blocks.has(block)) free.splice(free.indexOf(d[AREA + block]!), 1);
  const ports = free.filter((city) => PORT_SEAS[city] !== 0);
  const goal = new Map<number, number>();
  for (const block of blocks.filter((each) => IS_NAVIS[each] === 1)) {
    const port = ports.pop()!;
    free.splice(free.indexOf(port), 1);
    goal.set(block, port);
  }
  for (const block of blocks.filter((each) => IS_NAVIS[each] === 0)) goal.set(block, free.pop()!);
  const done = d[DEPLOYED + side] === 1 || hold.complete;
  const count = done ? blocks.length : random(blocks.length + 1);
  for (const block of blocks) place(d, block, UNPLACED);
  for (const block of shuffled(blocks, random).slice(0, count)) place(d, block, goal.get(block)!);
}

function handCount(d: Uint8Array, side: number): number {
  let count = 0;
  for (let card = 0; card < CARD_COUNT; card++) count += d[HAND + side * CARD_COUNT + card]!;
  return count;
}

/** Deals the cards the viewer has not seen over the enemy's hand, discard and commitment, and the undealt. */
function redeal(d: Uint8Array, own: number, random: Random, hold: Hold): void {
  const left = COPIES.map((copies, card) => copies - d[SEEN + card]!);
  const hidden = [0, 1].filter((side) => side !== own);
  if (own >= 0) {
    for (let card = 0; card < CARD_COUNT; card++) left[card]! -= d[HAND + own * CARD_COUNT + card]!;
    for (const field of [DISCARD, COMMITTED]) {
      const card = d[field + own]!;
      if (card > 0) left[card - 1]!--;
    }
  }
  const sizes = hidden.map((side) => handCount(d, side));
  // What will be turned up is set apart first
  const held = hidden.map((side) => [...hold.cards[side]!]);
  for (const card of held.flat()) left[card]!--;
  const undealt: number[] = [];
  for (const [card, copies] of left.entries()) for (let i = copies; i > 0; i--) undealt.push(card);
  const deck = shuffled(undealt, random);
  for (const [index, side] of hidden.entries()) {
    const kept = held[index]!;
    if (d[COMMITTED + side] !== 0) {
      // Apollo is not played in turn 1
      const first = deck.findIndex((card) => card !== APOLLO || d[TURN]! > 1);
      d[COMMITTED + side] = (kept.shift() ?? deck.splice(first, 1)[0]!) + 1;
    }
    if (d[DISCARD + side] !== 0) d[DISCARD + side] = deck.pop()! + 1;
    d.fill(0, HAND + side * CARD_COUNT, HAND + (side + 1) * CARD_COUNT);
    for (let i = sizes[index]!; i > 0; i--) d[HAND + side * CARD_COUNT + (kept.shift() ?? deck.pop()!)]!++;
  }
}
