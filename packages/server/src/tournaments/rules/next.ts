// What a tournament does next by itself: a function of its state and the time. Whoever finds it does it; the keys of
// events make it happen once.
import type { GameId, PersonId } from '@rubicon/protocol';
import type { Forfeit, PairedGame, TournamentEvent } from './event.ts';
import { knockOutRounds, levelTie, needlessDecider, pairsOf, survivors } from './knock-out.ts';
import { LEAST, nextDivisions } from './league.ts';
import { circleRound, roundsAmong, roundsInSeason } from './round-robin.ts';
import {
  openGames,
  type Closing,
  type Entrant,
  type Round,
  type TournamentGame,
  type TournamentState,
} from './state.ts';
import { swissRounds, type SwissPairing } from './swiss.ts';

export type Step =
  | { readonly kind: 'start' } // the seeds are still to be found
  | { readonly kind: 'open'; readonly round: Round } // its games are to be made
  | { readonly kind: 'late'; readonly games: readonly TournamentGame[] } // the deadline has passed
  | { readonly kind: 'close'; readonly games: readonly Closing[] } // they no longer count
  | { readonly kind: 'tell' } // that it has ended
  | { readonly kind: 'pair' } // a Swiss round: `swissRound` finds who meets whom, which may take a while
  | { readonly kind: 'event'; readonly event: TournamentEvent };

export type NewId = () => GameId;

const calledOff: Step = { kind: 'event', event: { kind: 'ended', isCalledOff: true } };
const over: Step = { kind: 'event', event: { kind: 'ended', isCalledOff: false } };

export function nextStep(state: TournamentState, nowMs: number, newId: NewId): Step | null {
  const { status, terms, waiting, toClose } = state;
  if (toClose.length > 0) return { kind: 'close', games: toClose };
  if (isEndUntold(state)) return { kind: 'tell' };
  if (status !== 'open' && status !== 'running') return null;
  const back = absences(state).find(({ backMs }) => backMs <= nowMs);
  if (back !== undefined)
    return { kind: 'event', event: { kind: 'away', person: back.person, isAway: false } };
  if (status === 'open') {
    if (isFull(state)) return { kind: 'start' };
    if (terms.startMs === null || nowMs < terms.startMs) return null;
    return isEnough(waiting) ? { kind: 'start' } : calledOff;
  }
  const round = state.rounds.at(-1);
  const [needless, level] = dueDeciders(state);
  if (needless !== undefined) return { kind: 'event', event: { kind: 'withdrawn', game: needless.game } };
  if (round !== undefined && round.opened < round.games.length) return { kind: 'open', round };
  const late = openGames(state).filter(({ dueMs }) => dueMs <= nowMs);
  if (late.length > 0) return { kind: 'late', games: late };
  if (level !== undefined) return { kind: 'event', event: decider(state, round!, level, nowMs, newId) };
  if (openGames(state).length > 0) return null;
  return pairing(state, nowMs, newId);
}

const isEndUntold = ({ endedMs, isEndTold }: TournamentState): boolean => endedMs !== null && !isEndTold;

/** Of a knock-out: a decider that is to be ended, and the tie of one that is to be made. */
function dueDeciders({ terms, rounds }: TournamentState) {
  const round = terms.format === 'knock-out' ? rounds.at(-1) : undefined;
  return round === undefined ? [] : ([needlessDecider(round), levelTie(round)] as const);
}

/** When to look again, if nothing happens before; null: not until something happens. */
export function wakeMs(state: TournamentState, nowMs: number): number | null {
  const { status, terms, rounds, toClose } = state;
  if (toClose.length > 0 || isEndUntold(state)) return nowMs;
  if (status !== 'open' && status !== 'running') return null;
  const back = absences(state).map(({ backMs }) => backMs);
  if (status === 'open') {
    if (isFull(state)) return nowMs;
    const times = [...back, ...(terms.startMs === null ? [] : [terms.startMs])];
    return times.length === 0 ? null : Math.min(...times);
  }
  const round = rounds.at(-1);
  const due = openGames(state).map(({ dueMs }) => dueMs);
  const isBehind =
    due.length === 0 ||
    round!.opened < round!.games.length ||
    dueDeciders(state).some((each) => each !== undefined);
  return isBehind ? nowMs : Math.min(...due, ...back);
}

/** Whether so many can play that it may start: whoever is away is not counted. */
export const isEnough = (waiting: readonly Entrant[]): boolean =>
  waiting.filter(({ isAway }) => !isAway).length >= LEAST;

const isFull = ({ terms, waiting }: TournamentState): boolean =>
  waiting.length >= terms.seats && isEnough(waiting);

/** Those that end by themselves. */
const absences = ({ seats, waiting }: TournamentState): { person: PersonId; backMs: number }[] =>
  [...seats, ...waiting].flatMap(({ person, isOut, backMs }) =>
    backMs === null || isOut ? [] : [{ person, backMs }],
  );

/** What follows from the pairing of a Swiss round; null: nobody can be paired any more. */
export function swissEvent(
  state: TournamentState,
  found: SwissPairing | null,
  nowMs: number,
  newId: NewId,
): TournamentEvent {
  if (found === null || found.pairs.length === 0) return { kind: 'ended', isCalledOff: false };
  const absent = state.seats.flatMap(({ isOut, isAway }, index) => (isAway && !isOut ? [index + 1] : []));
  const tables = found.pairs.map(({ caesar, pompey }, index) => ({
    table: index + 1,
    number: 1,
    caesar,
    pompey,
  }));
  return pairedEvent(state, tables, found.bye === null ? [] : [found.bye], absent, nowMs, newId);
}

const pairedEvent = (
  state: TournamentState,
  pairs: readonly Tabled[],
  byes: readonly number[],
  absent: readonly number[],
  nowMs: number,
  newId: NewId,
): TournamentEvent => ({
  kind: 'paired',
  round: state.rounds.length + 1,
  dueMs: nowMs + state.terms.roundMs,
  games: pairs.map((pair) => gameOf(state, pair, newId)),
  byes,
  absent,
});

function pairing(state: TournamentState, nowMs: number, newId: NewId): Step {
  const number = state.rounds.length + 1;
  const { format } = state.terms;
  const present = state.seats.filter(({ isOut }) => !isOut).length;
  const paired = (pairs: readonly Tabled[], byes: readonly number[]): Step => ({
    kind: 'event',
    event: pairedEvent(state, pairs, byes, [], nowMs, newId),
  });
  // Of a knock-out one who is left goes on alone to the crown: whoever has left does not share it
  if (present < 2 && format !== 'league' && format !== 'knock-out') return over;
  switch (format) {
    case 'round-robin':
    case 'league': {
      const divisions = state.seasons.at(-1) ?? [];
      const inSeason = state.rounds.filter(({ season }) => season === state.seasons.length).length + 1;
      if (inSeason > roundsInSeason(divisions)) return format === 'league' ? nextSeason(state) : over;
      const rounds = divisions
        .filter((seats) => inSeason <= roundsAmong(seats.length))
        .map((seats) => circleRound(seats, inSeason));
      const pairs = rounds.flatMap((each) => each.pairs);
      return paired(
        pairs.flatMap((pair, index) => bothSides(pair, index + 1)),
        rounds.flatMap((each) => each.byes),
      );
    }
    case 'swiss':
      return number > swissRounds(state) ? over : { kind: 'pair' };
    case 'knock-out': {
      if (number > knockOutRounds(state.seats.length)) return over;
      const ties = pairsOf(survivors(state, number - 1));
      const met = ties.filter((tie): tie is [number, number] => tie[0] !== null && tie[1] !== null);
      const byes = ties.filter(([one, other]) => one === null || other === null).flat();
      return paired(
        met.flatMap((pair, index) => bothSides(pair, index + 1)),
        byes.filter((seat) => seat !== null),
      );
    }
  }
}

function nextSeason(state: TournamentState): Step {
  const divisions = nextDivisions(state);
  if (divisions.flat().length < LEAST) return over;
  return { kind: 'event', event: { kind: 'season', season: state.seasons.length + 1, divisions } };
}

type Tabled = Pick<PairedGame, 'table' | 'number' | 'caesar' | 'pompey'>;

const bothSides = ([one, other]: readonly [number, number], table: number): Tabled[] => [
  { table, number: 1, caesar: one, pompey: other },
  { table, number: 2, caesar: other, pompey: one },
];

const gameOf = (state: TournamentState, pair: Tabled, newId: NewId): PairedGame => ({
  ...pair,
  game: newId(),
  forfeit: forfeitOf(state, pair),
});

function forfeitOf({ seats }: TournamentState, { caesar, pompey }: Tabled): Forfeit | null {
  const [noCaesar, noPompey] = [seats[caesar - 1]!.isOut, seats[pompey - 1]!.isOut];
  return noCaesar && noPompey ? 'both' : noCaesar ? 'caesar' : noPompey ? 'pompey' : null;
}

/** Sides of a decider are bid for. */
function decider(
  state: TournamentState,
  round: Round,
  tie: readonly TournamentGame[],
  nowMs: number,
  newId: NewId,
): TournamentEvent {
  const { table, caesar, pompey } = tie[0]!;
  const pair = { table, number: tie.length + 1, caesar, pompey };
  const withdrawn = round.withdrawn.filter((each) => each === table).length;
  return {
    kind: 'decider',
    round: round.number,
    ...(withdrawn > 0 && { withdrawn }),
    dueMs: nowMs + state.terms.roundMs,
    game: gameOf(state, pair, newId),
  };
}
