// What a side asks of its game, carried out on a draft.
import { REVISION, TURN, YEAR, makePosition, type Side, type State } from '@rubicon/engine';
import type { Ask } from '@rubicon/protocol';
import { act, change, running, type Draft } from './draft.ts';
import { machineAt, other, personAt, type GameRecord } from './record.ts';
import { refused } from './refusals.ts';
import { endVacation } from './time.ts';

export interface Asking {
  readonly draft: Draft;
  readonly side: Side;
  readonly nowMs: number;
  readonly takebackTo: (side: Side) => State | null;
}

export function carryOutAsk(asking: Asking, ask: Ask): void {
  const { draft, side, nowMs } = asking;
  running(draft);
  switch (ask.kind) {
    case 'order':
      if (draft.record.standIns[side] !== null) throw refused('stood-in');
      return act(draft, { kind: 'order', side, decision: ask.decision, order: ask.order }, nowMs);
    case 'undo':
      if (draft.record.standIns[side] !== null) throw refused('stood-in');
      if (!draft.record.aids.undo) throw refused('no-undo');
      return act(draft, { kind: 'undo', side, scope: ask.scope }, nowMs);
    case 'offer-draw':
    case 'accept-draw':
    case 'decline-draw':
    case 'resign':
    case 'claim-time':
      return act(draft, { kind: ask.kind, side }, nowMs);
    case 'abort':
      return abort(draft, side, nowMs);
    case 'stand-in':
      return standIn(draft, side, ask.level);
    case 'offer-takeback':
    case 'offer-pause':
    case 'offer-resume':
      return offer(asking, ask.kind);
    case 'accept-offer':
      return accept(asking);
    case 'decline-offer': // by its author: withdraw it
      if (draft.record.offer === null) throw refused('no-offer');
      return change(draft, { offer: null });
    case 'begin-vacation':
      return beginVacation(draft, side, nowMs);
    case 'end-vacation':
      if (draft.record.vacation?.side !== side) throw refused('not-on-vacation');
      return endVacation(draft, nowMs);
  }
}

/** Only in the first turn: what was played counts for nothing, and the dice can be checked. */
function abort(draft: Draft, side: Side, nowMs: number): void {
  const { data } = running(draft).base;
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
  const { draft, side, takebackTo } = asking;
  const { record } = draft;
  const { paused } = running(draft);
  if (record.offer !== null) throw refused('offer-stands');
  if (record.vacation !== null) throw refused('on-vacation');
  if (kind === 'offer-resume' ? !paused : paused) throw refused(paused ? 'paused' : 'not-paused');
  if (kind === 'offer-takeback') {
    if (!record.aids.undo) throw refused('no-undo');
    if (takebackTo(side) === null) throw refused('nothing-to-take-back');
  }
  change(draft, { offer: { kind: KINDS[kind], by: side } });
  // A machine grants what is no draw, and so does who plays both sides
  const asked = other(side);
  if (
    record.sitters[asked].kind === 'machine' ||
    (personAt(record, asked) !== null && personAt(record, asked) === personAt(record, side))
  )
    accept({ ...asking, side: asked });
}

const KINDS = { 'offer-takeback': 'takeback', 'offer-pause': 'pause', 'offer-resume': 'resume' } as const;

function accept({ draft, side, nowMs, takebackTo }: Asking): void {
  const { offer: offered } = draft.record;
  if (offered === null || offered.by === side) throw refused('no-offer');
  change(draft, { offer: null });
  if (offered.kind !== 'takeback') return act(draft, { kind: offered.kind }, nowMs);
  const state = takebackTo(offered.by);
  if (state === null) throw refused('nothing-to-take-back');
  const reason = `Taken back by consent: ${offered.by} asked.`;
  act(draft, { kind: 'rebase', position: makePosition(state), reason, revision: REVISION }, nowMs);
}

function beginVacation(draft: Draft, side: Side, nowMs: number): void {
  const { vacation, vacationDays } = draft.record;
  if (vacation !== null) throw refused('on-vacation');
  if (vacationDays[side] < 1) throw refused('no-vacation');
  act(draft, { kind: 'pause' }, nowMs); // refused if the game is paused already
  change(draft, { vacation: { side, sinceMs: nowMs }, offer: null });
}
