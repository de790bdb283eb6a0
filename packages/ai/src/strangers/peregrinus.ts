// A player written from the rulebook alone. It shares nothing with the levels but the contract of a player: it guesses
// where the enemy's blocks are, fights battles in its head and takes the operation after which the map looks best.
import {
  AREA_COUNT,
  BLOCK_COUNT,
  IS_LEADER,
  STEP_SIZE,
  START_CITY,
  AREA_IDS,
  VALUE,
  areaIndex,
  blockIndex,
  isSea,
  sideIndex,
  sideName,
  type Event,
  type Side,
  type View,
} from '@rubicon/engine';
import type { Choice, Player } from '../player/player.ts';
import { Guess } from './guess.ts';
import { chooseCard, movesOf } from './hand.ts';
import { changedBy, operationsOf, type Operation } from './operations.ts';
import { RATE, lossBeyond, worthOf, type Piece } from './pieces.ts';
import { Situation } from './situation.ts';
import { Dice, fightOut, type Battle, type Fighter, type Leaving } from './skirmish.ts';
import { TEMPER, type Temper } from './temper.ts';

const GUESSES = 6;
const BATTLE_TIMES = 60;
const WORTH_A_MOVE = 0.15; // what an operation must gain at least
const FIRSTS = 10; // operations looked at with a second one
const SECONDS = 24;

export const peregrinus = (seed: number, temper: Temper = TEMPER): Player => new Stranger(seed, temper);

class Stranger implements Player {
  private readonly seed: number;
  private readonly temper: Temper;
  private readonly guess = new Guess();
  private planned: string[] = [];
  private plannedIn = '';
  private dice = new Dice(1);

  constructor(seed: number, temper: Temper) {
    this.seed = seed;
    this.temper = temper;
  }

  observe(events: readonly Event[]): void {
    this.guess.observe(events);
  }

  choose(view: View, orders: readonly string[]): Choice {
    return { order: orders.length === 1 ? orders[0]! : this.decide(view, orders), nodes: 0, chance: null };
  }

  private decide(view: View, orders: readonly string[]): string {
    this.dice = new Dice(Math.imul(this.seed + view.year * 31 + view.turn, 0x9e3779b1) ^ hashOf(orders));
    switch (view.step) {
      case 'deploy':
        return this.deploy(orders);
      case 'cards':
        return chooseCard(view, orders, this.temper, this.dice);
      case 'jupiter':
        return this.strike(view, orders);
      case 'vulcan':
        return this.erupt(view, orders);
      case 'move':
        return this.move(view, orders);
      case 'main':
        return this.mainAttack(view, orders);
      case 'surprise':
        return this.surprise(view, orders);
      case 'fight':
        return orders[0]!;
      case 'battle':
        return this.battle(view, orders);
      case 'hits':
        return this.takeHit(view, orders);
      case 'supply':
        return this.disband(view, orders);
      case 'disband':
        return 'done';
      default:
        return this.best(view, orders);
    }
  }

  private situation(view: View): Situation {
    const side = sideIndex(view.viewer as Side);
    const enemy = sideName(1 - side);
    const own: Piece[][] = Array.from({ length: AREA_COUNT }, () => []);
    for (const stack of view.stacks) {
      if (stack.side !== view.viewer) continue;
      const entry = stack.entry === null ? -1 : areaIndex(stack.entry)!;
      for (const { block, strength } of stack.blocks ?? [])
        own[areaIndex(stack.area)!]!.push({ block: blockIndex(block)!, strength, entry });
    }
    const guesses = Array.from({ length: GUESSES }, () => this.guess.draw(view, side, this.dice));
    const battles = new Map(
      view.battles.map(({ area, attacker, main }) => [
        areaIndex(area)!,
        { attacks: attacker === view.viewer, main: main === null ? -1 : areaIndex(main)! },
      ]),
    );
    const isBefore = view.first === view.viewer && view.command !== null;
    const moment = {
      year: view.year,
      turn: view.turn,
      enemyMoves: isBefore ? movesOf(view.cards.effects[enemy]) : 0,
      leadersDead: [view.pools[view.viewer as Side].dead.length, view.pools[enemy].dead.length] as const,
    };
    return new Situation(own, guesses, battles, moment, this.temper, this.dice);
  }

  private deploy(orders: readonly string[]): string {
    for (let block = 0; block < BLOCK_COUNT; block++) {
      const found = orders.find((order) => {
        const [, id, city] = order.split(' ');
        return id !== undefined && blockIndex(id) === block && city === AREA_IDS[START_CITY[block]!];
      });
      if (found !== undefined) return found;
    }
    return orders.includes('done') ? 'done' : orders[0]!;
  }

  // Command

  private move(view: View, orders: readonly string[]): string {
    const now = `${view.year} ${view.turn}`;
    if (this.plannedIn !== now) this.planned = [];
    this.plannedIn = now;
    for (let next = this.planned.shift(); next !== undefined; next = this.planned.shift())
      if (orders.includes(next)) return next;
    const steps = this.bestOperations(view, orders).flatMap((operation) =>
      operation.steps.map((step) => step.order),
    );
    this.planned = [...steps.filter(isEmbarkation), ...steps.filter((order) => !isEmbarkation(order))]; // §6.3
    return this.planned.shift() ?? 'done';
  }

  /** One operation or two after which the map looks best. */
  private bestOperations(view: View, orders: readonly string[]): readonly Operation[] {
    const situation = this.situation(view);
    const before = situation.value();
    const open = view.command!.moves;
    const tried = operationsOf(view, orders, situation)
      .map((operation) => ({
        operation,
        gain: situation.valueWith(changedBy(operation, situation)!) - before,
      }))
      .sort((one, other) => other.gain - one.gain);
    let best: readonly Operation[] = [];
    let most = WORTH_A_MOVE;
    for (const { operation, gain } of tried.slice(0, FIRSTS)) {
      const spent = operation.cost;
      const alone = gain / (spent > 1 && open > 1 ? 1.7 : 1);
      if (alone > most) {
        best = [operation];
        most = alone;
      }
      situation.with(changedBy(operation, situation)!, () => {
        for (const { operation: second } of tried.slice(0, SECONDS)) {
          if (spent + second.cost > open) continue;
          const further = changedBy(second, situation);
          if (further === null) continue;
          const both = (situation.valueWith(further) - before) / (spent + second.cost > 1 ? 1.7 : 1);
          if (both > most) {
            best = [operation, second];
            most = both;
          }
        }
      });
    }
    return best;
  }

  private mainAttack(view: View, orders: readonly string[]): string {
    const side = view.viewer;
    const force = (order: string): number => {
      const [from, into] = order.split(' ')[1]!.split('-');
      let sum = 0;
      for (const stack of view.stacks)
        if (stack.side === side && stack.area === into && stack.entry === from)
          for (const { block, strength } of stack.blocks ?? []) sum += strength * RATE[blockIndex(block)!]!;
      return sum;
    };
    return maxOf(orders, force);
  }

  private surprise(view: View, orders: readonly string[]): string {
    const situation = this.situation(view);
    return maxOf(orders, (order) => {
      const area = order === 'done' ? undefined : areaIndex(order.split(' ')[1]!);
      if (area === undefined) return -1;
      const { wins } = situation.battleAt(area);
      return (1 + VALUE[area]!) * (0.2 + wins * (1 - wins)) + situation.enemyCount(area) * 0.1;
    });
  }

  private strike(view: View, orders: readonly string[]): string {
    const situation = this.situation(view);
    return maxOf(orders, (order) => {
      const area = order === 'done' ? undefined : areaIndex(order.split(' ')[1]!);
      if (area === undefined) return 0;
      const count = situation.enemyCount(area);
      return (2 * situation.enemyWorth(area)) / count + (count === 1 ? VALUE[area]! * situation.point : 0);
    });
  }

  private erupt(view: View, orders: readonly string[]): string {
    const situation = this.situation(view);
    return maxOf(orders, (order) => {
      const area = order === 'done' ? undefined : areaIndex(order.split(' ')[1]!);
      if (area === undefined) return 0;
      let sum = 0;
      for (const guess of situation.guesses)
        for (const { block, strength } of guess[area]!) {
          const left = strength - STEP_SIZE[block]!;
          sum += worthOf(block, strength) - worthOf(block, left);
          if (left <= 0) sum += lossBeyond(block, situation.point);
        }
      return sum;
    });
  }

  /** Levies, defections, regroups, harbours: whatever leaves the map in the best state, or nothing. */
  private best(view: View, orders: readonly string[]): string {
    const situation = this.situation(view);
    const places = new Map<number, [area: number, piece: Piece]>();
    situation.own.forEach((pieces, area) =>
      pieces.forEach((piece) => places.set(piece.block, [area, piece])),
    );
    let best = { order: orders.includes('done') ? 'done' : orders[0]!, value: -Infinity };
    if (best.order === 'done') best.value = situation.value() + 0.05;
    for (const order of orders) {
      if (order === 'done') continue;
      const changed = this.changeBy(view, order, situation, places);
      const value = situation.valueWith(changed);
      if (value > best.value) best = { order, value };
    }
    return best.order;
  }

  private changeBy(
    view: View,
    order: string,
    situation: Situation,
    places: ReadonlyMap<number, [area: number, piece: Piece]>,
  ): Map<number, Piece[]> {
    const [kind, id, where] = order.split(' ');
    const changed = new Map<number, Piece[]>();
    const put = (area: number, piece: Piece): unknown =>
      changed.set(area, [...(changed.get(area) ?? situation.own[area]!), piece]);
    if (kind === 'defect') {
      const chosen = view.chosen!;
      put(areaIndex(id!)!, { block: blockIndex(chosen.block!)!, strength: chosen.strength!, entry: -1 });
      return changed;
    }
    const block = blockIndex(id!)!;
    if (kind === 'raise') {
      put(areaIndex(where!)!, { block, strength: STEP_SIZE[block]!, entry: -1 });
      return changed;
    }
    const [area, piece] = places.get(block)!;
    changed.set(
      area,
      situation.own[area]!.filter((each) => each !== piece),
    );
    if (kind === 'levy') put(area, { ...piece, strength: piece.strength + STEP_SIZE[block]! });
    else put(areaIndex(where!.split('-').at(-1)!)!, { ...piece, entry: -1 });
    return changed;
  }

  // Battles

  private battle(view: View, orders: readonly string[]): string {
    const fires = orders.filter((order) => order.startsWith('fire '));
    const retreats = orders.filter((order) => order.startsWith('retreat '));
    if (retreats.length === 0) return fires.length > 0 ? maxOf(fires, rateOf) : orders[0]!;
    const situation = this.situation(view);
    if (fires.length === 0) return this.retreat(view, retreats, situation);
    const plans: Leaving[] = ['none', 'all', 'leaders'];
    const plan = maxOf(plans, (who) => this.outlook(view, situation, who) + (who === 'none' ? 0.2 : 0));
    if (plan === 'none') return maxOf(fires, rateOf);
    const leaving = plan === 'all' ? retreats : retreats.filter((order) => IS_LEADER[blockOf(order)] === 1);
    return leaving.length === 0 ? maxOf(fires, rateOf) : this.retreat(view, leaving, situation);
  }

  /** What is to be expected of the battle as it stands. */
  private outlook(view: View, situation: Situation, who: Leaving): number {
    const fought = view.battle!;
    const area = areaIndex(fought.area)!;
    const { attacker } = view.battles.find((each) => each.area === fought.area)!;
    const attacks = attacker === view.viewer;
    const fighters: Fighter[] = [];
    for (const stack of view.stacks) {
      if (stack.area !== fought.area) continue;
      for (const { block, strength } of stack.blocks ?? [])
        fighters.push({
          block: blockIndex(block)!,
          strength,
          attacks: stack.side === attacker,
          reserve: stack.role === 'reserve',
          acted: fought.acted.includes(block),
        });
    }
    const battle: Battle = {
      fighters,
      round: fought.round,
      turn: fought.turn,
      surprise: view.surprise === fought.area,
      mayRetreat: [true, true],
      leaving: { attacks, who },
    };
    const { attackerWins, attackerLoses, defenderLoses } = fightOut(
      battle,
      BATTLE_TIMES,
      this.dice,
      situation.point,
    );
    const stake = isSea(area) ? this.temper.sea : VALUE[area]! * situation.point + this.temper.city;
    return attacks
      ? 2 * attackerWins * stake - this.temper.caution * attackerLoses + defenderLoses
      : -2 * attackerWins * stake - this.temper.caution * defenderLoses + attackerLoses;
  }

  private retreat(view: View, retreats: readonly string[], situation: Situation): string {
    const area = areaIndex(view.battle!.area)!;
    return maxOf(retreats, (order) => {
      const block = blockOf(order);
      const piece = situation.own[area]!.find((each) => each.block === block)!;
      const to = areaIndex(order.split(' ')[2]!.split('-').at(-1)!)!;
      const changed = new Map([
        [area, situation.own[area]!.filter((each) => each !== piece)],
        [to, [...situation.own[to]!, { ...piece, entry: -1 }]],
      ]);
      return situation.valueWith(changed) + worthOf(block, piece.strength) + 5 * IS_LEADER[block]!;
    });
  }

  /** §7.4: whoever is missed least. */
  private takeHit(view: View, orders: readonly string[]): string {
    const acted = new Set(view.battle!.acted);
    return maxOf(orders, (order) => {
      const block = blockOf(order);
      const hasFired = acted.has(order.split(' ')[1] as never);
      return -(RATE[block]! * (hasFired ? 1 : 1.4)) - (IS_LEADER[block] === 1 ? 1 : 0);
    });
  }

  private disband(view: View, orders: readonly string[]): string {
    const strengths = new Map<number, number>();
    for (const stack of view.stacks)
      for (const { block, strength } of stack.blocks ?? []) strengths.set(blockIndex(block)!, strength);
    return maxOf(orders, (order) => {
      if (order === 'done') return -Infinity;
      const block = blockOf(order);
      return -worthOf(block, strengths.get(block) ?? 1) - 3 * IS_LEADER[block]!;
    });
  }
}

const isEmbarkation = (order: string): boolean => order.startsWith('embark ');
const blockOf = (order: string): number => blockIndex(order.split(' ')[1]!)!;
const rateOf = (order: string): number => RATE[blockOf(order)]!;

function maxOf<T extends string>(items: readonly T[], score: (item: T) => number): T {
  let best = items[0]!;
  let most = -Infinity;
  for (const item of items) {
    const value = score(item);
    if (value > most) {
      best = item;
      most = value;
    }
  }
  return best;
}

/** A number from the orders offered: the same question gets the same dice. */
function hashOf(orders: readonly string[]): number {
  let hash = orders.length;
  for (const order of [orders[0]!, orders.at(-1)!, orders[orders.length >> 1]!])
    for (let i = 0; i < order.length; i++) hash = Math.imul(hash ^ order.charCodeAt(i), 0x01000193);
  return hash;
}
