import {
  BLOCK_IDS,
  CARD_IDS,
  EDITIONS,
  SeededChance,
  decisionOf,
  give,
  newGame,
  viewOf,
  type Edition,
  type Event,
  type Game,
  type View,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import {
  NO_MACHINES,
  type History,
  type GameId,
  type Seat,
  type Table,
  type HistoryEntry,
} from '../../authority/table.ts';
import { reportText } from './position-report.ts';

const start = (edition: Edition, seed: number) =>
  newGame({ edition, revision: 1, rules: {}, clock: null }, new SeededChance(seed), 0);

function tableOf(game: Game, seat: Seat): Table {
  return {
    game: 'g' as GameId,
    seat,
    options: game.options,
    players: { caesar: 'Anna Perenna', pompey: 'Gnaeus' },
    machines: NO_MACHINES,
    cursor: 1,
    view: viewOf(game, seat),
    decision: seat === 'spectator' ? null : decisionOf(game, seat),
    next: null,
    undo: { order: 0, phase: 0, actions: 0 },
    drawOffer: null,
    result: game.result,
  };
}

const historyEntry = (cursor: number, events: readonly Event[] = []): HistoryEntry => ({
  cursor,
  year: 705,
  turn: 1,
  atMs: 0,
  events,
});
const history = (told: readonly HistoryEntry[], pending: readonly HistoryEntry[] = []): History => ({
  told,
  pending,
});

const lineOf = (report: string, word: string): string | undefined =>
  report.split('\n').find((line) => line.startsWith(`${word} `));

const mentioned = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => new RegExp(`(?<![\\w./])${name.replaceAll('.', '\\.')}(?![\\w/])`).test(text));

/** Blocks and cards that occur in a seat's own view and history. */
const knownTo = (view: View, told: readonly HistoryEntry[]): string =>
  JSON.stringify([view, told]).replaceAll('"', ' ');

describe('reportText', () => {
  test('gives the position as Caesar sees it', () => {
    const report = reportText(tableOf(start('1.1', 3).game, 'caesar'), history([historyEntry(1)]));
    expect(lineOf(report, 'edition')).toBe('edition 1.1 revision 1 options {}');
    expect(lineOf(report, 'seat')).toBe('seat caesar cursor 1');
    expect(lineOf(report, 'turn')).toBe('turn 705.1 step cards asked - first -');
    expect(lineOf(report, 'points')).toBe('points caesar 1 pompey 7');
    expect(lineOf(report, 'map')).toContain('Ravenna(C.Caesar:3,C.Legio13:3,C.Navis2:2)');
    expect(lineOf(report, 'map')).toContain('Neapolis(green*3)');
    expect(lineOf(report, 'cards pompey')).toBe('cards pompey hand ?*6 played - last -');
    expect(
      lineOf(report, 'cards caesar')!
        .match(/hand (\S+)/)![1]!
        .split('+'),
    ).toHaveLength(6);
    expect(lineOf(report, 'decision')).toMatch(/^decision 1 of caesar, [1-6] orders$/);
  });

  test('has the last fifteen history entries and the orders that can be undone', () => {
    const told = Array.from({ length: 20 }, (_, at) => historyEntry(at + 1));
    const report = reportText(
      tableOf(start('2.0', 1).game, 'caesar'),
      history(told, [historyEntry(21, [{ kind: 'deployed' }])]),
    );
    const lines = report.split('\n').slice(report.split('\n').indexOf('told') + 1, -1);
    expect(lines.map((line) => (JSON.parse(line) as HistoryEntry).cursor)).toEqual([
      7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    ]);
    expect(JSON.parse(lines.at(-1)!)).toEqual({ cursor: 21, turn: '705.1', events: [{ kind: 'deployed' }] });
  });

  test('has no player names', () => {
    expect(reportText(tableOf(start('2.0', 1).game, 'pompey'), history([]))).not.toMatch(/Perenna|Gnaeus/);
  });

  test.each(EDITIONS)('never contains more than the seat knows (%s)', (edition) => {
    const chance = new SeededChance(11);
    let { game } = start(edition, 5);
    let hidden = 0;
    for (let at = 0; at < 400 && game.result === null; at++) {
      const asked = [decisionOf(game, 'caesar'), decisionOf(game, 'pompey')].find((one) => one?.required);
      const order = asked!.orders[chance.roll(asked!.orders.length)]!;
      const answer = give(
        game,
        { kind: 'order', side: asked!.side, decision: asked!.number, order },
        chance,
        at,
      );
      expect(answer.ok).toBe(true);
      if (!answer.ok) return;
      game = answer.game;
      if (at % 10 !== 0) continue;
      for (const seat of ['caesar', 'pompey', 'spectator'] as const) {
        const table = tableOf(game, seat);
        const told = [historyEntry(1, answer.published?.[seat] ?? [])];
        const report = reportText(table, history(told));
        const known = knownTo(table.view, told);
        const names = [...BLOCK_IDS, ...CARD_IDS];
        const said = mentioned(report, names);
        expect(mentioned(known, names)).toEqual(expect.arrayContaining(said));
        hidden += names.length - said.length;
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });
});
