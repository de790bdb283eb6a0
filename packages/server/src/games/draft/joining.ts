// Games before they begin: joining and leaving seats, giving entropy.
import { createHash, timingSafeEqual } from 'node:crypto';
import { SIDES, type Bid, type Side } from '@rubicon/engine';
import type { Sitter } from '@rubicon/protocol';
import type { Person } from '../../people/person.ts';
import { both, other, personAt, sidesOf, type GameRecord } from '../record/record.ts';
import { refused } from '../record/refusals.ts';
import { isSeekOver } from '../record/seats.ts';
import { bidFor, settleSides } from './bidding.ts';
import { begin, change, type Draft } from './draft.ts';

export const OPEN: Sitter = { kind: 'open' };

export const sitterOf = ({ id, name, isGuest }: Person): Sitter => ({
  kind: 'person',
  person: id,
  name,
  isGuest,
});

export const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Whether a code opens the free seat. Compared in constant time, so that it cannot be guessed piece by piece. */
export const isInvited = ({ invitationHash }: GameRecord, code: string | null): boolean =>
  invitationHash !== null &&
  timingSafeEqual(Buffer.from(invitationHash, 'hex'), Buffer.from(hashOf(code ?? ''), 'hex'));

export interface Joining {
  readonly by: Person;
  readonly invitation: string | null;
  readonly opening: number | null; // of the seek, for which it was found
}

/**
 * False if it was a seek that is over. Its opening is then missed for good, also by the same request on a server whose
 * clock is behind.
 */
export function join(draft: Draft, { by, invitation, opening }: Joining, nowMs: number): boolean {
  const { record } = draft;
  const { seek } = record;
  const invited = isInvited(record, invitation);
  if (sidesOf(record, by.id).length > 0) return true; // a repeated request
  if (record.visibility === 'private' && !invited) throw refused('no-game');
  if (record.status !== 'waiting') throw refused('not-waiting');
  const side = SIDES.find((each) => record.sitters[each].kind === 'open');
  if (side === undefined || (seek !== null && seek.to !== null)) throw refused('side-taken');
  if (opening !== null && opening !== seek?.opening) throw refused('side-taken');
  if (record.invitationHash !== null && !invited) throw refused('bad-invitation');
  if (seek !== null && isSeekOver(record, nowMs)) {
    if (opening !== null) change(draft, { seek: { ...seek, opening: opening + 1 } });
    return false;
  }
  change(draft, { sitters: { ...record.sitters, [side]: sitterOf(by) } });
  if (record.pace.kind === 'live') change(draft, notReady(record, SIDES)); // the player who waited must still be there
  return true;
}

const notReady = (
  { sitters, entropies, readyMs, bids }: GameRecord,
  sides: readonly Side[],
): Pick<GameRecord, 'entropies' | 'readyMs' | 'bids'> => {
  const isLeft = (side: Side): boolean => !sides.includes(side) || sitters[side].kind === 'machine';
  return {
    entropies: both((side) => (isLeft(side) ? entropies[side] : null)),
    readyMs: both((side) => (isLeft(side) ? readyMs[side] : null)),
    bids: bids === null ? null : both((side) => (isLeft(side) ? bids[side] : null)),
  };
};

/** The maker may free the other seat for someone else. */
export function turnAway(draft: Draft, by: Person): void {
  const { record } = draft;
  if (sidesOf(record, by.id).length === 0) throw refused('not-a-player');
  if (record.status !== 'waiting') throw refused('not-waiting');
  if (record.creator !== by.id || record.closed) throw refused('not-a-player');
  const side = SIDES.find((each) => ![by.id, null].includes(personAt(record, each)));
  if (side !== undefined) leaveSide(draft, side);
}

/** Gives up a side before the game begins. Without its maker, or the person it was made for, the game ends. */
export function leaveSide(draft: Draft, side: Side): void {
  const { record } = draft;
  if (record.status !== 'waiting') throw refused('not-waiting');
  const ends = record.closed || personAt(record, side) === record.creator;
  change(draft, {
    sitters: { ...record.sitters, [side]: OPEN },
    ...notReady(record, [side]),
    ...(ends ? { status: 'aborted' } : {}),
    ...(record.seek === null ? {} : { seek: { ...record.seek, opening: record.seek.opening + 1 } }),
  });
}

/** Adds an entropy, and a bid where sides are bid for; the game begins with the last. */
export function giveEntropy(draft: Draft, side: Side, entropy: string, bid: Bid | null, nowMs: number): void {
  const { record } = draft;
  if (record.entropies[side] === entropy) return; // a repeated request
  if (record.status !== 'waiting') throw refused('not-waiting');
  if (record.entropies[side] !== null) throw refused('already-started');
  // A tie between bids is decided by the order of the entropies
  if (record.bids !== null && record.entropies[other(side)] === entropy) throw refused('same-entropy');
  change(draft, {
    ...bidFor(record, side, bid),
    entropies: { ...record.entropies, [side]: entropy },
    readyMs: { ...record.readyMs, [side]: nowMs },
  });
  if (isLate(record, other(side), nowMs)) change(draft, notReady(draft.record, [other(side)]));
  const { caesar, pompey } = draft.record.entropies;
  if (caesar === null || pompey === null) return;
  change(draft, { dice: [{ ...record.dice[0]!, entropies: { caesar, pompey } }] });
  settleSides(draft);
  begin(draft, nowMs);
}

const READY_MS = 300_000;

/** A player who was ready some time ago may be gone: no live clock starts without them. */
const isLate = ({ pace, readyMs }: GameRecord, side: Side, nowMs: number): boolean =>
  pace.kind === 'live' && readyMs[side] !== null && nowMs - readyMs[side] > READY_MS;
