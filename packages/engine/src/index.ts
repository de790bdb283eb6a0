/**
 * The rules of the game and the game around them. Pure: no I/O, no clock, no randomness of its own.
 * `State` is the whole truth and stays with the authority; everybody else gets a `View` and `Event`s.
 */
export * from './board/side.ts';
export { FIRST_YEAR } from './board/first-year.ts';
export {
  AREA_IDS,
  IS_MAJOR_PORT,
  LINKS,
  LINK_KINDS,
  PLUTO_LIMIT,
  RETREAT_LIMIT,
  ROAD_LIMIT,
  SUPPLY,
  VALUE,
  areaIndex,
  isSea,
  type AreaId,
  type LinkKind,
} from './board/map.ts';
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
} from './board/blocks.ts';
export { CARD_IDS, type CardId } from './board/cards.ts';
export { CURRENT_EDITION, EDITIONS, type Edition } from './editions/editions.ts';
export { SWITCHES } from './editions/switches.ts';
export * from './editions/ruleset.ts';
export * from './editions/bids.ts';
export * from './dice/chance.ts';
export { ORDER_KINDS, OrderList, kindOf, type Order, type OrderKind } from './orders/order.ts';
export { makeOrder, parseOrder } from './orders/notation.ts';
export type { Fault, Parsed } from './text/parse-result.ts';
export {
  RULE_ENDINGS,
  STEPS,
  copyInto,
  copyState,
  type ResultReason,
  type State,
  type Step,
} from './state/state.ts';
export { carryOut, listOrders } from './rules/flow.ts';
export type { Cause, FirstReason, Happening, MoveRole, Run } from './state/happening.ts';
export {
  REFUSAL_CODES,
  apply,
  askedSides,
  legalOrders,
  startGame,
  type Outcome,
  type Refusal,
} from './rules/legal.ts';
export { eventsFor, type Event } from './knowledge/event.ts';
export * from './knowledge/view.ts';
export { blockCounts, type BlockCounts } from './knowledge/block-counts.ts';
export { sample } from './knowledge/sample.ts';
export { ordersFrom } from './knowledge/view-orders.ts';
export { makePosition, parsePosition } from './position/position.ts';
export type { Clock, ClockOptions } from './game/clock.ts';
export { clockAt, handOn } from './game/clock.ts';
export {
  DRAW_ANSWERS,
  PLAIN_REQUESTS,
  UNDO_SCOPES,
  requestFor,
  type GameOptions,
  type Log,
  type LogEntry,
  type Request,
  type UndoScope,
} from './game/log.ts';
export * from './game/game.ts';
export { undoable } from './game/pending.ts';
export * from './game/fold.ts';
export * from './game/chronicle.ts';
export * from './dice/fair-dice.ts';
export { MAX_NOTE, type GameNote } from './files/note.ts';
export {
  makeGameFile,
  parseGameFile,
  type FileFault,
  type GameFile,
  type ParsedFile,
} from './files/game-file.ts';
export { NAME_FORM, isPlayerName } from './files/player-name.ts';
export { sha256, toHex, utf8 } from './dice/sha256.ts';
export * from './files/verify.ts';
export { exportGame, keptEntries } from './files/export.ts';
export { whyNot } from './why/why.ts';
export type { Reason, WhyCode, WhyValues } from './why/reason.ts';
export type { Wish, WishKind } from './why/wish.ts';

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
} from './board/map.ts';
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
} from './board/blocks.ts';
export { APOLLO, CARD_COUNT, COPIES, LEVIES, MOVES, PLUTO, isGod } from './board/cards.ts';
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
} from './orders/order.ts';
export { PATH_DEPTH, PATH_FROM, PATH_LINK, PATH_PARENT, PATH_TO } from './board/paths.ts';
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
  CHOSEN,
  COMMITTED,
  DEAD,
  DEFECT_STEP,
  DEPLOY_STEP,
  DISBAND_STEP,
  DISCARD,
  EFFECT,
  ENTRY,
  FACE_UP,
  FIGHT_STEP,
  FIRST,
  HAND,
  HARBOUR_STEP,
  HITS,
  HITS_STEP,
  HOLDER,
  JUPITER_STEP,
  LEVIES_LEFT,
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
  SEEN,
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
} from './state/state.ts';
export { pointsOf } from './rules/winter.ts';
