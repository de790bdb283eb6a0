// A lesson's game in memory: it starts from a position and is not stored.
import {
  REVISION,
  SeededChance,
  addEntry,
  give,
  newGame,
  parsePosition,
  rulesFor,
  type GameOptions,
  type Side,
} from '@rubicon/engine';
import { sharedChronicle } from '../authority/record/history.ts';
import { advance, standingOf, type GameRecord } from '../authority/record/game-record.ts';
import type { StoredGame } from '../authority/record/game-store.ts';
import type { GameId, Machines } from '../authority/table.ts';
import type { Lesson } from './lessons/lesson.ts';

/** The learner plays Caesar. */
export const LEARNER: Side = 'caesar';

const OPTIONS: GameOptions = { edition: '2.0', revision: REVISION, rules: {}, clock: null };
const MACHINES: Machines = { caesar: null, pompey: 'tiro' };
const NOTHING = { caesar: [], pompey: [], spectator: [] };
const NO_DICE = { number: 1, commitment: '', entropies: { caesar: '', pompey: '' }, secret: '' };

export function openLesson({ id, position, opening = [] }: Lesson): GameRecord {
  const { revision, edition, rules } = OPTIONS;
  const parsed = parsePosition(position, rulesFor(edition, rules, revision));
  if (!parsed.ok) throw new RangeError(`The lesson ${id} cannot begin: ${parsed.fault.message}`);
  const begun = newGame(OPTIONS, new SeededChance(1), 0);
  const now = { ...begun.game, base: parsed.value, state: parsed.value };
  const chronicle = sharedChronicle();
  addEntry(chronicle, null, { ...begun, game: now, published: NOTHING });
  const stored: StoredGame = {
    game: `lesson-${id}` as GameId,
    options: OPTIONS,
    players: { caesar: '', pompey: '' }, // names are added where they are shown
    machines: MACHINES,
    dice: [],
    source: NO_DICE, // the dice of a lesson are in its script
    seen: { caesar: 1, pompey: 1, spectator: 1 },
    standing: standingOf(now, MACHINES),
    startedMs: 0,
    changedMs: 0,
  };
  const record: GameRecord = { stored, now, positions: [{ ...now, entries: [] }], chronicle };
  for (const order of opening) {
    const decision = record.now.decisions.pompey;
    const given = give(
      record.now,
      { kind: 'order', side: 'pompey', decision, order },
      new SeededChance(1),
      0,
    );
    if (!given.ok) throw new RangeError(`The lesson ${id} cannot begin: ${given.message}`);
    advance(record, given, 0);
  }
  return record;
}
