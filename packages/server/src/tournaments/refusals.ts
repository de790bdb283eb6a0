// Every refusal of the tournaments.
import { Refused } from '../base/refused.ts';

export const TOURNAMENT_REFUSALS = {
  'no-tournament': 'There is no such tournament.',
  'members-only': 'Tournaments are for people with an account: set a password first.',
  'host-only': 'On this server the host names who may make tournaments.',
  'not-the-organiser': 'Only its organiser may do that.',
  'bad-tournament': 'A tournament like this cannot be made.',
  'too-many-tournaments': 'Too many tournaments of yours are on: end some of them first.',
  'registration-closed': 'Nobody can join this tournament any more.',
  'tournament-full': 'All places of this tournament are taken.',
  'already-in': 'This person is in the tournament already.',
  'not-in': 'This person is not in the tournament.',
  'too-few-people': 'There are not enough people to start.',
  'tournament-begun': 'The tournament has begun already.',
  'tournament-not-running': 'The tournament is not under way.',
  'tournament-over': 'The tournament is over.',
  'never-away': 'In this tournament nobody can sit out a round: see docs/tournaments.md.',
  'bad-return': 'Say a day to come, within a year, or none.',
  'no-such-pairing': 'There is no such game in this tournament.',
  'too-late-to-rule':
    'This game can no longer be ruled: later rounds rest on it, or the end has left it without a result.',
} as const satisfies Readonly<Record<string, string>>;

export const refused = (code: keyof typeof TOURNAMENT_REFUSALS): Refused =>
  new Refused(code, TOURNAMENT_REFUSALS[code]);
