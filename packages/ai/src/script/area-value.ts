// What it is worth to a side to have a force in an area, by its influence map.
import { AREA_COUNT, CITY_COUNT, STRENGTH, SUPPLY, VALUE } from '@rubicon/engine';
import { FIRE_RATE, materialValue } from '../evaluation/material.ts';
import type { InfluenceMap } from './influence-map.ts';

// The force being considered: fire, body, worth. Passed in an array, because V8 boxes numbers passed to a function that it
// does not inline, and these are the hottest functions.
export const force = new Float64Array(3);

/** What a battle with the force is worth to the side; `edge` is how much better than equal the enemy stands in it. */
function battleValue(map: InfluenceMap, area: number, join: number, edge: number): number {
  const { weights, support } = map;
  const foeBody = map.foeBody[area]!;
  const foeFire = map.foeFire[area]! + support * map.threatFire[area]!;
  const foes = foeBody + support * map.threatBody[area]!;
  const fire = force[0]! + join * Math.max(0, map.allyFire[area]! - force[0]!);
  const body = force[1]! + join * Math.max(0, map.allyBody[area]! - force[1]!);
  const ratio = (fire * body) / (foeFire * foes * edge + 1e-9);
  const sharp = ratio * Math.sqrt(ratio);
  const chance = sharp / (1 + sharp);
  return (
    map.stake[area]! * (2 * chance - 1) + weights.material * (chance * foeBody - (1 - chance) * force[2]!)
  );
}

/** What an attack with the force alone is worth. */
export const attackValue = (map: InfluenceMap, area: number): number =>
  battleValue(map, area, 0, map.weights.defence);

/** What it is worth to the side to have the force, so many blocks, in an area, before the enemy has answered. */
export function areaValue(map: InfluenceMap, area: number, count: number): number {
  const { weights } = map;
  const stake = map.stake[area]!;
  if (map.foeCount[area]! > 0) {
    if (count === 0) return -stake;
    const defends = map.attacker[area] === 2 - map.side;
    return battleValue(
      map,
      area,
      defends ? 0 : weights.join,
      defends ? 1 / weights.defence : weights.defence,
    );
  }
  if (count === 0) return -stake * weights.vacant;
  let value = stake;
  const threatBody = map.threatBody[area]!;
  if (threatBody > 0) {
    const ratio = (map.threatFire[area]! * threatBody) / (force[0]! * force[1]! * weights.defence + 1e-9);
    const sharp = ratio * Math.sqrt(ratio);
    value -= ((map.threat * sharp) / (1 + sharp)) * (2 * stake + weights.material * force[2]!);
  }
  const excess = count - SUPPLY - (area < CITY_COUNT ? VALUE[area]! : count);
  if (excess > 0) value -= excess * weights.crowd * (map.turn === 5 ? 3 : 1);
  return value;
}

/** Sets the force to what stands in an area plus these numbers. */
export function setForce(map: InfluenceMap, area: number, fire: number, body: number, worth: number): void {
  force[0] = map.fire[area]! + fire;
  force[1] = map.body[area]! + body;
  force[2] = map.worth[area]! + worth;
}

/** What the blocks in an area are worth there now. */
export function currentValue(map: InfluenceMap, area: number): number {
  force[0] = map.fire[area]!;
  force[1] = map.body[area]!;
  force[2] = map.worth[area]!;
  return areaValue(map, area, map.count[area]!);
}

/** What a side gains if a block goes from one area to another. */
export function moveGain(map: InfluenceMap, d: Uint8Array, block: number, from: number, to: number): number {
  const strength = d[STRENGTH + block]!;
  const fire = strength * FIRE_RATE[block]!;
  const worth = materialValue(block, strength, map.weights.leader);
  let gain = map.weights.pull * strength * (map.pull[to]! - (from < AREA_COUNT ? map.pull[from]! : 0));
  gain -= currentValue(map, to);
  setForce(map, to, fire, strength, worth);
  gain += areaValue(map, to, map.count[to]! + 1);
  if (from >= AREA_COUNT) return gain;
  gain -= currentValue(map, from);
  setForce(map, from, -fire, -strength, -worth);
  return gain + areaValue(map, from, map.count[from]! - 1);
}
