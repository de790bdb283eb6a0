// A lesson's game in memory: it starts from a position and is not stored.
import { REVISION, SeededChance, give, type GameOptions, type Side } from '@rubicon/engine';
import { advance, type GameRecord } from '../authority/record/game-record.ts';
import { recordFrom } from '../authority/record/position-record.ts';
import type { GameId, Machines } from '../authority/table.ts';
import type { Lesson } from './lessons/lesson.ts';

/** The learner plays Caesar. */
export const LEARNER: Side = 'caesar';

const OPTIONS: GameOptions = { edition: '2.0', revision: REVISION, rules: {}, clock: null };
const MACHINES: Machines = { caesar: null, pompey: 'tiro' };

export function openLesson({ id, position, opening = [] }: Lesson): GameRecord {
  const record = recordFrom({
    game: `lesson-${id}` as GameId,
    options: OPTIONS,
    machines: MACHINES,
    position,
  });
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
