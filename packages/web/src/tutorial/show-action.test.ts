import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { Refused } from '../authority/authority.ts';
import type { Desk, Overlay } from '../table/state/context.ts';
import { createCourse } from './course.ts';
import { LESSONS } from './lessons/lessons.ts';
import { showDeed } from './show-action.ts';

/** A desk that notes what is done at it. */
function noting(orders: readonly string[], hints: () => Promise<{ order: string }[]>) {
  const done: string[] = [];
  const overlay = signal<Overlay | null>(null);
  const desk = {
    authority: { hints },
    overlay,
    selection: {
      look: (area: string) => done.push(`look ${area}`),
      pressBlock: (block: string) => done.push(`hold ${block}`),
    },
    session: {
      seating: signal({ table: { decision: { orders } } }),
      order: (text: string) => Promise.resolve(done.push(text)),
      fail: (error: Error) => done.push(error.message),
    },
  } as unknown as Desk;
  return { desk, done, overlay };
}

const at = (id: string, step: number) =>
  createCourse(
    LESSONS.find((lesson) => lesson.id === id)!,
    { step, log: [] },
  );
const none = () => Promise.resolve([]);

describe('showing what a step wants', () => {
  it('looks, takes in hand, opens and orders', async () => {
    const { desk, done, overlay } = noting([], none);
    await showDeed(desk, at('board', 0));
    await showDeed(desk, at('board', 1));
    await showDeed(desk, at('board', 4));
    await showDeed(desk, at('roads', 1));
    expect(done).toEqual(['look Rome', 'hold C.Caesar', 'move C.Legio11 Massilia-Genua-Rome']);
    expect(overlay.value).toEqual({ kind: 'points' });
  });

  it('asks a counsellor where nothing is prescribed', async () => {
    const war = at('war', 0);
    const advised = noting(['play 3/1', 'play 2/2'], () => Promise.resolve([{ order: 'play 2/2' }]));
    await showDeed(advised.desk, war);
    expect(advised.done).toEqual(['play 2/2']);
    const silent = noting(['play 3/1', 'play 2/2'], none);
    await showDeed(silent.desk, war);
    expect(silent.done).toEqual(['play 3/1']);
    const forced = noting(['done'], none);
    await showDeed(forced.desk, war);
    expect(forced.done).toEqual(['done']);
    const lost = noting(['play 3/1', 'done'], () =>
      Promise.reject(new Refused('machine-lost', 'It was lost.')),
    );
    await showDeed(lost.desk, war);
    expect(lost.done).toEqual(['It was lost.']);
    const idle = noting([], none);
    await showDeed(idle.desk, war);
    expect(idle.done).toEqual([]);
  });
});
