// A battle (§7): rounds, battle turns by letter and role, fire and hits, reserves, disruption, the end.
import { BLOCK_COUNT, CLEOPATRA, FIREPOWER, IS_BALLISTA, LETTER } from '../board/blocks.ts';
import type { Run } from '../state/happening.ts';
import { eliminate, loseStep } from './losses.ts';
import { AREA_COUNT, LINK_COUNT } from '../board/map.ts';
import {
  FIGHT,
  FIRE,
  HIT,
  PASS,
  PERISH,
  RETREAT,
  argumentOf,
  blockOf,
  kindOf,
  type Order,
  type OrderList,
} from '../orders/order.ts';
import { listRetreats, retreat } from './retreat.ts';
import {
  ACTED,
  AREA,
  ASKED,
  ATTACKER,
  BATTLE,
  BATTLE_STEP,
  BATTLE_TURN,
  ENTRY,
  FIGHT_STEP,
  FIRST,
  HITS,
  HITS_STEP,
  HOLDER,
  REGROUP_STEP,
  ROUND,
  SEA_RETREATS,
  STEP,
  STRENGTH,
  SURPRISE,
  TURN_END_STEP,
  USED,
  clearBattle,
  countOf,
  isMain,
  type State,
} from '../state/state.ts';

export const LAST_ROUND = 4;

/** §2.3, §7.1: Player 1 chooses among the battles; a single one needs no choice. */
export function settleFights(d: Uint8Array, run: Run): boolean {
  let only = -1;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (d[ATTACKER + area] === 0) continue;
    if (only >= 0) return false;
    only = area;
  }
  if (only >= 0) beginBattle(d, only, run);
  else d[STEP] = TURN_END_STEP;
  return true;
}

export function listFights(d: Uint8Array, orders: OrderList): void {
  for (let area = 0; area < AREA_COUNT; area++) if (d[ATTACKER + area] !== 0) orders.add(FIGHT, 0, area);
}

export function beginBattle(d: Uint8Array, area: number, run: Run): void {
  d[BATTLE] = area + 1;
  run.barrier = true;
  if (run.told !== null) {
    const blocks = blocksWhere(d, (block) => d[AREA + block] === area && isMain(d, block));
    run.told.push({
      kind: 'battle',
      area,
      attacker: d[ATTACKER + area]! - 1,
      surprise: d[SURPRISE] === area + 1,
      blocks,
      strengths: blocks.map((block) => d[STRENGTH + block]!),
    });
  }
  beginRound(d, 1, run);
}

function blocksWhere(d: Uint8Array, holds: (block: number) => boolean): number[] {
  const blocks: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) if (holds(block)) blocks.push(block);
  return blocks;
}

/** Reserves stand aside in round 1 (§7.3). */
export const isFighting = (d: Uint8Array, block: number): boolean =>
  d[AREA + block] === d[BATTLE]! - 1 && (d[ROUND]! > 1 || isMain(d, block));

function beginRound(d: Uint8Array, round: number, run: Run): void {
  d[ROUND] = round;
  d[BATTLE_TURN] = 0;
  d[SEA_RETREATS] = 0;
  d[STEP] = BATTLE_STEP;
  d.fill(0, USED, USED + LINK_COUNT); // §7.61 limits are by the round
  d.fill(0, ACTED, ACTED + BLOCK_COUNT);
  run.told?.push({ kind: 'round', area: d[BATTLE]! - 1, round });
}

/**
 * Whose turn it is (§7.2): 0 to 7, letter by letter with the defender first. In the first round of a surprised
 * battle (Mars, Neptune) attackers A to D go before defenders A to D.
 */
export function turnOf(d: Uint8Array, block: number): number {
  const attacks = d[ATTACKER + d[BATTLE]! - 1] === d[HOLDER + block]! + 1 ? 1 : 0;
  const letter = IS_BALLISTA[block] === 1 && attacks === 1 ? LETTER_D : LETTER[block]!; // §7.42
  if (d[ROUND] === 1 && d[SURPRISE] === d[BATTLE]) return attacks === 1 ? letter : letter + 4;
  return 2 * letter + attacks;
}
const LETTER_D = 3;

/**
 * Goes on to the next battle turn in which somebody can act, the next round, or the end. Turns never go back, so
 * a Cleopatra who comes over after her new side's turn waits for the next round (§7.52).
 */
export function settleBattle(state: State, run: Run): boolean {
  const d = state.data;
  const area = d[BATTLE]! - 1;
  let next = 8;
  let asked = 0;
  let fighting = 0; // a bit for each side that has blocks in the fight
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[AREA + block] !== area || !isFighting(d, block)) continue;
    const side = d[HOLDER + block]!;
    fighting |= 1 << side;
    if (d[ACTED + block] === 1) continue;
    const turn = turnOf(d, block);
    if (turn >= d[BATTLE_TURN]! && turn < next) {
      next = turn;
      asked = side;
    }
  }
  if (fighting !== 3) {
    const beaten = fighting === 1 ? 1 : 0;
    if (d[ROUND] === 1 && countOf(d, beaten, area) > 0) bringReserves(d, beaten, run);
    else endBattle(d, area, 1 - beaten, run);
    return true;
  }
  if (next < 8) {
    d[BATTLE_TURN] = next;
    d[ASKED] = asked;
    return false;
  }
  if (d[ROUND] === 1) bringReserves(d, -1, run);
  else beginRound(d, d[ROUND]! + 1, run);
  return true;
}

/** §7.3: reserves arrive as round 2 opens. §7.31 and ruling 23: those of a side whose main force is gone lose a step each. */
function bringReserves(d: Uint8Array, disrupted: number, run: Run): void {
  const area = d[BATTLE]! - 1;
  const reserves = blocksWhere(d, (block) => d[AREA + block] === area && !isMain(d, block));
  beginRound(d, 2, run);
  if (reserves.length === 0) return;
  run.barrier = true;
  // By side first: a Cleopatra lost by disruption changes hers on the way
  const bySide = [0, 1].map((side) => reserves.filter((block) => d[HOLDER + block] === side));
  for (const [side, blocks] of bySide.entries()) {
    if (blocks.length === 0) continue;
    run.told?.push({
      kind: 'reserves',
      side,
      area,
      blocks,
      strengths: blocks.map((block) => d[STRENGTH + block]!),
    });
    if (side === disrupted) disrupt(d, side, area, blocks, run);
  }
}

function disrupt(d: Uint8Array, side: number, area: number, blocks: readonly number[], run: Run): void {
  const swapped = d[ATTACKER + area] === 2 - side; // §7.31 the disrupted defender becomes the attacker
  if (swapped) d[ATTACKER + area] = side + 1;
  run.told?.push({ kind: 'disrupted', side, area, blocks, swapped });
  for (const block of blocks) loseStep(d, block, 'disruption', run);
}

export function listBattleOrders(d: Uint8Array, orders: OrderList): void {
  const mustRetreat = d[ROUND] === LAST_ROUND && d[ATTACKER + d[BATTLE]! - 1] === d[ASKED]! + 1; // §7.2
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (!isFighting(d, block) || d[ACTED + block] === 1 || d[HOLDER + block] !== d[ASKED]) continue;
    if (turnOf(d, block) !== d[BATTLE_TURN]) continue;
    if (!mustRetreat) {
      orders.add(FIRE, block, 0);
      orders.add(PASS, block, 0);
    }
    if (d[ROUND] === 1) continue; // §7.6 no retreat in round 1
    const before = orders.length;
    listRetreats(d, block, orders); // ruling 20: the owner chooses who goes first, and so uses up the limits
    if (mustRetreat && orders.length === before) orders.add(PERISH, block, 0); // §7.6
  }
}

export function applyBattleOrder(state: State, order: Order, run: Run): void {
  const d = state.data;
  const block = blockOf(order);
  d[ACTED + block] = 1;
  switch (kindOf(order)) {
    case FIRE:
      fire(d, block, run);
      break;
    case PASS:
      run.told?.push({ kind: 'passed', block, side: d[HOLDER + block]! });
      break;
    case RETREAT:
      retreat(d, block, argumentOf(order), run);
      break;
    case PERISH:
      perish(state, block, run);
      break;
  }
}

/** §7.4: a die for each point of strength (§3.11), a hit for each not above the firepower (§3.12; ruling 21 for the elephant). */
function fire(d: Uint8Array, block: number, run: Run): void {
  const dice: number[] | null = run.told === null ? null : [];
  let hits = 0;
  for (let i = d[STRENGTH + block]!; i > 0; i--) {
    const face = run.chance.roll(6, 'die') + 1;
    dice?.push(face);
    if (face <= FIREPOWER[block]!) hits += 1;
  }
  run.barrier = true;
  if (dice !== null) run.told!.push({ kind: 'fired', block, side: d[HOLDER + block]!, dice, hits });
  if (hits === 0) return;
  d[HITS] = hits;
  d[ASKED] = 1 - d[HOLDER + block]!;
  d[STEP] = HITS_STEP;
}

/** §7.4: the strongest block takes the hit; between equals the owner chooses. Returns false when there is a choice. */
export function settleHits(state: State, run: Run): boolean {
  const d = state.data;
  const side = d[ASKED]!;
  let strongest = -1;
  let tied = false;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[HOLDER + block] !== side || !isFighting(d, block)) continue;
    const lead = strongest < 0 ? 1 : d[STRENGTH + block]! - d[STRENGTH + strongest]!;
    if (lead >= 0) tied = lead === 0;
    if (lead > 0) strongest = block;
  }
  if (strongest < 0) {
    run.told?.push({ kind: 'hits-lost', side, hits: d[HITS]! }); // ruling 22
    d[HITS] = 0;
  } else if (tied) return false;
  else takeHit(state, strongest, run);
  if (d[HITS] === 0) d[STEP] = BATTLE_STEP;
  return true;
}

export function listHits(d: Uint8Array, orders: OrderList): void {
  const side = d[ASKED]!;
  let greatest = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[HOLDER + block] === side && isFighting(d, block))
      greatest = Math.max(greatest, d[STRENGTH + block]!);
  }
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[HOLDER + block] === side && d[STRENGTH + block] === greatest && isFighting(d, block))
      orders.add(HIT, block, 0);
  }
}

export function takeHit(state: State, block: number, run: Run): void {
  const d = state.data;
  d[HITS]!--;
  run.told?.push({ kind: 'hit', block, side: d[HOLDER + block]!, strength: d[STRENGTH + block]! });
  const gone = loseStep(d, block, 'battle', run);
  if (gone && block === CLEOPATRA) delayCleopatra(state);
}

function perish(state: State, block: number, run: Run): void {
  eliminate(state.data, block, 'no-retreat', run);
  if (block === CLEOPATRA) delayCleopatra(state);
}

/** The Swedish reading of §7.52, a switch: she acts only from the next round. */
function delayCleopatra(state: State): void {
  if (state.rules.cleopatraActs === 'next-round') state.data[ACTED + CLEOPATRA] = 1;
}

function endBattle(d: Uint8Array, area: number, winner: number, run: Run): void {
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[AREA + block] === area) d[ENTRY + block] = 0;
  }
  d.fill(0, ACTED, ACTED + BLOCK_COUNT);
  d.fill(0, USED, USED + LINK_COUNT);
  clearBattle(d, area);
  d[ROUND] = 0;
  d[BATTLE_TURN] = 0;
  d[SEA_RETREATS] = 0;
  d[ASKED] = winner;
  d[STEP] = REGROUP_STEP;
  run.told?.push({ kind: 'won', side: winner, area });
}

/** After the winner's regroup Player 1 chooses again. */
export function endRegroup(d: Uint8Array): void {
  d[BATTLE] = 0;
  d.fill(0, USED, USED + LINK_COUNT);
  d[ASKED] = d[FIRST]! - 1;
  d[STEP] = FIGHT_STEP;
}
