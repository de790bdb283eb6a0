// What a side sees, as numbers for a network: some for each area, some for the rest. Everything is read from the side's own
// position at the table: of the enemy only what its view shows. Two states with the same view give the same numbers.
import {
  ACTED,
  ACTIVE,
  AREA,
  AREA_COUNT,
  ATTACKER,
  BATTLE,
  BATTLE_TURN,
  BLOCK_COUNT,
  CARD_COUNT,
  CHOSEN,
  COLOUR,
  CITY_COUNT,
  DEAD,
  DEPLOY_STEP,
  EFFECT,
  ENTRY,
  FACE_UP,
  FIREPOWER,
  FIRST,
  FULL,
  HAND,
  HITS,
  HOLDER,
  HOME_SIDE,
  KIND,
  LETTER,
  LEVIES_LEFT,
  LEVY_CITY,
  LINKS,
  LINK_COUNT,
  MAIN,
  MOVED,
  MOVES_LEFT,
  OVER_STEP,
  POOL,
  ROUND,
  SEEN,
  STEP,
  STRAIT_ATTACKED,
  STRENGTH,
  SURPRISE,
  TURN,
  USED,
  VALUE,
  YEAR,
  countOf,
  isMain,
  pointsOf,
  type BlockKind,
  type State,
} from '@rubicon/engine';

let size = 0;
const field = (length = 1): number => {
  const offset = size;
  size += length;
  return offset;
};

// For each area: own blocks
const OWN_KIND = field(7); // how many of each kind
const OWN_POWER = field(4); // strength times firepower, by letter
const OWN_STRENGTH = field();
const OWN_UNMOVED = field();
const OWN_ENTERED = field();
const OWN_MAIN = field();
const OWN_ACTED = field();
const OWN_LOSSES = field(); // steps that levies could give back
// Enemy blocks, as far as they are known
const ENEMY_COUNT = field();
const ENEMY_BLUE = field();
const ENEMY_MOVED = field();
const ENEMY_ENTERED = field();
const ENEMY_KNOWN = field();
const ENEMY_POWER = field(4);
const ENEMY_STRENGTH = field();
const ENEMY_ACTED = field();
const ENEMY_LEADER = field();
// The area itself
const ATTACKED_BY_ME = field();
const ATTACKED_BY_ENEMY = field();
const MAIN_DECLARED = field();
const FOUGHT_NOW = field();
const SURPRISED = field();
const COMMANDED = field();
const OWN_VALUE = field();
const ENEMY_VALUE = field();
const LEVIES_HERE = field(); // own blocks in the pool that must be raised here
const CHOSEN_HERE = field();
const ROADS_USED = field();

export const AREA_FEATURES = size;

size = 0;
const STEP_IS = field(OVER_STEP); // one place for each step that asks for a decision
const YEAR_IS = field(5);
const TURN_IS = field(6);
const IS_POMPEY = field();
const IS_FIRST = field();
const IS_SECOND = field();
const OWN_POINTS = field();
const ENEMY_POINTS = field();
const MOVES = field();
const LEVIES = field();
const ROUND_IS = field(5);
const BATTLE_TURN_IS = field(8);
const IS_ATTACKER = field();
const HITS_LEFT = field();
const OWN_HAND = field(CARD_COUNT);
const CARDS_SEEN = field(CARD_COUNT);
const OWN_EFFECT = field(CARD_COUNT);
const ENEMY_EFFECT = field(CARD_COUNT);
const VICTORY_AFTER_SUPPLY = field();
const OWN_POOL = field(BLOCK_COUNT);
const ENEMY_LOST = field(BLOCK_COUNT); // face-up or dead
const ENEMY_POOL = field(); // how many

export const GLOBAL_FEATURES = size;

/** What is either so or not counts as much as eight blocks in an area, and as four points elsewhere. */
const AREA_FLAG = 8;
const GLOBAL_FLAG = 4;

const PLACES: Readonly<Record<BlockKind, number>> = {
  leader: 0,
  legio: 1,
  equitatus: 2,
  elephant: 2,
  auxilia: 3,
  ballista: 4,
  navis: 5,
  cleopatra: 6,
};
const KIND_PLACE = Uint8Array.from(KIND, (kind) => PLACES[kind]);
const BLUE = 2;

export interface Observation {
  readonly areas: Uint8Array; // [area * AREA_FEATURES + feature]
  readonly globals: Uint8Array;
}

export const newObservation = (): Observation => ({
  areas: new Uint8Array(AREA_COUNT * AREA_FEATURES),
  globals: new Uint8Array(GLOBAL_FEATURES),
});

/** Blocks in a battle are face up while it lasts, reserves from round 2 (§7.1, §7.3). */
const isFaceUp = (d: Uint8Array, block: number): boolean =>
  d[BATTLE] === d[AREA + block]! + 1 && d[ROUND]! > 0 && (d[ROUND]! > 1 || isMain(d, block));

export function observe(state: State, side: number, { areas, globals }: Observation): void {
  areas.fill(0);
  globals.fill(0);
  observeBlocks(state.data, side, areas, globals);
  observeAreas(state.data, side, areas);
  observeRest(state, side, globals);
}

function observeBlocks(d: Uint8Array, side: number, areas: Uint8Array, globals: Uint8Array): void {
  const deploying = d[STEP] === DEPLOY_STEP;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const area = d[AREA + block]!;
    if (area >= AREA_COUNT) {
      observeOffMap(block, area, side, areas, globals);
    } else if (d[HOLDER + block] === side) {
      observeOwn(d, block, areas, area * AREA_FEATURES);
    } else if (!deploying) {
      observeEnemy(d, block, areas, area * AREA_FEATURES);
    }
  }
}

function observeOffMap(
  block: number,
  place: number,
  side: number,
  areas: Uint8Array,
  globals: Uint8Array,
): void {
  const own = HOME_SIDE[block] === side;
  if (own && place === POOL) {
    globals[OWN_POOL + block] = GLOBAL_FLAG;
    const city = LEVY_CITY[block]!;
    if (city < CITY_COUNT) areas[city * AREA_FEATURES + LEVIES_HERE]! += AREA_FLAG / 2;
  } else if (!own && place === POOL) globals[ENEMY_POOL]! += 1;
  else if (!own && (place === FACE_UP || place === DEAD)) globals[ENEMY_LOST + block] = GLOBAL_FLAG;
}

function observeOwn(d: Uint8Array, block: number, areas: Uint8Array, at: number): void {
  const strength = d[STRENGTH + block]!;
  areas[at + OWN_KIND + KIND_PLACE[block]!]! += AREA_FLAG / 2;
  areas[at + OWN_POWER + LETTER[block]!]! += strength * FIREPOWER[block]!;
  areas[at + OWN_STRENGTH]! += strength;
  areas[at + OWN_LOSSES]! += FULL[block]! - strength;
  if (d[MOVED + block] === 0) areas[at + OWN_UNMOVED]! += AREA_FLAG / 2;
  if (d[ENTRY + block] !== 0) areas[at + OWN_ENTERED]! += AREA_FLAG / 2;
  if (d[ATTACKER + d[AREA + block]!] !== 0 && isMain(d, block)) areas[at + OWN_MAIN]! += AREA_FLAG / 2;
  if (d[ACTED + block] === 1) areas[at + OWN_ACTED]! += AREA_FLAG / 2;
}

function observeEnemy(d: Uint8Array, block: number, areas: Uint8Array, at: number): void {
  areas[at + ENEMY_COUNT]! += AREA_FLAG / 2;
  if (COLOUR[block] === BLUE) areas[at + ENEMY_BLUE] = AREA_FLAG;
  if (d[MOVED + block] === 1) areas[at + ENEMY_MOVED]! += AREA_FLAG / 2;
  if (d[ENTRY + block] !== 0) areas[at + ENEMY_ENTERED]! += AREA_FLAG / 2;
  if (!isFaceUp(d, block)) return;
  const strength = d[STRENGTH + block]!;
  areas[at + ENEMY_KNOWN]! += AREA_FLAG / 2;
  areas[at + ENEMY_POWER + LETTER[block]!]! += strength * FIREPOWER[block]!;
  areas[at + ENEMY_STRENGTH]! += strength;
  if (d[ACTED + block] === 1) areas[at + ENEMY_ACTED]! += AREA_FLAG / 2;
  if (KIND_PLACE[block] === PLACES.leader) areas[at + ENEMY_LEADER]! += AREA_FLAG;
}

function observeAreas(d: Uint8Array, side: number, areas: Uint8Array): void {
  const deploying = d[STEP] === DEPLOY_STEP;
  for (let area = 0; area < AREA_COUNT; area++) {
    const at = area * AREA_FEATURES;
    const attacker = d[ATTACKER + area]!;
    if (attacker !== 0) areas[at + (attacker === side + 1 ? ATTACKED_BY_ME : ATTACKED_BY_ENEMY)] = AREA_FLAG;
    if (d[MAIN + area] !== 0) areas[at + MAIN_DECLARED] = AREA_FLAG;
    if (d[ACTIVE + area] === 1) areas[at + COMMANDED] = AREA_FLAG;
    if (VALUE[area] === 0 || deploying) continue;
    const mine = countOf(d, side, area) > 0;
    const theirs = countOf(d, 1 - side, area) > 0;
    if (mine && !theirs) areas[at + OWN_VALUE] = VALUE[area]! * AREA_FLAG;
    else if (theirs && !mine) areas[at + ENEMY_VALUE] = VALUE[area]! * AREA_FLAG;
  }
  if (d[BATTLE] !== 0) areas[(d[BATTLE]! - 1) * AREA_FEATURES + FOUGHT_NOW] = AREA_FLAG;
  if (d[SURPRISE] !== 0) areas[(d[SURPRISE]! - 1) * AREA_FEATURES + SURPRISED] = AREA_FLAG;
  if (d[CHOSEN] !== 0) areas[d[AREA + d[CHOSEN]! - 1]! * AREA_FEATURES + CHOSEN_HERE] = AREA_FLAG;
  for (let link = 0; link < LINK_COUNT; link++) {
    const used = d[USED + link]! & ~STRAIT_ATTACKED;
    if (used === 0) continue;
    const { a, b } = LINKS[link]!;
    areas[a * AREA_FEATURES + ROADS_USED]! += 2 * used;
    areas[b * AREA_FEATURES + ROADS_USED]! += 2 * used;
  }
}

function observeRest({ data: d, rules }: State, side: number, globals: Uint8Array): void {
  const flag = (at: number, is = true): void => {
    if (is) globals[at] = GLOBAL_FLAG;
  };
  flag(STEP_IS + d[STEP]!);
  flag(YEAR_IS + d[YEAR]!);
  flag(TURN_IS + d[TURN]!);
  flag(IS_POMPEY, side === 1);
  flag(IS_FIRST, d[FIRST] === side + 1);
  flag(IS_SECOND, d[FIRST] === 2 - side);
  if (d[STEP] !== DEPLOY_STEP) {
    globals[OWN_POINTS] = pointsOf(d, side);
    globals[ENEMY_POINTS] = pointsOf(d, 1 - side);
  }
  globals[MOVES] = GLOBAL_FLAG * d[MOVES_LEFT]!;
  globals[LEVIES] = GLOBAL_FLAG * Math.min(8, d[LEVIES_LEFT]!);
  if (d[BATTLE] !== 0) {
    flag(ROUND_IS + d[ROUND]!);
    flag(BATTLE_TURN_IS + d[BATTLE_TURN]!);
    flag(IS_ATTACKER, d[ATTACKER + d[BATTLE]! - 1] === side + 1);
    globals[HITS_LEFT] = GLOBAL_FLAG * d[HITS]!;
  }
  for (let card = 0; card < CARD_COUNT; card++) {
    globals[OWN_HAND + card] = GLOBAL_FLAG * d[HAND + side * CARD_COUNT + card]!;
    globals[CARDS_SEEN + card] = GLOBAL_FLAG * d[SEEN + card]!;
  }
  if (d[EFFECT + side] !== 0) flag(OWN_EFFECT + d[EFFECT + side]! - 1);
  if (d[EFFECT + 1 - side] !== 0) flag(ENEMY_EFFECT + d[EFFECT + 1 - side]! - 1);
  flag(VICTORY_AFTER_SUPPLY, rules.winterVictory === 'after-supply');
}
