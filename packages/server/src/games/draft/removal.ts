// Games that lose a player whose account is deleted, or that are ended without being folded.
import type { PersonId, Sitter } from '@rubicon/protocol';
import { type GameRecord, both, hasEnded, sidesOf } from '../record/record.ts';
import { act, type Draft } from './draft.ts';
import { leaveSide } from './joining.ts';

/** A player's account is about to be deleted: resigns running games, leaves waiting ones, removes the name. */
export function forgetIn(draft: Draft, person: PersonId, nowMs: number): void {
  const sides = sidesOf(draft.record, person);
  for (const side of sides) {
    if (draft.record.status === 'waiting') leaveSide(draft, side);
    else if (draft.record.status === 'running') act(draft, { kind: 'resign', side }, nowMs);
  }
  draft.record = withoutName(draft.record, person);
}

/** A seat of a deleted account is anonymous; what its player had left in it is deleted. */
export function withoutName(record: GameRecord, person: PersonId): GameRecord {
  const sides = sidesOf(record, person);
  const nobody: Sitter = { kind: 'person', person, name: 'Somebody', isGuest: true };
  return {
    ...record,
    sitters: both((side) => (sides.includes(side) ? nobody : record.sitters[side])),
    gone: both((side) => record.gone[side] || sides.includes(side)),
    standing: both((side) => (sides.includes(side) ? null : record.standing[side])),
    ended: both((side) => (sides.includes(side) ? [] : record.ended[side])),
    plans: both((side) => (sides.includes(side) ? null : record.plans[side])),
  };
}

/** Ended without a result and without its entries, for a game that cannot be folded. */
export const cutShort = (record: GameRecord, nowMs: number): GameRecord =>
  hasEnded(record.status)
    ? record
    : {
        ...record,
        status: 'aborted',
        statusMs: nowMs,
        changedMs: Math.max(nowMs, record.changedMs + 1),
        offer: null,
        resumeMs: null,
        vacation: null,
        plans: both(() => null),
        dueMs: null,
        summary: {
          ...record.summary,
          asked: both(() => false),
          askedMs: both(() => null),
          result: { winner: null, reason: 'aborted' },
        },
      };
