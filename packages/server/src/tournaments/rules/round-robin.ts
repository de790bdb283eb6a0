// Everyone against everyone, by the circle: the last stays, the others move round it.

export interface Pairs {
  readonly pairs: readonly (readonly [number, number])[];
  readonly byes: readonly number[];
}

export const roundsAmong = (people: number): number => people - 1 + (people % 2);

/** Until the largest division is through. */
export const roundsInSeason = (divisions: readonly (readonly number[])[]): number =>
  Math.max(0, ...divisions.map((seats) => roundsAmong(seats.length)));

/** Round from 1. An odd number of people has one bye a round. */
export function circleRound(seats: readonly number[], round: number): Pairs {
  const places: (number | null)[] = seats.length % 2 === 0 ? [...seats] : [...seats, null];
  const last = places.pop()!;
  const moved = places.map((_, index) => places[(index + round - 1) % places.length]!);
  const tables: (readonly [number | null, number | null])[] = [[last, moved[0]!]];
  for (let table = 1; table <= (moved.length - 1) / 2; table++)
    tables.push([moved[table]!, moved[moved.length - table]!]);
  return {
    pairs: tables.filter((pair): pair is readonly [number, number] => pair[0] !== null && pair[1] !== null),
    byes: tables.flatMap(([one, other]) => (one === null ? [other!] : other === null ? [one] : [])),
  };
}
