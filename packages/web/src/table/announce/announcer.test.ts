import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seating } from '../../authority/authority.ts';
import type { Seat } from '../../authority/table.ts';
import type { Session } from '../session/session.ts';
import { createAnnouncer } from './announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seatingOf = (seat: Seat): Seating =>
  ({
    table: {
      seat,
      cursor: 0,
      next: 'pompey',
      decision: null,
      result: null,
      view: { step: 'levy', asked: 'pompey', battle: null },
    },
    history: { told: [], pending: [] },
    seen: 0,
  }) as unknown as Seating;

function newTable() {
  const seating = signal<Seating | null>(seatingOf('caesar'));
  const table = signal(seating.value!.table);
  const busy = signal(false);
  const session = {
    seating,
    table,
    busy,
    recap: signal(null),
    told: signal([]),
    past: signal(null),
    isTelling: signal(false),
  } as unknown as Session;
  const sit = (seat: Seat): void => {
    seating.value = seatingOf(seat);
    table.value = seating.value.table;
  };
  const announcer = createAnnouncer(session, () => true);
  const texts = (): string[] => announcer.lines.value.map(({ text }) => text);
  return { announcer, busy, seating, sit, texts };
}

test('what is asked is told once the table has come to rest', () => {
  const { busy, texts } = newTable();
  busy.value = true;
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
  busy.value = false;
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual(['Waiting for Pompey.']);
});

test('a refusal stands until something else is told', () => {
  const { announcer } = newTable();
  announcer.refuse('Not now.');
  expect(announcer.refusal.value).toBe('Not now.');
  announcer.tell('One.', 'Two.');
  expect(announcer.refusal.value).toBe('');
});

test.each(['another seat', 'the curtain'])('nothing of a seat is kept behind %s', (next) => {
  const { announcer, seating, sit, texts } = newTable();
  announcer.tell('Your cards: Mars.');
  announcer.echo('hand');
  announcer.refuse('Jupiter is not in your hand.');
  if (next === 'the curtain') seating.value = null;
  else sit('spectator');
  expect([texts(), announcer.refusal.value]).toEqual([[], '']);
});
