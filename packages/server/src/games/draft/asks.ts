// A side's requests to its game, carried out on a draft.
import { STEP, STEPS, TURN, YEAR, makePosition, type Side } from '@rubicon/engine';
import type { Ask } from '@rubicon/protocol';
import { act, change, isLong, running, standingBefore, type Draft } from './draft.ts';
import { machineAt, other, personAt, type GameRecord } from '../record/record.ts';
import { refused } from '../record/refusals.ts';
import { phaseOf } from '../plans/plan.ts';
import { stopPlans } from './planned.ts';
import type { TakebackPoint } from './takeback-points.ts';
import { turnOf } from './turn.ts';
import { endVacation } from './time.ts';

export interface Asking {
  readonly draft: Draft;
  readonly side: Side;
  readonly nowMs: number;
  readonly takebackTo: (side: Side) => TakebackPoint | null;
  readonly isLost: (side: Side) => boolean; // by what spectators see
}

export function carryOutAsk(asking: Asking, ask: Ask): void {
  const { draft, side, nowMs } = asking;
  running(draft);
  switch (ask.kind) {
    case 'order':
      if (draft.record.standIns[side] !== null) throw refused('stood-in');
      takeInHand(draft, side, nowMs);
      act(draft, { kind: 'order', side, decision: ask.decision, order: ask.order }, nowMs);
      return letDrawLapse(draft, side, nowMs);
    case 'undo':
      if (draft.record.standIns[side] !== null) throw refused('stood-in');
      if (!draft.record.aids.undo) throw refused('no-undo');
      takeInHand(draft, side, nowMs);
      return act(draft, { kind: 'undo', side, scope: ask.scope }, nowMs);
    case 'offer-draw':
      return offerDraw(draft, side, nowMs);
    case 'claim-time': // whoever chose a stand-in can no longer claim the game
      if (draft.record.standIns[other(side)] !== null) throw refused('machine-there');
      return act(draft, { kind: ask.kind, side }, nowMs);
    case 'accept-draw':
    case 'decline-draw':
    case 'resign':
      return act(draft, { kind: ask.kind, side }, nowMs);
    case 'abort':
      return abort(draft, side, nowMs);
    case 'stand-in':
      return standIn(draft, side, ask.level);
    case 'offer-takeback':
    case 'offer-pause':
    case 'offer-resume':
      return offer(asking, ask.kind);
    case 'offer-end':
      return offerEnd(asking);
    case 'accept-offer':
      return accept(asking);
    case 'decline-offer':
      return decline(draft, side);
    case 'begin-vacation':
      return beginVacation(draft, side, nowMs);
    case 'end-vacation':
      if (draft.record.vacation?.side !== side) throw refused('not-on-vacation');
      return endVacation(draft, nowMs);
  }
}

/** Whoever changes what a plan is for by hand has no use for the plan. */
function takeInHand(draft: Draft, side: Side, nowMs: number): void {
  const { data } = running(draft).state;
  if (phaseOf(STEPS[data[STEP]!]!) !== null) stopPlans(draft, { why: 'by-hand' }, nowMs, [side]);
}

function offerDraw(draft: Draft, side: Side, nowMs: number): void {
  const turn = turnOf(running(draft).base);
  if (draft.record.drawTurns[side] === turn) throw refused('draw-offered');
  act(draft, { kind: 'offer-draw', side }, nowMs);
  change(draft, { drawTurns: { ...draft.record.drawTurns, [side]: turn } });
}

/** Playing on publicly declines an offer. */
function letDrawLapse(draft: Draft, side: Side, nowMs: number): void {
  const { game, accepted } = draft;
  if (game!.drawOffer !== other(side) || accepted.at(-1)!.accepted.published === null) return;
  act(draft, { kind: 'decline-draw', side }, nowMs);
}

/** By its author: withdraws it. Resuming after a pause is announced, not asked for. */
function decline(draft: Draft, side: Side): void {
  const { offer: offered } = draft.record;
  if (offered === null || (offered.kind === 'resume' && offered.by !== side)) throw refused('no-offer');
  change(draft, { offer: null, resumeMs: null });
}

/** In the first turn only: the game counts for nothing, and the dice can be verified. */
function abort(draft: Draft, side: Side, nowMs: number): void {
  const { data } = running(draft).base;
  if (draft.record.tournament !== null) throw refused('tournament-game');
  if (data[YEAR]! > 0 || data[TURN]! > 1) throw refused('too-late-to-abort');
  act(draft, { kind: 'abort', reason: `In the first turn, by ${side}.` }, nowMs);
}

function standIn(draft: Draft, side: Side, level: NonNullable<GameRecord['standIns'][Side]>): void {
  const absent = other(side);
  if (!running(draft).flagged[absent]) throw refused('no-flag');
  if (machineAt(draft.record, absent) !== null) throw refused('machine-there');
  change(draft, { standIns: { ...draft.record.standIns, [absent]: level } });
}

function offer(asking: Asking, kind: 'offer-takeback' | 'offer-pause' | 'offer-resume'): void {
  const { draft, side, nowMs, takebackTo } = asking;
  const { record } = draft;
  const { paused } = running(draft);
  if (record.offer !== null) throw refused('offer-stands');
  if (record.vacation !== null) throw refused('on-vacation');
  if (kind === 'offer-resume' ? !paused : paused) throw refused(paused ? 'paused' : 'not-paused');
  const asked = other(side);
  const isMachine = machineAt(record, asked) !== null;
  if (kind === 'offer-takeback') {
    // Dice would be rolled again: in a rated game, a computer that always agrees would be a way to better rolls
    if (!record.aids.undo || (isMachine && record.rated)) throw refused('no-undo');
    if (isLong(running(draft))) throw refused('too-much');
    if (takebackTo(side) === null) throw refused('nothing-to-take-back');
  }
  // Neither player can prevent resuming; in a live game there is advance notice
  if (kind === 'offer-resume' && record.pace.kind !== 'live') return act(draft, { kind: 'resume' }, nowMs);
  const resumeMs = kind === 'offer-resume' ? nowMs + NOTICE_MS : null;
  change(draft, { offer: { kind: KINDS[kind], by: side }, resumeMs });
  // A computer accepts these, and so does someone playing both sides
  if (isMachine || (personAt(record, asked) !== null && personAt(record, asked) === personAt(record, side)))
    accept({ ...asking, side: asked });
}

const END_AGAIN = 3; // turns

/** Nothing is asked of a computer: it resigns by itself. Playing on declines it, as every offer. */
function offerEnd({ draft, side, isLost }: Asking): void {
  const { record } = draft;
  const turn = turnOf(running(draft).base);
  if (record.offer !== null) throw refused('offer-stands');
  if (running(draft).paused) throw refused('paused');
  if (machineAt(record, other(side)) !== null) throw refused('machine-there');
  const last = record.endTurns[side];
  if (last !== null && turn < last + END_AGAIN) throw refused('end-offered');
  if (!isLost(other(side))) throw refused('not-lost');
  change(draft, { offer: { kind: 'end', by: side }, endTurns: { ...record.endTurns, [side]: turn } });
}

const NOTICE_MS = 60_000;
const KINDS = { 'offer-takeback': 'takeback', 'offer-pause': 'pause', 'offer-resume': 'resume' } as const;

function accept({ draft, side, nowMs, takebackTo }: Asking): void {
  const { offer: offered } = draft.record;
  if (offered === null || offered.by === side) throw refused('no-offer');
  change(draft, { offer: null, resumeMs: null });
  if (offered.kind === 'end') return act(draft, { kind: 'resign', side }, nowMs);
  if (offered.kind !== 'takeback') return act(draft, { kind: offered.kind }, nowMs);
  const point = takebackTo(offered.by);
  if (point === null) throw refused('nothing-to-take-back');
  const reason = `Taken back by consent: ${offered.by} asked.`;
  const { revision } = running(draft).rules;
  act(draft, { kind: 'rebase', position: makePosition(point.state), reason, revision }, nowMs);
  change(draft, standingBefore(draft.record, point.from));
  stopPlans(draft, { why: 'taken-back' }, nowMs);
}

function beginVacation(draft: Draft, side: Side, nowMs: number): void {
  const { vacation, vacationDays } = draft.record;
  if (vacation !== null) throw refused('on-vacation');
  if (vacationDays[side] < 1) throw refused('no-vacation');
  act(draft, { kind: 'pause' }, nowMs); // refused if the game is already paused
  change(draft, { vacation: { side, sinceMs: nowMs }, offer: null });
}
