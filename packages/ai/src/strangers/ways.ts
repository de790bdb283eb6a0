// How far apart cities are: in roads, and in roads and sea passages.
import { AREA_COUNT, CITY_COUNT, LAND_EXITS, PORT_SEAS } from '@rubicon/engine';

const FAR = 40;
const PASSAGE = 4; // a Navis must go to sea first, and a passage takes a move point a block

function shortest(passage: number): Float64Array {
  const ways = new Float64Array(AREA_COUNT * AREA_COUNT).fill(FAR);
  for (let a = 0; a < AREA_COUNT; a++) ways[a * AREA_COUNT + a] = 0;
  for (let a = 0; a < CITY_COUNT; a++) {
    for (let b = 0; b < CITY_COUNT; b++)
      if (a !== b && (PORT_SEAS[a]! & PORT_SEAS[b]!) !== 0) ways[a * AREA_COUNT + b] = passage;
    for (const { to } of LAND_EXITS[a]!) ways[a * AREA_COUNT + to] = 1;
  }
  for (let by = 0; by < CITY_COUNT; by++)
    for (let a = 0; a < CITY_COUNT; a++) {
      const first = ways[a * AREA_COUNT + by]!;
      if (first >= FAR) continue;
      for (let b = 0; b < CITY_COUNT; b++) {
        const length = first + ways[by * AREA_COUNT + b]!;
        if (length < ways[a * AREA_COUNT + b]!) ways[a * AREA_COUNT + b] = length;
      }
    }
  return ways;
}

const ROADS = shortest(FAR);
const ROADS_AND_SEAS = shortest(PASSAGE);

/** Roads from a city to another, 40 = none leads there. */
export const byRoad = (from: number, to: number): number => ROADS[from * AREA_COUNT + to]!;
/** The same with passages by sea. */
export const byAnyWay = (from: number, to: number): number => ROADS_AND_SEAS[from * AREA_COUNT + to]!;

export const TWO_ROADS_AWAY: readonly (readonly number[])[] = Array.from({ length: CITY_COUNT }, (_, city) =>
  Array.from({ length: CITY_COUNT }, (__, from) => from).filter((from) => byRoad(from, city) === 2),
);
