// Clocks, vacations, and time that counts for nobody.
import { SIDES, clockAt, type Game } from '@rubicon/engine';
import type { Pace } from '@rubicon/protocol';
import { act, change, type Draft } from './draft.ts';
import type { GameRecord } from './record.ts';

const DAY_MS = 86_400_000;

/** A stretch in which the server was down. */
export interface Outage {
  readonly fromMs: number;
  readonly toMs: number;
}

export const clockOptionsOf = (pace: Pace) =>
  pace.kind === 'none' ? null : { bankMs: pace.bankMs, incrementMs: pace.incrementMs };

export const vacationDaysOf = (pace: Pace): number =>
  pace.kind === 'correspondence' ? pace.vacationDays : 0;

/** When something happens by itself: a flag falls, or a vacation is used up. */
export function dueOf(record: GameRecord, game: Game | null): number | null {
  if (game === null || record.status !== 'running') return null;
  const times = [vacationEndsMs(record), ...flagTimes(game)].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

function flagTimes({ clock, flagged }: Game): number[] {
  if (clock === null || clock.stopped) return [];
  return SIDES.filter((side) => clock.running[side] && !flagged[side]).map(
    (side) => clock.atMs + Math.max(0, clock.leftMs[side]),
  );
}

const vacationEndsMs = ({ vacation, vacationDays }: GameRecord): number | null =>
  vacation === null ? null : vacation.sinceMs + vacationDays[vacation.side] * DAY_MS;

/** Lets happen what is due: before anything else, so that the order of entries decides who was in time. */
export function letTimePass(draft: Draft, nowMs: number): void {
  const { record, game } = draft;
  if (game === null || record.status !== 'running') return;
  const endsMs = vacationEndsMs(record);
  if (endsMs !== null && endsMs <= nowMs) endVacation(draft, endsMs);
  for (const side of SIDES) {
    const { clock, flagged } = draft.game!;
    if (clock === null || clock.stopped || !clock.running[side] || flagged[side]) continue;
    const atMs = Math.max(nowMs, clock.atMs);
    if (clockAt(clock, atMs).leftMs[side] <= 0) act(draft, { kind: 'flag', side }, atMs);
  }
}

/** Days are counted whole: one that was begun is used. */
export function endVacation(draft: Draft, atMs: number): void {
  const { vacation, vacationDays } = draft.record;
  if (vacation === null) return;
  const used = Math.max(1, Math.ceil((atMs - vacation.sinceMs) / DAY_MS));
  const left = Math.max(0, vacationDays[vacation.side] - used);
  change(draft, { vacation: null, vacationDays: { ...vacationDays, [vacation.side]: left } });
  if (draft.game!.paused) act(draft, { kind: 'resume' }, atMs);
}

/** What was down since the last entry is taken off the clocks, at the time it ended. */
export function skipOutages(draft: Draft, outages: readonly Outage[]): void {
  for (const { fromMs, toMs } of outages) {
    const { game, record } = draft;
    if (game === null || record.status !== 'running' || game.clock === null || game.clock.stopped) return;
    const lastMs = game.entries.at(-1)!.atMs;
    if (lastMs < toMs) act(draft, { kind: 'outage', fromMs }, toMs);
  }
}
