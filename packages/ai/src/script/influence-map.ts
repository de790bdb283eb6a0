// An influence map of the board for one side: own and enemy strength, threats, stakes and pull of every area. Enemy
// blocks are counted, never identified: a script plays the same in every world its side cannot tell apart.
import {
  AREA,
  AREA_COUNT,
  ASKED,
  ATTACKER,
  BATTLE_STEP,
  BLOCK_COUNT,
  CITY_COUNT,
  FIRST,
  HOLDER,
  HOME_SIDE,
  LAND_EXITS,
  LEVY_CITY,
  MOVED,
  MOVES_LEFT,
  MOVE_STEP,
  NAVIS_EXITS,
  POOL,
  ROAD_LIMIT,
  STEP,
  STRENGTH,
  TURN,
  VALUE,
  isSea,
  pointsOf,
  type State,
} from '@rubicon/engine';
import { FIRE_RATE, materialValue, winChance } from '../evaluation/material.ts';
import { VICTORY_CITIES } from '../evaluation/victory-cities.ts';
import type { HeuristicWeights } from './heuristic-weights.ts';

/** One for each player, reused: updateInfluenceMap fills it again. */
export interface InfluenceMap {
  side: number;
  weights: HeuristicWeights;
  turn: number;
  readonly fire: Float64Array; // own
  readonly body: Float64Array;
  readonly worth: Float64Array;
  readonly count: Uint8Array;
  readonly foeFire: Float64Array; // the enemy's, as expected of blocks nobody has seen
  readonly foeBody: Float64Array;
  readonly foeCount: Uint8Array;
  readonly threatFire: Float64Array; // enemies that can come here by road
  readonly threatBody: Float64Array;
  readonly allyFire: Float64Array; // own blocks that can still come here by road this phase
  readonly allyBody: Float64Array;
  readonly stake: Float64Array;
  readonly pull: Float64Array; // how much blocks are wanted near here
  readonly attacker: Uint8Array; // the side attacking here, + 1
  threat: number; // how likely the enemy uses what he can reach
  support: number; // share of adjacent enemies that help their friends this turn
}

export function newInfluenceMap(weights: HeuristicWeights): InfluenceMap {
  const numbers = (): Float64Array => new Float64Array(AREA_COUNT);
  return {
    side: 0,
    weights,
    turn: 1,
    fire: numbers(),
    body: numbers(),
    worth: numbers(),
    count: new Uint8Array(AREA_COUNT),
    foeFire: numbers(),
    foeBody: numbers(),
    foeCount: new Uint8Array(AREA_COUNT),
    threatFire: numbers(),
    threatBody: numbers(),
    allyFire: numbers(),
    allyBody: numbers(),
    stake: numbers(),
    pull: numbers(),
    attacker: new Uint8Array(AREA_COUNT),
    threat: 0,
    support: 0,
  };
}

/** Exits as flat tables: of area `a` those from `start[a]` to `start[a + 1]`. */
function flatten(exits: typeof LAND_EXITS): { start: Uint16Array; to: Uint8Array; link: Uint8Array } {
  const all = exits.flat();
  const start = new Uint16Array(AREA_COUNT + 1);
  for (let area = 0; area < AREA_COUNT; area++) start[area + 1] = start[area]! + exits[area]!.length;
  return {
    start,
    to: Uint8Array.from(all, (exit) => exit.to),
    link: Uint8Array.from(all, (exit) => exit.link),
  };
}
const LAND = flatten(LAND_EXITS);
const WATER = flatten(NAVIS_EXITS);

const NAVIS_FIRE = 0.6;
const NAVIS_BODY = 1.7;

export function updateInfluenceMap(map: InfluenceMap, state: State, side: number): void {
  const d = state.data;
  const { weights } = map;
  map.side = side;
  map.turn = d[TURN]!;
  // The enemy still commands this turn, unless he was Player 1 or the battles have begun
  const foeToCome = d[STEP]! < BATTLE_STEP && d[FIRST] === side + 1 && d[ASKED] === side;
  map.threat = foeToCome ? weights.threatNow : weights.threatLater;
  map.support = foeToCome ? weights.support : 0;
  sumForces(map, d, side);
  for (let area = 0; area < AREA_COUNT; area++) map.attacker[area] = d[ATTACKER + area]!;
  addThreats(map);
  addReinforcements(map, d, side);
  setStakes(map, d, side);
  spreadPull(map);
}

function sumForces(map: InfluenceMap, d: Uint8Array, side: number): void {
  const { fire, body, worth, foeFire, foeBody, weights } = map;
  fire.fill(0);
  body.fill(0);
  worth.fill(0);
  map.count.fill(0);
  map.foeCount.fill(0);
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const area = d[AREA + block]!;
    if (area >= AREA_COUNT) continue;
    if (d[HOLDER + block] === side) {
      const strength = d[STRENGTH + block]!;
      fire[area]! += strength * FIRE_RATE[block]!;
      body[area]! += strength;
      worth[area]! += materialValue(block, strength, weights.leader);
      map.count[area]!++;
    } else map.foeCount[area]!++;
  }
  for (let area = 0; area < AREA_COUNT; area++) {
    const foes = map.foeCount[area]!;
    foeFire[area] = foes * (isSea(area) ? NAVIS_FIRE : weights.hiddenFire);
    foeBody[area] = foes * (isSea(area) ? NAVIS_BODY : weights.hiddenBody);
  }
}

/** What the enemy can bring to each city by road, and to each area by sea. */
function addThreats(map: InfluenceMap): void {
  const { threatFire, threatBody, foeCount, weights } = map;
  threatFire.fill(0);
  threatBody.fill(0);
  for (let area = 0; area < AREA_COUNT; area++) {
    const foes = foeCount[area]!;
    if (foes === 0) continue;
    for (let exit = LAND.start[area]!, end = LAND.start[area + 1]!; exit < end; exit++) {
      const to = LAND.to[exit]!;
      const coming = Math.min(foes, ROAD_LIMIT[LAND.link[exit]!]!);
      threatFire[to]! += coming * weights.hiddenFire;
      threatBody[to]! += coming * weights.hiddenBody;
    }
    if (!isSea(area)) continue;
    for (let exit = WATER.start[area]!, end = WATER.start[area + 1]!; exit < end; exit++) {
      const to = WATER.to[exit]!;
      threatFire[to]! += foes * NAVIS_FIRE;
      threatBody[to]! += foes * NAVIS_BODY;
    }
  }
}

/** While there are points to move a second group, an attack can count on some of those nearby. */
function addReinforcements(map: InfluenceMap, d: Uint8Array, side: number): void {
  const { allyFire, allyBody } = map;
  allyFire.fill(0);
  allyBody.fill(0);
  if (d[STEP] !== MOVE_STEP || d[MOVES_LEFT]! < 2) return;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const area = d[AREA + block]!;
    if (area >= CITY_COUNT || d[HOLDER + block] !== side || d[MOVED + block] === 1) continue;
    const strength = d[STRENGTH + block]!;
    for (let exit = LAND.start[area]!, end = LAND.start[area + 1]!; exit < end; exit++) {
      const to = LAND.to[exit]!;
      if (map.foeCount[to] === 0) continue;
      const share = Math.min(1, ROAD_LIMIT[LAND.link[exit]!]! / map.count[area]!);
      allyFire[to]! += share * strength * FIRE_RATE[block]!;
      allyBody[to]! += share * strength;
    }
  }
}

const AT_EASE = 7;

/** What each area is worth. */
function setStakes(map: InfluenceMap, d: Uint8Array, side: number): void {
  const { stake, weights } = map;
  const point =
    weights.point *
    (map.turn === 5 ? 1 + weights.rush : 1) *
    (1 +
      weights.urgency * Math.max(0, pointsOf(d, side) - AT_EASE) +
      weights.alarm * Math.max(0, pointsOf(d, 1 - side) - AT_EASE));
  stake.fill(weights.ground, 0, CITY_COUNT);
  stake.fill(weights.sea, CITY_COUNT);
  VICTORY_CITIES.forEach((city, i) => (stake[city]! += VALUE[city]! * point * weights.cities[i]!));
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const city = LEVY_CITY[block]!;
    if (d[AREA + block] === POOL && HOME_SIDE[block] === side && city < CITY_COUNT)
      stake[city]! += weights.levyCity;
  }
}

const PASSES = 3;

/** Blocks are drawn to enemy and empty cities of worth and to own ones in danger, the less the further away. */
function spreadPull(map: InfluenceMap): void {
  const { pull, stake, weights, threatFire, threatBody, fire, body } = map;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (map.foeCount[area]! > 0) pull[area] = stake[area]!;
    else if (map.count[area] === 0) pull[area] = stake[area]! * 0.7;
    else if (threatBody[area] === 0) pull[area] = 0;
    else
      pull[area] =
        stake[area]! *
        winChance(threatFire[area]!, threatBody[area]!, fire[area]!, body[area]!, weights.defence);
  }
  let moved = true;
  for (let pass = 0; pass < PASSES && moved; pass++) {
    moved = false;
    for (let city = 0; city < CITY_COUNT; city++) {
      let best = pull[city]!;
      for (let exit = LAND.start[city]!, end = LAND.start[city + 1]!; exit < end; exit++) {
        const near = pull[LAND.to[exit]!]! * weights.reach;
        if (near > best) best = near;
      }
      if (best === pull[city]) continue;
      pull[city] = best;
      moved = true;
    }
    for (let sea = CITY_COUNT; sea < AREA_COUNT; sea++) spreadPullOverSea(map, sea);
  }
}

/** Over a sea one holds, ports are neighbours; one that others hold is wanted for where it leads. */
function spreadPullOverSea(map: InfluenceMap, sea: number): void {
  const { pull, weights } = map;
  let most = 0;
  for (let exit = WATER.start[sea]!, end = WATER.start[sea + 1]!; exit < end; exit++) {
    const to = WATER.to[exit]!;
    if (to < CITY_COUNT && pull[to]! > most) most = pull[to]!;
  }
  const wanted = most * weights.sealane;
  if (wanted > pull[sea]!) pull[sea] = wanted;
  if (map.count[sea] === 0 || map.foeCount[sea]! > 0) return;
  const shared = most * weights.ferry;
  for (let exit = WATER.start[sea]!, end = WATER.start[sea + 1]!; exit < end; exit++) {
    const to = WATER.to[exit]!;
    if (to < CITY_COUNT && pull[to]! < shared) pull[to] = shared;
  }
}
