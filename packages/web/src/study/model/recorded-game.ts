// A replayed game: the position after each entry, and each perspective's history. It holds all hidden information.
import {
  FoldError,
  SIDES,
  addEntry,
  entryAt,
  exportGame,
  fold,
  pendingOf,
  toldAfter,
  viewFor,
  viewOf,
  type Chronicle,
  type Game,
  type GameFile,
  type Side,
  type HistoryEntry,
  type View,
} from '@rubicon/engine';
import { sharedChronicle } from '../../authority/record/history.ts';
import { Refused } from '../../authority/authority.ts';
import { nextSeat, viewAt } from '../../authority/record/local-table.ts';
import { NO_MACHINES } from '../../authority/table.ts';
import { allEvents } from './all-events.ts';
import { PERSPECTIVES, type Perspective } from '../../routes/moment.ts';

export interface RecordedGame {
  readonly file: GameFile; // without undone ones
  readonly now: Game;
  readonly positions: readonly Game[]; // after each entry, without its own log: that would take quadratic memory
  readonly chronicle: Chronicle;
  readonly all: readonly HistoryEntry[];
}

/**
 * Replays a game, with events as they were published where it was played. The state after each entry is stored, so
 * that every moment is available at once.
 */
export function playThrough(given: GameFile, chronicle = sharedChronicle()): RecordedGame {
  const positions: Game[] = [];
  const all: HistoryEntry[] = [];
  try {
    const file = exportGame(given);
    const now = fold(file, (accepted) => {
      const last = positions.at(-1);
      const before = last === undefined ? null : { ...last, entries: accepted.game.entries };
      const { year, turn } = viewOf({ ...(before ?? accepted.game), result: null }, 'spectator');
      const heard = chronicle.accounts.caesar.told.length;
      addEntry(chronicle, before, accepted);
      const events = allEvents(before, accepted);
      const notice = chronicle.accounts.caesar.told
        .slice(heard)
        .find((historyEntry) => historyEntry.notice)?.notice;
      if (events.length > 0 || notice !== undefined) {
        const historyEntry = { cursor: positions.length, year, turn, atMs: accepted.entry.atMs, events };
        all.push(notice === undefined ? historyEntry : { ...historyEntry, notice });
      }
      positions.push({ ...accepted.game, entries: [] });
    });
    return { file, now, positions, chronicle, all };
  } catch (error) {
    if (!(error instanceof FoldError)) throw error;
    throw new Refused('damaged-game', error.message);
  }
}

const seatOf = (perspective: Exclude<Perspective, 'all'>): Side | 'spectator' =>
  perspective === 'public' ? 'spectator' : perspective;

/** A perspective's history in game order; the cursor is the number of an entry. */
export function storyFor(
  { now, chronicle, all }: RecordedGame,
  perspective: Perspective,
): readonly HistoryEntry[] {
  if (perspective === 'all') return all;
  const seat = seatOf(perspective);
  return [...toldAfter(chronicle, seat, 0), ...pendingOf(chronicle, now, seat)]
    .map((historyEntry) => ({ ...historyEntry, cursor: entryAt(chronicle, seat, historyEntry.cursor)! }))
    .toSorted((one, other) => one.cursor - other.cursor);
}

/** A perspective's view after an entry. */
export function viewFrom({ positions }: RecordedGame, at: number, perspective: Perspective): View {
  const position = positions[at];
  if (position === undefined) throw new Refused('no-moment', `There is no moment ${at} to look back at.`);
  return perspective === 'all' ? openView(position) : viewAt(position, seatOf(perspective));
}

/** Nothing is hidden, although the game is not over. */
function openView({ state, result }: Game): View {
  const { asked } = viewFor(state, 'spectator', result !== null);
  return { ...viewFor(state, 'spectator', true), asked };
}

/**
 * The perspectives allowed. While the game runs: the public one, and that of the person whose turn it is; never a
 * computer's.
 */
export function perspectivesAllowed({ now, file: { machines = {} } }: RecordedGame): readonly Perspective[] {
  if (now.result !== null) return PERSPECTIVES;
  const people = SIDES.filter((side) => machines[side] === undefined);
  const next = nextSeat(now, NO_MACHINES); // before a battle, which is fought face up, both are asked
  const sitting: readonly string[] = people.length === 2 ? [next!] : people;
  return PERSPECTIVES.filter((perspective) => perspective === 'public' || sitting.includes(perspective));
}
