// Movement by script: values every group with every place it can go to, its strongest or its weakest blocks, by what is
// gained there and lost here. The best is ordered block by block.
import {
  ACTIVE,
  AREA,
  AREA_COUNT,
  ASKED,
  BLOCK_COUNT,
  EFFECT,
  EMBARK,
  HOLDER,
  IS_NAVIS,
  IS_STRAIT,
  MOVE,
  MOVED,
  MOVES_LEFT,
  PATH_LINK,
  PATH_PARENT,
  PATH_TO,
  PLUTO,
  PLUTO_LIMIT,
  ROAD_LIMIT,
  STRAIT_ATTACKED,
  STRENGTH,
  USED,
  areaOf,
  argumentOf,
  blockOf,
  kindOf,
  pack,
  type Chance,
  type Order,
  type OrderList,
  type State,
} from '@rubicon/engine';
import { FIRE_RATE, materialValue, sortByFire } from '../evaluation/material.ts';
import { areaValue, currentValue, force, moveGain } from './area-value.ts';
import { bestCombinedAttack } from './combined-attack.ts';
import type { InfluenceMap } from './influence-map.ts';

// Reused by every enumeration: the members of a group, strongest first, and sums over the first so many
const members: number[] = [];
const fires = new Float64Array(BLOCK_COUNT + 1);
const bodies = new Float64Array(BLOCK_COUNT + 1);
const worths = new Float64Array(BLOCK_COUNT + 1);
const currentValues = new Float64Array(AREA_COUNT);
const isKnown = new Uint8Array(AREA_COUNT);
const seen = new Uint8Array(2 * AREA_COUNT);
const strongLoss = new Float64Array(BLOCK_COUNT + 1);
const weakLoss = new Float64Array(3);
const reached = new Uint8Array(AREA_COUNT);
const roomTo = new Uint8Array(AREA_COUNT);
const pathTo = new Uint16Array(AREA_COUNT);

/** The best group move from one area, or an amphibious move. */
interface Candidate {
  readonly gain: number;
  readonly orders: readonly Order[];
}

const addNoise = (gain: number, noise: number, chance: Chance): number =>
  noise === 0 ? gain : gain + ((Math.abs(gain) + 1) * noise * (chance.roll(2001, 'die') - 1000)) / 1000;

/** Puts orders for the next group into the queue, the first last; none when nothing is worth its point. */
export function planGroupMove(
  map: InfluenceMap,
  state: State,
  orders: OrderList,
  noise: number,
  chance: Chance,
  queue: Order[],
): void {
  const d = state.data;
  isKnown.fill(0);
  seen.fill(0);
  const groups: Candidate[] = [];
  let amphibious: Candidate | null = null;
  let end = 0;
  for (let start = 0; start < orders.length; start = end) {
    const order = orders.at(start);
    const block = blockOf(order);
    const kind = kindOf(order);
    end = start + 1;
    while (end < orders.length && orders.at(end) >> 16 === order >> 16) end += 1;
    if (kind === EMBARK) {
      const found = bestAmphibious(map, d, orders, start, end, noise, chance);
      if (found !== null && found.gain > (amphibious?.gain ?? 0)) amphibious = found;
    } else if (kind === MOVE) {
      const tree = IS_NAVIS[block]! * AREA_COUNT + d[AREA + block]!;
      if (seen[tree] === 1) continue;
      seen[tree] = 1;
      const found = bestGroup(map, d, block, orders, start, end, noise, chance);
      if (found !== null) groups.push(found);
    }
  }
  groups.sort((one, other) => other.gain - one.gain);
  // Amphibious moves come first: worth it if it is among the best that the points left can buy
  const rival = groups[d[MOVES_LEFT]! - 1]?.gain ?? 0;
  const isAmphibious = amphibious !== null && amphibious.gain > rival;
  const choice = isAmphibious ? amphibious! : groups[0];
  const combined = bestCombinedAttack(map, d);
  if (combined !== null) {
    const { groups: count } = combined;
    const gain =
      addNoise(combined.gain * map.weights.combinedAttack, noise, chance) - count * map.weights.effort;
    let other = isAmphibious ? amphibious!.gain : 0;
    for (let i = 0; i < count && i < groups.length; i++) other += groups[i]!.gain;
    if (gain > other) {
      queue.push(...combined.orders);
      return;
    }
  }
  if (choice !== undefined) queue.push(...choice.orders);
}

function bestAmphibious(
  map: InfluenceMap,
  d: Uint8Array,
  orders: OrderList,
  start: number,
  end: number,
  noise: number,
  chance: Chance,
): Candidate | null {
  let bestGain = 0;
  let best = -1;
  const block = blockOf(orders.at(start));
  for (let i = start; i < end; i++) {
    const to = areaOf(argumentOf(orders.at(i)));
    const gain = addNoise(moveGain(map, d, block, d[AREA + block]!, to), noise, chance) - map.weights.embark;
    if (gain > bestGain) {
      bestGain = gain;
      best = i;
    }
  }
  return best < 0 ? null : { gain: bestGain, orders: [orders.at(best)] };
}

/** Members of the group a block belongs to, with the sums over the first so many of them. */
function collectGroup(map: InfluenceMap, d: Uint8Array, one: number): void {
  members.length = 0;
  const area = d[AREA + one]!;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (
      d[AREA + block] === area &&
      d[HOLDER + block] === d[HOLDER + one] &&
      d[MOVED + block] === 0 &&
      IS_NAVIS[block] === IS_NAVIS[one]
    )
      members.push(block);
  }
  sortByFire(members, d);
  for (let i = 0; i < members.length; i++) {
    const block = members[i]!;
    const strength = d[STRENGTH + block]!;
    fires[i + 1] = fires[i]! + strength * FIRE_RATE[block]!;
    bodies[i + 1] = bodies[i]! + strength;
    worths[i + 1] = worths[i]! + materialValue(block, strength, map.weights.leader);
  }
}

/** How many blocks the links of a path still carry. */
function pathCapacity(d: Uint8Array, path: number, attacks: boolean): number {
  const last = PATH_LINK[path]!;
  const isPluto = d[EFFECT + d[ASKED]!] === PLUTO + 1;
  let room = attacks
    ? IS_STRAIT[last] === 1 && !isPluto
      ? 1
      : (isPluto ? PLUTO_LIMIT : ROAD_LIMIT)[last]! - (d[USED + last]! & ~STRAIT_ATTACKED)
    : 255;
  for (let step = attacks ? PATH_PARENT[path]! : path; step >= 0; step = PATH_PARENT[step]!) {
    const link = PATH_LINK[step]!;
    room = Math.min(room, ROAD_LIMIT[link]! - (d[USED + link]! & ~STRAIT_ATTACKED));
  }
  return room;
}

function cachedValue(map: InfluenceMap, area: number): number {
  if (isKnown[area] === 0) {
    isKnown[area] = 1;
    currentValues[area] = currentValue(map, area);
  }
  return currentValues[area]!;
}

/** The value of an area when members `from` to `to` of the collected group enter or leave it. */
function valueAfter(map: InfluenceMap, area: number, from: number, to: number, sign: 1 | -1): number {
  force[0] = map.fire[area]! + sign * (fires[to]! - fires[from]!);
  force[1] = map.body[area]! + sign * (bodies[to]! - bodies[from]!);
  force[2] = map.worth[area]! + sign * (worths[to]! - worths[from]!);
  return areaValue(map, area, map.count[area]! + sign * (to - from));
}

const MOST_WEAK = 2;

function bestGroup(
  map: InfluenceMap,
  d: Uint8Array,
  one: number,
  orders: OrderList,
  start: number,
  end: number,
  noise: number,
  chance: Chance,
): Candidate | null {
  const source = d[AREA + one]!;
  collectGroup(map, d, one);
  const size = members.length;
  const effort = d[ACTIVE + source] === 1 ? map.weights.effort / 4 : map.weights.effort;
  const before = cachedValue(map, source) + effort;
  for (let strong = 1; strong <= size; strong++)
    strongLoss[strong] = before - valueAfter(map, source, 0, strong, -1);
  for (let weak = 1; weak <= MOST_WEAK && weak < size; weak++)
    weakLoss[weak] = before - valueAfter(map, source, size - weak, size, -1);
  const targets = findTargets(map, d, orders, start, end, source, size);
  let bestGain = 0;
  let bestTarget = -1;
  let bestFrom = 0;
  let bestTo = 0;
  for (let i = 0; i < targets; i++) {
    const target = reached[i]!;
    const room = roomTo[target]!;
    const base = cachedValue(map, target);
    const pull = map.weights.pull * (map.pull[target]! - map.pull[source]!);
    for (let strong = 1; strong <= room; strong++) {
      const plain =
        valueAfter(map, target, 0, strong, 1) - base - strongLoss[strong]! + pull * bodies[strong]!;
      const gain = noise === 0 ? plain : addNoise(plain, noise, chance);
      if (gain <= bestGain) continue;
      bestGain = gain;
      bestTarget = target;
      bestFrom = 0;
      bestTo = strong;
    }
    for (let weak = 1; weak <= MOST_WEAK && weak <= room && weak < size; weak++) {
      const body = bodies[size]! - bodies[size - weak]!;
      const plain = valueAfter(map, target, size - weak, size, 1) - base - weakLoss[weak]! + pull * body;
      const gain = noise === 0 ? plain : addNoise(plain, noise, chance);
      if (gain <= bestGain) continue;
      bestGain = gain;
      bestTarget = target;
      bestFrom = size - weak;
      bestTo = size;
    }
  }
  if (bestTarget < 0) return null;
  const path = pathTo[bestTarget]!;
  const chosen = members.slice(bestFrom, bestTo).map((block) => pack(MOVE, block, path));
  return { gain: bestGain, orders: chosen.reverse() };
}

/** Where the group can go, each place by the path that carries most. Returns how many there are. */
function findTargets(
  map: InfluenceMap,
  d: Uint8Array,
  orders: OrderList,
  start: number,
  end: number,
  source: number,
  size: number,
): number {
  let count = 0;
  roomTo.fill(0);
  for (let i = start; i < end; i++) {
    const path = argumentOf(orders.at(i));
    const target = PATH_TO[path]!;
    if (target === source || roomTo[target] === size) continue;
    const room = Math.min(size, pathCapacity(d, path, map.foeCount[target]! > 0));
    if (room <= roomTo[target]!) continue;
    if (roomTo[target] === 0) reached[count++] = target;
    roomTo[target] = room;
    pathTo[target] = path;
  }
  return count;
}
