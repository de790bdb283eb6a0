// The map as a scripted player sees it: who is how strong where, what is threatened, what is at stake. Enemy blocks
// are counted, never looked at: a script plays the same in every world its side cannot tell apart.
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
import { FIRE_RATE, winChance, worthOf } from '../evaluation/material.ts';
import { POINT_CITIES, type Taste } from './heuristic-weights.ts';

/** Filled anew by each survey; one for each player, used again and again. */
export interface Survey {
  side: number;
  taste: Taste;
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

export function newSurvey(taste: Taste): Survey {
  const numbers = (): Float64Array => new Float64Array(AREA_COUNT);
  return {
    side: 0,
    taste,
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

export function lookAround(survey: Survey, state: State, side: number): void {
  const d = state.data;
  const { taste } = survey;
  survey.side = side;
  survey.turn = d[TURN]!;
  // The enemy still commands this turn, unless he was Player 1 or the battles have begun
  const foeToCome = d[STEP]! < BATTLE_STEP && d[FIRST] === side + 1 && d[ASKED] === side;
  survey.threat = foeToCome ? taste.threatNow : taste.threatLater;
  survey.support = foeToCome ? taste.support : 0;
  muster(survey, d, side);
  for (let area = 0; area < AREA_COUNT; area++) survey.attacker[area] = d[ATTACKER + area]!;
  threaten(survey);
  rally(survey, d, side);
  weigh(survey, d, side);
  spread(survey);
}

function muster(survey: Survey, d: Uint8Array, side: number): void {
  const { fire, body, worth, foeFire, foeBody, taste } = survey;
  fire.fill(0);
  body.fill(0);
  worth.fill(0);
  survey.count.fill(0);
  survey.foeCount.fill(0);
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const area = d[AREA + block]!;
    if (area >= AREA_COUNT) continue;
    if (d[HOLDER + block] === side) {
      const strength = d[STRENGTH + block]!;
      fire[area]! += strength * FIRE_RATE[block]!;
      body[area]! += strength;
      worth[area]! += worthOf(block, strength, taste.leader);
      survey.count[area]!++;
    } else survey.foeCount[area]!++;
  }
  for (let area = 0; area < AREA_COUNT; area++) {
    const foes = survey.foeCount[area]!;
    foeFire[area] = foes * (isSea(area) ? NAVIS_FIRE : taste.hiddenFire);
    foeBody[area] = foes * (isSea(area) ? NAVIS_BODY : taste.hiddenBody);
  }
}

/** What the enemy can bring to each city by road, and to each area by sea. */
function threaten(survey: Survey): void {
  const { threatFire, threatBody, foeCount, taste } = survey;
  threatFire.fill(0);
  threatBody.fill(0);
  for (let area = 0; area < AREA_COUNT; area++) {
    const foes = foeCount[area]!;
    if (foes === 0) continue;
    for (let exit = LAND.start[area]!, end = LAND.start[area + 1]!; exit < end; exit++) {
      const to = LAND.to[exit]!;
      const coming = Math.min(foes, ROAD_LIMIT[LAND.link[exit]!]!);
      threatFire[to]! += coming * taste.hiddenFire;
      threatBody[to]! += coming * taste.hiddenBody;
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
function rally(survey: Survey, d: Uint8Array, side: number): void {
  const { allyFire, allyBody } = survey;
  allyFire.fill(0);
  allyBody.fill(0);
  if (d[STEP] !== MOVE_STEP || d[MOVES_LEFT]! < 2) return;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const area = d[AREA + block]!;
    if (area >= CITY_COUNT || d[HOLDER + block] !== side || d[MOVED + block] === 1) continue;
    const strength = d[STRENGTH + block]!;
    for (let exit = LAND.start[area]!, end = LAND.start[area + 1]!; exit < end; exit++) {
      const to = LAND.to[exit]!;
      if (survey.foeCount[to] === 0) continue;
      const share = Math.min(1, ROAD_LIMIT[LAND.link[exit]!]! / survey.count[area]!);
      allyFire[to]! += share * strength * FIRE_RATE[block]!;
      allyBody[to]! += share * strength;
    }
  }
}

const AT_EASE = 7;

/** What each area is worth. */
function weigh(survey: Survey, d: Uint8Array, side: number): void {
  const { stake, taste } = survey;
  const point =
    taste.point *
    (survey.turn === 5 ? 1 + taste.rush : 1) *
    (1 +
      taste.urgency * Math.max(0, pointsOf(d, side) - AT_EASE) +
      taste.alarm * Math.max(0, pointsOf(d, 1 - side) - AT_EASE));
  stake.fill(taste.ground, 0, CITY_COUNT);
  stake.fill(taste.sea, CITY_COUNT);
  POINT_CITIES.forEach((city, i) => (stake[city]! += VALUE[city]! * point * taste.cities[i]!));
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const city = LEVY_CITY[block]!;
    if (d[AREA + block] === POOL && HOME_SIDE[block] === side && city < CITY_COUNT)
      stake[city]! += taste.levyCity;
  }
}

const PASSES = 3;

/** Blocks are drawn to enemy and empty cities of worth and to own ones in danger, the less the further away. */
function spread(survey: Survey): void {
  const { pull, stake, taste, threatFire, threatBody, fire, body } = survey;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (survey.foeCount[area]! > 0) pull[area] = stake[area]!;
    else if (survey.count[area] === 0) pull[area] = stake[area]! * 0.7;
    else if (threatBody[area] === 0) pull[area] = 0;
    else
      pull[area] =
        stake[area]! *
        winChance(threatFire[area]!, threatBody[area]!, fire[area]!, body[area]!, taste.defence);
  }
  let moved = true;
  for (let pass = 0; pass < PASSES && moved; pass++) {
    moved = false;
    for (let city = 0; city < CITY_COUNT; city++) {
      let best = pull[city]!;
      for (let exit = LAND.start[city]!, end = LAND.start[city + 1]!; exit < end; exit++) {
        const near = pull[LAND.to[exit]!]! * taste.reach;
        if (near > best) best = near;
      }
      if (best === pull[city]) continue;
      pull[city] = best;
      moved = true;
    }
    for (let sea = CITY_COUNT; sea < AREA_COUNT; sea++) cross(survey, sea);
  }
}

/** Over a sea one holds, ports are neighbours; one that others hold is wanted for where it leads. */
function cross(survey: Survey, sea: number): void {
  const { pull, taste } = survey;
  let most = 0;
  for (let exit = WATER.start[sea]!, end = WATER.start[sea + 1]!; exit < end; exit++) {
    const to = WATER.to[exit]!;
    if (to < CITY_COUNT && pull[to]! > most) most = pull[to]!;
  }
  const wanted = most * taste.sealane;
  if (wanted > pull[sea]!) pull[sea] = wanted;
  if (survey.count[sea] === 0 || survey.foeCount[sea]! > 0) return;
  const shared = most * taste.ferry;
  for (let exit = WATER.start[sea]!, end = WATER.start[sea + 1]!; exit < end; exit++) {
    const to = WATER.to[exit]!;
    if (to < CITY_COUNT && pull[to]! < shared) pull[to] = shared;
  }
}

const SUPPLY = 3;

// A force that is being thought of: fire, body, worth. Handed over in an array, as numbers given to a function that is not
// inlined are each wrapped in an object, and nothing is asked as often as this.
export const force = new Float64Array(3);

/** What a battle with the force is worth to the side; `edge` is how much better than equal the enemy stands in it. */
function fought(survey: Survey, area: number, join: number, edge: number): number {
  const { taste, support } = survey;
  const foeBody = survey.foeBody[area]!;
  const foeFire = survey.foeFire[area]! + support * survey.threatFire[area]!;
  const foes = foeBody + support * survey.threatBody[area]!;
  const fire = force[0]! + join * Math.max(0, survey.allyFire[area]! - force[0]!);
  const body = force[1]! + join * Math.max(0, survey.allyBody[area]! - force[1]!);
  const ratio = (fire * body) / (foeFire * foes * edge + 1e-9);
  const sharp = ratio * Math.sqrt(ratio);
  const chance = sharp / (1 + sharp);
  return (
    survey.stake[area]! * (2 * chance - 1) + taste.material * (chance * foeBody - (1 - chance) * force[2]!)
  );
}

/** The same for an attack with the force and no other. */
export const assaulted = (survey: Survey, area: number): number =>
  fought(survey, area, 0, survey.taste.defence);

/** What it is worth to the side to have the force, so many blocks, in an area, before the enemy has answered. */
export function standing(survey: Survey, area: number, count: number): number {
  const { taste } = survey;
  const stake = survey.stake[area]!;
  if (survey.foeCount[area]! > 0) {
    if (count === 0) return -stake;
    const defends = survey.attacker[area] === 2 - survey.side;
    return fought(survey, area, defends ? 0 : taste.join, defends ? 1 / taste.defence : taste.defence);
  }
  if (count === 0) return -stake * taste.vacant;
  let value = stake;
  const threatBody = survey.threatBody[area]!;
  if (threatBody > 0) {
    const ratio = (survey.threatFire[area]! * threatBody) / (force[0]! * force[1]! * taste.defence + 1e-9);
    const sharp = ratio * Math.sqrt(ratio);
    value -= ((survey.threat * sharp) / (1 + sharp)) * (2 * stake + taste.material * force[2]!);
  }
  const excess = count - SUPPLY - (area < CITY_COUNT ? VALUE[area]! : count);
  if (excess > 0) value -= excess * taste.crowd * (survey.turn === 5 ? 3 : 1);
  return value;
}

/** The force is what stands in an area, and these numbers more. */
export function setForce(survey: Survey, area: number, fire: number, body: number, worth: number): void {
  force[0] = survey.fire[area]! + fire;
  force[1] = survey.body[area]! + body;
  force[2] = survey.worth[area]! + worth;
}

/** What stands there now is worth this. */
export function standingNow(survey: Survey, area: number): number {
  force[0] = survey.fire[area]!;
  force[1] = survey.body[area]!;
  force[2] = survey.worth[area]!;
  return standing(survey, area, survey.count[area]!);
}

/** What a side gains if a block goes from one area to another. */
export function gainOfStep(survey: Survey, d: Uint8Array, block: number, from: number, to: number): number {
  const strength = d[STRENGTH + block]!;
  const fire = strength * FIRE_RATE[block]!;
  const worth = worthOf(block, strength, survey.taste.leader);
  let gain = survey.taste.pull * strength * (survey.pull[to]! - (from < AREA_COUNT ? survey.pull[from]! : 0));
  gain -= standingNow(survey, to);
  setForce(survey, to, fire, strength, worth);
  gain += standing(survey, to, survey.count[to]! + 1);
  if (from >= AREA_COUNT) return gain;
  gain -= standingNow(survey, from);
  setForce(survey, from, -fire, -strength, -worth);
  return gain + standing(survey, from, survey.count[from]! - 1);
}
