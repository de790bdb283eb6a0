// The form for a tournament, headless: turns the choices into a request, or says what is wrong with each.
import { BALANCED, CURRENT_EDITION, type Edition } from '@rubicon/engine';
import type { NewTournament } from '@rubicon/protocol';
import { TOURNAMENT_SEATS, type TournamentFormat } from '@rubicon/protocol/lists';
import { say } from '@rubicon/words';
import { presetPace, type PresetName } from '../../new-game/online-form.ts';
import { sayTournament } from '../../words/topics/tournaments.ts';

const DAY_MS = 86_400_000;

export interface TournamentChoice {
  readonly name: string;
  readonly format: TournamentFormat;
  readonly edition: Edition;
  readonly isBalanced: boolean;
  readonly pace: PresetName;
  readonly seats: string;
  readonly roundDays: string;
  readonly rounds: string;
  readonly division: string;
  readonly startDays: string;
}

export const FIRST_TOURNAMENT: TournamentChoice = {
  name: '',
  format: 'round-robin',
  edition: CURRENT_EDITION,
  isBalanced: true,
  pace: 'days',
  seats: '4',
  roundDays: '30',
  rounds: '',
  division: '6',
  startDays: '',
};

export type TournamentField = 'name' | 'seats' | 'roundDays' | 'rounds' | 'division' | 'startDays';
export type TournamentProblems = Partial<Readonly<Record<TournamentField, string>>>;

type Read = { readonly wanted: NewTournament } | { readonly problems: TournamentProblems };

export function readTournamentForm(chosen: TournamentChoice, nowMs: number): Read {
  const problems: Partial<Record<TournamentField, string>> = {};
  const whole = (field: Exclude<TournamentField, 'name'>, least: number, most: number): number => {
    const value = Number(chosen[field]);
    const isFine = /^\d+$/.test(chosen[field].trim()) && value >= least && value <= most;
    if (!isFine) problems[field] = say('new.problem-whole', { least, most });
    return value;
  };
  const { format, edition } = chosen;
  if (chosen.name.trim() === '') problems.name = sayTournament('new.problem-name');
  const seats = whole('seats', ...TOURNAMENT_SEATS[format]);
  const roundDays = whole('roundDays', 1, 90);
  const rounds = format === 'swiss' && chosen.rounds.trim() !== '' ? whole('rounds', 1, 15) : null;
  const division = format === 'league' ? whole('division', 3, 8) : null;
  const startDays = chosen.startDays.trim() === '' ? null : whole('startDays', 1, 365);
  if (Object.keys(problems).length > 0) return { problems };
  return {
    wanted: {
      name: chosen.name.trim(),
      format,
      edition,
      rules: chosen.isBalanced ? { ...BALANCED } : {},
      pace: presetPace(chosen.pace),
      aids: { odds: true, hints: false, intel: true, undo: true },
      seats,
      roundMs: roundDays * DAY_MS,
      ...(rounds !== null && { rounds }),
      ...(division !== null && { division }),
      ...(startDays !== null && { startMs: Math.round(nowMs + startDays * DAY_MS) }),
    },
  };
}
