// Every path a block can take, found once: trees of steps for moves, minimal sea routes for amphibious moves.
import { AREA_COUNT, CITY_COUNT, LAND_EXITS, NAVIS_EXITS, PORT_SEAS, SEA_COUNT, type Exit } from './map.ts';

/** A node of a path tree: the path that ends with this step. Children follow their parent directly. */
interface Node {
  readonly from: number; // where the whole path begins
  readonly parent: number; // the path without its last step, -1 for a first step
  readonly link: number;
  readonly to: number;
  readonly depth: number; // steps in the path
  skip: number; // the next node that is not a continuation of this one
}

const NODES: Node[] = [];

/** Depth first, so that a search can leave out all continuations of a step by going to `skip`. */
function grow(
  from: number,
  at: number,
  camefrom: number,
  parent: number,
  depth: number,
  exits: ExitTable,
): void {
  if (depth > exits.depth) return;
  for (const { link, to } of exits.of[at]!) {
    if (to === camefrom) continue; // ruling 6: no stepping straight back
    const index = NODES.length;
    NODES.push({ from, parent, link, to, depth, skip: 0 });
    grow(from, to, at, index, depth + 1, exits);
    NODES[index]!.skip = NODES.length;
  }
}

interface ExitTable {
  readonly of: readonly (readonly Exit[])[];
  readonly depth: number;
}

/** Where the tree of each area begins and ends: land first (three steps, for Mercury), then Navis (two). */
const ROOTS: number[] = [];
for (const exits of [
  { of: LAND_EXITS, depth: 3 },
  { of: NAVIS_EXITS, depth: 2 },
]) {
  for (let area = 0; area < AREA_COUNT; area++) {
    ROOTS.push(NODES.length);
    grow(area, area, -1, -1, 1, exits);
  }
}
ROOTS.push(NODES.length);

/** First path of the tree of (area, land or Navis); the tree ends where the next begins. */
export const PATH_ROOT = Uint16Array.from(ROOTS);
export const pathTree = (area: number, navis: number): number => navis * AREA_COUNT + area;

export const PATH_FROM = Uint8Array.from(NODES, (node) => node.from);
export const PATH_TO = Uint8Array.from(NODES, (node) => node.to);
export const PATH_LINK = Uint8Array.from(NODES, (node) => node.link);
export const PATH_DEPTH = Uint8Array.from(NODES, (node) => node.depth);
export const PATH_PARENT = Int16Array.from(NODES, (node) => node.parent);
export const PATH_SKIP = Uint16Array.from(NODES, (node) => node.skip);

const pathsAreas: (readonly number[])[] = []; // those that were asked for

/** The areas of a path, start included. */
export const pathAreas = (path: number): readonly number[] => (pathsAreas[path] ??= findAreas(path));

function findAreas(path: number): readonly number[] {
  const areas: number[] = [];
  for (let node = path; node >= 0; node = PATH_PARENT[node]!) areas.unshift(PATH_TO[node]!);
  return [PATH_FROM[path]!, ...areas];
}

/** The path through these areas, if there is one for this kind of block. */
export function findPath(areas: readonly number[], navis: number): number | undefined {
  const from = areas[0];
  if (from === undefined || from >= AREA_COUNT) return undefined;
  const tree = pathTree(from, navis);
  let node = PATH_ROOT[tree]!;
  let end = PATH_ROOT[tree + 1]!;
  for (let step = 1; step < areas.length; step++) {
    while (node < end && PATH_TO[node] !== areas[step]) node = PATH_SKIP[node]!;
    if (node >= end) return undefined;
    if (step === areas.length - 1) return node;
    end = PATH_SKIP[node]!;
    node += 1;
  }
  return undefined;
}

/** An amphibious route (§6.3): the port it leads to and the seas crossed, a bit each. */
export interface Route {
  readonly to: number;
  readonly seas: number;
}

const bit = (sea: number): number => 1 << (sea - CITY_COUNT);
const bordering: readonly number[] = Array.from({ length: SEA_COUNT }, (_, sea) =>
  NAVIS_EXITS[CITY_COUNT + sea]!.reduce((mask, { to }) => (to >= CITY_COUNT ? mask | bit(to) : mask), 0),
);

/** All chains of seas from this one that have no chord: no sea borders an earlier one but its neighbours. */
function chains(
  sea: number,
  before: number,
  touched: number,
  visit: (last: number, seas: number) => void,
): void {
  const seas = before | bit(sea);
  visit(sea, seas);
  const near = bordering[sea - CITY_COUNT]!;
  for (let next = CITY_COUNT; next < AREA_COUNT; next++) {
    if ((near & bit(next)) !== 0 && ((seas | touched) & bit(next)) === 0) {
      chains(next, seas, touched | near, visit);
    }
  }
}

/**
 * Ruling 12: a route that contains a shorter one between the same ports is not offered. So the chain has no
 * chord, only its first sea touches the port of departure and only its last the port of arrival; the set of
 * seas then tells their order.
 */
export const ROUTES: readonly (readonly Route[])[] = Array.from({ length: CITY_COUNT }, (_, from) => {
  const routes: Route[] = [];
  for (let sea = CITY_COUNT; sea < AREA_COUNT; sea++) {
    if ((PORT_SEAS[from]! & bit(sea)) === 0) continue;
    chains(sea, 0, 0, (last, seas) => {
      if ((PORT_SEAS[from]! & seas) !== bit(sea)) return;
      for (let to = 0; to < CITY_COUNT; to++) {
        if (to !== from && (PORT_SEAS[to]! & seas) === bit(last)) routes.push({ to, seas });
      }
    });
  }
  return routes.sort((one, other) => one.to - other.to || one.seas - other.seas);
});

/** The areas of a route in order, both ports included. */
export function routeAreas(from: number, route: Route): number[] {
  const areas = [from];
  let left = route.seas;
  let next = left & PORT_SEAS[from]!;
  while (next !== 0) {
    areas.push(CITY_COUNT + Math.log2(next));
    left &= ~next;
    next = left & bordering[Math.log2(next)]!;
  }
  return [...areas, route.to];
}
