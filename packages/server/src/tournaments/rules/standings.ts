// Standings: points, then the tie-breaks of docs/tournaments.md.
import type { Side } from '@rubicon/engine';
import type { Outcome } from './event.ts';
import type { Round, TournamentGame, TournamentState } from './state.ts';
import { knockOutPlaces } from './knock-out.ts';

export interface Standing {
  readonly seat: number;
  readonly place: number; // equal ones share it
  readonly halves: number; // points, in half points
  readonly buchholz: number; // in half points; 0 but in a Swiss tournament
  readonly direct: number; // half points against those who are equal otherwise
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly isStruck: boolean; // left too early: nothing of theirs counts
}

const known = new WeakMap<TournamentState, Map<number, Standing[][]>>();

/**
 * Of one season, by division. All other tournaments have one of each. Counted once for a state: everyone who looks at a
 * tournament asks for them, and with 400 people they take a while.
 */
export function standingsOf(state: TournamentState, season: number): Standing[][] {
  const seasons = known.get(state) ?? new Map<number, Standing[][]>();
  known.set(state, seasons);
  const standings = seasons.get(season) ?? countStandings(state, season);
  seasons.set(season, standings);
  return standings;
}

function countStandings(state: TournamentState, season: number): Standing[][] {
  const divisions = state.seasons[season - 1] ?? [];
  const rounds = state.rounds.filter((round) => round.season === season);
  return divisions.map((seats) => divisionStandings(state, seats, rounds));
}

interface Counted {
  readonly seat: number;
  readonly against: number;
  readonly side: Side;
  readonly outcome: Outcome;
}

function divisionStandings(
  state: TournamentState,
  seats: readonly number[],
  rounds: readonly Round[],
): Standing[] {
  const { format } = state.terms;
  const games = rounds.flatMap((round) => round.games).filter(({ caesar }) => seats.includes(caesar));
  const isAllPlayAll = format === 'round-robin' || format === 'league';
  const struck = new Set(
    isAllPlayAll ? seats.filter((seat) => isStruck(state, seat, seats.length, games)) : [],
  );
  const counted = games
    .flatMap((game) => countedOf(game))
    .filter(({ seat, against }) => !struck.has(seat) && !struck.has(against));
  const rows = seats.map((seat) => rowOf(seat, counted, rounds, format === 'swiss', struck.has(seat)));
  const points = new Map(rows.map(({ seat, halves }) => [seat, halves]));
  const withBuchholz =
    format === 'swiss' ? rows.map((row) => ({ ...row, buchholz: buchholz(row.seat, rounds, points) })) : rows;
  if (format === 'knock-out') {
    const places = knockOutPlaces(state);
    return withBuchholz.map((row) => ({ ...row, place: places.get(row.seat)! })).toSorted(byPlace);
  }
  return placed(withBuchholz, counted);
}

const byPlace = (one: Standing, other: Standing): number => one.place - other.place || one.seat - other.seat;

/** Whoever leaves before half of their games are over is taken out of the table (as FIDE C.05 has it). */
const isStruck = (
  state: TournamentState,
  seat: number,
  people: number,
  games: readonly TournamentGame[],
): boolean =>
  state.seats[seat - 1]!.isOut &&
  games.filter(
    ({ caesar, pompey, outcome }) =>
      (caesar === seat || pompey === seat) && outcome !== null && outcome.how !== 'forfeit',
  ).length <
    people - 1;

const countedOf = ({ caesar, pompey, outcome }: TournamentGame): Counted[] =>
  outcome === null
    ? []
    : [
        { seat: caesar, against: pompey, side: 'caesar', outcome },
        { seat: pompey, against: caesar, side: 'pompey', outcome },
      ];

function rowOf(
  seat: number,
  counted: readonly Counted[],
  rounds: readonly Round[],
  isSwiss: boolean,
  isOut: boolean,
): Standing {
  const mine = counted.filter((each) => each.seat === seat);
  const gained = mine.map(({ side, outcome }) => outcome.halves[side]);
  const unplayed = isSwiss ? unplayedHalves(seat, rounds) : 0;
  return {
    seat,
    place: 0,
    halves: gained.reduce((sum, halves) => sum + halves, 0) + unplayed,
    buchholz: 0,
    direct: 0,
    won: gained.filter((halves) => halves === 2).length,
    drawn: gained.filter((halves) => halves === 1).length,
    lost: gained.filter((halves) => halves === 0).length,
    isStruck: isOut,
  };
}

/** A bye is worth a win; the first absence that was announced half of one, a later one nothing. */
function unplayedHalves(seat: number, rounds: readonly Round[]): number {
  const byes = rounds.filter(({ byes: given }) => given.includes(seat)).length;
  return byes * 2 + (rounds.some(({ absent }) => absent.includes(seat)) ? 1 : 0);
}

/** The points of all opponents; a round without a game counts as an opponent with one's own points. */
function buchholz(seat: number, rounds: readonly Round[], points: ReadonlyMap<number, number>): number {
  return rounds.reduce((sum, { games }) => {
    const game = games.find(({ caesar, pompey }) => caesar === seat || pompey === seat);
    const isPlayed = game !== undefined && game.outcome?.how !== 'forfeit';
    const opponent = isPlayed ? (game.caesar === seat ? game.pompey : game.caesar) : seat;
    return sum + points.get(opponent)!;
  }, 0);
}

function placed(rows: readonly Standing[], counted: readonly Counted[]): Standing[] {
  const tied = [
    ...Map.groupBy(rows, ({ isStruck: out, halves, buchholz: sum }) => `${out} ${halves} ${sum}`).values(),
  ];
  const withDirect = tied.flatMap((group) =>
    group.map((row) => ({ ...row, direct: directOf(row, group, counted) })),
  );
  const order = withDirect.toSorted((one, other) => compare(one, other) || one.seat - other.seat);
  return order.map((row) => ({ ...row, place: order.findIndex((each) => compare(each, row) === 0) + 1 }));
}

const compare = (one: Standing, other: Standing): number =>
  Number(one.isStruck) - Number(other.isStruck) ||
  other.halves - one.halves ||
  other.buchholz - one.buchholz ||
  other.direct - one.direct ||
  other.won - one.won;

/** Head to head counts if all of those who are equal have met. */
function directOf({ seat }: Standing, group: readonly Standing[], counted: readonly Counted[]): number {
  const among = (one: number, other: number): Counted[] =>
    counted.filter((each) => each.seat === one && each.against === other);
  const haveAllMet = group.every((one) =>
    group.every((other) => one.seat === other.seat || among(one.seat, other.seat).length > 0),
  );
  if (!haveAllMet) return 0;
  return group
    .flatMap((other) => among(seat, other.seat))
    .reduce((sum, { side, outcome }) => sum + outcome.halves[side], 0);
}
