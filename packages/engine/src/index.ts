/**
 * The rules of the game and the game around them. Pure: no I/O, no clock, no randomness of its own.
 * `State` is the whole truth and stays with the authority; everybody else gets a `View` and `Event`s.
 */
export * from './side.ts';
export {
  AREA_IDS,
  IS_MAJOR_PORT,
  LINKS,
  LINK_KINDS,
  PLUTO_LIMIT,
  RETREAT_LIMIT,
  ROAD_LIMIT,
  VALUE,
  areaIndex,
  isSea,
  type AreaId,
  type LinkKind,
} from './map.ts';
export {
  BLOCK_IDS,
  BLOCK_KINDS,
  COLOURS,
  FIREPOWER,
  FULL,
  KIND,
  LETTER,
  LEVY_CITY,
  STEP_SIZE,
  blockIndex,
  type BlockId,
  type BlockKind,
  type Colour,
} from './blocks.ts';
export { CARD_IDS, type CardId } from './cards.ts';
export * from './rules.ts';
export * from './chance.ts';
export { ORDER_KINDS, OrderList, kindOf, type Order, type OrderKind } from './order.ts';
export { makeOrder, parseOrder } from './notation.ts';
export type { Fault, Parsed } from './parsed.ts';
export { STEPS, copyInto, copyState, type ResultReason, type State, type Step } from './state.ts';
export { carryOut, listOrders } from './flow.ts';
export type { Cause, FirstReason, Happening, MoveRole, Run } from './happening.ts';
export { apply, askedSides, legalOrders, startGame, type Outcome, type Refusal } from './legal.ts';
export { eventsFor, type Event } from './event.ts';
export * from './view.ts';
export { sample } from './sample.ts';
export { makePosition, parsePosition } from './position.ts';
export type { Clock, ClockOptions } from './clock.ts';
export { clockAt } from './clock.ts';
export {
  UNDO_SCOPES,
  type GameOptions,
  type Log,
  type LogEntry,
  type Request,
  type UndoScope,
} from './log.ts';
export * from './game.ts';
export { undoable } from './pending.ts';
export * from './fold.ts';
export * from './chronicle.ts';
export * from './fair-dice.ts';
export { MAX_NOTE, type GameNote } from './game-file-note.ts';
export { makeGameFile, parseGameFile, type FileFault, type GameFile, type ParsedFile } from './game-file.ts';
export { sha256, toHex, utf8 } from './sha256.ts';
export * from './verify.ts';
export { exportGame, keptEntries } from './export.ts';
export { whyNot } from './why.ts';
export type { Reason, WhyCode, WhyValues } from './why-reason.ts';
export type { Wish, WishKind } from './why-wish.ts';

// The packed core: search plays on sampled states with integers and offsets
export {
  AREA_COUNT,
  ALEXANDRIA,
  CITY_COUNT,
  IS_ROAD,
  IS_STRAIT,
  LAND_EXITS,
  LINK_COUNT,
  NAVIS_EXITS,
  PORT_SEAS,
  linkBetween,
} from './map.ts';
export {
  BLOCK_COUNT,
  CLEOPATRA,
  COLOUR,
  HOME_SIDE,
  IS_BALLISTA,
  IS_LEADER,
  IS_NAVIS,
  START_CITY,
  THIRD_LEADER,
} from './blocks.ts';
export { APOLLO, CARD_COUNT, COPIES, LEVIES, MOVES, PLUTO, isGod } from './cards.ts';
export {
  DISCARDING,
  DONE,
  EMBARK,
  FIGHT,
  FIRE,
  HIT,
  LEVY,
  MOVE,
  PASS,
  PERISH,
  PLAY,
  RETREAT,
  areaOf,
  argumentOf,
  blockOf,
  moreOf,
  pack,
} from './order.ts';
export { PATH_DEPTH, PATH_FROM, PATH_LINK, PATH_PARENT, PATH_TO } from './paths.ts';
export {
  ACTED,
  ACTIVE,
  AREA,
  ASKED,
  ATTACKER,
  BATTLE,
  BATTLE_STEP,
  BATTLE_TURN,
  CARDS_STEP,
  COMMITTED,
  DEAD,
  DEFECT_STEP,
  DEPLOY_STEP,
  DISBAND_STEP,
  DISCARD,
  EFFECT,
  ENTRY,
  FIGHT_STEP,
  FIRST,
  HAND,
  HARBOUR_STEP,
  HITS,
  HITS_STEP,
  HOLDER,
  JUPITER_STEP,
  LEVY_STEP,
  MAIN,
  MAIN_STEP,
  MOVED,
  MOVES_LEFT,
  MOVE_STEP,
  OVER_STEP,
  POOL,
  REGROUP_STEP,
  RESULT,
  ROUND,
  SEA_RETREATS,
  STEP,
  STRAIT_ATTACKED,
  STRENGTH,
  SUPPLY_STEP,
  SURPRISE,
  SURPRISE_STEP,
  TURN,
  USED,
  VULCAN_STEP,
  YEAR,
  countOf,
  isMain,
  isOpen,
} from './state.ts';
export { pointsOf } from './winter.ts';
