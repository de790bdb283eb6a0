// Final standings and winners counted anew from the log alone, without the state or any function of the rules.
import type { GameId, PersonId } from '@rubicon/protocol';
import type { TournamentEntry } from '../../src/tournaments/rules/event.ts';

export interface Row {
  readonly seat: number;
  readonly place: number;
  readonly halves: number;
  readonly buchholz: number; // in half points
  readonly direct: number; // half points among those equal so far
  readonly won: number;
  readonly isStruck: boolean;
}

export interface Recomputed {
  readonly standings: readonly (readonly (readonly Row[])[])[]; // by season and division
  readonly winners: readonly PersonId[]; // of a tournament that has ended
}

/** Rows of a table as they are compared: by seat, and only what is counted here. */
export const comparable = (rows: readonly Row[]): Row[] =>
  rows
    .map(({ seat, place, halves, buchholz, direct, won, isStruck }) => ({
      seat,
      place,
      halves,
      buchholz,
      direct,
      won,
      isStruck,
    }))
    .toSorted((one, other) => one.seat - other.seat);

interface Result {
  readonly round: number;
  readonly season: number;
  readonly table: number;
  readonly number: number;
  seats: readonly [number, number]; // Caesar, Pompey
  halves: readonly [number, number] | null;
  points: readonly [number, number];
  isForfeit: boolean;
}

export function recomputed(entries: readonly TournamentEntry[]): Recomputed {
  const results = new Map<GameId, Result>();
  const order: Result[] = [];
  const names = new Map<number, PersonId>();
  const waiting: PersonId[] = [];
  const away = new Set<string>();
  const left = new Set<number>();
  const divisions: number[][][] = [];
  const roundSeasons: number[] = [];
  const byes: number[][] = [];
  const absences: number[][] = [];
  let format = '';
  const seatNow = (person: string): number | undefined =>
    [...names].find(([seat, name]) => name === person && !left.has(seat))?.[0];
  const add = (id: GameId, result: Result): void => {
    results.set(id, result);
    order.push(result);
  };
  for (const { event } of entries) {
    if (event.kind === 'made') format = event.terms.format;
    else if (event.kind === 'joined') waiting.push(event.person);
    else if (event.kind === 'started') {
      for (const [index, person] of event.seeds.entries()) names.set(index + 1, person);
      waiting.length = 0;
      if (format !== 'league') divisions.push([event.seeds.map((_, index) => index + 1)]);
    } else if (event.kind === 'season') {
      for (const seat of event.divisions.flat().toSorted((one, other) => one - other))
        if (!names.has(seat))
          names.set(
            seat,
            waiting.splice(
              waiting.findIndex((person) => !away.has(person)),
              1,
            )[0]!,
          );
      divisions.push(event.divisions.map((seats) => [...seats]));
    } else if (event.kind === 'paired' || event.kind === 'decider') {
      if (event.kind === 'paired') {
        roundSeasons[event.round] = divisions.length;
        byes[event.round] = [...event.byes];
        absences[event.round] = [...event.absent];
      }
      for (const game of event.kind === 'paired' ? event.games : [event.game])
        add(game.game, {
          round: event.round,
          season: roundSeasons[event.round]!,
          table: game.table,
          number: game.number,
          seats: [game.caesar, game.pompey],
          halves:
            game.forfeit === null
              ? null
              : [game.forfeit === 'pompey' ? 2 : 0, game.forfeit === 'caesar' ? 2 : 0],
          points: [0, 0],
          isForfeit: game.forfeit !== null,
        });
    } else if (event.kind === 'seated') {
      const result = results.get(event.game)!;
      if (result.halves === null && result.seats[0] !== event.caesar)
        result.seats = [result.seats[1], result.seats[0]];
    } else if (event.kind === 'result') {
      const result = results.get(event.game)!;
      if (result.halves !== null) continue;
      result.halves = [event.outcome.halves.caesar, event.outcome.halves.pompey];
      result.points = [event.outcome.points.caesar, event.outcome.points.pompey];
      result.isForfeit = event.outcome.how === 'forfeit';
    } else if (event.kind === 'ruled') {
      const result = results.get(event.game)!;
      result.halves = event.winner === null ? [1, 1] : event.winner === 'caesar' ? [2, 0] : [0, 2];
      result.points = [0, 0];
      result.isForfeit = false;
    } else if (event.kind === 'withdrawn') {
      order.splice(order.indexOf(results.get(event.game)!), 1);
      results.delete(event.game);
    } else if (event.kind === 'left') {
      const seat = seatNow(event.person);
      if (seat === undefined) {
        waiting.splice(waiting.indexOf(event.person), 1);
        continue;
      }
      left.add(seat);
      for (const result of order) {
        if (result.halves !== null || !result.seats.includes(seat)) continue;
        result.halves = result.seats[0] === seat ? [0, 2] : [2, 0];
        result.isForfeit = true;
      }
    } else if (event.kind === 'away') {
      if (event.isAway) away.add(event.person);
      else away.delete(event.person);
    } else if (event.kind === 'replaced') {
      names.set(event.seat, event.in);
      left.delete(event.seat);
      for (const [old, fresh] of event.games) {
        results.set(fresh, results.get(old)!);
        results.delete(old);
      }
    }
  }
  const standings = divisions.map((each, index) =>
    each.map((seats) => {
      const inSeason = order.filter(({ season }) => season === index + 1);
      const mine = inSeason.filter(({ seats: [caesar] }) => seats.includes(caesar));
      if (format === 'knock-out') return knockOut(seats, mine);
      if (format === 'swiss') return swiss(seats, mine, byes, absences);
      return allPlayAll(seats, mine, left);
    }),
  );
  const first = standings[lastPlayedOut(divisions, order)]?.[0] ?? [];
  const winners = first
    .filter(({ place, isStruck }) => place === 1 && !isStruck)
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat }) => names.get(seat)!);
  return { standings, winners };
}

/** The last season of which every game has been paired and decided; the first, if there is none. */
function lastPlayedOut(divisions: readonly (readonly number[][])[], results: readonly Result[]): number {
  const isPlayedOut = (season: number): boolean => {
    const all = divisions[season]!.reduce((sum, seats) => sum + seats.length * (seats.length - 1), 0);
    return results.filter((each) => each.season === season + 1 && each.halves !== null).length === all;
  };
  const seasons = divisions.map((_, season) => season);
  return seasons.findLast((season) => isPlayedOut(season)) ?? 0;
}

const gained = (seat: number, results: readonly Result[]): number =>
  results.reduce(
    (sum, { seats, halves }) => sum + (seats.includes(seat) ? (halves?.[seats.indexOf(seat)] ?? 0) : 0),
    0,
  );

const wins = (seat: number, results: readonly Result[]): number =>
  results.filter(({ seats, halves }) => seats.includes(seat) && halves?.[seats.indexOf(seat)] === 2).length;

interface Keyed {
  readonly seat: number;
  readonly halves: number;
  readonly buchholz: number;
  readonly isStruck: boolean;
  readonly keys: readonly number[];
}

/** Sorts by keys; equal ones share a place. */
function ranked<Each extends Keyed>(rows: readonly Each[]): (Each & { place: number })[] {
  const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
    for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return one[at]! > other[at]!;
    return false;
  };
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.filter((each) => isBetter(each.keys, row.keys)).length,
  }));
}

/** Places by half points among those equal so far, if all of them have met; then by games won. */
function placed(rows: readonly Keyed[], results: readonly Result[]): Row[] {
  const compared = rows.map((row) => {
    const equal = rows.filter((each) => each.keys.join() === row.keys.join()).map(({ seat }) => seat);
    const among = results.filter(
      ({ seats, halves }) => halves !== null && seats.every((seat) => equal.includes(seat)),
    );
    const pairs = new Set(among.map(({ seats }) => seats.toSorted((one, other) => one - other).join()));
    const haveMet = pairs.size === (equal.length * (equal.length - 1)) / 2;
    const [direct, won] = [haveMet ? gained(row.seat, among) : 0, wins(row.seat, results)];
    return { ...row, direct, won, keys: [...row.keys, direct, won] };
  });
  return ranked(compared);
}

function allPlayAll(seats: readonly number[], all: readonly Result[], left: ReadonlySet<number>): Row[] {
  const isStruck = (seat: number): boolean =>
    left.has(seat) &&
    all.filter((each) => each.seats.includes(seat) && each.halves !== null && !each.isForfeit).length <
      seats.length - 1;
  const results = all.filter((each) => !each.seats.some(isStruck));
  const rows = seats.map((seat) => ({
    seat,
    halves: gained(seat, results),
    buchholz: 0,
    isStruck: isStruck(seat),
    keys: [isStruck(seat) ? 0 : 1, gained(seat, results)],
  }));
  return placed(rows, results);
}

function swiss(
  seats: readonly number[],
  results: readonly Result[],
  byes: readonly (readonly number[])[],
  absences: readonly (readonly number[])[],
): Row[] {
  const rounds = byes.map((_, round) => round).filter((round) => round > 0);
  const total = (seat: number): number =>
    gained(seat, results) +
    2 * rounds.filter((round) => byes[round]!.includes(seat)).length +
    (rounds.some((round) => absences[round]!.includes(seat)) ? 1 : 0);
  const opponents = (seat: number): number[] =>
    rounds.map((round) => {
      const game = results.find((each) => each.round === round && each.seats.includes(seat));
      return game === undefined || game.isForfeit ? seat : game.seats.find((each) => each !== seat)!;
    });
  const rows = seats.map((seat) => {
    const buchholz = opponents(seat).reduce((sum, opponent) => sum + total(opponent), 0);
    return { seat, halves: total(seat), buchholz, isStruck: false, keys: [total(seat), buchholz] };
  });
  return placed(rows, results);
}

/** Level after both games, neither or both of which were forfeited, and without the third; or a game was stopped by the end. */
function isUndecided(tie: readonly Result[]): boolean {
  const pair = tie.filter(({ number }) => number < 3);
  if (pair.some(({ halves }) => halves === null)) return true;
  const [one] = pair[0]!.seats;
  const lead = (of: 'halves' | 'points', games = pair): number =>
    games.reduce((sum, each) => {
      const [own, theirs] = each.seats[0] === one ? each[of]! : [each[of]![1], each[of]![0]];
      return sum + own - theirs;
    }, 0);
  const forfeits = pair.filter(({ isForfeit }) => isForfeit);
  if (lead('halves') !== 0 || lead('halves', forfeits) !== 0 || lead('points') !== 0) return false;
  return (
    pair.some(({ isForfeit }) => !isForfeit) &&
    tie.every(({ number, halves }) => number < 3 || halves === null)
  );
}

/** A seat's place follows from the round in which it was last seen, and whether it lost there. */
function knockOut(seats: readonly number[], results: readonly Result[]): Row[] {
  const last = Math.max(0, ...results.map(({ round }) => round));
  const out = new Map<number, number>(); // seat → round in which it went out
  for (let round = 1; round <= last; round++) {
    const inRound = results.filter((each) => each.round === round);
    if (inRound.some((each) => isUndecided(inRound.filter(({ table }) => table === each.table)))) continue;
    for (const tie of Map.groupBy(inRound, ({ table }) => table).values()) {
      const [one, other] = tie[0]!.seats.toSorted((first, second) => first - second) as [number, number];
      const sum = (seat: number, games: readonly Result[], of: 'halves' | 'points'): number =>
        games.reduce((total, each) => total + (each[of]?.[each.seats.indexOf(seat)] ?? 0), 0);
      const pair = tie.filter(({ number }) => number < 3);
      const forfeits = pair.filter(({ isForfeit }) => isForfeit);
      const decider = tie.filter(({ number }) => number === 3);
      const lead =
        [
          sum(one, pair, 'halves') - sum(other, pair, 'halves'),
          sum(one, forfeits, 'halves') - sum(other, forfeits, 'halves'),
          sum(one, pair, 'points') - sum(other, pair, 'points'),
          sum(one, decider, 'halves') - sum(other, decider, 'halves'),
          sum(one, decider, 'points') - sum(other, decider, 'points'),
        ].find((each) => each !== 0) ?? 1; // the better seed
      out.set(lead > 0 ? other : one, round);
    }
  }
  const rank = (seat: number): number => out.get(seat) ?? last + 1;
  return ranked(
    seats.map((seat) => ({
      seat,
      halves: gained(seat, results),
      buchholz: 0,
      direct: 0,
      won: wins(seat, results),
      isStruck: false,
      keys: [rank(seat)],
    })),
  );
}
