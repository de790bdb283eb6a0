import type { AreaId, BlockId, Event, View } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import type { History, HistoryEntry, Table } from '../../authority/table.ts';
import type { Frame } from '../session/frames.ts';
import { countsOf } from '../session/points.ts';
import { newLines, type Heard, type Shown } from './new-lines.ts';

const march = (block: string | null, ...path: string[]): Event => ({
  kind: 'moved',
  side: block === null ? 'pompey' : 'caesar',
  block: block as BlockId | null,
  colour: block === null ? 'green' : 'tan',
  path: path as AreaId[],
  as: 'move',
});

const entry = (cursor: number, ...events: Event[]): HistoryEntry => ({
  cursor,
  year: 705,
  turn: 1,
  atMs: 0,
  events,
});

const OWN = [
  entry(1, march('C.Legio7', 'Narbo', 'Massilia')),
  entry(2, march('C.Legio9', 'Narbo', 'Massilia')),
];
const THEIRS = [entry(3, march(null, 'Antioch', 'Tarsus')), entry(4, march(null, 'Tarsus', 'Antioch'))];

const table = (cursor: number, moves: number, isAsked = true): Table =>
  ({
    seat: 'caesar',
    cursor,
    next: isAsked ? 'caesar' : 'pompey',
    result: null,
    view: {
      viewer: 'caesar',
      year: 705,
      turn: 1,
      step: 'move',
      asked: isAsked ? 'caesar' : 'pompey',
      battle: null,
      command: isAsked ? { moves, levies: 1 } : null,
      cards: { effects: { caesar: '3/1', pompey: '2/2' } },
    },
    decision: isAsked
      ? {
          number: 1,
          side: 'caesar',
          step: 'move',
          required: true,
          orders: ['move C.Legio8 Genua-Rome', 'done'],
        }
      : null,
  }) as unknown as Table;

const historyOf = (told: readonly HistoryEntry[]): History => ({ told, pending: [] });

const shown = (at: Table, told: readonly HistoryEntry[], more: Partial<Shown> = {}): Shown => ({
  table: at,
  history: historyOf(told),
  before: null,
  isTelling: false,
  frame: null,
  isPast: false,
  ...more,
});

/** The frame that tells the last of some entries. `before`: what was known when the first was told. */
const telling = (told: readonly HistoryEntry[], before = told.slice(0, -1)): Partial<Shown> => {
  const last = told.at(-1)!;
  return {
    before: historyOf(before),
    isTelling: true,
    frame: { step: { entry: last, events: last.events } } as unknown as Frame,
  };
};

/** The lines of one screen after another. */
function listen(...screens: readonly Shown[]): string[][] {
  let heard: Heard | null = null;
  return screens.map((screen) => {
    const news = newLines(heard, screen, true);
    ({ heard } = news);
    return [...news.lines];
  });
}

const ASKED = 'Caesar moves: 3 move points. E: End moves.';

describe('what is told', () => {
  test('a seat just taken hears what it is asked, not the whole history', () => {
    expect(listen(shown(table(2, 3), OWN))).toEqual([[ASKED]]);
  });

  test('the orders of a group are one line, and then what is left', () => {
    expect(listen(shown(table(0, 3), []), shown(table(2, 2), OWN))).toEqual([
      [ASKED],
      ['Caesar moves Legio VII and Legio IX from Narbo to Massilia.', '2 move points left'],
    ]);
  });

  test('nothing is told twice', () => {
    const now = shown(table(2, 3), OWN);
    expect(listen(now, now, { ...now })).toEqual([[ASKED], [], []]);
  });

  test('an undone order is told, and the next order is a new one', () => {
    const [, , undone, again] = listen(
      shown(table(0, 3), []),
      shown(table(1, 2), OWN.slice(0, 1)),
      shown(table(0, 3), []),
      shown(table(1, 2), [entry(1, march('C.Legio8', 'Genua', 'Massilia'))]),
    );
    expect(undone).toEqual(['One order undone.', '3 move points left']);
    expect(again).toEqual(['Caesar moves Legio VIII from Genua to Massilia.', '2 move points left']);
  });

  test('the enemy is told as the page tells it, and the decision at the end', () => {
    const [third, fourth] = [
      [...OWN, THEIRS[0]!],
      [...OWN, ...THEIRS],
    ];
    expect(
      listen(
        shown(table(2, 0, false), OWN),
        shown(table(3, 0, false), third, telling(third)),
        shown(table(4, 0, false), fourth, telling(fourth)),
        shown(table(4, 3), fourth),
      ),
    ).toEqual([
      ['Waiting for Pompey.'],
      ['Pompey moves a block from Antioch to Tarsus.'],
      ['Pompey moves a block from Tarsus to Antioch.'],
      [ASKED],
    ]);
  });

  test('what was missed is told at a seat just taken, and a step shown again is told again', () => {
    const [third, fourth] = [
      [...OWN, THEIRS[0]!],
      [...OWN, ...THEIRS],
    ];
    const again = telling(third);
    expect(
      listen(
        shown(table(3, 0, false), third, again),
        shown(table(4, 0, false), fourth, telling(fourth)),
        shown(table(3, 0, false), third, again),
        shown(table(3, 0, false), third, again),
        shown(table(4, 3), fourth),
      ),
    ).toEqual([
      ['Pompey moves a block from Antioch to Tarsus.'],
      ['Pompey moves a block from Tarsus to Antioch.'],
      ['Pompey moves a block from Antioch to Tarsus.'],
      [],
      [ASKED],
    ]);
  });

  test('who begins to listen late is told all that was told since the last order', () => {
    const all = [...OWN, ...THEIRS];
    const lines = [
      'Pompey moves a block from Antioch to Tarsus.',
      'Pompey moves a block from Tarsus to Antioch.',
    ];
    expect(listen(shown(table(4, 0, false), all, telling(all, OWN)))).toEqual([lines]);
    expect(listen(shown(table(4, 3), all, { before: historyOf(OWN) }))).toEqual([[...lines, ASKED]]);
  });

  test('an entry told in parts is told once, whatever its order', () => {
    const parts = [march(null, 'Antioch', 'Tarsus'), march(null, 'Rome', 'Genua')];
    const copy = structuredClone(parts);
    expect(
      listen(
        shown(table(2, 0, false), OWN),
        shown(table(3, 0, false), [...OWN, entry(3, parts[1]!)], { isTelling: true }),
        shown(table(3, 0, false), [...OWN, entry(3, ...parts)], { isTelling: true }),
        shown(table(3, 3), [...OWN, entry(3, ...copy)]),
      ).slice(1),
    ).toEqual([
      ['Pompey moves a block from Rome to Genua.'],
      ['Pompey moves a block from Antioch to Tarsus.'],
      [ASKED],
    ]);
  });

  test('what is skipped is told at once', () => {
    const third = [...OWN, THEIRS[0]!];
    const [, , rest] = listen(
      shown(table(2, 0, false), OWN),
      shown(table(3, 0, false), third, telling(third)),
      shown(table(4, 3), [...OWN, ...THEIRS]),
    );
    expect(rest).toEqual(['Pompey moves a block from Tarsus to Antioch.', ASKED]);
  });

  test('in winter the cities and leaders of each side are one line, when its count begins', () => {
    const at = (area: string, side: 'caesar' | 'pompey') => ({ area, side, count: 1 });
    const stacks = [at('Rome', 'caesar'), at('Massilia', 'caesar'), at('Antioch', 'pompey')];
    const view = {
      ...table(2, 0, false).view,
      stacks,
      pools: { caesar: { dead: [] }, pompey: { dead: ['P.Scipio'] } },
    };
    const seating = { table: { ...table(2, 0, false), view }, history: { told: OWN, pending: [] } };
    const counting = countsOf(view as unknown as View).map((count) =>
      shown(table(2, 0, false), OWN, {
        isTelling: true,
        frame: {
          step: { place: 'map', entry: OWN[1]!, events: [], count },
          before: seating,
          after: seating,
        } as unknown as Frame,
      }),
    );
    expect(listen(shown(table(2, 0, false), OWN), ...counting).slice(1)).toEqual([
      ['Caesar counts Massilia 1, Rome 2 and Scipio killed 1: 4 VP.'],
      [],
      [],
      ['Pompey counts Antioch 1: 1 VP.'],
    ]);
  });

  test('stepping back tells that step, and coming back what is asked', () => {
    expect(
      listen(shown(table(2, 3), OWN), shown(table(1, 3), OWN, { isPast: true }), shown(table(2, 3), OWN)),
    ).toEqual([[ASKED], ['Replay', 'Caesar moves Legio VII from Narbo to Massilia.'], [ASKED]]);
  });
});
