// A game as it is kept, played through: all that is known of it until the next change is durable.
import {
  addEntry,
  fold,
  newChronicle,
  type Accepted,
  type Chronicle,
  type Game,
  type LogEntry,
  type PerSide,
} from '@rubicon/engine';
import type { ClockFace, Standing } from '@rubicon/protocol';
import type { StoredGame } from '../../data/store.ts';
import { noteDecided, nothingDecided, type Decided } from './takeback-points.ts';
import type { Draft, Happened } from './draft.ts';
import { faceAfter, factsOf, type Facts } from './facts.ts';
import { parseRecord, type GameRecord } from '../record/record.ts';

export interface Kept {
  record: GameRecord;
  version: number;
  game: Game | null; // null until it has begun
  rolled: number;
  quiet: number; // entries since something was published
  face: ClockFace | null;
  facts: Facts;
  seen: PerSide<number>; // how far the persons who sit here have looked
  habits: PerSide<Standing | null>; // of the persons who sit here, for every battle
  readonly chronicle: Chronicle;
  readonly decided: Decided;
}

export interface StoredLog {
  readonly game: StoredGame;
  readonly version: number;
  readonly entries: readonly string[];
}

/** Plays a log through. Throws on one that does not follow the rules. */
export function keptOf(stored: StoredLog): Kept {
  const kept: Kept = {
    record: parseRecord(stored.game),
    version: 0,
    game: null,
    rolled: 0,
    quiet: 0,
    face: null,
    facts: '',
    seen: { caesar: 0, pompey: 0 },
    habits: { caesar: null, pompey: null },
    chronicle: newChronicle(),
    decided: nothingDecided(),
  };
  catchUp(kept, stored);
  return kept;
}

/** Takes in what others have added to the log. What there was stays as it is: a log only grows. */
export function catchUp(kept: Kept, { game: stored, version, entries }: StoredLog): void {
  const known = kept.game?.entries ?? [];
  const added = entries.slice(known.length).map((entry) => JSON.parse(entry) as LogEntry);
  kept.record = parseRecord(stored);
  if (added.length > 0) playOn(kept, [...known, ...added]);
  kept.version = version;
  kept.facts = factsOf(kept.record, kept.game);
}

function playOn(kept: Kept, entries: readonly LogEntry[]): void {
  const take = (accepted: Accepted): void => note(kept, { before: kept.game, accepted });
  fold({ options: kept.record.options, entries }, take, undefined, kept.game);
}

export const draftOf = ({ record, game, rolled, quiet }: Kept): Draft => ({
  record,
  game,
  rolled,
  quiet,
  accepted: [],
});

/** Takes in what has been made durable. */
export function advance(kept: Kept, draft: Draft, facts: Facts): void {
  for (const happened of draft.accepted) note(kept, happened);
  kept.record = draft.record;
  kept.facts = facts;
  kept.version += 1;
}

function note(kept: Kept, { before, accepted }: Happened): void {
  const { entry } = accepted;
  addEntry(kept.chronicle, before, accepted);
  noteDecided(kept.decided, before, accepted);
  kept.face = faceAfter(kept.face, accepted);
  kept.rolled = entry.kind === 'epoch' ? 0 : kept.rolled + entry.rolls.length;
  kept.quiet = accepted.published === null ? kept.quiet + 1 : 0;
  kept.game = accepted.game;
}
