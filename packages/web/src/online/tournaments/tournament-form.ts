// The form for a tournament, headless: turns the choices into a request, or says what is wrong with each.
import { BALANCED, CURRENT_EDITION, type Edition } from '@rubicon/engine';
import type { Aids, NewTournament } from '@rubicon/protocol';
import { TOURNAMENT_SEATS, type TournamentFormat } from '@rubicon/protocol/lists';
import { say } from '@rubicon/words';
import { presetPace, type PresetName } from '../../new-game/online-form.ts';
import { sayTournament } from '../../words/topics/tournaments.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 366 * DAY_MS; // a start is no further ahead

/** Evenings of live games, or weeks by correspondence. */
export const ROUND_TIMES = [
  2 * HOUR_MS,
  4 * HOUR_MS,
  ...[1, 2, 3, 7, 14, 21, 30, 45, 60, 90].map((days) => days * DAY_MS),
];
export const START_TIMES = [2 * HOUR_MS, 6 * HOUR_MS, ...[1, 2, 3, 7, 14, 30].map((days) => days * DAY_MS)];

export interface TournamentChoice {
  readonly name: string;
  readonly format: TournamentFormat;
  readonly edition: Edition;
  readonly isBalanced: boolean;
  readonly pace: PresetName;
  readonly aids: Aids;
  readonly seats: string;
  readonly roundMs: number;
  readonly rounds: string;
  readonly division: string;
  /** Number: so long from now. `at`: as in `startAt`. Null: when full, or when the organiser starts it. */
  readonly startMs: number | 'at' | null;
  readonly startAt: string; // date and time as a field has them, where the reader is
}

export const FIRST_TOURNAMENT: TournamentChoice = {
  name: '',
  format: 'round-robin',
  edition: CURRENT_EDITION,
  isBalanced: true,
  pace: 'days',
  aids: { odds: true, hints: false, intel: true, undo: true },
  seats: '4',
  roundMs: 30 * DAY_MS,
  rounds: '',
  division: '6',
  startMs: null,
  startAt: '',
};

const USUAL_ROUND_MS = { live: 4 * HOUR_MS, slow: 30 * DAY_MS };
const usualRoundMs = (pace: PresetName): number =>
  USUAL_ROUND_MS[presetPace(pace).kind === 'live' ? 'live' : 'slow'];

/** Another time control, with the usual time for a round unless another was chosen. */
export const withPace = (chosen: TournamentChoice, pace: PresetName): TournamentChoice => ({
  ...chosen,
  pace,
  roundMs: chosen.roundMs === usualRoundMs(chosen.pace) ? usualRoundMs(pace) : chosen.roundMs,
});

export type TournamentField = 'name' | 'seats' | 'rounds' | 'division';
export type TournamentProblems = Partial<Readonly<Record<TournamentField | 'startAt', string>>>;

type Read = { readonly wanted: NewTournament } | { readonly problems: TournamentProblems };

export function readTournamentForm(chosen: TournamentChoice, nowMs: number): Read {
  const problems: Partial<Record<keyof TournamentProblems, string>> = {};
  const whole = (field: Exclude<TournamentField, 'name'>, least: number, most: number): number => {
    const value = Number(chosen[field]);
    const isFine = /^\d+$/.test(chosen[field].trim()) && value >= least && value <= most;
    if (!isFine) problems[field] = say('new.problem-whole', { least, most });
    return value;
  };
  const { format, edition } = chosen;
  if (chosen.name.trim() === '') problems.name = sayTournament('new.problem-name');
  const seats = whole('seats', ...TOURNAMENT_SEATS[format]);
  const rounds = format === 'swiss' && chosen.rounds.trim() !== '' ? whole('rounds', 1, 15) : null;
  const division = format === 'league' ? whole('division', 3, 8) : null;
  const startMs = startOf(chosen, nowMs);
  if (startMs !== null && !(startMs > nowMs && startMs <= nowMs + YEAR_MS))
    problems.startAt = sayTournament('new.problem-start');
  if (Object.keys(problems).length > 0) return { problems };
  return {
    wanted: {
      name: chosen.name.trim(),
      format,
      edition,
      rules: chosen.isBalanced ? { ...BALANCED } : {},
      pace: presetPace(chosen.pace),
      aids: chosen.aids,
      seats,
      roundMs: chosen.roundMs,
      ...(rounds !== null && { rounds }),
      ...(division !== null && { division }),
      ...(startMs !== null && { startMs }),
    },
  };
}

/** Not a number where the field has no date. */
function startOf({ startMs, startAt }: TournamentChoice, nowMs: number): number | null {
  if (startMs === null) return null;
  return startMs === 'at' ? new Date(startAt).getTime() : Math.round(nowMs + startMs);
}
