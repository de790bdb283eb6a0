// Every refusal of the tournaments.
import { Refused } from '../base/refused.ts';

export const TOURNAMENT_REFUSALS = {
  'no-tournament': 'There is no such tournament.',
  'members-only': 'Tournaments are for people with an account: set a password first.',
  'host-only': 'On this server only organisers named by the host can create tournaments.',
  'not-the-organiser': 'Only the organiser can do that.',
  'bad-tournament': 'A tournament cannot have these settings.',
  'too-many-tournaments': 'You are organising too many tournaments at once: end one of them first.',
  'registration-closed': 'Registration for this tournament has closed.',
  'tournament-full': 'This tournament is full.',
  'already-in': 'This person is already in the tournament.',
  'not-in': 'This person is not in the tournament.',
  'too-few-people': 'There are not enough people to start.',
  'tournament-begun': 'The tournament has already started.',
  'tournament-not-running': 'The tournament has not started yet.',
  'tournament-over': 'The tournament is over.',
  'never-away': 'In this tournament no one can sit out a round: see docs/tournaments.md.',
  'bad-return': 'Give a future day within a year, or none.',
  'no-such-pairing': 'There is no such game in this tournament.',
  'too-late-to-rule':
    'This game can no longer be ruled on: later rounds depend on it, or the tournament ended without its result.',
} as const satisfies Readonly<Record<string, string>>;

export const refused = (code: keyof typeof TOURNAMENT_REFUSALS): Refused =>
  new Refused(code, TOURNAMENT_REFUSALS[code]);
