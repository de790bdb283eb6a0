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
  KIND,
  LEVY_CITY,
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
export type { GameOptions, Log, LogEntry, Request, UndoScope } from './log.ts';
export * from './game.ts';
export { undoable } from './pending.ts';
export * from './fold.ts';
export * from './fair-dice.ts';
export { makeGameFile, parseGameFile, type FileFault, type GameFile, type ParsedFile } from './game-file.ts';
export * from './verify.ts';
export { exportGame } from './export.ts';
