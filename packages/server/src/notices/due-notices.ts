// Which notifications are due for a game, from its record alone. The same record gives the same notifications with
// the same ids, so any server may compute them at any time: stored ones are not stored again.
import { createHash } from 'node:crypto';
import { SIDES, type Side } from '@rubicon/engine';
import type { ChatLine, GameId, NoticeKind, Pace, PersonId } from '@rubicon/protocol';
import type { PersonNotice } from '../data/contract/notices.ts';
import { other, personAt, type GameRecord } from '../games/record/record.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Older notifications are not sent any more. */
const RECENT_MS = 7 * DAY_MS;
/** Time to come back and see it without a notification. */
const GRACE_MS = { live: 10_000, slow: 60_000 };
const CHAT_MS = 2 * 60_000;
const CHAT_EVERY_MS = 10 * 60_000;

export const isRecent = (atMs: number, nowMs: number): boolean => atMs >= nowMs - RECENT_MS;

export const graceOf = ({ kind }: Pace): number => (kind === 'live' ? GRACE_MS.live : GRACE_MS.slow);

/** How long before the flag a player is reminded; null: not at all. */
export function leadOf(pace: Pace): number | null {
  if (pace.kind === 'correspondence') return Math.min(DAY_MS, pace.bankMs / 4);
  return pace.kind === 'per-decision' ? Math.min(DAY_MS, pace.decisionMs / 4) : null;
}

export function noticesIn(record: GameRecord, nowMs: number): PersonNotice[] {
  const { caesar, pompey } = { caesar: personAt(record, 'caesar'), pompey: personAt(record, 'pompey') };
  if (caesar === pompey) return []; // someone playing both sides knows
  return SIDES.flatMap((side) => {
    const person = personAt(record, side);
    return person === null ? [] : noticesFor(record, side, person, nowMs);
  });
}

function noticesFor(record: GameRecord, side: Side, person: PersonId, nowMs: number): PersonNotice[] {
  const { id: game, status, statusMs, pace } = record;
  const make = (kind: NoticeKind, atMs: number, dueMs: number): PersonNotice[] =>
    isRecent(atMs, nowMs) ? [noticeOf({ person, game, kind, key: String(atMs), dueMs, madeMs: nowMs })] : [];
  if (status === 'waiting') {
    const found = isFound(record, side) ? [foundNotice(record, person, nowMs)] : [];
    if (record.entropies[side] !== null) return found;
    const isInvited = record.closed && (record.creator !== person || record.tournament !== null);
    const invited = record.tournament === null ? 'challenge' : 'round';
    const bidMs = otherBidMs(record, side);
    return [
      ...found,
      ...(isInvited ? make(invited, record.createdMs, record.createdMs + GRACE_MS.live) : []),
      ...(bidMs === null ? [] : make('challenge', bidMs, bidMs + graceOf(pace))),
    ];
  }
  if (status !== 'running') return make('ended', statusMs, statusMs + graceOf(pace));
  const askedMs = record.summary.askedMs[side];
  const remindMs = askedMs === null ? null : reminderMs(record, askedMs);
  return [
    ...make('began', statusMs, statusMs + graceOf(pace)),
    ...(askedMs === null ? [] : make('turn', askedMs, askedMs + graceOf(pace))),
    ...(remindMs === null ? [] : make('reminder', askedMs!, remindMs)),
    ...(isOfferedEnd(record, side) ? [endNotice(record, side, person, nowMs)] : []),
  ];
}

/** Whether the other player offers to end a game that does not wait for an answer. */
export const isOfferedEnd = ({ offer, pace }: GameRecord, side: Side): boolean =>
  pace.kind !== 'live' && offer?.kind === 'end' && offer.by !== side;

/** Of the offer to end a game: a side makes at most one in a turn. */
export const endKey = ({ endTurns }: GameRecord, side: Side): string => `end ${endTurns[other(side)]}`;

const endNotice = (record: GameRecord, side: Side, person: PersonId, nowMs: number): PersonNotice =>
  noticeOf({
    person,
    game: record.id,
    kind: 'turn',
    key: endKey(record, side),
    dueMs: record.changedMs + graceOf(record.pace),
    madeMs: nowMs,
  });

/** Whether a seek that needs no page has found an opponent, who may have come without a page too. */
export const isFound = (record: GameRecord, side: Side): boolean =>
  record.status === 'waiting' &&
  record.seek !== null &&
  record.pace.kind !== 'live' &&
  SIDES.every((each) => personAt(record, each) !== null) &&
  otherBidMs(record, side) === null; // of that they are notified

/** Once for each opponent. */
const foundNotice = ({ id: game, seek, pace, changedMs }: GameRecord, person: PersonId, nowMs: number) =>
  noticeOf({
    person,
    game,
    kind: 'challenge',
    key: `found ${seek!.opening}`,
    dueMs: changedMs + graceOf(pace),
    madeMs: nowMs,
  });

/** When the other player has bid for a side; null: not yet, or sides are not bid for. */
export const otherBidMs = ({ bids, readyMs }: GameRecord, side: Side): number | null =>
  bids === null ? null : readyMs[other(side)];

/** A player with less than that from the start is reminded at half the time. */
function reminderMs({ pace, dueMs }: GameRecord, askedMs: number): number | null {
  const leadMs = leadOf(pace);
  if (leadMs === null || dueMs === null) return null;
  return Math.max(dueMs - leadMs, askedMs + (dueMs - askedMs) / 2);
}

/** Of the chat lines within some minutes, the first is sent. */
export const chatNotice = (game: GameId, { name, text, atMs }: ChatLine, person: PersonId): PersonNotice =>
  noticeOf({
    person,
    game,
    kind: 'chat',
    key: String(Math.floor(atMs / CHAT_EVERY_MS)),
    text: JSON.stringify({ name, text, atMs }),
    dueMs: atMs + CHAT_MS,
    madeMs: atMs,
  });

type Given = Pick<PersonNotice, 'person' | 'game' | 'kind' | 'key' | 'dueMs' | 'madeMs'> & {
  readonly text?: string;
};

export const noticeOf = ({ text = '', ...given }: Given): PersonNotice => ({
  id: createHash('sha256')
    .update(`${given.person} ${given.game} ${given.kind} ${given.key}`)
    .digest('base64url')
    .slice(0, 22),
  ...given,
  dueMs: Math.ceil(given.dueMs),
  text,
  tries: 0,
  ways: null,
});
