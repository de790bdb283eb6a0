// Battle by script: fire while there is hope, go while there is a way, lose what matters least.
import {
  ACTED,
  AREA,
  AREA_COUNT,
  ASKED,
  ATTACKER,
  BATTLE,
  BLOCK_COUNT,
  CLEOPATRA,
  FIRE,
  FULL,
  HIT,
  HOLDER,
  IS_LEADER,
  PERISH,
  RETREAT,
  ROUND,
  STRENGTH,
  VALUE,
  areaOf,
  argumentOf,
  blockOf,
  isMain,
  isSea,
  kindOf,
  type Order,
  type OrderList,
  type State,
} from '@rubicon/engine';
import { FIRE_RATE, winChance } from '../evaluation/material.ts';
import { moveGain } from './area-value.ts';
import type { HeuristicWeights } from './heuristic-weights.ts';
import { updateInfluenceMap, type InfluenceMap } from './influence-map.ts';

/** Chance that a side wins the battle being fought. Reserves of the enemy are counted unseen in round 1. */
function battleChance(d: Uint8Array, side: number, weights: HeuristicWeights): number {
  const area = d[BATTLE]! - 1;
  let fire = 0;
  let body = 0;
  let foeFire = 0;
  let foeBody = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[AREA + block] !== area) continue;
    const strength = d[STRENGTH + block]!;
    if (d[HOLDER + block] === side) {
      fire += strength * FIRE_RATE[block]!;
      body += strength;
    } else if (d[ROUND]! > 1 || isMain(d, block)) {
      foeFire += strength * FIRE_RATE[block]!;
      foeBody += strength;
    } else {
      foeFire += weights.hiddenFire;
      foeBody += weights.hiddenBody;
    }
  }
  const attacks = d[ATTACKER + area] === side + 1;
  // An attacker fires in three rounds at most, so in later ones he must be the better the less time is left
  const late = d[ROUND]! > 1 ? 1 + 0.25 * (d[ROUND]! - 1) : 1;
  return attacks
    ? winChance(fire, body, foeFire, foeBody, weights.defence * late)
    : winChance(fire, body, foeFire, foeBody, 1 / (weights.defence * late));
}

export function chooseBattleOrder(map: InfluenceMap, state: State, orders: OrderList): Order {
  const d = state.data;
  const { weights } = map;
  let mayGo = false;
  let mayStay = false;
  for (let i = 0; i < orders.length; i++) {
    const kind = kindOf(orders.at(i));
    mayGo ||= kind === RETREAT;
    mayStay ||= kind === FIRE;
  }
  if (!mayGo) return firstOf(orders, mayStay ? FIRE : PERISH);
  const side = d[ASKED]!;
  const area = d[BATTLE]! - 1;
  const attacks = d[ATTACKER + area] === side + 1;
  const chance = mayStay ? battleChance(d, side, weights) : 0;
  const stake = isSea(area) ? 0 : VALUE[area]!;
  const limit =
    (attacks ? weights.retreatAttacking : weights.retreatDefending) - stake * weights.retreatStake;
  let isUpdated = false;
  let best: Order | null = null;
  let bestGain = -Infinity;
  for (let i = 0; i < orders.length; i++) {
    const order = orders.at(i);
    if (kindOf(order) !== RETREAT) continue;
    const block = blockOf(order);
    if (mayStay && chance >= limit + (IS_LEADER[block] === 1 ? weights.retreatLeader : 0)) continue;
    if (!isUpdated) {
      isUpdated = true;
      updateInfluenceMap(map, state, side);
    }
    // Strong blocks first: the roads may not take all
    const gain =
      moveGain(map, d, block, AREA_COUNT, areaOf(argumentOf(order))) +
      2 * d[STRENGTH + block]! * FIRE_RATE[block]! +
      (IS_LEADER[block] === 1 ? 10 : 0);
    if (gain > bestGain) {
      bestGain = gain;
      best = order;
    }
  }
  return best ?? firstOf(orders, mayStay ? FIRE : RETREAT);
}

function firstOf(orders: OrderList, kind: number): Order {
  for (let i = 0; i < orders.length; i++) if (kindOf(orders.at(i)) === kind) return orders.at(i);
  return orders.at(0);
}

/** The block that is least missed: a poor shot, one that has fired, one with steps left. */
export function chooseHit(state: State, orders: OrderList): Order {
  const d = state.data;
  let best = orders.at(0);
  let least = Infinity;
  for (let i = 0; i < orders.length; i++) {
    const block = blockOf(orders.at(i));
    if (kindOf(orders.at(i)) !== HIT) continue;
    const strength = d[STRENGTH + block]!;
    let loss = FIRE_RATE[block]! * (d[ACTED + block] === 1 ? 0.7 : 1) + 0.02 * FULL[block]!;
    if (IS_LEADER[block] === 1) loss += strength === 1 ? 10 : 0.4;
    if (block === CLEOPATRA) loss += strength === 1 ? 4 : 0;
    if (loss < least) {
      least = loss;
      best = orders.at(i);
    }
  }
  return best;
}
