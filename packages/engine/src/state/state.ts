// The whole truth of a game at one moment: one array of bytes, so that copying is one memory copy and
// serialising loses nothing. Fields are offsets into it. `State` never leaves the authority; see view.ts.
import { BLOCK_COUNT, HOME_SIDE, STEP_SIZE } from '../board/blocks.ts';
import { CARD_COUNT } from '../board/cards.ts';
import { AREA_COUNT, CITY_COUNT, LINKS, LINKS_AT, LINK_COUNT } from '../board/map.ts';
import type { Ruleset } from '../editions/ruleset.ts';

export interface State {
  readonly rules: Ruleset;
  readonly data: Uint8Array;
}

let size = 0;
const field = (length = 1): number => {
  const offset = size;
  size += length;
  return offset;
};

// For each block
export const AREA = field(BLOCK_COUNT); // where it is: an area, or one of the places off the map below
export const STRENGTH = field(BLOCK_COUNT); // 0 off the map
export const HOLDER = field(BLOCK_COUNT); // the side that controls it
export const MOVED = field(BLOCK_COUNT); // 1 = has moved this turn (§6.1)
export const ENTRY = field(BLOCK_COUNT); // link by which it entered a battle, + 1; 0 = it stood there
export const ACTED = field(BLOCK_COUNT); // 1 = has had its battle turn this round
// For each area
const COUNT = field(2 * AREA_COUNT); // blocks of each side, [side * AREA_COUNT + area]; follows from AREA and HOLDER
export const ATTACKER = field(AREA_COUNT); // the side attacking here, + 1; 0 = no battle
export const MAIN = field(AREA_COUNT); // entry of the main attack, + 1; 0 = not declared yet, or no entry used
export const ACTIVE = field(AREA_COUNT); // 1 = a move point was spent here this command phase
// For each link
export const USED = field(LINK_COUNT); // blocks sent over it this command phase, battle round or regroup; see STRAIT_ATTACKED
export const ENTERED = field(2 * LINK_COUNT); // entries into battles this turn, a byte for each end entered, see `enteredBy`
// Cards
export const HAND = field(2 * CARD_COUNT); // [side * CARD_COUNT + card]
export const SEEN = field(CARD_COUNT); // cards revealed this year
export const DISCARD = field(2); // this year's discard of each side, card + 1
export const COMMITTED = field(2); // card + 1
export const PLAYED = field(2); // revealed this turn, card + 1
export const EFFECT = field(2); // the same, or what Apollo copied
export const LAST = field(2); // revealed last turn of this year, card + 1
// Where the game stands
export const YEAR = field(); // 0 to 4 for 705 to 709
export const TURN = field(); // 1 to 5
export const STEP = field(); // index into STEPS
export const ASKED = field(); // the side that acts in this step (not in deploy and cards)
export const FIRST = field(); // Player 1, + 1; 0 = not decided
export const MOVES_LEFT = field();
export const LEVIES_LEFT = field();
export const EMBARK_CLOSED = field(); // 1 = another move was made, no more amphibious moves (§6.3)
export const HELD = field(2); // seas held by amphibious moves this phase, a bit each, low byte first
export const SURPRISE = field(); // area of the Mars or Neptune battle, + 1
export const BATTLE = field(); // area of the battle being fought, + 1
export const ROUND = field(); // 1 to 4
export const BATTLE_TURN = field(); // 0 to 7: which letter and role acts, see battle.ts
export const HITS = field(); // hits still to be taken by the side asked
export const SEA_RETREATS = field(); // a bit for each side: has sent a block over sea this round (§7.64)
export const CHOSEN = field(); // block taken by Jupiter that waits for its destination, + 1
export const DEPLOYED = field(2); // 1 = free deployment done
export const HANDICAP_LEFT = field();
export const RESULT = field(); // index into RESULTS
export const RESULT_REASON = field(); // index into RESULT_REASONS

const STATE_SIZE = size;

/** A strait remembers in USED that it was crossed against enemies (§4.32). */
export const STRAIT_ATTACKED = 0x80;

/** Places off the map. A face-up block was eliminated this year; a locked leader waits for another's death. */
export const POOL = AREA_COUNT;
export const FACE_UP = AREA_COUNT + 1;
export const DEAD = AREA_COUNT + 2;
export const LOCKED = AREA_COUNT + 3;
export const UNPLACED = AREA_COUNT + 4; // free deployment under way

export const STEPS = [
  'deploy', 'cards', 'jupiter', 'defect', 'vulcan', 'move', 'main', 'surprise', 'levy',
  'fight', 'battle', 'hits', 'regroup', 'harbour', 'supply', 'disband', 'over',
  // Passed through without a decision
  'deal', 'reveal', 'command', 'handover', 'turn-end', 'cleopatra-home', 'victory', 'year-end',
] as const; // prettier-ignore
export type Step = (typeof STEPS)[number];
const stepIndex = (step: Step): number => STEPS.indexOf(step);
export const DEPLOY_STEP = stepIndex('deploy');
export const CARDS_STEP = stepIndex('cards');
export const JUPITER_STEP = stepIndex('jupiter');
export const DEFECT_STEP = stepIndex('defect');
export const VULCAN_STEP = stepIndex('vulcan');
export const MOVE_STEP = stepIndex('move');
export const MAIN_STEP = stepIndex('main');
export const SURPRISE_STEP = stepIndex('surprise');
export const LEVY_STEP = stepIndex('levy');
export const FIGHT_STEP = stepIndex('fight');
export const BATTLE_STEP = stepIndex('battle');
export const HITS_STEP = stepIndex('hits');
export const REGROUP_STEP = stepIndex('regroup');
export const HARBOUR_STEP = stepIndex('harbour');
export const SUPPLY_STEP = stepIndex('supply');
export const DISBAND_STEP = stepIndex('disband');
export const OVER_STEP = stepIndex('over');
export const DEAL_STEP = stepIndex('deal');
export const REVEAL_STEP = stepIndex('reveal');
export const COMMAND_STEP = stepIndex('command');
export const HANDOVER_STEP = stepIndex('handover');
export const TURN_END_STEP = stepIndex('turn-end');
export const CLEOPATRA_HOME_STEP = stepIndex('cleopatra-home');
export const VICTORY_STEP = stepIndex('victory');
export const YEAR_END_STEP = stepIndex('year-end');

export const RESULTS = ['none', 'caesar', 'pompey', 'draw'] as const;
/** Why a game is over by the rules (§1.2, §8.2). */
export const RULE_ENDINGS = ['ten-points', 'more-points', 'rome', 'equal'] as const;
export type ResultReason = (typeof RULE_ENDINGS)[number];
export const RESULT_REASONS = ['none', ...RULE_ENDINGS] as const;

export const emptyState = (rules: Ruleset): State => ({ rules, data: new Uint8Array(STATE_SIZE) });

export const copyState = (state: State): State => ({ rules: state.rules, data: state.data.slice() });

/** Copies into a state that exists already; search keeps a pool of them. */
export function copyInto(target: State, source: State): void {
  target.data.set(source.data);
}

// Queries. A block count tells control: friendly, enemy, vacant, contested (§4.21, §4.4).

export const countOf = (d: Uint8Array, side: number, area: number): number =>
  d[COUNT + side * AREA_COUNT + area]!;

export const isFriendly = (d: Uint8Array, side: number, area: number): boolean =>
  countOf(d, side, area) > 0 && countOf(d, 1 - side, area) === 0;

/** Friendly or vacant: no enemy stands there. */
export const isOpen = (d: Uint8Array, side: number, area: number): boolean =>
  countOf(d, 1 - side, area) === 0;

/** Seas friendly to a side, a bit each. */
export function friendlySeas(d: Uint8Array, side: number): number {
  let mask = 0;
  for (let area = CITY_COUNT; area < AREA_COUNT; area++) {
    if (isFriendly(d, side, area)) mask |= 1 << (area - CITY_COUNT);
  }
  return mask;
}

export const heldSeas = (d: Uint8Array): number => d[HELD]! | (d[HELD + 1]! << 8);

/** Where the entry over a link into an area is kept: both ends of a road may be entered in one turn. */
export const entryAt = (link: number, area: number): number =>
  ENTERED + 2 * link + (LINKS[link]!.a === area ? 0 : 1);

const touches = (link: number, area: number): boolean => LINKS[link]!.a === area || LINKS[link]!.b === area;

/** Whether a side used the link to enter this area's battle this turn. The byte: number of the entry, then one bit for the side. */
export function enteredBy(d: Uint8Array, link: number, area: number, side: number): boolean {
  const entered = touches(link, area) ? d[entryAt(link, area)]! : 0;
  return entered !== 0 && (entered & 1) === side;
}

/** The number of an entry: lower = used earlier; 0 = not used. */
export const entryNumber = (d: Uint8Array, link: number, area: number): number =>
  d[entryAt(link, area)]! >> 1;

export const makeEntryByte = (number: number, side: number): number => (number << 1) | side;

export function markEntered(d: Uint8Array, link: number, area: number, side: number): void {
  if (d[entryAt(link, area)] !== 0) return;
  let latest = 0;
  for (let each = ENTERED; each < ENTERED + 2 * LINK_COUNT; each++) latest = Math.max(latest, d[each]! >> 1);
  d[entryAt(link, area)] = makeEntryByte(latest + 1, side);
}

/** No battle in this area any more: forget how it was entered. */
export function clearBattle(d: Uint8Array, area: number): void {
  d[ATTACKER + area] = 0;
  d[MAIN + area] = 0;
  for (const link of LINKS_AT[area]!) d[entryAt(link, area)] = 0;
}

/** Main force (§7.3): defenders that stood there, attackers by the main entry, and a Cleopatra who changed sides. */
export function isMain(d: Uint8Array, block: number): boolean {
  const entry = d[ENTRY + block]!;
  if (entry === 0) return true;
  const area = d[AREA + block]!;
  return d[ATTACKER + area] === d[HOLDER + block]! + 1 && entry === d[MAIN + area];
}

// Changes of place keep COUNT in step.

const shift = (d: Uint8Array, block: number, by: 1 | -1): void => {
  const area = d[AREA + block]!;
  if (area < AREA_COUNT) d[COUNT + d[HOLDER + block]! * AREA_COUNT + area]! += by;
};

/** Puts a block in an area or off the map, and ends its part in any battle. */
export function place(d: Uint8Array, block: number, area: number): void {
  shift(d, block, -1);
  d[AREA + block] = area;
  d[ENTRY + block] = 0;
  d[ACTED + block] = 0;
  shift(d, block, 1);
}

/** Gives a block to a side, where it stands. It has no entry there: it did not come by one. */
export function handOver(d: Uint8Array, block: number, side: number): void {
  shift(d, block, -1);
  d[HOLDER + block] = side;
  d[ENTRY + block] = 0;
  shift(d, block, 1);
}

/** Takes a block off the map into its own side's pool (§7.5, ruling 16). */
export function toPool(d: Uint8Array, block: number, where: number): void {
  place(d, block, where);
  d[HOLDER + block] = HOME_SIDE[block]!;
  d[STRENGTH + block] = 0;
  d[MOVED + block] = 0;
}

/** The strength at which a block is raised (§6.4). */
export const lowest = (block: number): number => STEP_SIZE[block]!;
