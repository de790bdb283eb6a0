import { describe, expect, it } from 'vitest';
import { Refused, type Seating } from '../authority/authority.ts';
import { createCourse, type Course } from './course.ts';
import { lessonAuthority, type LessonAuthority } from './lesson-authority.ts';
import { LESSONS } from './lessons/lessons.ts';
import type { GameId } from '../authority/table.ts';

const GAME = 'lesson' as GameId;

function take(id: string, step = 0): { readonly course: Course; readonly authority: LessonAuthority } {
  const course = createCourse(
    LESSONS.find((lesson) => lesson.id === id)!,
    { step, log: [] },
  );
  const authority = lessonAuthority(course, {
    names: () => ({ caesar: 'You', pompey: 'They' }),
    think: ({ orders }) => Promise.resolve(orders[0]!),
    advice: {
      odds: () => Promise.reject(new Refused('superseded', 'Nobody weighs here.')),
      hints: ({ orders }) => Promise.resolve([{ order: orders[0]!, chance: 0.5 }]),
    },
  });
  return { course, authority };
}

const play = (order: string) => ({ kind: 'order', decision: 0, order }) as const;

describe('the authority of a lesson', () => {
  it('names both sides, and seats the learner', async () => {
    const { table } = await take('board').authority.sit(GAME, 'caesar');
    expect(table.players).toEqual({ caesar: 'You', pompey: 'They' });
    expect(table.seat).toBe('caesar');
  });

  it('carries out what is wanted, and lets the script reply', async () => {
    const { course, authority } = take('cards', 1);
    const { table } = await authority.ask(play('play 3/1'));
    expect(table.next).toBe('pompey');
    await authority.act(() => {});
    const answered = await authority.act(() => {});
    expect(answered.table.view.cards.played).toEqual({ caesar: '3/1', pompey: '2/3' });
    expect(course.step.value).toBe(2);
    await expect(authority.act(() => {})).rejects.toThrow(Refused); // the script has no further reply
    expect((await authority.recall(1)).players.pompey).toBe('They');
  });

  it('leaves the table unchanged after a mistake', async () => {
    const { course, authority } = take('roads');
    const before = (await authority.sit(GAME, 'caesar')).table;
    const { table } = await authority.ask(play('move C.Equitatus1 Lugdunum-Cenabum'));
    expect(table).toEqual(before);
    expect(course.answer.value).not.toBeNull();
    await authority.ask({ kind: 'resign' });
    expect(course.answer.value).toEqual({ kind: 'menu' });
    await authority.ask(play('move C.Legio9 Massilia-Genua'));
    const { table: taken } = await authority.ask({ kind: 'undo', scope: 'order' });
    expect(taken.view).toEqual(before.view);
  });

  it('previews orders, and notifies when the lesson moves to another step', async () => {
    const { authority } = take('roads');
    expect((await authority.preview(['move C.Legio9 Massilia-Genua']))?.movesLeft).toBe(2);
    expect(await authority.odds([])).toBeNull();
    const heard: Seating[] = [];
    const stop = authority.onNews((seating) => heard.push(seating));
    authority.goTo(2);
    stop();
    authority.goTo(0);
    expect(heard.map(({ table }) => table.view.command?.moves)).toEqual([2]);
    await expect(authority.save(GAME)).rejects.toThrow('not saved');
    await authority.leave();
  });

  it('lets a machine reply in a free lesson, unless it was restarted', async () => {
    const { course, authority } = take('war');
    expect((await authority.hints(0))[0]!.order).toBe('play 3/1');
    await authority.ask(play('play 3/1'));
    const answered = await authority.act(() => {});
    expect(answered.table.view.step).toBe('move');
    expect(course.step.value).toBe(1);
    authority.goTo(0);
    await authority.ask(play('play 2/2'));
    const thinking = authority.act(() => {});
    authority.goTo(0);
    await expect(thinking).rejects.toThrow('began again');
  });
});
