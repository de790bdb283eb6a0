// Battles fought out in the head (§7): rounds, letters, reserves, disruption and retreats, without the map.
import { CLEOPATRA, FIREPOWER, IS_BALLISTA, IS_LEADER, LETTER, STEP_SIZE } from '@rubicon/engine';
import { RATE, lossBeyond, worthOf } from './pieces.ts';

/** A small generator of its own: a battle in the head rolls hundreds of dice. */
export class Dice {
  private state: number;
  constructor(seed: number) {
    this.state = (seed ^ 0x2f6e2b1) | 0 || 1;
    for (let i = 0; i < 4; i++) this.next();
  }
  /** A whole number of 32 bits, not negative. */
  next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return x >>> 0;
  }
  /** From 0 to 1, without 1. */
  share(): number {
    return this.next() / 0x1_0000_0000;
  }
}

export interface Fighter {
  readonly block: number;
  readonly strength: number;
  readonly attacks: boolean;
  readonly reserve: boolean;
  readonly acted: boolean;
}

/** Who leaves as soon as he may: nobody who need not, one side's leaders, or all of it. */
export type Leaving = 'none' | 'leaders' | 'all';

export interface Battle {
  readonly fighters: readonly Fighter[];
  readonly round: number;
  readonly turn: number; // 0 to 7, letter by letter with the defender first
  readonly surprise: boolean;
  readonly mayRetreat: readonly [defender: boolean, attacker: boolean];
  /** What a side has resolved to do; the rest follows the odds. */
  readonly leaving?: { readonly attacks: boolean; readonly who: Leaving };
}

/** Means over many battles. Losses are in worth, the points of leaders included. */
export interface Expectation {
  readonly attackerWins: number;
  readonly attackerLoses: number;
  readonly defenderLoses: number;
}

const MOST = 64;
const side = new Uint8Array(MOST); // 0 defends, 1 attacks
const letter = new Uint8Array(MOST);
const firepower = new Uint8Array(MOST);
const step = new Uint8Array(MOST);
const strength = new Int8Array(MOST); // 0 = dead
const away = new Uint8Array(MOST); // retreated
const waits = new Uint8Array(MOST); // in reserve
const acted = new Uint8Array(MOST);
const leader = new Uint8Array(MOST);
const ballista = new Uint8Array(MOST);
const rate = new Float64Array(MOST);
let count = 0;
let mainAttacker = 1; // the side in `side` that is attacker now; disruption exchanges them

const QUIT = 0.3; // a side this much weaker leaves, if it may

/** Least worth first: among equally strong blocks the first takes the hit (§7.4). */
const byWorth = (one: Fighter, other: Fighter): number =>
  preference(one.block) - preference(other.block) || one.block - other.block;
const preference = (block: number): number => RATE[block]! + IS_LEADER[block]! * 2;

export function fightOut(battle: Battle, times: number, dice: Dice, point: number): Expectation {
  const fighters = [...battle.fighters].sort(byWorth);
  let wins = 0;
  let attackerLoses = 0;
  let defenderLoses = 0;
  for (let time = 0; time < times; time++) {
    setUp(fighters);
    if (fightOnce(battle, dice)) wins += 1;
    for (let i = 0; i < count; i++) {
      const { block, strength: before } = fighters[i]!;
      if (strength[i] === before) continue;
      const lost =
        worthOf(block, before) -
        worthOf(block, strength[i]!) +
        (strength[i] === 0 ? lossBeyond(block, point) : 0);
      if (fighters[i]!.attacks) attackerLoses += lost;
      else defenderLoses += lost;
    }
  }
  return {
    attackerWins: wins / times,
    attackerLoses: attackerLoses / times,
    defenderLoses: defenderLoses / times,
  };
}

function setUp(fighters: readonly Fighter[]): void {
  count = Math.min(fighters.length, MOST);
  mainAttacker = 1;
  for (let i = 0; i < count; i++) {
    const fighter = fighters[i]!;
    const block = fighter.block;
    side[i] = fighter.attacks ? 1 : 0;
    letter[i] = LETTER[block]!;
    firepower[i] = FIREPOWER[block]!;
    step[i] = STEP_SIZE[block]!;
    strength[i] = fighter.strength;
    away[i] = 0;
    waits[i] = fighter.reserve ? 1 : 0;
    acted[i] = fighter.acted ? 1 : 0;
    leader[i] = IS_LEADER[block]! + (block === CLEOPATRA ? 1 : 0);
    ballista[i] = IS_BALLISTA[block]!;
    rate[i] = RATE[block]!;
  }
}

const isIn = (i: number): boolean => strength[i]! > 0 && away[i] === 0 && waits[i] === 0;

function present(whose: number): boolean {
  for (let i = 0; i < count; i++) if (side[i] === whose && isIn(i)) return true;
  return false;
}

function waiting(whose: number): boolean {
  for (let i = 0; i < count; i++) if (side[i] === whose && waits[i] === 1 && strength[i]! > 0) return true;
  return false;
}

function powerOf(whose: number): number {
  let hits = 0;
  let body = 0;
  for (let i = 0; i < count; i++) {
    if (side[i] !== whose || !isIn(i)) continue;
    hits += strength[i]! * rate[i]!;
    body += strength[i]! / step[i]!;
  }
  return hits * body;
}

/** One battle to its end; whether the side that attacked at first holds the field. */
function fightOnce(battle: Battle, dice: Dice): boolean {
  let turn = battle.turn;
  for (let round = battle.round; round <= 4; round++) {
    const over = playRound(battle, round, turn, dice);
    turn = 0;
    if (round === 1) bringReserves();
    else if (over) break;
    if (!present(0) || !present(1)) break;
    acted.fill(0, 0, count);
  }
  return present(1) && !present(0);
}

/** §7.3, §7.31. */
function bringReserves(): void {
  for (const whose of [0, 1]) {
    const disrupted = !present(whose) && waiting(whose);
    for (let i = 0; i < count; i++) {
      if (side[i] !== whose || waits[i] === 0) continue;
      waits[i] = 0;
      if (disrupted) strength[i] = Math.max(0, strength[i]! - step[i]!);
    }
    if (disrupted && whose !== mainAttacker) mainAttacker = whose;
  }
}

/** True when one side has left the field. */
function playRound(battle: Battle, round: number, from: number, dice: Dice): boolean {
  const leaves: [boolean, boolean] = [false, false];
  if (round > 1) {
    const defending = powerOf(0);
    const attacking = powerOf(1);
    leaves[0] = defending < QUIT * attacking;
    leaves[1] = attacking < QUIT * defending;
    if (battle.leaving !== undefined) {
      const own = battle.leaving.attacks ? 1 : 0;
      leaves[own] = battle.leaving.who === 'all' || (round > battle.round && leaves[own]);
    }
  }
  const surprised = battle.surprise && round === 1;
  for (let turn = from; turn < 8; turn++) {
    const attacks = surprised ? (turn < 4 ? 1 : 0) : turn & 1;
    const acting = attacks === 1 ? mainAttacker : 1 - mainAttacker;
    const now = surprised ? turn & 3 : turn >> 1;
    for (let i = count - 1; i >= 0; i--) {
      if (side[i] !== acting || acted[i] === 1 || !isIn(i)) continue;
      const own = ballista[i] === 1 && attacks === 1 ? 3 : letter[i]!;
      if (own !== now) continue;
      acted[i] = 1;
      const must = round === 4 && attacks === 1;
      if (round > 1 && (must || leaves[acting]! || leadersLeave(battle, i))) {
        if (battle.mayRetreat[side[i]!]) {
          away[i] = 1;
          continue;
        }
        if (must) {
          strength[i] = 0;
          continue;
        }
      }
      fire(i, 1 - acting, dice);
    }
    if (!present(0) || !present(1)) return true;
  }
  return false;
}

function leadersLeave(battle: Battle, i: number): boolean {
  if (leader[i] === 0 || battle.leaving === undefined) return false;
  return battle.leaving.who === 'leaders' && battle.leaving.attacks === (side[i] === 1);
}

function fire(i: number, at: number, dice: Dice): void {
  for (let n = strength[i]!; n > 0; n--) {
    if (dice.next() % 6 >= firepower[i]!) continue;
    let strongest = -1;
    for (let j = 0; j < count; j++) {
      if (side[j] !== at || !isIn(j)) continue;
      if (strongest < 0 || strength[j]! > strength[strongest]!) strongest = j;
    }
    if (strongest < 0) return;
    strength[strongest]! -= step[strongest]!;
  }
}
