// The record of a game: everything stored besides its log.
import {
  SIDES,
  pairOf,
  type Bid,
  type BlockCounts,
  type DiceEpoch,
  type GameOptions,
  type GameResult,
  type PerSide,
  type Side,
} from '@rubicon/engine';
import type {
  Aids,
  GameCard,
  GameId,
  GameStatus,
  Hours,
  InTournament,
  MachineLevel,
  Offer,
  Pace,
  PersonId,
  Sitter,
  Standing,
  Visibility,
} from '@rubicon/protocol';
import type { StoredGame } from '../../data/contract/store.ts';
import { Refused } from '../../base/refused.ts';
import type { KeptPlan } from '../plans/plan.ts';
import { refused } from './refusals.ts';

/** A game's public state: enough for a lobby card without folding the game. */
export interface Summary {
  readonly year: number;
  readonly turn: number;
  readonly points: PerSide<number>;
  readonly blocks: BlockCounts; // as spectators see them
  readonly asked: PerSide<boolean>;
  readonly askedMs: PerSide<number | null>; // since when; null: not its decision
  readonly result: GameResult | null;
}

/** Dice with their secret. */
export type KeptEpoch = DiceEpoch & { readonly secret: string; readonly madeMs: number };

export interface GameRecord {
  readonly form: number; // see RECORD_FORM
  readonly id: GameId;
  readonly status: GameStatus;
  readonly visibility: Visibility;
  readonly creator: PersonId;
  readonly createdMs: number;
  readonly statusMs: number; // when it got its status
  readonly changedMs: number; // time of the last public change; strictly increasing
  readonly options: GameOptions;
  readonly pace: Pace;
  readonly aids: Aids;
  readonly rated: boolean; // as requested
  readonly sitters: PerSide<Sitter>;
  readonly gone: PerSide<boolean>; // the account was deleted
  readonly closed: boolean; // a rematch or a challenge: no one else may take the free side
  readonly invitationHash: string | null;
  readonly entropies: PerSide<string | null>; // as given; null until then
  readonly readyMs: PerSide<number | null>; // when each was given
  readonly bids: PerSide<Bid | null> | null; // given with it; null: sides are not bid for
  readonly dice: readonly KeptEpoch[];
  readonly offer: Offer | null;
  readonly resumeMs: number | null; // when a pause ends, if a resume is announced
  readonly drawTurns: PerSide<number | null>; // the turn in which a side last offered a draw, counted from the first
  readonly endTurns: PerSide<number | null>; // the turn in which a side last offered to end the game
  readonly standIns: PerSide<MachineLevel | null>;
  readonly standing: PerSide<Standing | null>;
  readonly ended: PerSide<readonly EndedOrders[]>; // of ended battles: a takeback may return to one
  readonly plans: PerSide<KeptPlan | null>;
  readonly vacation: { readonly side: Side; readonly sinceMs: number } | null;
  readonly vacationDays: PerSide<number>; // left
  readonly dueMs: number | null; // when something happens by itself: a flag falls, a vacation is used up
  readonly rematch: GameId | null;
  readonly tournament: InTournament | null;
  readonly seek: Seek | null; // null: made for somebody, or by hand
  readonly summary: Summary;
}

/** A game that looks for an opponent (docs/finding-opponents.md). */
export interface Seek {
  readonly hours: Hours | null; // of the day at which its maker plays; null: any
  readonly untilMs: number; // when it is given up
  readonly opening: number; // counted up each time that its free seat is free again
  readonly to: Opening | null; // where its maker goes instead: nobody else may join
}

/** The free seat of a seek, until somebody takes it or its maker goes elsewhere: whoever missed it has missed it for good. */
export interface Opening {
  readonly game: GameId;
  readonly opening: number;
}

/** Standing orders for one battle, which ended with an entry. */
export type EndedOrders = Standing['battles'][number] & { readonly entry: number };

/** A game as the store gives it: the record, and every entry of its log as JSON. */
export interface StoredLog {
  readonly game: StoredGame;
  readonly version: number;
  readonly entries: readonly string[];
}

const NOWHERE: BlockCounts = { caesar: {}, pompey: {} };

export const NOT_BEGUN: Summary = {
  year: 0,
  turn: 0,
  points: { caesar: 0, pompey: 0 },
  blocks: NOWHERE,
  asked: { caesar: false, pompey: false },
  askedMs: { caesar: null, pompey: null },
  result: null,
};

export const both = <T>(value: (side: Side) => T): PerSide<T> => pairOf(value('caesar'), value('pompey'));

export const other = (side: Side): Side => (side === 'caesar' ? 'pompey' : 'caesar');

export const parseRecord = (stored: StoredGame): GameRecord => withSharedPairs(upgradeRecord(stored));

/** Of most games there is nothing here: thousands in memory need not hold it each. */
const withSharedPairs = (record: GameRecord): GameRecord => ({
  ...record,
  gone: sharedPair(record.gone),
  drawTurns: sharedPair(record.drawTurns),
  endTurns: sharedPair(record.endTurns),
  standIns: sharedPair(record.standIns),
  standing: sharedPair(record.standing),
  plans: sharedPair(record.plans),
});

const sharedPair = <T>({ caesar, pompey }: PerSide<T>): PerSide<T> => pairOf(caesar, pompey);

/** Raised when a record gains a field or a field changes its meaning; missing fields are added on reading. */
export const RECORD_FORM = 7;

/** The readable records of a list. A game stored by a newer program fails by itself, and hides no other. */
export function readable<T>(
  list: readonly StoredGame[],
  read: (record: GameRecord) => T,
): { readonly read: T[]; readonly newer: GameId[] } {
  const found: T[] = [];
  const newer: GameId[] = [];
  for (const stored of list) {
    try {
      found.push(read(parseRecord(stored)));
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'newer-game') throw error;
      newer.push(stored.id);
    }
  }
  return { read: found, newer };
}

/** The current form of a record, from any earlier one. Records of the first form have no form number. */
function upgradeRecord({ record, dueMs }: Pick<StoredGame, 'record' | 'dueMs'>): GameRecord {
  const kept = JSON.parse(record) as GameRecord | FirstForm;
  const form = 'form' in kept ? kept.form : 1;
  if (form > RECORD_FORM) throw refused('newer-game');
  if (!('form' in kept)) return fromFirst(kept, dueMs);
  if (form === 2) return fromSecond(kept);
  if (form === 3) return fromThird(kept);
  if (form === 4) return fromFourth(kept);
  if (form === 5) return fromFifth(kept);
  return form === RECORD_FORM ? kept : fromSixth(kept);
}

/** The sixth form knew no plans. */
const fromSixth = (kept: SixthForm): GameRecord => ({ ...kept, form: RECORD_FORM, plans: NEITHER });

/** The fifth form knew no offers to end a game. */
const fromFifth = (kept: FifthForm): GameRecord => fromSixth({ ...kept, endTurns: NEITHER });

/** The fourth form knew no bids. */
const fromFourth = (kept: FourthForm): GameRecord => fromFifth({ ...kept, bids: null });

/** The third form knew no tournaments and no seeks. */
const fromThird = (kept: ThirdForm): GameRecord => fromFourth({ ...kept, tournament: null, seek: null });

/** The second form did not store where blocks stand; the next order does. */
const fromSecond = (kept: SecondForm): GameRecord =>
  fromThird({ ...kept, summary: { blocks: NOWHERE, ...kept.summary } });

type SixthForm = Omit<GameRecord, 'plans'>;
type FifthForm = Omit<SixthForm, 'endTurns'>;
type FourthForm = Omit<FifthForm, 'bids'>;
type ThirdForm = Omit<FourthForm, 'tournament' | 'seek'>;
type SecondForm = Omit<ThirdForm, 'summary'> & { readonly summary: Omit<Summary, 'blocks'> };
type FirstSummary = Omit<Summary, 'askedMs' | 'blocks'>;
type FirstForm = Omit<GameRecord, keyof typeof ADDED | 'statusMs' | 'dueMs' | 'summary'> & {
  readonly summary: FirstSummary;
};

const NEITHER = { caesar: null, pompey: null };
const ADDED = {
  form: RECORD_FORM,
  rated: false,
  readyMs: NEITHER as PerSide<number | null>,
  bids: null,
  resumeMs: null,
  tournament: null,
  drawTurns: NEITHER as PerSide<number | null>,
  endTurns: NEITHER as PerSide<number | null>,
  ended: { caesar: [], pompey: [] } as PerSide<readonly EndedOrders[]>,
  seek: null,
  plans: NEITHER as PerSide<KeptPlan | null>,
};

/** The first form did not store since when anyone waits. Later versions of it already had some of the new fields. */
function fromFirst(kept: FirstForm, dueMs: number | null): GameRecord {
  const { changedMs, summary } = kept;
  const askedMs = both((side) => (summary.asked[side] ? changedMs : null));
  return { ...ADDED, statusMs: changedMs, dueMs, ...kept, summary: { askedMs, blocks: NOWHERE, ...summary } };
}

export const storedOf = (record: GameRecord): StoredGame => ({
  id: record.id,
  status: record.status,
  // An open seat by invitation is not offered in the lobby
  visibility: record.status === 'waiting' && record.invitationHash !== null ? 'unlisted' : record.visibility,
  caesar: personAt(record, 'caesar'),
  pompey: personAt(record, 'pompey'),
  creator: record.creator,
  hasMachine:
    record.status === 'running' &&
    SIDES.some((side) => record.summary.asked[side] && machineAt(record, side) !== null),
  isLive: record.pace.kind === 'live',
  dueMs: record.dueMs,
  asked: askedPersons(record).join(' '),
  createdMs: record.createdMs,
  changedMs: record.changedMs,
  record: JSON.stringify(record),
});

/** The person on a side; null if no one, a computer, or a deleted account. */
export function personAt({ sitters, gone }: GameRecord, side: Side): PersonId | null {
  const sitter = sitters[side];
  return sitter.kind === 'person' && !gone[side] ? sitter.person : null;
}

/** The computer that decides for a side: seated there, or standing in. */
export function machineAt({ sitters, standIns }: GameRecord, side: Side): MachineLevel | null {
  const sitter = sitters[side];
  return sitter.kind === 'machine' ? sitter.level : standIns[side];
}

/** By whether a person sits on the first side, and on the second. */
const SIDES_OF = [
  [[], [SIDES[1]]],
  [[SIDES[0]], SIDES],
] as const;

export function sidesOf(record: GameRecord, person: PersonId | null): readonly Side[] {
  const isAt = (side: Side): 0 | 1 => (person !== null && personAt(record, side) === person ? 1 : 0);
  return SIDES_OF[isAt(SIDES[0])][isAt(SIDES[1])];
}

/** The people a running game waits for, each once. */
export function askedPersons(record: GameRecord): PersonId[] {
  if (record.status !== 'running') return [];
  const persons = SIDES.filter((side) => record.summary.asked[side] && machineAt(record, side) === null).map(
    (side) => personAt(record, side),
  );
  return [...new Set(persons.filter((person) => person !== null))];
}

const isGuest = (sitter: Sitter): boolean => sitter.kind === 'person' && sitter.isGuest;

/** A game with a guest is never rated, whatever was requested. */
export const isRated = ({ rated, sitters }: Pick<GameRecord, 'rated' | 'sitters'>): boolean =>
  rated && !SIDES.some((side) => isGuest(sitters[side]));

/** Every field by itself: made for each order, and a spread of the summary would take several times as long. */
export const cardOf = (record: GameRecord): GameCard => ({
  game: record.id,
  status: record.status,
  options: record.options,
  pace: record.pace,
  aids: record.aids,
  visibility: record.visibility,
  rated: isRated(record),
  sitters: record.sitters,
  ready: both((side) => record.entropies[side] !== null),
  tournament: record.tournament,
  byBid: record.bids !== null,
  bids: revealedBids(record),
  isSeek: record.seek !== null,
  creator: record.creator,
  createdMs: record.createdMs,
  changedMs: record.changedMs,
  dueMs: record.dueMs,
  year: record.summary.year,
  turn: record.summary.turn,
  points: record.summary.points,
  blocks: record.summary.blocks,
  asked: record.summary.asked,
  askedMs: record.summary.askedMs,
  result: record.summary.result,
});

/** Bids are public from the moment both are in, when the game begins. */
export function revealedBids({ status, bids }: Pick<GameRecord, 'status' | 'bids'>): PerSide<Bid> | null {
  const { caesar, pompey } = bids ?? NEITHER;
  return status === 'waiting' || caesar === null || pompey === null ? null : { caesar, pompey };
}

/** Whether a game has ended, with or without a result. */
export const hasEnded = (status: GameStatus | undefined): boolean =>
  status === 'over' || status === 'aborted';
