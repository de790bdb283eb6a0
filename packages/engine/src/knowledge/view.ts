// What one viewer knows of the game at this moment (docs/rulings.md lists what is public and what is not).
// Built from nothing, field by field. Identity is never carried by position, order or handle: blocks that cannot
// be told apart are one stack with a count.
import { FIRST_YEAR } from '../board/first-year.ts';
import {
  BLOCK_COUNT,
  BLOCK_IDS,
  COLOUR,
  COLOURS,
  HOME_SIDE,
  THIRD_LEADER,
  type BlockId,
  type Colour,
} from '../board/blocks.ts';
import { CARD_COUNT, CARD_IDS, type CardId } from '../board/cards.ts';
import { handOf, handSize } from '../rules/card-phase.ts';
import { AREA_COUNT, AREA_IDS, CITY_COUNT, LINKS, LINKS_AT, otherEnd, type AreaId } from '../board/map.ts';
import type { Ruleset } from '../editions/ruleset.ts';
import { SIDES, pairOf, sideIndex, sideName, type PerSide, type Side, type Viewer } from '../board/side.ts';
import {
  ACTED,
  ACTIVE,
  AREA,
  ASKED,
  ATTACKER,
  BATTLE,
  BATTLE_TURN,
  CARDS_STEP,
  CHOSEN,
  COMMITTED,
  DEAD,
  DEPLOYED,
  DEPLOY_STEP,
  DISCARD,
  EFFECT,
  EMBARK_CLOSED,
  FACE_UP,
  FIRST,
  HAND,
  HANDICAP_LEFT,
  HITS,
  LAST,
  LEVIES_LEFT,
  LOCKED,
  MAIN,
  MOVED,
  MOVES_LEFT,
  OVER_STEP,
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
  enteredBy,
  entryNumber,
  heldSeas,
  type ResultReason,
  type State,
  type Step,
} from '../state/state.ts';
import { pointsOf } from '../rules/winter.ts';
import { entryOf, stacksAfter, stacksFor, type Stack } from './stacks.ts';
import { kept } from './kept.ts';

export type { KnownBlock, Stack } from './stacks.ts';

export interface View {
  readonly viewer: Viewer;
  readonly rules: Ruleset;
  readonly year: number;
  readonly turn: number;
  readonly step: Step;
  readonly asked: Side | null; // who acts; null where each side decides for itself, and at the end
  readonly first: Side | null; // Player 1
  readonly points: PerSide<number>;
  readonly stacks: readonly Stack[];
  readonly pools: PerSide<PoolView>;
  readonly cards: CardsView;
  readonly command: CommandView | null;
  readonly battles: readonly PendingBattle[];
  readonly surprise: AreaId | null; // the battle Mars or Neptune chose
  readonly battle: BattleView | null;
  readonly chosen: ChosenView | null; // the block Jupiter took, waiting for its destination
  readonly deployed: PerSide<boolean> | null; // free deployment: who is done
  readonly handicapLeft: number;
  readonly result: { readonly winner: Side | null; readonly reason: ResultReason } | null;
}

export interface PoolView {
  readonly upright: number;
  readonly blocks: readonly BlockId[] | null; // the upright ones, to their owner
  readonly faceUp: readonly BlockId[];
  readonly dead: readonly BlockId[];
  readonly locked: BlockId | null; // the third leader
  readonly unplaced: readonly BlockId[] | null; // free deployment, to their owner
}

export interface CardsView {
  readonly handSize: PerSide<number>;
  readonly hasDiscarded: PerSide<boolean>;
  readonly hasCommitted: PerSide<boolean>;
  readonly hands: PerSide<readonly CardId[] | null>; // null = the viewer may not know it
  readonly discards: PerSide<CardId | null>;
  readonly committed: PerSide<CardId | null>;
  readonly played: PerSide<CardId | null>; // this turn
  readonly effects: PerSide<CardId | null>; // the same, or what Apollo copied
  readonly last: PerSide<CardId | null>; // last turn
  readonly seen: readonly CardId[]; // all played this year
}

export interface CommandView {
  readonly side: Side;
  readonly moves: number;
  readonly levies: number;
  readonly active: readonly AreaId[]; // areas where a move point was spent
  readonly used: readonly RoadUse[];
  readonly held: readonly AreaId[]; // seas that must keep a Navis
  readonly embarkClosed: boolean;
}

export interface RoadUse {
  readonly between: readonly [AreaId, AreaId];
  readonly blocks: number;
  readonly attacked: boolean; // a strait, crossed against enemies
}

export interface PendingBattle {
  readonly area: AreaId;
  readonly attacker: Side;
  readonly main: AreaId | null; // where the main attack came from
  readonly entries: readonly Entry[]; // in the order they were first used
}

export interface Entry {
  readonly from: AreaId;
  readonly side: Side;
  readonly number: number;
}

export interface BattleView {
  readonly area: AreaId;
  readonly round: number; // 0 = over, the winner regroups
  readonly turn: number; // 0 to 7, as in battle.ts
  readonly acted: readonly BlockId[];
  readonly hits: number; // still to be taken by the side asked
  readonly seaRetreated: PerSide<boolean>; // this round
  readonly used: readonly RoadUse[]; // this round, or in this regroup
}

export interface ChosenView {
  readonly area: AreaId;
  readonly colour: Colour;
  readonly moved: boolean;
  readonly entry: AreaId | null;
  readonly block: BlockId | null; // null for a spectator
  readonly strength: number | null;
}

const perSide = <T>(value: (side: number) => T): PerSide<T> => pairOf(value(0), value(1));
const area = (index: number): AreaId => AREA_IDS[index]!;
const cardOrNull = (stored: number): CardId | null => (stored === 0 ? null : CARD_IDS[stored - 1]!);

/** What the same viewer saw earlier, of a game that goes on: what is the same is shared with it. Another's is left alone. */
export interface Earlier {
  readonly state: State;
  readonly view: View;
}

/** What every viewer of a state sees alike. */
export type Common = Pick<View, 'points' | 'command' | 'battles' | 'battle'>;

export function commonOf({ data: d }: State): Common {
  const step = d[STEP]!;
  return {
    points: step === DEPLOY_STEP ? { caesar: 0, pompey: 0 } : perSide((side) => pointsOf(d, side)),
    command: COMMAND_STEPS.has(STEPS[step]!) ? commandOf(d) : null,
    battles: pendingBattles(d),
    battle: d[BATTLE] === 0 ? null : battleOf(d),
  };
}

/** `revealed`: the game has ended, by the rules or otherwise, and nothing is secret any more. */
export function viewFor(
  state: State,
  viewer: Viewer,
  revealed = state.data[STEP] === OVER_STEP,
  earlier: Earlier | null = null,
  { points, command, battles, battle } = commonOf(state),
): View {
  const d = state.data;
  const own = viewer === 'spectator' ? -1 : sideIndex(viewer);
  const step = d[STEP]!;
  const isAlike = earlier?.view.viewer === viewer && earlier.view.deployed === null;
  const was = revealed || step === DEPLOY_STEP || !isAlike ? null : earlier;
  return {
    viewer,
    rules: state.rules,
    year: FIRST_YEAR + d[YEAR]!,
    turn: d[TURN]!,
    step: STEPS[step]!,
    asked: revealed || step === CARDS_STEP || step === DEPLOY_STEP ? null : sideName(d[ASKED]!),
    first: d[FIRST] === 0 ? null : sideName(d[FIRST]! - 1),
    points,
    stacks:
      was === null
        ? stacksFor(d, own, revealed)
        : stacksAfter({ data: was.state.data, stacks: was.view.stacks }, d, own),
    pools:
      was !== null && hasSamePools(was.state.data, d)
        ? was.view.pools
        : perSide((side) => poolFor(d, side, side === own, revealed)),
    cards: was !== null && hasSameCards(was.state.data, d) ? was.view.cards : cardsFor(d, own, revealed),
    command,
    battles,
    surprise: d[SURPRISE] === 0 ? null : area(d[SURPRISE]! - 1),
    battle,
    chosen: d[CHOSEN] === 0 ? null : chosenFor(d, viewer !== 'spectator' || revealed),
    deployed: step === DEPLOY_STEP ? perSide((side) => d[DEPLOYED + side] === 1) : null,
    handicapLeft: d[HANDICAP_LEFT]!,
    result: step === OVER_STEP ? resultOf(d) : null,
  };
}

const COMMAND_STEPS: ReadonlySet<Step> = new Set([
  'jupiter',
  'defect',
  'vulcan',
  'move',
  'main',
  'surprise',
  'levy',
]);

function resultOf(d: Uint8Array): NonNullable<View['result']> {
  const result = RESULTS[d[RESULT]!]!;
  return {
    winner: result === 'caesar' || result === 'pompey' ? result : null,
    reason: RESULT_REASONS[d[RESULT_REASON]!] as ResultReason,
  };
}

function poolFor(d: Uint8Array, side: number, isOwner: boolean, revealed: boolean): PoolView {
  const lists = {
    upright: [] as BlockId[],
    faceUp: [] as BlockId[],
    dead: [] as BlockId[],
    unplaced: [] as BlockId[],
  };
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (HOME_SIDE[block] !== side || d[AREA + block]! < AREA_COUNT) continue;
    const id = BLOCK_IDS[block]!;
    if (d[AREA + block] === POOL) lists.upright.push(id);
    else if (d[AREA + block] === FACE_UP) lists.faceUp.push(id);
    else if (d[AREA + block] === DEAD) lists.dead.push(id);
    else if (d[AREA + block] === UNPLACED) lists.unplaced.push(id);
  }
  const third = THIRD_LEADER[side]!;
  return {
    upright: lists.upright.length,
    blocks: isOwner || revealed ? kept(lists.upright) : null,
    faceUp: kept(lists.faceUp),
    dead: kept(lists.dead),
    locked: d[AREA + third] === LOCKED ? BLOCK_IDS[third]! : null,
    unplaced: (isOwner || revealed) && d[STEP] === DEPLOY_STEP ? kept(lists.unplaced) : null,
  };
}

/** Whether the same blocks are off the map, each where it was. */
function hasSamePools(before: Uint8Array, d: Uint8Array): boolean {
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const from = before[AREA + block]!;
    const to = d[AREA + block]!;
    if (from !== to && (from >= AREA_COUNT || to >= AREA_COUNT)) return false;
  }
  return true;
}

/** Every field that cards are read from, with its length. */
const CARD_FIELDS: readonly (readonly [number, number])[] = [
  [HAND, SIDES.length * CARD_COUNT],
  [DISCARD, SIDES.length],
  [COMMITTED, SIDES.length],
  [PLAYED, SIDES.length],
  [EFFECT, SIDES.length],
  [LAST, SIDES.length],
  [SEEN, CARD_COUNT],
];

function hasSameCards(before: Uint8Array, d: Uint8Array): boolean {
  for (const [field, length] of CARD_FIELDS)
    for (let at = field; at < field + length; at++) if (before[at] !== d[at]) return false;
  return true;
}

function cardsFor(d: Uint8Array, own: number, revealed: boolean): CardsView {
  const mine = (side: number): boolean => side === own || revealed;
  const seen: CardId[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    for (let copies = d[SEEN + card]!; copies > 0; copies--) seen.push(CARD_IDS[card]!);
  }
  return {
    handSize: perSide((side) => handSize(d, side)),
    hasDiscarded: perSide((side) => d[DISCARD + side] !== 0),
    hasCommitted: perSide((side) => d[COMMITTED + side] !== 0),
    hands: perSide((side) => (mine(side) ? handOf(d, side).map((card) => CARD_IDS[card]!) : null)),
    discards: perSide((side) => (mine(side) ? cardOrNull(d[DISCARD + side]!) : null)),
    committed: perSide((side) => (mine(side) ? cardOrNull(d[COMMITTED + side]!) : null)),
    played: perSide((side) => cardOrNull(d[PLAYED + side]!)),
    effects: perSide((side) => cardOrNull(d[EFFECT + side]!)),
    last: perSide((side) => cardOrNull(d[LAST + side]!)),
    seen: kept(seen),
  };
}

function roadUse(d: Uint8Array): readonly RoadUse[] {
  const uses: RoadUse[] = [];
  for (let link = 0; link < LINKS.length; link++) {
    const used = d[USED + link]!;
    if (used === 0) continue;
    const { a, b } = LINKS[link]!;
    uses.push({
      between: [area(a), area(b)],
      blocks: used & ~STRAIT_ATTACKED,
      attacked: (used & STRAIT_ATTACKED) !== 0,
    });
  }
  return kept(uses);
}

function commandOf(d: Uint8Array): CommandView {
  const active: AreaId[] = [];
  for (let each = 0; each < AREA_COUNT; each++) if (d[ACTIVE + each] === 1) active.push(area(each));
  const held: AreaId[] = [];
  for (let sea = CITY_COUNT; sea < AREA_COUNT; sea++)
    if ((heldSeas(d) >> (sea - CITY_COUNT)) & 1) held.push(area(sea));
  return {
    side: sideName(d[ASKED]!),
    moves: d[MOVES_LEFT]!,
    levies: d[LEVIES_LEFT]!,
    active: kept(active),
    used: roadUse(d),
    held: kept(held),
    embarkClosed: d[EMBARK_CLOSED] === 1,
  };
}

function pendingBattles(d: Uint8Array): readonly PendingBattle[] {
  const battles: PendingBattle[] = [];
  for (let where = 0; where < AREA_COUNT; where++) {
    if (d[ATTACKER + where] === 0) continue;
    battles.push({
      area: area(where),
      attacker: sideName(d[ATTACKER + where]! - 1),
      main: d[MAIN + where] === 0 ? null : area(otherEnd(d[MAIN + where]! - 1, where)),
      entries: entriesInto(d, where),
    });
  }
  return kept(battles);
}

function entriesInto(d: Uint8Array, where: number): Entry[] {
  const entries: Entry[] = [];
  for (const link of LINKS_AT[where]!) {
    for (const side of SIDES) {
      if (!enteredBy(d, link, where, sideIndex(side))) continue;
      entries.push({ from: area(otherEnd(link, where)), side, number: entryNumber(d, link, where) });
    }
  }
  return entries.sort((one, other) => one.number - other.number);
}

function battleOf(d: Uint8Array): BattleView {
  const acted: BlockId[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) if (d[ACTED + block] === 1) acted.push(BLOCK_IDS[block]!);
  return {
    area: area(d[BATTLE]! - 1),
    round: d[ROUND]!,
    turn: d[BATTLE_TURN]!,
    acted: kept(acted),
    hits: d[HITS]!,
    seaRetreated: perSide((side) => ((d[SEA_RETREATS]! >> side) & 1) === 1),
    used: roadUse(d),
  };
}

/** Both sides see what Jupiter took, spectators only its wood. */
function chosenFor(d: Uint8Array, known: boolean): ChosenView {
  const block = d[CHOSEN]! - 1;
  return {
    area: area(d[AREA + block]!),
    colour: COLOURS[COLOUR[block]!]!,
    moved: d[MOVED + block] === 1,
    entry: entryOf(d, block),
    block: known ? BLOCK_IDS[block]! : null,
    strength: known ? d[STRENGTH + block]! : null,
  };
}
