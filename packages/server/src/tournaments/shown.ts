// A tournament as everyone may see it.
import type { PersonCard, PersonId, Tournament, TournamentCard, TournamentId } from '@rubicon/protocol';
import { knockOutRounds } from './rules/knock-out.ts';
import { decidingSeasonOf } from './rules/league.ts';
import { roundsAmong } from './rules/round-robin.ts';
import { rulableGames } from './rules/ruling.ts';
import { standingsOf } from './rules/standings.ts';
import type { TournamentEntry } from './rules/event.ts';
import { isByBid, type Entrant, type TournamentState } from './rules/state.ts';
import { swissRounds } from './rules/swiss.ts';

/** What the list shows, with people by their ids: a name may change, or be deleted. */
export type KeptCard = Omit<TournamentCard, 'id' | 'organiser' | 'winners'> & {
  readonly organiser: PersonId;
  readonly winners: readonly PersonId[];
};

export const cardOf = (state: TournamentState): KeptCard => ({
  name: state.terms.name,
  format: state.terms.format,
  status: state.status,
  organiser: state.organiser,
  edition: state.terms.edition,
  pace: state.terms.pace,
  people: state.seats.filter(({ isOut }) => !isOut).length + state.waiting.length,
  seats: state.terms.seats,
  startMs: state.terms.startMs,
  round: state.rounds.length,
  winners: state.status === 'over' ? winnersOf(state) : [],
  createdMs: state.madeMs,
});

/** Of a league: of the first division. */
function winnersOf(state: TournamentState): PersonId[] {
  const [first] = standingsOf(state, decidingSeasonOf(state));
  return (first ?? [])
    .filter(({ place, isStruck }) => place === 1 && !isStruck)
    .map(({ seat }) => state.seats[seat - 1]!.person);
}

export type NameOf = (person: PersonId) => PersonCard | null;

export const cardFor = (id: TournamentId, kept: KeptCard, nameOf: NameOf): TournamentCard => ({
  ...kept,
  id,
  organiser: nameOf(kept.organiser),
  winners: kept.winners.map(nameOf),
});

/** Everyone whose name is shown. */
export const peopleIn = (state: TournamentState): PersonId[] => [
  ...new Set([state.organiser, ...[...state.seats, ...state.waiting].map(({ person }) => person)]),
];

export function tournamentFor(
  id: TournamentId,
  state: TournamentState,
  entries: readonly TournamentEntry[],
  viewer: { readonly id: PersonId | null; readonly isOrganiser: boolean },
  nameOf: NameOf,
  nowMs: number,
): Tournament {
  const own = [...state.seats, ...state.waiting].find(({ person, isOut }) => person === viewer.id && !isOut);
  const entrant = ({ person, isOut, isAway, backMs }: Entrant, seat: number | null) => ({
    seat,
    person: nameOf(person),
    isOut,
    isAway,
    backMs,
  });
  return {
    card: cardFor(id, cardOf(state), nameOf),
    rules: state.terms.rules,
    aids: state.terms.aids,
    roundMs: state.terms.roundMs,
    rounds: roundsOf(state),
    mine: {
      isIn: own !== undefined,
      isAway: own?.isAway === true,
      backMs: own?.backMs ?? null,
      isOrganiser: viewer.isOrganiser,
      rulable: viewer.isOrganiser ? rulableGames(state, nowMs) : [],
    },
    entrants: [
      ...state.seats.map((each, index) => entrant(each, index + 1)),
      ...state.waiting.map((each) => entrant(each, null)),
    ],
    played: state.rounds.map(({ season, number, byes, absent, games }) => ({
      season,
      number,
      byes: [...byes],
      absent: [...absent],
      games: games.map(({ game, table, number: at, caesar, pompey, dueMs, isSeated, bids, outcome }) => ({
        game,
        table,
        number: at,
        caesar,
        pompey,
        dueMs,
        isOpen: isByBid({ number: at }) && !isSeated && outcome === null,
        bids,
        outcome,
      })),
    })),
    standings: state.seasons.map((_, index) => standingsOf(state, index + 1)),
    decidingSeason: decidingSeasonOf(state),
    rulings: entries.flatMap(({ event, atMs }) =>
      event.kind === 'ruled' ? [{ game: event.game, winner: event.winner, reason: event.reason, atMs }] : [],
    ),
  };
}

/** The first table as it stands, or as it was won by. */
export function leadingRows({ card, standings, decidingSeason }: Tournament) {
  const season = card.status === 'over' ? decidingSeason : standings.length;
  return standings[season - 1]?.[0] ?? [];
}

function roundsOf(state: TournamentState): number | null {
  const people = state.seats.length;
  if (people === 0) return null;
  switch (state.terms.format) {
    case 'round-robin':
      return roundsAmong(people);
    case 'swiss':
      return swissRounds(state);
    case 'knock-out':
      return knockOutRounds(people);
    case 'league':
      return null;
  }
}
