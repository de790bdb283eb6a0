// A position as numbers, seen from Caesar: what an evaluation is given. The order is part of the trained weights.
import {
  AREA,
  AREA_COUNT,
  BLOCK_COUNT,
  CARD_COUNT,
  CLEOPATRA,
  COMMITTED,
  DEAD,
  HAND,
  HOLDER,
  HOME_SIDE,
  IS_LEADER,
  IS_NAVIS,
  LAND_EXITS,
  LEVIES,
  MOVES,
  STRENGTH,
  TURN,
  VALUE,
  YEAR,
  countOf,
  isGod,
  type State,
} from '@rubicon/engine';
import { FIRE_RATE, allBlocks } from './material.ts';
import { VICTORY_CITIES } from './victory-cities.ts';

const LEADERS = allBlocks((block) => IS_LEADER[block] === 1);
const TO_WIN = 10;

let size = 0;
const field = (length: number): number => {
  const offset = size;
  size += length;
  return offset;
};
const POINTS = field(9);
const CONTROL = field(2 * VICTORY_CITIES.length);
const PRESSURE = field(VICTORY_CITIES.length);
const TOTALS = field(8);
const LEADER = field(2 * LEADERS.length);
const QUEEN = field(2);
const CARDS = field(6);
const YEARS = field(5);
const TURNS = field(5);
const PRESENCE = field(AREA_COUNT);

export const FEATURE_COUNT = size;

const power = [new Float64Array(AREA_COUNT), new Float64Array(AREA_COUNT)] as const;

/** Fills `out`, which holds FEATURE_COUNT numbers. */
export function featuresOf(state: State, out: Float32Array): void {
  const d = state.data;
  out.fill(0);
  addBlocks(d, out);
  addCities(d, out);
  addCards(d, out);
  out[YEARS + d[YEAR]!] = 1;
  out[TURNS + d[TURN]! - 1] = 1;
}

function addBlocks(d: Uint8Array, out: Float32Array): void {
  power[0].fill(0);
  power[1].fill(0);
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const area = d[AREA + block]!;
    if (area >= AREA_COUNT) continue;
    const side = d[HOLDER + block]!;
    const sign = side === 0 ? 1 : -1;
    const strength = d[STRENGTH + block]!;
    const fire = strength * FIRE_RATE[block]!;
    power[side]![area]! += fire + 0.4 * strength;
    out[PRESENCE + area]! += 0.3 * sign * (fire + 0.4 * strength);
    out[TOTALS + side]! += fire / 15;
    out[TOTALS + 2 + side]! += strength / 40;
    out[TOTALS + 4 + side]! += 1 / 15;
    if (IS_NAVIS[block] === 1) out[TOTALS + 6 + side]! += 1 / 5;
  }
  LEADERS.forEach((block, i) => {
    if (d[AREA + block] === DEAD) out[LEADER + 2 * i] = 1;
    else if (d[AREA + block]! < AREA_COUNT) out[LEADER + 2 * i + 1] = d[STRENGTH + block]! / 3;
  });
  const queen = d[HOLDER + CLEOPATRA] === 0 ? 1 : -1;
  out[QUEEN] = queen;
  out[QUEEN + 1] = (queen * d[STRENGTH + CLEOPATRA]!) / 4;
}

function addCities(d: Uint8Array, out: Float32Array): void {
  const points = [0, 0];
  for (const block of LEADERS) if (d[AREA + block] === DEAD) points[1 - HOME_SIDE[block]!]! += 1;
  VICTORY_CITIES.forEach((city, i) => {
    const near = [0, 1].map((side) => {
      if (countOf(d, side, city) > 0 && countOf(d, 1 - side, city) === 0) {
        out[CONTROL + 2 * i + side] = 1;
        points[side]! += VALUE[city]!;
      }
      let sum = power[side]![city]!;
      for (const { to } of LAND_EXITS[city]!) sum += 0.6 * power[side]![to]!;
      return sum;
    });
    out[PRESSURE + i] = Math.log((1 + near[0]!) / (1 + near[1]!)) / 2;
  });
  const [caesar, pompey] = points as [number, number];
  const lead = (caesar - pompey) / 5;
  out[POINTS] = lead;
  out[POINTS + 1] = Math.max(0, caesar - TO_WIN + 3) / 3;
  out[POINTS + 2] = Math.max(0, pompey - TO_WIN + 3) / 3;
  out[POINTS + 3] = caesar >= TO_WIN ? 1 : 0;
  out[POINTS + 4] = pompey >= TO_WIN ? 1 : 0;
  out[POINTS + 5] = (lead * d[TURN]!) / 5;
  out[POINTS + 6] = (lead * d[YEAR]!) / 4;
  out[POINTS + 7] = (out[POINTS + 3]! * d[TURN]!) / 5;
  out[POINTS + 8] = (out[POINTS + 4]! * d[TURN]!) / 5;
}

function addCards(d: Uint8Array, out: Float32Array): void {
  for (let side = 0; side < 2; side++) {
    for (let card = 0; card < CARD_COUNT; card++) {
      const copies = d[HAND + side * CARD_COUNT + card]! + (d[COMMITTED + side] === card + 1 ? 1 : 0);
      if (copies === 0) continue;
      out[CARDS + 3 * side]! += (copies * MOVES[card]!) / 10;
      out[CARDS + 3 * side + 1]! += (copies * LEVIES[card]!) / 10;
      if (isGod(card)) out[CARDS + 3 * side + 2]! += copies / 2;
    }
  }
}
