import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { Refused } from '../authority/authority.ts';
import type { TableContext, Overlay } from '../table/state/context.ts';
import { createCourse } from './course.ts';
import { LESSONS } from './lessons/lessons.ts';
import { showAction } from './show-action.ts';

/** A table context that records what is done to it. */
function noting(orders: readonly string[], hints: () => Promise<{ order: string }[]>) {
  const done: string[] = [];
  const overlay = signal<Overlay | null>(null);
  const context = {
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
  } as unknown as TableContext;
  return { context, done, overlay };
}

const at = (id: string, step: number) =>
  createCourse(
    LESSONS.find((lesson) => lesson.id === id)!,
    { step, log: [] },
  );
const none = () => Promise.resolve([]);

describe('showing what a step wants', () => {
  it('looks, selects, opens and gives orders', async () => {
    const { context, done, overlay } = noting([], none);
    await showAction(context, at('board', 0));
    await showAction(context, at('board', 1));
    await showAction(context, at('board', 4));
    await showAction(context, at('roads', 1));
    expect(done).toEqual(['look Rome', 'hold C.Caesar', 'move C.Legio11 Massilia-Genua-Rome']);
    expect(overlay.value).toEqual({ kind: 'points' });
  });

  it('asks an advisor where nothing is prescribed', async () => {
    const war = at('war', 0);
    const advised = noting(['play 3/1', 'play 2/2'], () => Promise.resolve([{ order: 'play 2/2' }]));
    await showAction(advised.context, war);
    expect(advised.done).toEqual(['play 2/2']);
    const silent = noting(['play 3/1', 'play 2/2'], none);
    await showAction(silent.context, war);
    expect(silent.done).toEqual(['play 3/1']);
    const forced = noting(['done'], none);
    await showAction(forced.context, war);
    expect(forced.done).toEqual(['done']);
    const lost = noting(['play 3/1', 'done'], () =>
      Promise.reject(new Refused('machine-lost', 'It was lost.')),
    );
    await showAction(lost.context, war);
    expect(lost.done).toEqual(['It was lost.']);
    const idle = noting([], none);
    await showAction(idle.context, war);
    expect(idle.done).toEqual([]);
  });
});
