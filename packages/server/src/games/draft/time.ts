// Clocks, vacations, and outages that count against no one.
import { SIDES, clockAt, type ClockOptions, type Game } from '@rubicon/engine';
import type { Pace } from '@rubicon/protocol';
import { act, change, type Draft } from './draft.ts';
import type { GameRecord } from '../record/record.ts';

const DAY_MS = 86_400_000;

/** A period in which the server was down. */
export interface Outage {
  readonly fromMs: number;
  readonly toMs: number;
}

const MOST_BANKS = 2;

/** A battle changes turns so often that increments alone would fill a time bank for months. */
export function clockOptionsOf(pace: Pace): ClockOptions | null {
  switch (pace.kind) {
    case 'none':
      return null;
    case 'per-decision': // every decision fills the bank again
      return { bankMs: pace.decisionMs, incrementMs: pace.decisionMs, mostMs: pace.decisionMs };
    case 'live':
    case 'correspondence':
      return { bankMs: pace.bankMs, incrementMs: pace.incrementMs, mostMs: MOST_BANKS * pace.bankMs };
  }
}

export const vacationDaysOf = (pace: Pace): number => ('vacationDays' in pace ? pace.vacationDays : 0);

/** When something happens by itself: a flag falls, or a vacation is used up. */
export function dueOf(record: GameRecord, game: Game | null): number | null {
  if (game === null || record.status !== 'running') return null;
  const times = [pauseEndsMs(record), ...flagTimes(game)].filter((time) => time !== null);
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

const pauseEndsMs = (record: GameRecord): number | null => vacationEndsMs(record) ?? record.resumeMs;

/**
 * Applies everything that is due, before anything else, so that the order of entries decides who was in time. Outages
 * since the last entry are taken off the clocks, as of the time each ended.
 */
export function letTimePass(draft: Draft, outages: readonly Outage[], nowMs: number): void {
  const { record, game } = draft;
  if (game === null || record.status !== 'running') return;
  const lastMs = game.entries.at(-1)!.atMs;
  for (const outage of outages) if (lastMs < outage.toMs) skip(draft, outage);
  endPause(draft, nowMs);
  for (const side of SIDES) {
    const { clock, flagged } = draft.game!;
    if (clock === null || clock.stopped || !clock.running[side] || flagged[side]) continue;
    const atMs = Math.max(nowMs, clock.atMs);
    if (clockAt(clock, atMs).leftMs[side] <= 0) act(draft, { kind: 'flag', side }, atMs);
  }
}

/** A pause may end during an outage: clocks would run from then on, were it not for the outage. */
function skip(draft: Draft, { fromMs, toMs }: Outage): void {
  endPause(draft, toMs);
  const { clock, entries } = draft.game!;
  if (clock === null || clock.stopped || entries.at(-1)!.atMs >= toMs) return;
  act(draft, { kind: 'outage', fromMs }, toMs);
}

function endPause(draft: Draft, untilMs: number): void {
  const endsMs = pauseEndsMs(draft.record);
  if (endsMs === null || endsMs > untilMs) return;
  if (draft.record.vacation !== null) endVacation(draft, endsMs);
  else {
    change(draft, { offer: null, resumeMs: null });
    act(draft, { kind: 'resume' }, endsMs);
  }
}

/** Days count whole: a day that was begun is used. */
export function endVacation(draft: Draft, atMs: number): void {
  const { vacation, vacationDays } = draft.record;
  if (vacation === null) return;
  const used = Math.max(1, Math.ceil((atMs - vacation.sinceMs) / DAY_MS));
  const left = Math.max(0, vacationDays[vacation.side] - used);
  change(draft, { vacation: null, vacationDays: { ...vacationDays, [vacation.side]: left } });
  if (draft.game!.paused) act(draft, { kind: 'resume' }, atMs);
}
