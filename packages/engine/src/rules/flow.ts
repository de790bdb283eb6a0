// The course of the game (§2, §6, §8): which step follows which, and everything that happens without a decision.
import { applyCardOrder, deal, endCards, listCardOrders, reveal, settleCards } from './card-phase.ts';
import {
  applySurprise,
  afterMoves,
  declareMain,
  listMainAttacks,
  listSurprises,
  settleMainAttacks,
} from './attack.ts';
import {
  applyBattleOrder,
  beginBattle,
  endRegroup,
  listBattleOrders,
  listFights,
  listHits,
  settleBattle,
  settleFights,
  settleHits,
  takeHit,
} from './battle.ts';
import { BLOCK_COUNT } from '../board/blocks.ts';
import { JUPITER, LEVIES, MOVES, VULCAN, isGod } from '../board/cards.ts';
import { applyDeployment, listDeployments } from './deployment.ts';
import {
  applyDefection,
  applyJupiter,
  applyVulcan,
  listDefections,
  listJupiter,
  listVulcan,
} from './gods.ts';
import type { Run } from '../state/happening.ts';
import { applyLevy, listLevies } from './levy.ts';
import { AREA_COUNT, LINK_COUNT } from '../board/map.ts';
import { embark, listMoves, move } from './movement.ts';
import { DONE, EMBARK, OrderList, argumentOf, blockOf, kindOf, type Order } from '../orders/order.ts';
import { listRegroups, regroup } from './retreat.ts';
import { CAESAR, POMPEY, sideIndex } from '../board/side.ts';
import {
  ACTIVE,
  ASKED,
  BATTLE_STEP,
  CARDS_STEP,
  CLEOPATRA_HOME_STEP,
  COMMAND_STEP,
  DEAL_STEP,
  DEFECT_STEP,
  DEPLOY_STEP,
  DISBAND_STEP,
  EFFECT,
  EMBARK_CLOSED,
  ENTERED,
  ENTRY,
  FIGHT_STEP,
  FIRST,
  HANDICAP_LEFT,
  HANDOVER_STEP,
  HARBOUR_STEP,
  HELD,
  HITS,
  HITS_STEP,
  JUPITER_STEP,
  LEVIES_LEFT,
  LEVY_STEP,
  MAIN_STEP,
  MOVED,
  MOVES_LEFT,
  MOVE_STEP,
  OVER_STEP,
  REGROUP_STEP,
  REVEAL_STEP,
  STEP,
  SUPPLY_STEP,
  SURPRISE,
  SURPRISE_STEP,
  TURN,
  TURN_END_STEP,
  USED,
  VICTORY_STEP,
  VULCAN_STEP,
  YEAR,
  YEAR_END_STEP,
  type State,
} from '../state/state.ts';
import {
  checkVictory,
  cleopatraGoesHome,
  disband,
  disbandStrandedNavis,
  harbour,
  listDisbandings,
  listHarbours,
  listSupply,
  resetYear,
} from './winter.ts';

/** Lists all legal orders of a side into the buffer, in a fixed order; none if it is not asked. */
export function listOrders(state: State, side: number, orders: OrderList): void {
  const d = state.data;
  orders.length = 0;
  const step = d[STEP]!;
  if (step === CARDS_STEP) listCardOrders(d, side, orders);
  else if (step === DEPLOY_STEP) listDeployments(d, side, orders);
  else if (d[ASKED] === side) listAsked(state, step, orders);
}

function listAsked(state: State, step: number, orders: OrderList): void {
  const d = state.data;
  switch (step) {
    case JUPITER_STEP:
      return listJupiter(state, orders);
    case DEFECT_STEP:
      return listDefections(d, orders);
    case VULCAN_STEP:
      return listVulcan(d, orders);
    case MOVE_STEP:
      return listMoves(state, orders);
    case MAIN_STEP:
      return listMainAttacks(d, orders);
    case SURPRISE_STEP:
      return listSurprises(d, orders);
    case LEVY_STEP:
      return listLevies(d, orders);
    case FIGHT_STEP:
      return listFights(d, orders);
    case BATTLE_STEP:
      return listBattleOrders(d, orders);
    case HITS_STEP:
      return listHits(d, orders);
    case REGROUP_STEP:
      return listRegroups(d, orders);
    case HARBOUR_STEP:
      return listHarbours(d, orders);
    case SUPPLY_STEP:
      return listSupply(d, orders);
    case DISBAND_STEP:
      return listDisbandings(d, orders);
  }
}

/** Carries out an order that is known to be legal, and all that follows until somebody must decide. Changes the state. */
export function carryOut(state: State, side: number, order: Order, run: Run): void {
  const d = state.data;
  const isDone = kindOf(order) === DONE;
  switch (d[STEP]!) {
    case DEPLOY_STEP:
      applyDeployment(d, side, order, run);
      break;
    case CARDS_STEP:
      applyCardOrder(d, side, order, run);
      break;
    case JUPITER_STEP:
      if (isDone) leaveUnused(d, run);
      else applyJupiter(d, order, run);
      break;
    case DEFECT_STEP:
      applyDefection(d, order, run);
      break;
    case VULCAN_STEP:
      if (isDone) leaveUnused(d, run);
      else applyVulcan(state, order, run);
      break;
    case MOVE_STEP:
      if (isDone) d[STEP] = MAIN_STEP; // ruling 3: fewer moves than the card allows
      else if (kindOf(order) === EMBARK) embark(d, order, run);
      else move(state, order, run);
      break;
    case MAIN_STEP:
      declareMain(d, order, run);
      break;
    case SURPRISE_STEP:
      applySurprise(d, order, run);
      break;
    case LEVY_STEP:
      if (isDone) d[STEP] = HANDOVER_STEP;
      else applyLevy(d, order, run);
      break;
    case FIGHT_STEP:
      beginBattle(d, argumentOf(order), run);
      break;
    case BATTLE_STEP:
      applyBattleOrder(state, order, run);
      break;
    case HITS_STEP:
      takeHit(state, blockOf(order), run);
      if (d[HITS] === 0) d[STEP] = BATTLE_STEP;
      break;
    case REGROUP_STEP:
      if (isDone) endRegroup(d);
      else regroup(d, order, run);
      break;
    case HARBOUR_STEP:
      harbour(d, order, run);
      break;
    case SUPPLY_STEP:
      disband(d, blockOf(order), 'supply', run);
      break;
    case DISBAND_STEP:
      if (isDone) nextInWinter(d, YEAR_END_STEP);
      else disband(d, blockOf(order), 'choice', run);
      break;
  }
  settle(state, run);
}

/** Goes on until a decision is asked or the game is over. */
export function settle(state: State, run: Run): void {
  while (!advance(state, run));
}

/** Lets one thing happen that needs no decision; true when a side must decide, or the game is over. */
function advance(state: State, run: Run): boolean {
  const d = state.data;
  switch (d[STEP]!) {
    case OVER_STEP:
    case DEPLOY_STEP:
    case MOVE_STEP:
    case LEVY_STEP:
      return true;
    case DEAL_STEP:
      deal(d, run);
      return false;
    case CARDS_STEP:
      settleCards(d);
      return d[STEP] === CARDS_STEP;
    case REVEAL_STEP:
      reveal(state, run);
      return false;
    case COMMAND_STEP:
      beginCommand(state, d[FIRST]! - 1, run);
      return false;
    case JUPITER_STEP:
    case VULCAN_STEP:
      if (isAnythingLegal(state)) return true;
      leaveUnused(d, run);
      return false;
    case DEFECT_STEP:
      return !defectsAtOnce(state, run);
    case MAIN_STEP:
      if (settleMainAttacks(d)) return true;
      afterMoves(d);
      return false;
    case SURPRISE_STEP:
      if (isAnythingLegal(state)) return true;
      d[STEP] = HANDOVER_STEP;
      return false;
    case HANDOVER_STEP:
      handOverCommand(state, run);
      return false;
    case FIGHT_STEP:
      return !settleFights(d, run);
    case BATTLE_STEP:
      return !settleBattle(state, run);
    case HITS_STEP:
      return !settleHits(state, run);
    case REGROUP_STEP:
      if (isAnythingLegal(state)) return true;
      endRegroup(d);
      return false;
    case TURN_END_STEP:
      endTurn(d, run);
      return false;
    case CLEOPATRA_HOME_STEP:
      cleopatraGoesHome(d, run);
      if (state.rules.winterVictory === 'before-harbour') d[STEP] = VICTORY_STEP;
      else beginInWinter(d, HARBOUR_STEP);
      return false;
    case VICTORY_STEP:
      checkVictory(d, run);
      if (d[STEP] !== OVER_STEP)
        beginInWinter(d, state.rules.winterVictory === 'before-harbour' ? HARBOUR_STEP : DISBAND_STEP);
      return false;
    case HARBOUR_STEP:
      disbandStrandedNavis(d, run);
      if (isAnythingLegal(state)) return true;
      nextInWinter(d, SUPPLY_STEP);
      return false;
    case SUPPLY_STEP:
      if (isAnythingLegal(state)) return true;
      nextInWinter(d, state.rules.winterVictory === 'before-harbour' ? DISBAND_STEP : VICTORY_STEP);
      return false;
    case DISBAND_STEP:
      if (isAnythingLegal(state)) return true;
      nextInWinter(d, YEAR_END_STEP);
      return false;
    case YEAR_END_STEP:
      resetYear(d);
      d[STEP] = DEAL_STEP;
      return false;
  }
  throw new Error(`No such step: ${d[STEP]}`);
}

const scratch = new OrderList();

function isAnythingLegal(state: State): boolean {
  listOrders(state, state.data[ASKED]!, scratch);
  return scratch.length > 0;
}

/** A single place for a defector is no choice, and everybody can see it. */
function defectsAtOnce(state: State, run: Run): boolean {
  listOrders(state, state.data[ASKED]!, scratch);
  if (scratch.length !== 1) return false;
  applyDefection(state.data, scratch.at(0), run);
  return true;
}

function leaveUnused(d: Uint8Array, run: Run): void {
  run.told?.push({ kind: 'unused', side: d[ASKED]!, card: d[EFFECT + d[ASKED]!]! - 1 });
  d[STEP] = HANDOVER_STEP;
}

/** §2.2: a side begins its command phase with its card. */
function beginCommand(state: State, side: number, run: Run): void {
  const d = state.data;
  const card = d[EFFECT + side]! - 1;
  d[ASKED] = side;
  d.fill(0, USED, USED + LINK_COUNT);
  d.fill(0, ACTIVE, ACTIVE + AREA_COUNT);
  d.fill(0, HELD, HELD + 2);
  d[EMBARK_CLOSED] = 0;
  d[MOVES_LEFT] = isGod(card) ? 1 : MOVES[card]!;
  d[LEVIES_LEFT] = LEVIES[card]!;
  const handicap = state.rules.handicap;
  if (LEVIES[card]! > 0 && handicap !== null && sideIndex(handicap.side) === side) {
    d[LEVIES_LEFT]! += d[HANDICAP_LEFT]!; // in the first turn that has a levy step
    d[HANDICAP_LEFT] = 0;
  }
  // Ruling 4: a god held by Player 2 on the first turn is commanded in the same way
  if (card === JUPITER || card === VULCAN) d[MOVES_LEFT] = 0;
  d[STEP] = card === JUPITER ? JUPITER_STEP : card === VULCAN ? VULCAN_STEP : MOVE_STEP;
  run.told?.push({ kind: 'command', side, card, moves: d[MOVES_LEFT]!, levies: d[LEVIES_LEFT]! });
}

/** Player 2 commands after Player 1; then battles (§6.0, §2.3). */
function handOverCommand(state: State, run: Run): void {
  const d = state.data;
  const first = d[FIRST]! - 1;
  if (d[ASKED] === first) {
    beginCommand(state, 1 - first, run);
    return;
  }
  d[MOVES_LEFT] = 0;
  d[LEVIES_LEFT] = 0;
  d.fill(0, USED, USED + LINK_COUNT);
  d.fill(0, ACTIVE, ACTIVE + AREA_COUNT);
  d.fill(0, HELD, HELD + 2);
  d[EMBARK_CLOSED] = 0;
  d[ASKED] = first;
  d[STEP] = FIGHT_STEP;
}

function endTurn(d: Uint8Array, run: Run): void {
  run.told?.push({ kind: 'turn-ended', year: d[YEAR]!, turn: d[TURN]! });
  d.fill(0, MOVED, MOVED + BLOCK_COUNT);
  d.fill(0, ENTERED, ENTERED + 2 * LINK_COUNT);
  d.fill(0, ENTRY, ENTRY + BLOCK_COUNT);
  d[SURPRISE] = 0;
  d[ASKED] = CAESAR;
  endCards(d);
  if (d[TURN]! < TURNS) {
    d[TURN]!++;
    d[STEP] = CARDS_STEP;
  } else d[STEP] = CLEOPATRA_HOME_STEP; // §8.0 five cards played
}
const TURNS = 5;

/** Winter steps are taken by Caesar first (§8.3). */
function beginInWinter(d: Uint8Array, step: number): void {
  d[ASKED] = CAESAR;
  d[STEP] = step;
}

function nextInWinter(d: Uint8Array, next: number): void {
  if (d[ASKED] === CAESAR) d[ASKED] = POMPEY;
  else beginInWinter(d, next);
}
