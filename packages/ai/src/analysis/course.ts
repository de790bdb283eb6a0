// The course of a game turn by turn: who held which city, points, steps on the map, lost and levied.
import {
  AREA_COUNT,
  AREA_IDS,
  AREA,
  BLOCK_COUNT,
  CITY_COUNT,
  HOLDER,
  STEP_SIZE,
  STRENGTH,
  countOf,
  pointsOf,
  sideName,
  type AreaId,
  type PerSide,
  type Side,
  type State,
} from '@rubicon/engine';
import { clockOf, type Clock } from './clock.ts';
import type { Ply } from './replay.ts';

export interface TurnRecord extends Clock {
  readonly entry: number; // the entry with which the turn was over
  readonly cities: PerSide<readonly AreaId[]>; // held; where both stand, nobody holds
  readonly points: PerSide<number>;
  readonly steps: PerSide<number>; // on the map
  readonly lost: PerSide<number>; // steps since the game began, by battle, god or winter
  readonly levied: PerSide<number>; // steps since the game began
}

/** One for the beginning, as turn 0 of the first year, and one for each turn as it stood when it was over. */
export function courseIn(plies: readonly Ply[]): TurnRecord[] {
  const lost: [number, number] = [0, 0];
  const levied: [number, number] = [0, 0];
  const turns: TurnRecord[] = [];
  const note = (clock: Clock, entry: number, state: State): void => {
    turns.push({
      ...clock,
      entry,
      cities: bySide((side) => citiesOf(state, side)),
      points: bySide((side) => pointsOf(state.data, side)),
      steps: bySide((side) => stepsOf(state, side)),
      lost: bySide((side) => lost[side]!),
      levied: bySide((side) => levied[side]!),
    });
  };
  for (const [index, { entry, kind, before, after, happenings }] of plies.entries()) {
    if (index === 0) note({ ...clockOf(after), turn: 0 }, entry, after);
    else if (kind === 'order') countLosses(before, after, lost);
    for (const happening of happenings) if (happening.kind === 'levied') levied[happening.side]! += 1;
    const isOver = index > 0 && isLater(clockOf(before), clockOf(after));
    if (isOver || (index > 0 && index === plies.length - 1)) note(clockOf(before), entry, after);
  }
  return turns;
}

const bySide = <T>(value: (side: number) => T): PerSide<T> => ({ caesar: value(0), pompey: value(1) });

const isLater = (one: Clock, other: Clock): boolean => one.year !== other.year || one.turn !== other.turn;

function citiesOf({ data }: State, side: number): AreaId[] {
  const held: AreaId[] = [];
  for (let city = 0; city < CITY_COUNT; city++)
    if (countOf(data, side, city) > 0 && countOf(data, 1 - side, city) === 0) held.push(AREA_IDS[city]!);
  return held;
}

function stepsOf({ data }: State, side: number): number {
  let steps = 0;
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (data[AREA + block]! < AREA_COUNT && data[HOLDER + block] === side)
      steps += data[STRENGTH + block]! / STEP_SIZE[block]!;
  return steps;
}

/** No block gains and loses by the same order, so what is missing was lost; so is what went over. */
function countLosses({ data: old }: State, { data: now }: State, lost: [number, number]): void {
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const holder = old[HOLDER + block]!;
    const left = now[HOLDER + block] === holder ? now[STRENGTH + block]! : 0;
    const less = old[STRENGTH + block]! - left;
    if (less > 0) lost[holder]! += less / STEP_SIZE[block]!;
  }
}

/** Who holds a city after a turn. */
export const holderOf = ({ cities }: TurnRecord, city: AreaId): Side | null =>
  cities.caesar.includes(city) ? sideName(0) : cities.pompey.includes(city) ? sideName(1) : null;
