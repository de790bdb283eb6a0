// New games: from a player's options, or as the rematch of an ended game.
import {
  BALANCED,
  REVISION,
  SIDES,
  rulesFor,
  type Handicap,
  type PerSide,
  type RuleOptions,
} from '@rubicon/engine';
import type { GameId, InTournament, NewGame, Pace, Sitter } from '@rubicon/protocol';
import type { Person } from '../../people/person.ts';
import type { RandomBytes } from '../record/dice.ts';
import { NOT_BEGUN, RECORD_FORM, both, other, personAt, type GameRecord } from '../record/record.ts';
import { refused } from '../record/refusals.ts';
import { freshDice } from './dice-epoch.ts';
import { OPEN, hashOf, sitterOf } from './joining.ts';
import { clockOptionsOf, vacationDaysOf } from './time.ts';

const ID_BYTES = 16;

const newId = (randomBytes: RandomBytes): GameId =>
  Buffer.from(randomBytes(ID_BYTES)).toString('base64url') as GameId;

export interface MadeRecord {
  readonly record: GameRecord;
  readonly invitation: string | null;
}

/** A new game. The server commits to its dice before anyone gives entropy. */
export function recordFor(
  by: Person,
  wanted: NewGame,
  challenged: Person | null,
  randomBytes: RandomBytes,
  nowMs: number,
): MadeRecord {
  const { opponent, pace, aids, visibility } = wanted;
  const isRateable = canBeRated(wanted, by.isGuest);
  if (wanted.rated === true && !isRateable) throw refused('cannot-be-rated');
  if (opponent.kind === 'open' && visibility === 'private') throw refused('nobody-could-join');
  const isByBid = wanted.side === 'bid';
  if (isByBid && !canBeBidFor(wanted)) throw refused('bid-needs-people');
  const invitation = opponent.kind === 'invited' ? newId(randomBytes) : null;
  const side =
    wanted.side === 'random' || wanted.side === 'bid' ? SIDES[randomBytes(1)[0]! & 1]! : wanted.side;
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
    rated: wanted.rated ?? isRateable,
    bids: isByBid ? NO_BIDS : null,
    sitters: both((each) => (each === side ? sitterOf(by) : theirs)),
    gone: both(() => false),
    closed: opponent.kind === 'self' || opponent.kind === 'person',
    invitationHash: invitation === null ? null : hashOf(invitation),
    ...freshDice(randomBytes, opponent.kind === 'machine' ? other(side) : null, nowMs),
  };
  return { record, invitation };
}

const NO_BIDS: GameRecord['bids'] = both(() => null);

const canBeBidFor = ({ opponent, rules }: NewGame): boolean =>
  opponent.kind !== 'self' && opponent.kind !== 'machine' && (rules.handicap ?? null) === null;

/** Whether a game could be rated, whoever takes the other side (docs/ratings.md). */
const canBeRated = ({ opponent, aids, visibility, rules }: NewGame, isGuest: boolean): boolean =>
  !isGuest &&
  opponent.kind !== 'self' &&
  !aids.hints &&
  visibility !== 'private' &&
  isEven(rules.handicap ?? null);

/** A handicap that makes up for the rules is no advantage. */
const isEven = (handicap: Handicap | null): boolean =>
  handicap === null ||
  (handicap.side === BALANCED.handicap.side && handicap.points === BALANCED.handicap.points);

/** The record fields that are the same in every game that has not begun. */
const unbegun = (pace: Pace, nowMs: number) => ({
  form: RECORD_FORM,
  status: 'waiting' as const,
  createdMs: nowMs,
  statusMs: nowMs,
  changedMs: nowMs,
  offer: null,
  resumeMs: null,
  drawTurns: both(() => null),
  endTurns: both(() => null),
  standIns: both(() => null),
  standing: both(() => null),
  plans: both(() => null),
  ended: both(() => []),
  vacation: null,
  vacationDays: both(() => vacationDaysOf(pace)),
  dueMs: null,
  rematch: null,
  tournament: null,
  seek: null,
  summary: NOT_BEGUN,
});

export function rulesOf({ edition, rules }: Pick<NewGame, 'edition' | 'rules'>): RuleOptions {
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

/** What a tournament wants of one of its games. */
export interface TournamentGameWanted extends Pick<NewGame, 'edition' | 'rules' | 'pace' | 'aids'> {
  readonly id: GameId;
  readonly tournament: InTournament;
  readonly players: PerSide<Person>;
  readonly isByBid: boolean; // sides are bid for, and `players` are in chairs without a side
}

/** A game of a tournament: public, and for these two. */
export function tournamentRecord(
  wanted: TournamentGameWanted,
  randomBytes: RandomBytes,
  nowMs: number,
): GameRecord {
  const { id, tournament, players, pace, aids } = wanted;
  return {
    ...unbegun(pace, nowMs),
    id,
    tournament,
    visibility: 'public',
    creator: players.caesar.id,
    options: {
      edition: wanted.edition,
      revision: REVISION,
      rules: rulesOf(wanted),
      clock: clockOptionsOf(pace),
    },
    pace,
    aids,
    rated: !aids.hints && isEven(wanted.rules.handicap ?? null),
    bids: wanted.isByBid ? NO_BIDS : null,
    sitters: both((side) => sitterOf(players[side])),
    gone: both(() => false),
    closed: true,
    invitationHash: null,
    ...freshDice(randomBytes, null, nowMs),
  };
}

/** A rematch: the same options with sides swapped, or bid for again. */
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
    options: {
      ...record.options,
      revision: REVISION,
      rules: record.bids === null ? record.options.rules : withoutHandicap(record.options.rules),
      clock: clockOptionsOf(record.pace),
    },
    bids: record.bids === null ? null : NO_BIDS,
    sitters,
    gone: both(() => false),
    closed: true,
    invitationHash: null,
    ...freshDice(randomBytes, machine, nowMs),
  };
}

/** What a bid has led to is bid for again. */
function withoutHandicap(rules: RuleOptions): RuleOptions {
  const { handicap: _, ...rest } = rules;
  return rest;
}
