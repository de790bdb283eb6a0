// The authority of a lesson's game: the other side is played by the script or, in a free lesson, by a machine.
import type { PerSide } from '@rubicon/engine';
import { Refused, type Seating, type TableAuthority } from '../authority/authority.ts';
import { hintsQuestion, oddsQuestion, type Advice } from '../authority/thinking/advice.ts';
import { previewOf, tableAt } from '../authority/record/game-record.ts';
import type { Table } from '../authority/table.ts';
import { thoughtOf, type Think } from '../authority/thinking/thought.ts';
import type { Course } from './course.ts';
import { LEARNER } from './lesson-record.ts';

interface LessonWorld {
  readonly names: () => PerSide<string>;
  readonly think: Think;
  readonly advice: Advice;
}

export interface LessonAuthority extends TableAuthority {
  readonly goTo: (step: number) => void;
  readonly onNews: (listen: (seating: Seating) => void) => () => void;
}

const attempt = <T>(work: () => T | Promise<T>): Promise<T> => new Promise((resolve) => resolve(work()));

export function lessonAuthority(course: Course, { names, think, advice }: LessonWorld): LessonAuthority {
  const listeners = new Set<(seating: Seating) => void>();
  const { lesson, record } = course;
  const named = (table: Table): Table => ({ ...table, players: names() });
  const seated = (): Seating => {
    const seating = course.seated();
    return { ...seating, table: named(seating.table) };
  };

  async function nextReply(): Promise<string | null> {
    if (lesson.isFree !== true) return course.scripted();
    const before = record().now;
    const thought = thoughtOf(record());
    const reply = await think(thought);
    if (record().now !== before) throw new Refused('stale-decision', 'The lesson began again meanwhile.');
    return reply === 'resign' ? thought.orders[0]! : reply; // a lesson goes on to its end
  }

  return {
    sit: () => attempt(seated),
    leave: () => Promise.resolve(),
    ask: (ask) =>
      attempt(() => {
        if (ask.kind === 'order') course.order(ask.order);
        else if (ask.kind === 'undo') course.undo(ask.scope);
        else course.protest();
        return seated();
      }),
    act: async () => {
      const reply = await nextReply();
      // The table stops asking and shows no message: the lesson is at its end
      if (reply === null || !course.reply(reply)) throw new Refused('no-seat', 'Nobody plays on here.');
      return seated();
    },
    preview: (orders) => attempt(() => previewOf(record(), LEARNER, orders)),
    odds: (orders) =>
      attempt(() => {
        const question = oddsQuestion(record(), LEARNER, orders);
        return question === null ? null : advice.odds(question);
      }),
    hints: (look) => attempt(() => advice.hints(hintsQuestion(record(), LEARNER, look))),
    recall: (cursor) => attempt(() => named(tableAt(record(), LEARNER, cursor))),
    save: () => Promise.reject(new Refused('no-game', 'A lesson is not saved.')),
    goTo: (step) => {
      course.goTo(step);
      for (const listen of listeners) listen(seated());
    },
    onNews: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
