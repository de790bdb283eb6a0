import {
  EDITIONS,
  RecordedChance,
  exportGame,
  fold,
  give,
  newGame,
  viewFor,
  viewOf,
  type Accepted,
  type Game,
  type GameFile,
  type GameRefusal,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { randomGame } from '../../../test/kit/random-game.ts';
import { nextSeat } from '../../authority/record/local-table.ts';
import { NO_MACHINES } from '../../authority/table.ts';
import { PERSPECTIVES, type Perspective } from '../../routes/moment.ts';
import { perspectivesAllowed, playThrough, storyFor, viewFrom } from './recorded-game.ts';

describe.each(EDITIONS)('a replayed game of edition %s', (edition) => {
  const file = randomGame(edition, 5);
  const record = playThrough(file);
  const { entries } = record.file;

  test('every moment shows what replaying from the start shows, from each perspective', () => {
    expect(entries.length).toBeGreaterThan(150);
    expect(entries.length).toBeLessThan(file.entries.length); // something was undone, and is not shown
    let then: Game | null = null;
    for (const at of entries.keys()) {
      then = fold({ ...record.file, entries: entries.slice(0, at + 1) }, undefined, undefined, then);
      expect(viewFrom(record, at, 'caesar')).toEqual(viewOf(then, 'caesar'));
      expect(viewFrom(record, at, 'pompey')).toEqual(viewOf(then, 'pompey'));
      const { asked, ...open } = viewFrom(record, at, 'all');
      const { asked: _, ...revealed } = viewFor(then.state, 'spectator', true);
      expect(open).toEqual(revealed);
      expect(asked).toBe(viewFor(then.state, 'spectator', then.result !== null).asked);
    }
  });

  test('spectators see no more than the engine’s spectator view', () => {
    for (const [at, position] of record.positions.entries())
      expect([viewOf(position, 'spectator'), viewFor(position.state, 'spectator')]).toContainEqual(
        viewFrom(record, at, 'public'),
      );
  });

  test('each perspective has its events once, in order, at an existing entry', () => {
    for (const perspective of PERSPECTIVES) {
      const story = storyFor(record, perspective);
      const at = story.map(({ cursor }) => cursor);
      expect(at).toEqual(at.toSorted((one, other) => one - other));
      expect(new Set(at).size).toBe(at.length);
      expect(at[0]).toBe(0);
      expect(at.at(-1)).toBeLessThan(entries.length);
    }
  });

  test('with nothing hidden all events are shown with all their names', () => {
    const happened: unknown[] = [];
    let before: Game | null = null;
    for (const entry of entries) {
      const { rolls, atMs, ...request } = entry;
      const chance = new RecordedChance(rolls);
      const accepted: Accepted | GameRefusal =
        request.kind === 'start'
          ? newGame(record.file.options, chance, atMs)
          : give(before!, request, chance, atMs);
      if (!accepted.ok) throw new Error(accepted.message);
      if (accepted.published !== null) happened.push(...accepted.published.spectator);
      before = accepted.game;
    }
    const told = storyFor(record, 'all').flatMap(({ events }) => events);
    const isPublic = ({ kind }: { kind: string }): boolean => kind !== 'discarded' && kind !== 'committed';
    expect(told.filter(isPublic).map(({ kind }) => kind)).toEqual(
      (happened as { kind: string }[]).map(({ kind }) => kind),
    );
    for (const event of told)
      expect('block' in event ? event.block : 'own' in event ? event.own : event).not.toBeNull();
    expect(told.filter(({ kind }) => kind === 'committed').length).toBeGreaterThan(10);
  });
});

describe('the perspectives allowed', () => {
  const over = randomGame('2.0', 5);
  const { entries } = exportGame(over);

  test('all when it is over', () => expect(perspectivesAllowed(playThrough(over))).toEqual(PERSPECTIVES));

  test('while it runs, the public one, and that of the person to move', () => {
    const seen = new Set<string>();
    for (let count = 1; count < entries.length; count += 3) {
      const running = playThrough({ ...over, entries: entries.slice(0, count) });
      const next = nextSeat(running.now, NO_MACHINES)!;
      expect(perspectivesAllowed(running)).toEqual(next === 'spectator' ? ['public'] : [next, 'public']);
      seen.add(next);
    }
    expect(seen.size).toBe(3);
  });

  test('against a computer, the person’s, whoever is next', () => {
    const against = (machines: NonNullable<GameFile['machines']>): readonly Perspective[] =>
      perspectivesAllowed(playThrough({ ...over, machines, entries: entries.slice(0, 1) }));
    expect(against({ caesar: 'miles' })).toEqual(['pompey', 'public']);
    expect(against({ caesar: 'miles', pompey: 'tiro' })).toEqual(['public']);
  });
});

test('a log that breaks the rules is refused', () => {
  const file = randomGame('2.0', 5);
  expect(() => playThrough({ ...file, entries: file.entries.toSpliced(9, 3) })).toThrow(
    expect.objectContaining({ code: 'damaged-game' }),
  );
});
