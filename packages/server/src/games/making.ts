// Games before they begin: made, joined, left, begun.
import { createHash, timingSafeEqual } from 'node:crypto';
import { REVISION, SIDES, rulesFor, type RuleOptions, type Side } from '@rubicon/engine';
import type { GameId, NewGame, PersonId, Sitter } from '@rubicon/protocol';
import { newEpoch, randomEntropy, type RandomBytes } from './dice.ts';
import { act, begin, change, type Draft } from './draft.ts';
import type { Person } from './keeper.ts';
import { NOT_BEGUN, both, other, personAt, sidesOf, type GameRecord } from './record.ts';
import { refused } from './refusals.ts';
import { clockOptionsOf, vacationDaysOf } from './time.ts';

const ID_BYTES = 16;
const OPEN: Sitter = { kind: 'open' };

const newId = (randomBytes: RandomBytes): GameId =>
  Buffer.from(randomBytes(ID_BYTES)).toString('base64url') as GameId;

const sitterOf = ({ id, name, isGuest }: Person): Sitter => ({
  kind: 'person',
  person: id,
  name,
  isGuest,
});

export interface MadeRecord {
  readonly record: GameRecord;
  readonly invitation: string | null;
}

/** A new game. Its dice are committed to before anybody gives entropy. */
export function recordFor(by: Person, wanted: NewGame, randomBytes: RandomBytes, nowMs: number): MadeRecord {
  const { opponent, pace, aids, visibility } = wanted;
  if (opponent.kind === 'open' && visibility === 'private') throw refused('nobody-could-join');
  const invitation = opponent.kind === 'invited' ? newId(randomBytes) : null;
  const side = wanted.side === 'random' ? SIDES[randomBytes(1)[0]! & 1]! : wanted.side;
  const theirs: Sitter =
    opponent.kind === 'machine'
      ? { kind: 'machine', level: opponent.level }
      : opponent.kind === 'self'
        ? sitterOf(by)
        : OPEN;
  const record: GameRecord = {
    id: newId(randomBytes),
    status: 'waiting',
    visibility,
    creator: by.id,
    createdMs: nowMs,
    statusMs: nowMs,
    changedMs: nowMs,
    options: {
      edition: wanted.edition,
      revision: REVISION,
      rules: rulesOf(wanted),
      clock: clockOptionsOf(pace),
    },
    pace,
    aids,
    rated: false,
    sitters: both((each) => (each === side ? sitterOf(by) : theirs)),
    gone: both(() => false),
    closed: opponent.kind === 'self',
    invitationHash: invitation === null ? null : hashOf(invitation),
    ...freshDice(randomBytes, opponent.kind === 'machine' ? other(side) : null, nowMs),
    offer: null,
    standIns: both(() => null),
    standing: both(() => null),
    vacation: null,
    vacationDays: both(() => vacationDaysOf(pace)),
    dueMs: null,
    rematch: null,
    summary: NOT_BEGUN,
  };
  return { record, invitation };
}

/** A machine has no entropy of its own: the server draws it, after it has committed. */
function freshDice(
  randomBytes: RandomBytes,
  machine: Side | null,
  nowMs: number,
): Pick<GameRecord, 'dice' | 'entropies'> {
  const dice = [newEpoch(randomBytes, 1, nowMs)];
  return { dice, entropies: both((side) => (side === machine ? randomEntropy(randomBytes) : null)) };
}

/** Nothing was rolled yet, but somebody may know what would be: everybody gives entropy anew. */
export function renewDice(draft: Draft, randomBytes: RandomBytes, nowMs: number): void {
  const machine = SIDES.find((side) => draft.record.sitters[side].kind === 'machine') ?? null;
  change(draft, freshDice(randomBytes, machine, nowMs));
}

function rulesOf({ edition, rules }: NewGame): RuleOptions {
  const { freeDeployment, firstTurn, cleopatraActs, handicap } = rules;
  const chosen: RuleOptions = {
    ...(freeDeployment === undefined ? {} : { freeDeployment }),
    ...(firstTurn === undefined ? {} : { firstTurn }),
    ...(cleopatraActs === undefined ? {} : { cleopatraActs }),
    ...(handicap === undefined ? {} : { handicap }),
  };
  try {
    rulesFor(edition, chosen);
  } catch (error) {
    if (error instanceof RangeError) throw refused('bad-options');
    throw error;
  }
  return chosen;
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Compared in constant time, so that no code can be found piece by piece. */
const isInvited = ({ invitationHash }: GameRecord, code: string | null): boolean =>
  invitationHash !== null &&
  timingSafeEqual(Buffer.from(invitationHash, 'hex'), Buffer.from(hashOf(code ?? ''), 'hex'));

export function join(draft: Draft, by: Person, invitation: string | null): void {
  const { record } = draft;
  const invited = isInvited(record, invitation);
  if (sidesOf(record, by.id).length > 0) return; // asked once more
  if (record.visibility === 'private' && !invited) throw refused('no-game');
  if (record.status !== 'waiting') throw refused('not-waiting');
  const side = SIDES.find((each) => record.sitters[each].kind === 'open');
  if (side === undefined) throw refused('side-taken');
  if (record.invitationHash !== null && !invited) throw refused('bad-invitation');
  change(draft, { sitters: { ...record.sitters, [side]: sitterOf(by) } });
}

/** Gives up a side before the game begins. Without who made it, or who it was made for, there is no game. */
export function leaveSide(draft: Draft, side: Side): void {
  const { record } = draft;
  if (record.status !== 'waiting') throw refused('not-waiting');
  const ends = record.closed || personAt(record, side) === record.creator;
  change(draft, {
    sitters: { ...record.sitters, [side]: OPEN },
    entropies: { ...record.entropies, [side]: null },
    ...(ends ? { status: 'aborted' } : {}),
  });
}

/** Adds an entropy; the game begins with the last. */
export function giveEntropy(draft: Draft, side: Side, entropy: string, nowMs: number): void {
  const { record } = draft;
  if (record.entropies[side] === entropy) return; // asked once more
  if (record.status !== 'waiting') throw refused('not-waiting');
  if (record.entropies[side] !== null) throw refused('already-started');
  const entropies = { ...record.entropies, [side]: entropy };
  change(draft, { entropies });
  const { caesar, pompey } = entropies;
  if (caesar === null || pompey === null) return;
  change(draft, { dice: [{ ...record.dice[0]!, entropies: { caesar, pompey } }] });
  begin(draft, nowMs);
}

/** The same again with sides swapped. */
export function rematchOf(
  record: GameRecord,
  by: Person,
  randomBytes: RandomBytes,
  nowMs: number,
): GameRecord {
  if (SIDES.some((side) => record.sitters[side].kind === 'person' && personAt(record, side) === null))
    throw refused('no-rematch');
  const sitters = both((side) => record.sitters[other(side)]);
  const machine = SIDES.find((side) => sitters[side].kind === 'machine') ?? null;
  return {
    ...record,
    id: newId(randomBytes),
    status: 'waiting',
    creator: by.id,
    createdMs: nowMs,
    statusMs: nowMs,
    changedMs: nowMs,
    options: { ...record.options, revision: REVISION },
    sitters,
    gone: both(() => false),
    closed: true,
    invitationHash: null,
    ...freshDice(randomBytes, machine, nowMs),
    offer: null,
    standIns: both(() => null),
    standing: both(() => null),
    vacation: null,
    vacationDays: both(() => vacationDaysOf(record.pace)),
    dueMs: null,
    rematch: null,
    summary: NOT_BEGUN,
  };
}

/** The account of a player is about to go: running games are lost, waiting ones left, and the name is nobody's. */
export function forgetIn(draft: Draft, person: PersonId, nowMs: number): void {
  const sides = sidesOf(draft.record, person);
  for (const side of sides) {
    if (draft.record.status === 'waiting') leaveSide(draft, side);
    else if (draft.record.status === 'running') act(draft, { kind: 'resign', side }, nowMs);
  }
  for (const side of sides) {
    const { sitters, gone } = draft.record;
    if (sitters[side].kind !== 'person') continue;
    const sitter: Sitter = { kind: 'person', person, name: 'Somebody', isGuest: true };
    change(draft, { sitters: { ...sitters, [side]: sitter }, gone: { ...gone, [side]: true } });
  }
}
