// A stored game, folded: everything known of it until the next change is durable.
import {
  SIDES,
  addEntry,
  fold,
  newChronicle,
  remembers,
  toldAfter,
  type Accepted,
  type Chronicle,
  type Game,
  type HistoryEntry,
  type LogEntry,
  type PerSide,
  type Viewer,
} from '@rubicon/engine';
import type { ClockFace, Standing } from '@rubicon/protocol';
import { machineAt, parseRecord, type GameRecord, type StoredLog } from '../record/record.ts';
import { refused } from '../record/refusals.ts';
import { haveSwapped } from './bidding.ts';
import type { Draft, Happened } from './draft.ts';
import { faceAfter, factsOf, type Facts } from './facts.ts';

/** Of what each seat was told, so much is kept in memory at least. */
const KEPT = 4;

export interface LoadedGame {
  record: GameRecord;
  version: number;
  game: Game | null; // null until it has begun
  rolled: number;
  quiet: number; // entries since the last publication
  face: ClockFace | null;
  facts: Facts;
  seen: PerSide<number>; // how far the people seated here have read
  habits: PerSide<Standing | null>; // of the people seated here, for every battle
  chronicle: Chronicle;
}

/** Folds a stored log. Throws if it does not follow the rules. */
export function loadedFrom(stored: StoredLog): LoadedGame {
  const loaded: LoadedGame = {
    record: parseRecord(stored.game),
    version: 0,
    game: null,
    rolled: 0,
    quiet: 0,
    face: null,
    facts: '',
    seen: { caesar: 0, pompey: 0 },
    habits: { caesar: null, pompey: null },
    chronicle: newChronicle({ keeps: KEPT }),
  };
  catchUp(loaded, stored);
  return loaded;
}

/** Applies entries that others have appended. Earlier entries never change: a log only grows. */
export function catchUp(loaded: LoadedGame, { game: stored, version, entries }: StoredLog): void {
  const known = loaded.game?.entries ?? [];
  const added = entries.slice(known.length).map((entry) => JSON.parse(entry) as LogEntry);
  loaded.record = parseRecord(stored);
  if (added.length > 0) foldOn(loaded, [...known, ...added]);
  loaded.version = version;
  loaded.facts = factsOf(loaded.record, loaded.game);
}

function foldOn(loaded: LoadedGame, entries: readonly LogEntry[]): void {
  const take = (accepted: Accepted): void => note(loaded, { before: loaded.game, accepted });
  fold({ options: loaded.record.options, entries }, take, undefined, loaded.game);
}

export const draftOf = ({ record, game, rolled, quiet }: LoadedGame): Draft => ({
  record,
  game,
  rolled,
  quiet,
  accepted: [],
});

export const isChanged = (draft: Draft, loaded: LoadedGame): boolean =>
  draft.accepted.length > 0 || draft.record !== loaded.record;

/** Applies a change that has been made durable. */
export function advance(loaded: LoadedGame, draft: Draft, facts: Facts): void {
  for (const happened of draft.accepted) note(loaded, happened);
  if (haveSwapped(loaded.record, draft.record))
    loaded.habits = { caesar: loaded.habits.pompey, pompey: loaded.habits.caesar };
  loaded.record = draft.record;
  loaded.facts = facts;
  loaded.version += 1;
}

/**
 * What a seat was told after a cursor. What was told long ago is seldom asked for: the log is folded again for it, which
 * takes milliseconds, but once for all who ask before the next entry. A computer asks for all of it before each order,
 * so where one plays all is kept from then on.
 */
export function toldSince(loaded: LoadedGame, seat: Viewer, cursor: number): HistoryEntry[] {
  const { chronicle, record, game } = loaded;
  if (remembers(chronicle, seat, cursor)) return toldAfter(chronicle, seat, cursor);
  const whole = wholeChronicle(record, game!);
  if (SIDES.some((side) => machineAt(record, side) !== null)) {
    wholes.delete(game!); // it grows with the game from now on
    loaded.chronicle = whole;
  }
  return toldAfter(whole, seat, cursor);
}

const wholes = new WeakMap<Game, Chronicle>();

function wholeChronicle({ options }: GameRecord, game: Game): Chronicle {
  const known = wholes.get(game);
  if (known !== undefined) return known;
  const whole = newChronicle();
  let before: Game | null = null;
  fold({ options, entries: game.entries }, (accepted) => {
    addEntry(whole, before, accepted);
    before = accepted.game;
  });
  wholes.set(game, whole);
  return whole;
}

function note(loaded: LoadedGame, { before, accepted }: Happened): void {
  const { entry } = accepted;
  addEntry(loaded.chronicle, before, accepted);
  loaded.face = faceAfter(loaded.face, accepted);
  loaded.rolled = entry.kind === 'epoch' ? 0 : loaded.rolled + entry.rolls.length;
  loaded.quiet = accepted.published === null ? loaded.quiet + 1 : 0;
  loaded.game = accepted.game;
}

/** The game, which must have ended. */
export function endedGame({ game }: LoadedGame): Game {
  if (game === null || game.result === null) throw refused('not-over');
  return game;
}
