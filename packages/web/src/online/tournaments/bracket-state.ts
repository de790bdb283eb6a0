// The bracket of a knock-out, headless: who meets whom in every round, also in those to come.
import type { Tournament } from '@rubicon/protocol';

export interface Tie {
  readonly number: number; // in its round, from the top
  readonly seats: readonly [number | null, number | null]; // null: not known yet, or a bye
  readonly halves: readonly [number, number] | null; // half points; null: not paired yet
  readonly winner: number | null;
  readonly isBye: boolean;
}

/** Seats in the order of the bracket: the first two can meet only in the final. Null: nobody. */
function orderOf(people: number): (number | null)[] {
  let order = [1];
  while (order.length < people) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seat) => [seat, sum - seat]);
  }
  return order.map((seat) => (seat <= people ? seat : null));
}

/** By round, the first first; empty before the start. */
export function bracketOf(tournament: Tournament): readonly (readonly Tie[])[] {
  const people = tournament.entrants.filter(({ seat }) => seat !== null).length;
  if (people === 0) return [];
  let slots = orderOf(people);
  const columns: Tie[][] = [];
  while (slots.length > 1) {
    const round = columns.length;
    const ties = Array.from({ length: slots.length / 2 }, (_, at) => ({
      number: at + 1,
      ...tieOf(tournament, round, [slots[at * 2]!, slots[at * 2 + 1]!]),
    }));
    columns.push(ties);
    slots = ties.map(({ winner }) => winner);
  }
  return columns;
}

function tieOf(
  tournament: Tournament,
  round: number,
  seats: readonly [number | null, number | null],
): Omit<Tie, 'number'> {
  const [one, other] = seats;
  const isBye = round === 0 && (one === null || other === null);
  if (one === null || other === null)
    return { seats, halves: null, winner: isBye ? (one ?? other) : null, isBye };
  const games = (tournament.played[round]?.games ?? []).filter(
    ({ caesar, pompey }) => seats.includes(caesar) && seats.includes(pompey),
  );
  const gained = (seat: number): number =>
    games.reduce(
      (sum, { caesar, outcome }) => sum + (outcome?.halves[caesar === seat ? 'caesar' : 'pompey'] ?? 0),
      0,
    );
  return {
    seats,
    halves: games.length === 0 ? null : [gained(one), gained(other)],
    winner: winnerOf(tournament, round, seats),
    isBye,
  };
}

/** Whoever is in the next round; after the last, whoever has won it all. Null: not decided, or both have. */
function winnerOf(
  { played, standings, card }: Tournament,
  round: number,
  seats: readonly (number | null)[],
): number | null {
  const next = played[round + 1];
  const through =
    next === undefined
      ? card.status === 'over'
        ? (standings[0]?.[0] ?? []).filter(({ place }) => place === 1).map(({ seat }) => seat)
        : []
      : [...next.byes, ...next.games.flatMap(({ caesar, pompey }) => [caesar, pompey])];
  const [winner = null, other] = seats.filter((seat) => seat !== null && through.includes(seat));
  return other === undefined ? winner : null;
}
