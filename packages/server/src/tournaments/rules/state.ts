// A tournament as its log has made it.
import type { Bid, PerSide } from '@rubicon/engine';
import type { GameId, PersonId, TournamentStatus } from '@rubicon/protocol';
import type { Forfeit, Outcome, PairedGame, Terms, TournamentEntry, TournamentEvent } from './event.ts';

export interface Entrant {
  readonly person: PersonId;
  readonly isOut: boolean; // has left
  readonly isAway: boolean; // not paired until back
  readonly backMs: number | null; // when an absence ends by itself
  readonly joinedMs: number;
}

export interface TournamentGame extends PairedGame {
  readonly dueMs: number;
  readonly extendedMs: number; // of it for vacations
  readonly isSeated: boolean; // the sides of a decider are settled
  readonly bids: PerSide<Bid> | null; // by which they were; null: also where the log does not say
  readonly outcome: Outcome | null;
}

export interface Round {
  readonly season: number;
  readonly number: number; // counted through all seasons
  readonly inSeason: number;
  readonly byes: readonly number[];
  readonly absent: readonly number[];
  readonly games: readonly TournamentGame[];
  readonly opened: number; // how many of its games are known to exist
  readonly withdrawn: readonly number[]; // tables, once for each decider that a ruling has made needless
  readonly pairedMs: number;
}

export interface Closing {
  readonly game: GameId;
  readonly reason: string;
}

export interface TournamentState {
  readonly terms: Terms;
  readonly organiser: PersonId;
  readonly madeMs: number;
  readonly draw: number;
  readonly status: TournamentStatus;
  readonly pausedMs: number | null;
  readonly waiting: readonly Entrant[]; // before the start; in a league, for the next season
  readonly seats: readonly Entrant[]; // the first has seat 1
  readonly seasons: readonly (readonly (readonly number[])[])[]; // the divisions of each
  readonly rounds: readonly Round[];
  readonly toClose: readonly Closing[]; // games that no longer count, and are still to be ended
  readonly endedMs: number | null;
  readonly isEndTold: boolean;
}

export function foldTournament(entries: readonly TournamentEntry[]): TournamentState {
  const [first, ...rest] = entries;
  if (first?.event.kind !== 'made') throw new Error('A tournament begins with being made.');
  const { by, terms, draw } = first.event;
  const made: TournamentState = {
    terms,
    organiser: by,
    madeMs: first.atMs,
    draw,
    status: 'open',
    pausedMs: null,
    waiting: [],
    seats: [],
    seasons: [],
    rounds: [],
    toClose: [],
    endedMs: null,
    isEndTold: false,
  };
  return rest.reduce((state, { event, atMs }) => applyEvent(state, event, atMs), made);
}

export function applyEvent(state: TournamentState, event: TournamentEvent, atMs: number): TournamentState {
  switch (event.kind) {
    case 'made':
      return state;
    case 'joined':
      return { ...state, waiting: [...state.waiting, newEntrant(event.person, atMs)] };
    case 'left':
      return leave(state, event.person);
    case 'started':
      return {
        ...state,
        status: 'running',
        waiting: [],
        seats: event.seeds.map((person) => state.waiting.find((each) => each.person === person)!),
        seasons: state.terms.format === 'league' ? [] : [[event.seeds.map((_, index) => index + 1)]],
      };
    case 'season': {
      const seated = Math.max(...event.divisions.flat());
      const joining = state.waiting.filter(({ isAway }) => !isAway).slice(0, seated - state.seats.length);
      return {
        ...state,
        seats: [...state.seats, ...joining],
        waiting: state.waiting.filter((each) => !joining.includes(each)),
        seasons: [...state.seasons, event.divisions],
      };
    }
    case 'paired':
      return { ...state, rounds: [...state.rounds, roundOf(state, event, atMs)] };
    case 'decider':
      return changeRound(state, event.round, (round) => ({
        ...round,
        games: [...round.games, gameOf(event.game, event.dueMs)],
      }));
    case 'withdrawn':
      return withdraw(closing(state, [event.game], 'A ruling has decided this tie.'), event.game);
    case 'opened':
      return changeRound(state, event.round, (round) => ({ ...round, opened: event.games }));
    case 'seated':
      return changeGame(state, event.game, (game) => withSides(game, event));
    case 'result': {
      const isUnfinished = event.outcome.how !== 'played';
      const ended = isUnfinished ? closing(state, [event.game], 'The time for the round is over.') : state;
      return changeGame(ended, event.game, (game) => ({ ...game, outcome: game.outcome ?? event.outcome }));
    }
    case 'ruled':
      return changeGame(
        closing(state, [event.game], 'Ruled by the organiser of the tournament.'),
        event.game,
        (game) => ({
          ...game,
          outcome: ruling(event.winner),
        }),
      );
    case 'away':
      return changeEntrant(state, event.person, (each) => ({
        ...each,
        isAway: event.isAway,
        backMs: event.backMs ?? null,
      }));
    case 'replaced':
      return replace(state, event);
    case 'extended':
      return changeGame(state, event.game, (game) => ({
        ...game,
        dueMs: game.dueMs + event.byMs,
        extendedMs: game.extendedMs + event.byMs,
      }));
    case 'closed':
      return { ...state, toClose: state.toClose.filter(({ game }) => !event.games.includes(game)) };
    case 'paused':
      return { ...state, status: 'paused', pausedMs: atMs };
    case 'resumed':
      return resume(state, atMs);
    case 'ended':
      return {
        ...closing(
          state,
          openGames(state).map(({ game }) => game),
          'The tournament was ended.',
        ),
        status: event.isCalledOff ? 'off' : 'over',
        endedMs: atMs,
        waiting: event.isCalledOff ? state.waiting : [],
      };
    case 'told':
      return { ...state, isEndTold: true };
  }
}

function withSides(
  game: TournamentGame,
  { caesar, bids }: Extract<TournamentEvent, { kind: 'seated' }>,
): TournamentGame {
  if (game.outcome !== null) return game;
  const pompey = caesar === game.caesar ? game.pompey : game.caesar;
  return { ...game, caesar, pompey, isSeated: true, bids: bids ?? null };
}

/** Sides of a decider are bid for. */
export const isByBid = ({ number }: Pick<TournamentGame, 'number'>): boolean => number === DECIDER;

const DECIDER = 3;

const newEntrant = (person: PersonId, joinedMs: number): Entrant => ({
  person,
  isOut: false,
  isAway: false,
  backMs: null,
  joinedMs,
});

const closing = (state: TournamentState, games: readonly GameId[], reason: string): TournamentState => ({
  ...state,
  toClose: [...state.toClose, ...games.map((game) => ({ game, reason }))],
});

const ruling = (winner: 'caesar' | 'pompey' | null): Outcome => ({
  how: 'ruled',
  halves: {
    caesar: winner === null ? 1 : winner === 'caesar' ? 2 : 0,
    pompey: winner === null ? 1 : winner === 'pompey' ? 2 : 0,
  },
  points: { caesar: 0, pompey: 0 },
});

export const forfeited = (loser: Forfeit): Outcome => ({
  how: 'forfeit',
  halves: { caesar: loser === 'pompey' ? 2 : 0, pompey: loser === 'caesar' ? 2 : 0 },
  points: { caesar: 0, pompey: 0 },
});

function roundOf(
  { seasons, rounds }: TournamentState,
  { round, dueMs, games, byes, absent }: Extract<TournamentEvent, { kind: 'paired' }>,
  atMs: number,
): Round {
  const season = seasons.length;
  return {
    season,
    number: round,
    inSeason: rounds.filter((each) => each.season === season).length + 1,
    byes,
    absent,
    games: games.map((game) => gameOf(game, dueMs)),
    opened: 0,
    withdrawn: [],
    pairedMs: atMs,
  };
}

const gameOf = (game: PairedGame, dueMs: number): TournamentGame => ({
  ...game,
  dueMs,
  extendedMs: 0,
  isSeated: false,
  bids: null,
  outcome: game.forfeit === null ? null : forfeited(game.forfeit),
});

function withdraw(state: TournamentState, game: GameId): TournamentState {
  const round = state.rounds.find(({ games }) => games.some((each) => each.game === game));
  if (round === undefined) return state;
  const at = round.games.findIndex((each) => each.game === game);
  return changeRound(state, round.number, (same) => ({
    ...same,
    games: same.games.toSpliced(at, 1),
    opened: at < same.opened ? same.opened - 1 : same.opened,
    withdrawn: [...same.withdrawn, same.games[at]!.table],
  }));
}

function leave(state: TournamentState, person: PersonId): TournamentState {
  const seat = seatOf(state, person);
  if (seat === null) return { ...state, waiting: state.waiting.filter((each) => each.person !== person) };
  const left = openGames(state).filter(({ caesar, pompey }) => caesar === seat || pompey === seat);
  const gone = closing(
    changeEntrant(state, person, (each) => ({ ...each, isOut: true })),
    left.map(({ game }) => game),
    'A player has left the tournament.',
  );
  return changeGames(gone, (game) => {
    if (game.outcome !== null || (game.caesar !== seat && game.pompey !== seat)) return game;
    return { ...game, outcome: forfeited(game.caesar === seat ? 'caesar' : 'pompey') };
  });
}

function replace(
  state: TournamentState,
  event: Extract<TournamentEvent, { kind: 'replaced' }>,
): TournamentState {
  const ids = new Map(event.games);
  const seats = state.seats.map((each, index) =>
    index + 1 === event.seat
      ? { ...each, person: event.in, isOut: false, isAway: false, backMs: null }
      : each,
  );
  const seated = closing({ ...state, seats }, [...ids.keys()], 'A substitute plays this game anew.');
  const games = changeGames(seated, (game) => {
    const fresh = ids.get(game.game);
    return fresh === undefined ? game : { ...game, game: fresh, isSeated: false, bids: null };
  });
  const rounds = games.rounds.map((round) =>
    round.games.some(({ game }) => event.games.some(([, fresh]) => fresh === game))
      ? { ...round, opened: 0 } // the new ones do not exist yet
      : round,
  );
  return { ...games, rounds };
}

/** The time of a pause counts for no one. */
function resume(state: TournamentState, atMs: number): TournamentState {
  const awayMs = atMs - (state.pausedMs ?? atMs);
  const later = changeGames(state, (game) =>
    game.outcome === null ? { ...game, dueMs: game.dueMs + awayMs } : game,
  );
  return { ...later, status: 'running', pausedMs: null };
}

/** Null: has no seat. */
function seatOf({ seats }: TournamentState, person: PersonId): number | null {
  const index = seats.findIndex((each) => each.person === person && !each.isOut);
  return index === -1 ? null : index + 1;
}

export const gameIn = ({ rounds }: TournamentState, game: GameId): TournamentGame | null =>
  rounds.flatMap(({ games }) => games).find((each) => each.game === game) ?? null;

export const openGames = ({ rounds }: TournamentState): TournamentGame[] =>
  rounds.flatMap(({ games }) => games).filter(({ outcome }) => outcome === null);

const changeEntrant = (
  state: TournamentState,
  person: PersonId,
  change: (entrant: Entrant) => Entrant,
): TournamentState => {
  const changed = (each: Entrant): Entrant => (each.person === person && !each.isOut ? change(each) : each);
  return { ...state, seats: state.seats.map(changed), waiting: state.waiting.map(changed) };
};

const changeRound = (
  state: TournamentState,
  number: number,
  change: (round: Round) => Round,
): TournamentState => ({
  ...state,
  rounds: state.rounds.map((round) => (round.number === number ? change(round) : round)),
});

/** What stays as it is is not copied: a log has many results, and a tournament many games. */
const changeGames = (
  state: TournamentState,
  change: (game: TournamentGame) => TournamentGame,
): TournamentState => ({
  ...state,
  rounds: state.rounds.map((round) => {
    const games = round.games.map(change);
    return games.every((game, at) => game === round.games[at]) ? round : { ...round, games };
  }),
});

const changeGame = (
  state: TournamentState,
  id: GameId,
  change: (game: TournamentGame) => TournamentGame,
): TournamentState => {
  const round = state.rounds.findLast(({ games }) => games.some(({ game }) => game === id));
  if (round === undefined) return state;
  const games = round.games.map((game) => (game.game === id ? change(game) : game));
  return changeRound(state, round.number, (same) => ({ ...same, games }));
};
