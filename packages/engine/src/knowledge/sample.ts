// A whole state that fits a view: what the viewer knows is kept, the rest is drawn at random among all
// that is possible. Every assignment of blocks to the places that fit is equally likely; strengths and cards too.
import { FIRST_YEAR } from '../board/first-year.ts';
import {
  BLOCK_COUNT,
  COLOUR,
  COLOURS,
  FULL,
  HOME_SIDE,
  IS_LEADER,
  IS_NAVIS,
  START_CITY,
  STEP_SIZE,
  blockIndex,
  type BlockId,
} from '../board/blocks.ts';
import { APOLLO, CARD_COUNT, COPIES, cardIndex, type CardId } from '../board/cards.ts';
import type { Chance } from '../dice/chance.ts';
import { freePlaces } from '../rules/deployment.ts';
import { listOrders } from '../rules/flow.ts';
import {
  AREA_COUNT,
  CITY_COUNT,
  IS_ROAD,
  PORT_SEAS,
  areaIndex,
  isSea,
  linkBetween,
  type AreaId,
} from '../board/map.ts';
import { OrderList } from '../orders/order.ts';
import { SIDES, sideIndex, type Side } from '../board/side.ts';
import {
  ACTED,
  ACTIVE,
  AREA,
  ASKED,
  ATTACKER,
  BATTLE,
  BATTLE_TURN,
  CHOSEN,
  COMMITTED,
  DEAD,
  DEPLOYED,
  DISCARD,
  EFFECT,
  EMBARK_CLOSED,
  ENTRY,
  FACE_UP,
  FIRST,
  HAND,
  HANDICAP_LEFT,
  HELD,
  HITS,
  HOLDER,
  LAST,
  LEVIES_LEFT,
  LOCKED,
  MAIN,
  MOVED,
  MOVES_LEFT,
  PLAYED,
  POOL,
  RESULT,
  RESULTS,
  RESULT_REASON,
  RESULT_REASONS,
  ROUND,
  SEA_RETREATS,
  SEEN,
  STEP,
  STEPS,
  STRAIT_ATTACKED,
  STRENGTH,
  SURPRISE,
  TURN,
  UNPLACED,
  USED,
  YEAR,
  emptyState,
  entryAt,
  makeEntryByte,
  place,
  type State,
} from '../state/state.ts';
import type { ChosenView, RoadUse, Stack, View } from './view.ts';

/** Draws a state that gives back this view, and the same legal orders to its viewer. */
export function sample(view: View, chance: Chance): State {
  let state = drawState(view, chance);
  // The winner's blocks stand again, but the step tells that one of them can regroup: draw until that is so
  while (view.step === 'regroup' && !isAnythingLegal(state)) state = drawState(view, chance);
  return state;
}

const orders = new OrderList();

function isAnythingLegal(state: State): boolean {
  listOrders(state, state.data[ASKED]!, orders);
  return orders.length > 0;
}

function drawState(view: View, chance: Chance): State {
  const state = emptyState(view.rules);
  const d = state.data;
  setCourse(d, view);
  setCommand(d, view);
  placeBlocks(d, view, chance);
  setBattles(d, view); // after the blocks: placing one ends its part in a battle
  dealCards(d, view, chance);
  return state;
}

const areaOf = (id: AreaId): number => areaIndex(id)!;
const blockOf = (id: BlockId): number => blockIndex(id)!;
const cardOf = (id: CardId | null): number => (id === null ? 0 : cardIndex(id)! + 1);
const linkOf = (one: AreaId, other: AreaId): number => linkBetween(areaOf(one), areaOf(other))!;

function setCourse(d: Uint8Array, view: View): void {
  d[YEAR] = view.year - FIRST_YEAR;
  d[TURN] = view.turn;
  d[STEP] = STEPS.indexOf(view.step);
  d[ASKED] = view.asked === null ? 0 : sideIndex(view.asked);
  d[FIRST] = view.first === null ? 0 : sideIndex(view.first) + 1;
  d[HANDICAP_LEFT] = view.handicapLeft;
  d[SURPRISE] = view.surprise === null ? 0 : areaOf(view.surprise) + 1;
  if (view.deployed !== null)
    for (const side of SIDES) d[DEPLOYED + sideIndex(side)] = Number(view.deployed[side]);
  if (view.result !== null) {
    d[RESULT] = RESULTS.indexOf(view.result.winner ?? 'draw');
    d[RESULT_REASON] = RESULT_REASONS.indexOf(view.result.reason);
  }
}

function setCommand(d: Uint8Array, { command }: View): void {
  if (command === null) return;
  d[MOVES_LEFT] = command.moves;
  d[LEVIES_LEFT] = command.levies;
  d[EMBARK_CLOSED] = Number(command.embarkClosed);
  for (const id of command.active) d[ACTIVE + areaOf(id)] = 1;
  const held = command.held.reduce((mask, id) => mask | (1 << (areaOf(id) - CITY_COUNT)), 0);
  d[HELD] = held & 0xff;
  d[HELD + 1] = held >> 8;
  setUse(d, command.used);
}

function setUse(d: Uint8Array, used: readonly RoadUse[]): void {
  for (const use of used)
    d[USED + linkOf(...use.between)] = use.blocks | (use.attacked ? STRAIT_ATTACKED : 0);
}

function setBattles(d: Uint8Array, { battles, battle }: View): void {
  for (const { area, attacker, main, entries } of battles) {
    const where = areaOf(area);
    d[ATTACKER + where] = sideIndex(attacker) + 1;
    d[MAIN + where] = main === null ? 0 : linkOf(main, area) + 1;
    for (const { from, side, number } of entries) {
      d[entryAt(linkOf(from, area), where)] = makeEntryByte(number, sideIndex(side));
    }
  }
  if (battle === null) return;
  d[BATTLE] = areaOf(battle.area) + 1;
  d[ROUND] = battle.round;
  d[BATTLE_TURN] = battle.turn;
  d[HITS] = battle.hits;
  for (const id of battle.acted) d[ACTED + blockOf(id)] = 1;
  for (const side of SIDES)
    if (battle.seaRetreated[side]) d[SEA_RETREATS] = d[SEA_RETREATS]! | (1 << sideIndex(side));
  setUse(d, battle.used);
}

/** A place on the map or in a pool whose block the viewer does not know. */
interface Gap {
  readonly area: number;
  readonly side: number;
  readonly moved: number;
  readonly entry: number;
  readonly navis: 'only' | 'never' | 'maybe';
}

function placeBlocks(d: Uint8Array, view: View, chance: Chance): void {
  const free = new Uint8Array(BLOCK_COUNT).fill(1); // blocks the viewer cannot place
  for (let block = 0; block < BLOCK_COUNT; block++) {
    d[AREA + block] = POOL;
    d[HOLDER + block] = HOME_SIDE[block]!;
  }
  const gaps: Gap[][] = COLOURS.map(() => []);
  for (const side of SIDES) fillPool(d, view, side, free, gaps[sideIndex(side)]!, chance);
  for (const stack of view.stacks) {
    const entry = stack.entry === null ? 0 : linkOf(stack.entry, stack.area) + 1;
    const area = areaOf(stack.area);
    const gap: Gap = {
      area,
      side: sideIndex(stack.side),
      moved: Number(stack.moved),
      entry,
      navis: navisAt(area, entry),
    };
    for (const { block: id, strength } of stack.blocks ?? []) {
      const block = blockOf(id);
      free[block] = 0;
      fill(d, gap, block, strength);
    }
    let unknown = stack.blocks === null ? stack.count : 0;
    if (unknown > 0 && view.chosen !== null && d[CHOSEN] === 0 && isFrom(view, stack)) {
      d[CHOSEN] = placeChosen(d, view.chosen, gap, free, chance) + 1;
      unknown -= 1;
    }
    for (let i = 0; i < unknown; i++) gaps[COLOURS.indexOf(stack.colour)]!.push(gap);
  }
  for (const [colour, open] of gaps.entries()) assign(d, open, free, colour, chance);
  if (view.chosen !== null && view.chosen.block !== null) d[CHOSEN] = blockOf(view.chosen.block) + 1;
}

/** What the viewer knows of a pool; the upright blocks of the enemy are gaps. */
function fillPool(
  d: Uint8Array,
  view: View,
  side: Side,
  free: Uint8Array,
  gaps: Gap[],
  chance: Chance,
): void {
  const pool = view.pools[side];
  const settle = (id: BlockId, where: number): void => {
    const block = blockOf(id);
    free[block] = 0;
    d[AREA + block] = where;
  };
  for (const id of pool.faceUp) settle(id, FACE_UP);
  for (const id of pool.dead) settle(id, DEAD);
  if (pool.locked !== null) settle(pool.locked, LOCKED);
  for (const id of pool.blocks ?? []) settle(id, POOL);
  for (const id of pool.unplaced ?? []) {
    settle(id, UNPLACED);
    d[STRENGTH + blockOf(id)] = FULL[blockOf(id)]!;
  }
  if (pool.blocks !== null) return;
  if (view.deployed !== null) deployHidden(d, sideIndex(side), view.deployed[side], free, chance);
  else
    for (let i = 0; i < pool.upright; i++)
      gaps.push({ area: POOL, side: sideIndex(side), moved: 0, entry: 0, navis: 'maybe' });
}

/** One block of this stack is what Jupiter took: the sides know it, a spectator's is drawn (no leader, no Navis). */
function placeChosen(d: Uint8Array, chosen: ChosenView, gap: Gap, free: Uint8Array, chance: Chance): number {
  const colour = COLOURS.indexOf(chosen.colour);
  const candidates: number[] = [];
  for (let each = 0; each < BLOCK_COUNT; each++)
    if (free[each] === 1 && COLOUR[each] === colour && IS_LEADER[each] === 0 && IS_NAVIS[each] === 0)
      candidates.push(each);
  const block = chosen.block === null ? draw(candidates, chance) : blockOf(chosen.block);
  free[block] = 0;
  fill(d, gap, block, chosen.strength ?? drawStrength(block, chance));
  return block;
}

const isFrom = ({ chosen, asked }: View, stack: Stack): boolean =>
  chosen !== null &&
  chosen.area === stack.area &&
  asked !== stack.side &&
  chosen.colour === stack.colour &&
  chosen.moved === stack.moved &&
  chosen.entry === stack.entry;

/** Free deployment that the viewer may not see: any that is legal if it is done, else not begun. */
function deployHidden(d: Uint8Array, side: number, done: boolean, free: Uint8Array, chance: Chance): void {
  const blocks: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (HOME_SIDE[block] !== side) continue;
    free[block] = 0;
    if (START_CITY[block]! >= CITY_COUNT) continue;
    d[AREA + block] = UNPLACED;
    d[STRENGTH + block] = FULL[block]!;
    blocks.push(block);
  }
  if (!done) return;
  // Navis first, to ports; then no land block can take a place they need
  for (const block of [
    ...blocks.filter((each) => IS_NAVIS[each] === 1),
    ...blocks.filter((each) => IS_NAVIS[each] === 0),
  ]) {
    const places: number[] = [];
    for (let city = 0; city < CITY_COUNT; city++) {
      if (IS_NAVIS[block] === 1 && PORT_SEAS[city] === 0) continue;
      for (let i = freePlaces(d, side, city); i > 0; i--) places.push(city);
    }
    place(d, block, draw(places, chance));
  }
}

/** Only Navis at sea, none inland; who entered a battle by road is no Navis, who came from a sea is one. */
function navisAt(area: number, entry: number): Gap['navis'] {
  if (entry > 0) return IS_ROAD[entry - 1] === 1 ? 'never' : 'only';
  if (isSea(area)) return 'only';
  return PORT_SEAS[area] === 0 ? 'never' : 'maybe';
}

function fill(d: Uint8Array, gap: Gap, block: number, strength: number): void {
  d[HOLDER + block] = gap.side;
  place(d, block, gap.area);
  d[STRENGTH + block] = strength;
  d[MOVED + block] = gap.moved;
  d[ENTRY + block] = gap.entry;
}

function draw<T>(items: T[], chance: Chance): T {
  const drawn = chance.roll(items.length, 'die');
  const item = items[drawn]!;
  for (let at = drawn + 1; at < items.length; at++) items[at - 1] = items[at]!; // the others keep their order
  items.pop();
  return item;
}

function drawStrength(block: number, chance: Chance): number {
  const steps = FULL[block]! / STEP_SIZE[block]!;
  return (1 + chance.roll(steps, 'die')) * STEP_SIZE[block]!;
}

function assign(d: Uint8Array, gaps: readonly Gap[], free: Uint8Array, colour: number, chance: Chance): void {
  const leaders: number[] = [];
  const navis: number[] = [];
  const common: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (free[block] === 0 || COLOUR[block] !== colour) continue;
    if (IS_LEADER[block] === 1) leaders.push(block);
    else (IS_NAVIS[block] === 1 ? navis : common).push(block);
  }
  const put = (gap: Gap, block: number): void =>
    fill(d, gap, block, gap.area < AREA_COUNT ? drawStrength(block, chance) : 0);
  const open: Gap[] = [];
  const rest: Gap[] = [];
  for (const gap of gaps) {
    if (colour < SIDES.length && gap.side !== colour) put(gap, draw(common, chance)); // defectors are neither leaders nor Navis
    else if (gap.navis === 'only') put(gap, draw(navis, chance));
    else (gap.navis === 'maybe' ? open : rest).push(gap);
  }
  while (navis.length > 0) put(draw(open, chance), draw(navis, chance));
  const land = [...common, ...leaders];
  for (const gap of [...open, ...rest]) put(gap, draw(land, chance));
}

/** Cards the viewer has not seen are dealt to the enemy's hand, discard and commitment; the rest is undealt. */
function dealCards(d: Uint8Array, view: View, chance: Chance): void {
  const { cards } = view;
  const unseen = COPIES.slice();
  const take = (id: CardId | null): void => {
    if (id !== null) unseen[cardIndex(id)!]!--;
  };
  for (const id of cards.seen) {
    take(id);
    d[SEEN + cardIndex(id)!]!++;
  }
  for (const side of SIDES) {
    const index = sideIndex(side);
    d[PLAYED + index] = cardOf(cards.played[side]);
    d[EFFECT + index] = cardOf(cards.effects[side]);
    d[LAST + index] = cardOf(cards.last[side]);
    d[DISCARD + index] = cardOf(cards.discards[side]);
    d[COMMITTED + index] = cardOf(cards.committed[side]);
    take(cards.discards[side]);
    take(cards.committed[side]);
    for (const id of cards.hands[side] ?? []) {
      take(id);
      d[HAND + index * CARD_COUNT + cardIndex(id)!]!++;
    }
  }
  const deck: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) for (let i = unseen[card]!; i > 0; i--) deck.push(card);
  for (const side of SIDES) {
    const index = sideIndex(side);
    if (cards.hasCommitted[side] && d[COMMITTED + index] === 0) {
      // Apollo cannot be committed in turn 1
      const playable = deck.filter((card) => card !== APOLLO || view.turn > 1);
      const card = draw(playable, chance);
      deck.splice(deck.indexOf(card), 1);
      d[COMMITTED + index] = card + 1;
    }
    if (cards.hasDiscarded[side] && d[DISCARD + index] === 0) d[DISCARD + index] = draw(deck, chance) + 1;
    if (cards.hands[side] === null) {
      for (let i = cards.handSize[side]; i > 0; i--) d[HAND + index * CARD_COUNT + draw(deck, chance)]!++;
    }
  }
}
