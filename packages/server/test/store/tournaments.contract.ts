// The store contract for tournaments.
import type { TournamentId } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import type { StoredTournament } from '../../src/data/contract/tournaments.ts';
import { newGameId, newPerson, type Bench } from './contract-kit.ts';

export function tournamentsContract(bench: Pick<Bench, 'store' | 'open'>): void {
  describe('tournaments', () => {
    const newId = (): TournamentId => newGameId() as string as TournamentId;
    const row = (id: TournamentId, given: Partial<StoredTournament> = {}): StoredTournament => ({
      id,
      status: 'open',
      dueMs: null,
      createdMs: 1,
      changedMs: 1,
      card: '{"name":"Ludi “Magni” 🏛"}',
      ...given,
    });
    const entry = (text: string, key: string | null = null) => ({ key, text });

    test('a log grows by what is appended, and is read in order', async () => {
      const { tournaments } = bench.store;
      const id = newId();
      expect(await tournaments.read(id, 0)).toBe(null);
      expect(await tournaments.append(row(id), 0, [entry('a', 'made')], [])).toBe(true);
      expect(await tournaments.append(row(id), 1, [entry('b'), entry('c')], [])).toBe(true);
      expect(await tournaments.read(id, 0)).toEqual(['a', 'b', 'c']);
      expect(await tournaments.read(id, 2)).toEqual(['c']);
      expect(await tournaments.read(id, 3)).toEqual([]);
    });

    test('of several that append at once in two stores, one does', async () => {
      const other = await bench.open();
      const id = newId();
      await bench.store.tournaments.append(row(id), 0, [entry('a')], []);
      const kept = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 === 0 ? bench.store : other).tournaments.append(
            row(id, { changedMs: index + 10 }),
            1,
            [entry(`round by ${index}`, 'round 1'), entry('more')],
            [],
          ),
        ),
      );
      expect(kept.filter(Boolean)).toHaveLength(1);
      expect(await bench.store.tournaments.read(id, 0)).toHaveLength(3);
      const [listed] = await bench.store.tournaments.list(9);
      expect(listed?.changedMs).toBe(kept.indexOf(true) + 10);
    });

    test('a key is taken once, and nothing is kept with one that is taken', async () => {
      const { tournaments } = bench.store;
      const [id, another] = [newId(), newId()];
      await tournaments.append(row(id), 0, [entry('a', 'round 1')], []);
      expect(
        await tournaments.append(row(id, { dueMs: 5 }), 1, [entry('b'), entry('c', 'round 1')], []),
      ).toBe(false);
      expect(await tournaments.read(id, 0)).toEqual(['a']);
      expect(await tournaments.due(9, 9)).toEqual([]);
      expect(await tournaments.append(row(another), 0, [entry('a', 'round 1')], [])).toBe(true);
      expect(await tournaments.append(row(id), 0, [entry('x')], [])).toBe(false);
    });

    test('those that are on come first in the list, and those that are due are found', async () => {
      const { tournaments } = bench.store;
      const [over, open, running] = [newId(), newId(), newId()];
      await tournaments.append(row(over, { status: 'over', changedMs: 9 }), 0, [entry('a')], []);
      await tournaments.append(row(open, { changedMs: 2, dueMs: 7 }), 0, [entry('a')], []);
      await tournaments.append(
        row(running, { status: 'running', changedMs: 3, dueMs: 5 }),
        0,
        [entry('a')],
        [],
      );
      expect((await tournaments.list(9)).map(({ id }) => id)).toEqual([running, open, over]);
      expect(await tournaments.list(1)).toEqual([
        row(running, { status: 'running', changedMs: 3, dueMs: 5 }),
      ]);
      expect(await tournaments.due(6, 9)).toEqual([running]);
      expect(await tournaments.due(7, 9)).toEqual([running, open]);
    });

    test('whoever has been in one is known, until the account is deleted', async () => {
      const { tournaments, people } = bench.store;
      const [ann, id] = [newPerson('Ann'), newId()];
      await people.add(ann);
      await tournaments.append(row(id), 0, [entry('a')], [ann.id]);
      await tournaments.append(row(id), 1, [entry('b')], [ann.id]);
      expect(await tournaments.ofPerson(ann.id)).toEqual([id]);
      await people.remove(ann.id);
      expect(await tournaments.ofPerson(ann.id)).toEqual([]);
      expect(await tournaments.read(id, 0)).toEqual(['a', 'b']);
    });
  });
}
