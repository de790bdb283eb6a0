import type { Event } from '@rubicon/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Seating, TableAuthority } from '../../authority/authority.ts';
import type { GameId, History } from '../../authority/table.ts';
import { newsOf } from '../../../test/kit/seat-news.ts';
import { createSession, type Session } from './session.ts';
import type { Step } from './steps.ts';

const ROLL_MS = 600;
const REST_MS = 300;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A seat that hears what the test sends; `missed`: it sits down when all has happened. */
async function seatAt(first: Seating, missed: Seating | null = null) {
  let hear: (seating: Seating) => void = () => {};
  const asked: string[] = [];
  const authority = {
    sit: () => Promise.resolve(missed === null ? first : { ...missed, seen: first.table.cursor }),
    recall: () => Promise.resolve(first.table),
    leave: () => Promise.resolve(),
    ask: (wanted: { kind: string }) => {
      asked.push(wanted.kind);
      return Promise.resolve(first);
    },
  } as unknown as TableAuthority;
  const session = createSession(authority, 'random' as GameId, {
    firstSeat: () => Promise.resolve({ kind: 'seat', seat: 'caesar', tellsMissed: true }),
    handsOver: () => false,
    hasCurtain: () => false,
    paceOf: ({ events }: Step) => ({ rollMs: events[0]?.kind === 'fired' ? ROLL_MS : 0, restMs: REST_MS }),
    onNews: (listen) => {
      hear = listen;
      return () => {};
    },
  });
  await session.open();
  return { session, asked, hear: (seating: Seating) => hear(seating) };
}

const eventsIn = ({ told, pending }: History): Event[] =>
  [...told, ...pending].flatMap(({ events }) => events);
const onScreen = (session: Session): Event[] => eventsIn(session.seating.value!.history);
const kinds = (events: readonly Event[]): string[] => events.map(({ kind }) => kind);

/** The first news of a random game that holds such an event of Pompey's, with Caesar's seat. */
function firstNews(isWanted: (events: readonly Event[], news: Seating) => boolean) {
  for (const seed of [1, 2, 3, 4, 5, 6])
    for (const news of newsOf('2.0', seed, 'caesar')) {
      const entries = news.after.history.told.filter(({ cursor }) => cursor > news.before.table.cursor);
      if (
        isWanted(
          entries.flatMap(({ events }) => events),
          news.after,
        )
      )
        return news;
    }
  throw new Error('no such news');
}

describe('what others do', () => {
  test('is never ahead of its dice, anywhere', async () => {
    const ahead: string[] = [];
    let rolls = 0;
    for (const { before, after } of newsOf('2.0', 5, 'caesar')) {
      if (rolls > 40) break;
      const { session, hear } = await seatAt(before);
      const whole = new Set(eventsIn(after.history).map((event) => JSON.stringify(event)));
      hear(after);
      for (; session.isTelling.value; vi.advanceTimersToNextTimer()) {
        const shown = onScreen(session);
        const dice = session.dice.value;
        const rolled = dice?.isRolling === true ? eventsIn(dice.shown).at(-1)! : null;
        if (rolled !== null) rolls += 1;
        const isAhead =
          shown.some((event) => !whole.has(JSON.stringify(event))) ||
          session.seating.value!.table.decision !== null ||
          (rolled !== null && (rolled.kind !== 'fired' || shown.includes(rolled)));
        if (isAhead) ahead.push(JSON.stringify(shown.at(-1)));
      }
      expect(session.seating.value).toBe(after);
      await session.close();
    }
    expect(ahead).toEqual([]);
    expect(rolls).toBeGreaterThan(20);
  });

  test('before a battle is told on the map, and only then does the battle begin', async () => {
    const { before, after } = firstNews(
      (events) => kinds(events).includes('moved') && kinds(events).includes('battle'),
    );
    const { session, hear } = await seatAt(before);
    hear(after);
    const places: string[] = [];
    for (; session.isTelling.value; vi.advanceTimersToNextTimer()) {
      const isFought = session.seating.value!.table.view.battle !== null;
      places.push(session.dice.value !== null ? 'panel' : isFought ? 'neither' : 'map');
    }
    expect(places).toEqual(places.toSorted()); // the map first
    expect(new Set(places)).toEqual(new Set(['map', 'panel']));
  });

  test('cannot be answered before it has been told', async () => {
    const { before, after } = firstNews(
      (events, { table }) => kinds(events).includes('moved') && table.decision?.required === true,
    );
    const { session, asked, hear } = await seatAt(before);
    hear(after);
    expect(await session.order(after.table.decision!.orders[0]!)).toBe(false);
    expect(asked).toEqual([]);
    session.skipRecap();
    session.skipRecap(); // a battle that follows
    expect(await session.order(after.table.decision!.orders[0]!)).toBe(true);
  });
});

describe('the player', () => {
  const moves = () =>
    firstNews((events) => kinds(events).filter((kind) => kind === 'moved').length > 1 && events.length < 14);

  test('goes on, back, pauses and skips', async () => {
    const { before, after } = moves();
    const { session, hear } = await seatAt(before);
    hear(after);
    const at = (): number | undefined => session.recap.value?.index;
    expect(at()).toBe(0);
    session.stepRecap(1);
    expect([at(), session.recap.value?.isPaused]).toEqual([1, false]);
    session.stepRecap(-1);
    expect([at(), session.recap.value?.isPaused, session.flights.value]).toEqual([0, true, []]);
    vi.advanceTimersByTime(REST_MS * 10);
    expect(at()).toBe(0);
    session.pauseRecap(false);
    expect(at()).toBe(1);
    session.pauseRecap(true);
    vi.advanceTimersByTime(REST_MS * 10);
    expect(at()).toBe(1);
    session.skipRecap();
    expect(session.recap.value).toBeNull();
  });

  test('may have it told again until the next order', async () => {
    const { before, after } = moves();
    const { session, hear } = await seatAt(before);
    hear(after);
    const count = session.recap.value!.frames.length;
    vi.runAllTimers();
    expect(session.seating.value).toBe(after);
    expect(session.told.value).toHaveLength(count);
    session.tellAgain();
    expect(session.recap.value).toMatchObject({ index: 0, isPaused: false });
    expect(onScreen(session).length).toBeLessThan(eventsIn(after.history).length);
    vi.runAllTimers();
    expect(session.seating.value).toBe(after);
    await session.ask({ kind: 'offer-draw' });
    expect(session.told.value).toEqual([]);
  });
});

test('a battle fought during an absence is one step of what was missed', async () => {
  const all = [...newsOf('2.0', 3, 'caesar')];
  const begins = all.findIndex(({ after }) => after.table.view.battle !== null);
  const ends = all.findIndex(({ after }, index) => index > begins && after.table.view.battle === null);
  const { session } = await seatAt(all[begins - 1]!.before, all[ends]!.after);
  const steps = session.recap.value!.frames.map(({ step }) => step);
  const battles = steps.filter(({ events }) => events[0]?.kind === 'battle');
  expect(battles.length).toBeGreaterThan(0);
  for (const { events } of battles) expect(events.at(-1)!.kind).toBe('won');
  while (session.isTelling.value) {
    expect(session.dice.value).toBeNull();
    vi.advanceTimersToNextTimer();
  }
  expect(session.seating.value?.table).toBe(all[ends]!.after.table);
});
