// Places the names on the drawn map: as near to the real location as there is room, most valuable cities first.
import { COAST } from './coast.ts';
import { PLACES, type Place } from './places.ts';

const MAP_COLUMNS = COAST[0]!.length;
const MAP_ROWS = COAST.length;

export interface Label {
  readonly place: Place;
  readonly name: string; // shortened where there is no room
  readonly row: number;
  readonly column: number;
}

// The same projection as in coast.ts.
const WEST = -11.2;
const EAST = 39.5;
const SOUTH = 29.2;
const NORTH = 46.2; // the map is compressed north of it
const FAR_NORTH = 50.2;
const NORTHERN_ROWS = 2.5;

const columnOf = (east: number): number => ((east - WEST) / (EAST - WEST)) * MAP_COLUMNS;
function rowOf(north: number): number {
  if (north > NORTH) return NORTHERN_ROWS - ((north - NORTH) / (FAR_NORTH - NORTH)) * NORTHERN_ROWS;
  return NORTHERN_ROWS + ((NORTH - north) / (NORTH - SOUTH)) * (MAP_ROWS - NORTHERN_ROWS - 0.5);
}

/** Names whose first four letters are ambiguous. */
const SHORT: Readonly<Record<string, string>> = { Perga: 'Perga', Pergamum: 'Pgam', Salamis: 'Slam' };
const SHORT_LENGTH = 4;
/** A space and the counts of both sides, `C3P2`. */
const COUNTS = 5;
const ROW_COST = 3; // columns that one row is worth

const shortName = (place: Place): string => {
  const name = fullName(place);
  return SHORT[place.area] ?? name.slice(0, place.sea ? SHORT_LENGTH + 1 : SHORT_LENGTH);
};
const fullName = ({ area, sea }: Place): string => (sea ? `~${area.toLowerCase()}` : area);

class Grid {
  private readonly taken = Array.from({ length: MAP_ROWS }, () => new Uint8Array(MAP_COLUMNS));

  isFree(row: number, from: number, to: number): boolean {
    if (from < 0 || to > MAP_COLUMNS) return false;
    return this.taken[row]?.subarray(from, to).every((cell) => cell === 0) ?? false;
  }

  take(row: number, from: number, to: number): void {
    this.taken[row]!.fill(1, from, to);
  }
}

function nearestFree(grid: Grid, place: Place, width: number): { row: number; column: number } {
  const row = Math.floor(rowOf(place.north));
  const column = Math.floor(columnOf(place.east)) - 1;
  let best: { row: number; column: number; cost: number } | undefined;
  for (let r = 0; r < MAP_ROWS; r++) {
    for (let c = 0; c + width <= MAP_COLUMNS; c++) {
      const cost = Math.abs(c - column) + ROW_COST * Math.abs(r - row);
      if ((best === undefined || cost < best.cost) && grid.isFree(r, c, c + width))
        best = { row: r, column: c, cost };
    }
  }
  return best!;
}

/** Places short names first, so that all fit, then writes names out where there is room. */
function layOut(): Label[] {
  const grid = new Grid();
  const inOrder = PLACES.toSorted(
    (one, other) => other.value - one.value || Number(one.sea) - Number(other.sea),
  );
  const short = inOrder.map((place) => {
    const name = shortName(place);
    const { row, column } = nearestFree(grid, place, name.length + COUNTS);
    grid.take(row, column, column + name.length + COUNTS);
    return { place, name, row, column };
  });
  return short.map((label) => writtenOut(grid, label));
}

/** The label with its full name, shifted to the left as needed, if there is room. */
function writtenOut(grid: Grid, label: Label): Label {
  const name = fullName(label.place);
  const { row } = label;
  const end = label.column + label.name.length + COUNTS;
  const more = name.length - label.name.length;
  for (let shift = 0; shift <= more; shift++) {
    const column = label.column - shift;
    if (!grid.isFree(row, column, label.column) || !grid.isFree(row, end, end + more - shift)) continue;
    grid.take(row, column, end + more - shift);
    return { ...label, name, column };
  }
  return label;
}

let labels: ReadonlyMap<number, readonly Label[]> | undefined;

/** The labels of each row, from left to right. Computed on first use, because most commands draw no map. */
export const labelsByRow = (): ReadonlyMap<number, readonly Label[]> =>
  (labels ??= Map.groupBy(
    layOut().sort((one, other) => one.column - other.column),
    ({ row }) => row,
  ));
