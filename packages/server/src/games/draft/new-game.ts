// Games before they begin: made, joined, left, begun.
import { createHash, timingSafeEqual } from 'node:crypto';
import { REVISION, SIDES, rulesFor, type RuleOptions, type Side } from '@rubicon/engine';
import type { GameId, NewGame, Pace, PersonId, Sitter } from '@rubicon/protocol';
import { canCount } from '../../community/rated-games.ts';
import { newEpoch, randomEntropy, type RandomBytes } from '../record/dice.ts';
import { act, begin, change, type Draft } from './draft.ts';
import type { Person } from '../live/keeper.ts';
import { NOT_BEGUN, RECORD_FORM, both, other, personAt, sidesOf, type GameRecord } from '../record/record.ts';
import { refused } from '../record/refusals.ts';
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
export function recordFor(
  by: Person,
  wanted: NewGame,
  challenged: Person | null,
  randomBytes: RandomBytes,
  nowMs: number,
): MadeRecord {
  const { opponent, pace, aids, visibility } = wanted;
  const canBeRated = canCount(wanted, by.isGuest);
  if (wanted.rated === true && !canBeRated) throw refused('cannot-be-rated');
  if (opponent.kind === 'open' && visibility === 'private') throw refused('nobody-could-join');
  const invitation = opponent.kind === 'invited' ? newId(randomBytes) : null;
  const side = wanted.side === 'random' ? SIDES[randomBytes(1)[0]! & 1]! : wanted.side;
  const theirs: Sitter =
    opponent.kind === 'machine'
      ? { kind: 'machine', level: opponent.level }
      : opponent.kind === 'self'
        ? sitterOf(by)
        : challenged !== null
          ? sitterOf(challenged)
          : OPEN;
  const record: GameRecord = {
    ...unbegun(pace, nowMs),
    id: newId(randomBytes),
    visibility,
    creator: by.id,
    options: {
      edition: wanted.edition,
      revision: REVISION,
      rules: rulesOf(wanted),
      clock: clockOptionsOf(pace),
    },
    pace,
    aids,
    rated: wanted.rated ?? canBeRated,
    sitters: both((each) => (each === side ? sitterOf(by) : theirs)),
    gone: both(() => false),
    closed: opponent.kind === 'self' || opponent.kind === 'person',
    invitationHash: invitation === null ? null : hashOf(invitation),
    ...freshDice(randomBytes, opponent.kind === 'machine' ? other(side) : null, nowMs),
  };
  return { record, invitation };
}

/** What is alike in all games that have not begun. */
const unbegun = (pace: Pace, nowMs: number) => ({
  form: RECORD_FORM,
  status: 'waiting' as const,
  createdMs: nowMs,
  statusMs: nowMs,
  changedMs: nowMs,
  offer: null,
  resumeMs: null,
  drawTurns: both(() => null),
  standIns: both(() => null),
  standing: both(() => null),
  ended: both(() => []),
  vacation: null,
  vacationDays: both(() => vacationDaysOf(pace)),
  dueMs: null,
  rematch: null,
  summary: NOT_BEGUN,
});

/** A machine has no entropy of its own: the server draws it, after it has committed. */
function freshDice(
  randomBytes: RandomBytes,
  machine: Side | null,
  nowMs: number,
): Pick<GameRecord, 'dice' | 'entropies' | 'readyMs'> {
  return {
    dice: [newEpoch(randomBytes, 1, nowMs)],
    entropies: both((side) => (side === machine ? randomEntropy(randomBytes) : null)),
    readyMs: both((side) => (side === machine ? nowMs : null)),
  };
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

/** Whether a code opens the seat that is left. Compared in constant time, so that none can be found piece by piece. */
export const isInvited = ({ invitationHash }: GameRecord, code: string | null): boolean =>
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
  if (record.pace.kind === 'live') change(draft, notReady(record, SIDES)); // whoever waited must be there still
}

const notReady = (
  { sitters, entropies, readyMs }: GameRecord,
  sides: readonly Side[],
): Pick<GameRecord, 'entropies' | 'readyMs'> => {
  const isLeft = (side: Side): boolean => !sides.includes(side) || sitters[side].kind === 'machine';
  return {
    entropies: both((side) => (isLeft(side) ? entropies[side] : null)),
    readyMs: both((side) => (isLeft(side) ? readyMs[side] : null)),
  };
};

/** The maker may wait for somebody else instead. */
export function turnAway(draft: Draft, by: Person): void {
  const { record } = draft;
  if (sidesOf(record, by.id).length === 0) throw refused('not-a-player');
  if (record.status !== 'waiting') throw refused('not-waiting');
  if (record.creator !== by.id || record.closed) throw refused('not-a-player');
  const side = SIDES.find((each) => ![by.id, null].includes(personAt(record, each)));
  if (side !== undefined) leaveSide(draft, side);
}

/** Gives up a side before the game begins. Without who made it, or who it was made for, there is no game. */
export function leaveSide(draft: Draft, side: Side): void {
  const { record } = draft;
  if (record.status !== 'waiting') throw refused('not-waiting');
  const ends = record.closed || personAt(record, side) === record.creator;
  change(draft, {
    sitters: { ...record.sitters, [side]: OPEN },
    ...notReady(record, [side]),
    ...(ends ? { status: 'aborted' } : {}),
  });
}

/** Adds an entropy; the game begins with the last. */
export function giveEntropy(draft: Draft, side: Side, entropy: string, nowMs: number): void {
  const { record } = draft;
  if (record.entropies[side] === entropy) return; // asked once more
  if (record.status !== 'waiting') throw refused('not-waiting');
  if (record.entropies[side] !== null) throw refused('already-started');
  change(draft, {
    entropies: { ...record.entropies, [side]: entropy },
    readyMs: { ...record.readyMs, [side]: nowMs },
  });
  if (isLate(record, other(side), nowMs)) change(draft, notReady(draft.record, [other(side)]));
  const { caesar, pompey } = draft.record.entropies;
  if (caesar === null || pompey === null) return;
  change(draft, { dice: [{ ...record.dice[0]!, entropies: { caesar, pompey } }] });
  begin(draft, nowMs);
}

const READY_MS = 300_000;

/** Who was ready some time ago may be gone: no clock of a live game starts without him. */
const isLate = ({ pace, readyMs }: GameRecord, side: Side, nowMs: number): boolean =>
  pace.kind === 'live' && readyMs[side] !== null && nowMs - readyMs[side] > READY_MS;

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
    ...unbegun(record.pace, nowMs),
    id: newId(randomBytes),
    creator: by.id,
    options: { ...record.options, revision: REVISION, clock: clockOptionsOf(record.pace) },
    sitters,
    gone: both(() => false),
    closed: true,
    invitationHash: null,
    ...freshDice(randomBytes, machine, nowMs),
  };
}

/** The account of a player is about to go: running games are lost, waiting ones left, and the name is nobody's. */
export function forgetIn(draft: Draft, person: PersonId, nowMs: number): void {
  const sides = sidesOf(draft.record, person);
  for (const side of sides) {
    if (draft.record.status === 'waiting') leaveSide(draft, side);
    else if (draft.record.status === 'running') act(draft, { kind: 'resign', side }, nowMs);
  }
  draft.record = withoutName(draft.record, person);
}

/** Where somebody sits whose account is gone, nobody knows who it was. */
export function withoutName(record: GameRecord, person: PersonId): GameRecord {
  const sides = sidesOf(record, person);
  const nobody: Sitter = { kind: 'person', person, name: 'Somebody', isGuest: true };
  return {
    ...record,
    sitters: both((side) => (sides.includes(side) ? nobody : record.sitters[side])),
    gone: both((side) => record.gone[side] || sides.includes(side)),
  };
}

/** Ended without a result and without its entries, for a game that cannot be played through. */
export const cutShort = (record: GameRecord, nowMs: number): GameRecord =>
  record.status === 'over' || record.status === 'aborted'
    ? record
    : {
        ...record,
        status: 'aborted',
        statusMs: nowMs,
        changedMs: Math.max(nowMs, record.changedMs + 1),
        offer: null,
        resumeMs: null,
        vacation: null,
        dueMs: null,
        summary: {
          ...record.summary,
          asked: both(() => false),
          askedMs: both(() => null),
          result: { winner: null, reason: 'aborted' },
        },
      };
