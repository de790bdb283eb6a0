// What the pages of a tournament show, headless: names, results and the crosstable.
import type { GameId, PersonCard, PersonId, Tournament } from '@rubicon/protocol';
import { currentLanguage, enumeration, sideName } from '@rubicon/words';
import { sayTournament } from '../../words/topics/tournaments.ts';
import { lengthText } from '../pace-words.ts';

export type TournamentRound = Tournament['played'][number];
export type TournamentGame = TournamentRound['games'][number];

export const cardNameOf = (person: PersonCard | null): string => person?.name ?? sayTournament('page.gone');

export const nameAt = ({ entrants }: Tournament, seat: number): string =>
  cardNameOf(entrants.find((each) => each.seat === seat)?.person ?? null);

/** `2½` */
export function halvesText(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** `1–0`, `½–½`; null: not over. */
export const resultText = ({ outcome }: TournamentGame): string | null =>
  outcome === null ? null : `${halvesText(outcome.halves.caesar)}–${halvesText(outcome.halves.pompey)}`;

/**
 * What is linked: the replay of a game that was played, to its end or until time was up. One that was ruled may have been
 * played or not, which its own page says. A forfeited one has nothing to see.
 */
export function linkTo({ outcome }: TournamentGame): 'watch' | 'replay' | null {
  if (outcome === null || outcome.how === 'ruled') return 'watch';
  return outcome.how === 'forfeit' ? null : 'replay';
}

export const gamesOf = ({ played }: Tournament): TournamentGame[] => played.flatMap(({ games }) => games);

const namesIn = (tournament: Tournament, { caesar, pompey }: TournamentGame) => ({
  caesar: nameAt(tournament, caesar),
  pompey: nameAt(tournament, pompey),
});

export const pairText = (tournament: Tournament, game: TournamentGame): string =>
  sayTournament(game.isOpen ? 'rounds.pair-open' : 'rounds.pair', namesIn(tournament, game));

/** Without the sides, Caesar first: short enough to be chosen on a phone. */
export const shortPairText = (tournament: Tournament, game: TournamentGame): string =>
  sayTournament('rounds.pair-open', namesIn(tournament, game));

/** How the sides of a deciding game are, or were, settled. Null: nothing to say. */
export function sidesText(
  tournament: Tournament,
  { caesar, pompey, isOpen, bids }: TournamentGame,
): string | null {
  if (isOpen) return sayTournament('rounds.sides-open');
  if (bids === null) return null;
  return sayTournament('rounds.bids', {
    caesar: nameAt(tournament, caesar),
    caesarSide: sideName(bids.caesar.side),
    caesarPoints: bids.caesar.points,
    pompey: nameAt(tournament, pompey),
    pompeySide: sideName(bids.pompey.side),
    pompeyPoints: bids.pompey.points,
  });
}

/** Unfinished games of the viewer, with the seat of the opponent. */
export function ownGames(
  tournament: Tournament,
  person: PersonId | null,
): { readonly game: TournamentGame; readonly against: number }[] {
  const seat = seatOf(tournament, person);
  return gamesOf(tournament)
    .filter(({ caesar, pompey, outcome }) => outcome === null && (caesar === seat || pompey === seat))
    .map((game) => ({ game, against: game.caesar === seat ? game.pompey : game.caesar }));
}

/** Of one seat in one round: `1`, `½`, `0`, `*` while it is played, `+` for a bye; and the opponent. */
export function roundResult(
  { games, byes, absent }: TournamentRound,
  seat: number,
): { readonly result: string; readonly against: number | null } {
  const game = games.find(({ caesar, pompey }) => caesar === seat || pompey === seat);
  if (game === undefined) {
    if (byes.includes(seat)) return { result: '+', against: null };
    return { result: absent.includes(seat) ? '–' : '', against: null };
  }
  const [side, against] =
    game.caesar === seat ? (['caesar', game.pompey] as const) : (['pompey', game.caesar] as const);
  return { result: game.outcome === null ? '*' : halvesText(game.outcome.halves[side]), against };
}

/** The viewer's seat; null: none. */
export const seatOf = ({ entrants }: Tournament, person: PersonId | null): number | null =>
  entrants.find((each) => each.person?.id === person && !each.isOut)?.seat ?? null;

/** Nobody who has left comes back. */
export const mayJoin = (
  { card: { status, format, people, seats }, entrants }: Tournament,
  person: PersonId,
): boolean =>
  (status === 'open' || (format === 'league' && status === 'running')) &&
  people < seats &&
  !entrants.some((each) => each.person?.id === person);

/** Games that the organiser may still rule, the latest first. */
export const rulableGames = (tournament: Tournament): TournamentGame[] =>
  gamesOf(tournament)
    .filter(({ game }) => tournament.mine.rulable.includes(game))
    .toReversed();

/** The round of a game, from 1. */
export const roundOf = ({ played }: Tournament, id: GameId): number =>
  played.find(({ games }) => games.some(({ game }) => game === id))!.number;

/** A game among all of a tournament: `Round 3: Anna (Caesar) against Livia (Pompey), 1–0` */
export function gameText(tournament: Tournament, game: TournamentGame): string {
  const number = roundOf(tournament, game.game);
  const pair = pairText(tournament, game);
  const name = sayTournament(game.number === 3 ? 'rounds.game-deciding' : 'rounds.game', { number, pair });
  return enumeration([name, ...(game.outcome === null ? [] : [resultText(game)!])]);
}

/** One seat's games against another, as `1 ½`; null: none yet. */
export function againstText(games: readonly TournamentGame[], seat: number, other: number): string | null {
  const halves = games.flatMap(({ caesar, pompey, outcome }) => {
    if (outcome === null) return [];
    if (caesar === seat && pompey === other) return [outcome.halves.caesar];
    return pompey === seat && caesar === other ? [outcome.halves.pompey] : [];
  });
  return halves.length === 0 ? null : halves.map(halvesText).join(' ');
}

/** `1 Dec 2026, 18:30` */
export const timeText = (ms: number): string =>
  new Date(ms).toLocaleString(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' });

/** `1 December` */
export const dayText = (ms: number): string =>
  new Date(ms).toLocaleDateString(currentLanguage(), { day: 'numeric', month: 'long' });

/** When one starts that is open, as its organiser wanted. */
export const startText = (startMs: number | null): string =>
  startMs === null
    ? sayTournament('status.starts-full')
    : sayTournament('status.starts', { when: timeText(startMs) });

/** What those who join wait for; null: nothing. Not part of the status: not every player who joins is announced. */
export const openText = ({ status, people, seats, startMs }: Tournament['card']): string | null =>
  status === 'open'
    ? [sayTournament('list.people', { people, seats }), startText(startMs)].join(' · ')
    : null;

export function statusText({ card, rounds }: Tournament): string {
  const { status, round } = card;
  const isUnderWay = status === 'running' || status === 'paused';
  const where =
    rounds === null
      ? sayTournament('status.round', { round })
      : sayTournament('status.round-of', { round, rounds });
  return [sayTournament(`status.${status}`), ...(isUnderWay ? [where] : [])].join(' · ');
}

type Played = Pick<Tournament['card'], 'format' | 'pace'> & Pick<Tournament, 'roundMs'>;

/** How such a tournament is played, for those who join: what docs/tournaments.md says of it, in short. */
export function termsTexts({ format, pace, roundMs }: Played): string[] {
  const isAllPlayAll = format === 'round-robin' || format === 'league';
  const hasVacation = 'vacationDays' in pace && pace.vacationDays > 0;
  return [
    sayTournament(`terms.games.${format}`),
    ...(format === 'round-robin' ? [] : [sayTournament('terms.seeds')]),
    sayTournament('terms.points'),
    ...(isAllPlayAll ? [sayTournament('terms.ties.round-robin')] : []),
    ...(format === 'swiss' ? [sayTournament('terms.ties.swiss'), sayTournament('terms.away')] : []),
    ...(format === 'league' ? [sayTournament('terms.won'), sayTournament('terms.away-league')] : []),
    sayTournament('terms.time', { time: lengthText(roundMs) }),
    ...(hasVacation ? [sayTournament('terms.vacation')] : []),
    sayTournament('terms.leave') + (isAllPlayAll ? ` ${sayTournament('terms.struck')}` : ''),
    sayTournament('terms.rule'),
  ];
}

export const winnersText = (winners: readonly (PersonCard | null)[]): string =>
  sayTournament('page.winner', { count: winners.length, names: winners.map(cardNameOf).join(', ') });
