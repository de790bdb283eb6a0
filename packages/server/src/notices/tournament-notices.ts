// What a player of a tournament is told by no game: a bye, the end, and that the time for a round is short. What is said is
// found when it is sent: the deadline may have moved by then, and a place changed.
import type { PersonId, Tournament, TournamentId } from '@rubicon/protocol';
import type { MailTexts } from '@rubicon/words/languages/mail-texts';
import type { PersonNotice } from '../data/contract/notices.ts';
import type { Store } from '../data/contract/store.ts';
import type { TournamentNotices } from '../tournaments/progress.ts';
import { isRecent, noticeOf } from './due-notices.ts';
import type { Relevance } from './relevance.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const GRACE_MS = MINUTE_MS;
const SLACK_MS = MINUTE_MS;
const KEYS = { bye: 'bye', end: 'tournament-end', deadline: 'round-deadline' } as const;

/** How long before the deadline of a game its players are reminded. */
const leadOf = (roundMs: number): number => Math.min(DAY_MS, roundMs / 4);

/** `text` is which tournament. */
export const tournamentNotices = (
  { notices }: Pick<Store, 'notices'>,
  now: () => number,
): TournamentNotices => ({
  opened: (id, { number, roundMs, byes, games }) =>
    notices.add([
      ...byes.map((person) => aboutTournament(id, person, `${KEYS.bye} ${number}`, now())),
      ...games.flatMap(({ game, people, dueMs }) =>
        people.map((person) =>
          noticeOf({
            person,
            game,
            kind: 'reminder',
            key: KEYS.deadline,
            text: id,
            dueMs: dueMs - leadOf(roundMs),
            madeMs: now(),
          }),
        ),
      ),
    ]),
  ended: (id, people, atMs) =>
    notices.add(
      isRecent(atMs, now()) ? people.map((person) => aboutTournament(id, person, KEYS.end, now())) : [],
    ),
});

const aboutTournament = (id: TournamentId, person: PersonId, about: string, nowMs: number): PersonNotice =>
  noticeOf({
    person,
    game: null,
    kind: 'round',
    key: `${about} ${id}`,
    text: id,
    dueMs: nowMs + GRACE_MS,
    madeMs: nowMs,
  });

/** Whether a notice is one of these. */
export const isOfTournament = ({ game, key }: PersonNotice): boolean =>
  game === null || key === KEYS.deadline;

export const tournamentOf = ({ text }: PersonNotice): TournamentId => text as TournamentId;

export function relevanceInTournament(
  { key, game, person }: PersonNotice,
  tournament: Tournament,
  nowMs: number,
): Relevance {
  const { card, played, roundMs } = tournament;
  const [about, number] = key.split(' ');
  if (about === KEYS.bye) {
    const round = played[Number(number) - 1];
    const seat = seatOf(tournament, person);
    return seat !== null && round === played.at(-1) && round?.byes.includes(seat) === true ? 'tell' : 'drop';
  }
  if (about === KEYS.end) return card.status === 'over' || card.status === 'off' ? 'tell' : 'drop';
  const paired = played.flatMap(({ games }) => games).find((each) => each.game === game);
  if (paired === undefined || paired.outcome !== null || paired.dueMs <= nowMs) return 'drop';
  if (card.status === 'paused') return nowMs + HOUR_MS; // which moves the deadline
  const remindMs = paired.dueMs - leadOf(roundMs);
  return remindMs > nowMs + SLACK_MS ? Math.ceil(remindMs) : 'tell';
}

/** The sentence about a tournament; with its name as the title. */
export function tournamentText(
  { key, game, person, dueMs }: PersonNotice,
  tournament: Tournament,
  opponent: string,
  words: MailTexts,
): string {
  const { card, played } = tournament;
  const [about, number] = key.split(' ');
  if (about === KEYS.bye) return words.round.bye(Number(number));
  if (about === KEYS.end) {
    if (card.status === 'off') return words.round.off;
    return words.round.over(placeOf(tournament, person));
  }
  const round = played.find(({ games }) => games.some((each) => each.game === game))!;
  const { dueMs: endMs } = round.games.find((each) => each.game === game)!;
  return words.round.ends(opponent, round.number, Math.max(1, Math.round((endMs - dueMs) / HOUR_MS)));
}

/** Of a league, in the season by which it was won. Null: none. */
function placeOf(
  tournament: Tournament,
  person: PersonId,
): { readonly place: number; readonly division: number | null } | null {
  const { standings, decidingSeason } = tournament;
  const seat = seatOf(tournament, person);
  const divisions = standings[decidingSeason - 1] ?? [];
  for (const [index, rows] of divisions.entries()) {
    const row = rows.find((each) => each.seat === seat && !each.isStruck);
    if (row !== undefined) return { place: row.place, division: divisions.length > 1 ? index + 1 : null };
  }
  return null;
}

const seatOf = ({ entrants }: Tournament, person: PersonId): number | null =>
  entrants.find((each) => each.person?.id === person && !each.isOut)?.seat ?? null;
