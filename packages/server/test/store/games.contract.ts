// The store contract for games.
import type { AskId, PersonId } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import {
  NOW_MS,
  changeOf,
  namesOf,
  newAskId,
  newGame,
  newGameId,
  newPersonId,
  type Bench,
} from './contract-kit.ts';
import type { Change, StoredGame } from '../../src/data/contract/store.ts';

export function gamesContract(bench: Bench): void {
  describe('games', () => {
    test('are read as they were added', async () => {
      const game = await bench.added({ caesar: newPersonId(), dueMs: NOW_MS, asked: 'a b' });
      expect(await bench.store.games.read(game.id)).toEqual({ game, version: 1, entries: [] });
      expect(await bench.store.games.read(newGameId())).toBe(null);
      await expect(bench.store.games.add(game)).rejects.toThrow(/unique/i);
    });

    test('of which some are there already are added as far as they are missing', async () => {
      const there = await bench.added({ asked: 'a b' });
      const fresh = Array.from({ length: 150 }, () => newGame());
      const { games } = bench.store;
      const added = await games.addMissing([...fresh, { ...there, asked: 'c d' }]);
      expect(added.toSorted()).toEqual(fresh.map(({ id }) => id).toSorted());
      expect(await games.read(there.id)).toMatchObject({ game: there });
      expect(await games.read(fresh.at(-1)!.id)).toEqual({ game: fresh.at(-1), version: 1, entries: [] });
      expect(await games.addMissing(fresh)).toEqual([]);
      expect(await games.addMissing([])).toEqual([]);
    });

    test('are listed by their ids, as they are now, each once', async () => {
      const [one, other] = [await bench.added({ asked: 'a b' }), await bench.added()];
      const next: StoredGame = { ...other, status: 'over', record: '{"next":true}' };
      await bench.store.games.commit(changeOf(next, 1, { entries: ['first', 'second'] }));
      const many = Array.from({ length: 600 }, newGameId);
      const rows = await bench.store.games.rows([other.id, ...many, one.id]);
      const byId = (list: readonly StoredGame[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(byId(rows)).toEqual(byId([one, next]));
      expect(await bench.store.games.rows([])).toEqual([]);
    });

    test('that wait count for whoever made them and sits there', async () => {
      const maker = newPersonId();
      await bench.added({ status: 'waiting', creator: maker, caesar: maker });
      await bench.added({ status: 'waiting', creator: maker, pompey: maker, visibility: 'private' });
      await bench.added({ status: 'waiting', creator: maker });
      await bench.added({ status: 'waiting', caesar: maker });
      await bench.added({ creator: maker, caesar: maker });
      expect(await bench.store.games.waitingOf(maker)).toBe(2);
    });

    test('grow by changes, each stored as a whole', async () => {
      const game = await bench.added();
      const person = newPersonId();
      const first = newAskId();
      const next: StoredGame = {
        ...game,
        status: 'over',
        visibility: 'private',
        caesar: person,
        pompey: person,
        hasMachine: true,
        dueMs: 7,
        asked: person,
        changedMs: NOW_MS + 1,
        record: '{"next":true}',
      };
      const ask = { id: first, person, answer: '{"cursor":1}' };
      expect(
        await bench.store.games.commit(changeOf(next, 1, { entries: ['{"a":1}', '{"a":2}'], ask })),
      ).toBe(true);
      expect(await bench.store.games.commit(changeOf(next, 2, { entries: ['{"a":3}'], after: 2 }))).toBe(
        true,
      );
      expect(await bench.store.games.commit(changeOf(next, 3, { after: 3 }))).toBe(true);
      const asBefore = { game: null, after: 3, entries: ['{"a":4}'] };
      expect(await bench.store.games.commit(changeOf(next, 4, asBefore))).toBe(true);
      expect(await bench.store.games.commit(changeOf(next, 4, asBefore))).toBe(false);
      expect(await bench.store.games.read(game.id)).toEqual({
        game: next,
        version: 5,
        entries: ['{"a":1}', '{"a":2}', '{"a":3}', '{"a":4}'],
      });
      expect(await bench.store.games.answered(game.id, person, first)).toBe('{"cursor":1}');
      expect(await bench.store.games.answered(game.id, newPersonId(), first)).toBe(null);
      expect(await bench.store.games.answered(game.id, person, newAskId())).toBe(null);
    });

    test.each<[string, (game: StoredGame) => Change]>([
      ['an older version', (game) => changeOf(game, 1, { after: 1, entries: ['x'] })],
      ['a version to come', (game) => changeOf(game, 3, { after: 1, entries: ['x'] })],
      ['fewer entries', (game) => changeOf(game, 2, { after: 0, entries: ['x'] })],
      ['more entries', (game) => changeOf(game, 2, { after: 2, entries: ['x'] })],
      ['no such game', () => changeOf(newGame(), 1, { entries: ['x'] })],
      [
        'an ask that was done',
        (game) =>
          changeOf(game, 2, {
            after: 1,
            entries: ['x'],
            ask: { id: 'ask' as AskId, person: 'ann' as PersonId, answer: 'again' },
          }),
      ],
    ])('a change on %s is a conflict, and nothing of it is kept', async (_, change) => {
      const game = await bench.added();
      const ask = { id: 'ask' as AskId, person: 'ann' as PersonId, answer: 'once' };
      await bench.store.games.commit(changeOf(game, 1, { entries: ['first'], ask }));
      const before = await bench.store.games.read(game.id);
      expect(await bench.store.games.commit(change({ ...game, record: 'changed' }))).toBe(false);
      expect(await bench.store.games.read(game.id)).toEqual(before);
      expect(await bench.store.games.answered(game.id, ask.person, ask.id)).toBe('once');
    });

    test('a conflict does not affect the others of its group', async () => {
      const games = await Promise.all(Array.from({ length: 6 }, () => bench.added()));
      const answers = await Promise.all(
        games.map((game, index) =>
          bench.store.games.commit(changeOf(game, index % 2 === 0 ? 1 : 9, { entries: [`entry ${index}`] })),
        ),
      );
      expect(answers).toEqual([true, false, true, false, true, false]);
      const read = await Promise.all(games.map(({ id }) => bench.store.games.read(id)));
      expect(read.map((each) => each?.entries)).toEqual([['entry 0'], [], ['entry 2'], [], ['entry 4'], []]);
    });

    test('changes of one game in one group are stored in the order they were asked', async () => {
      const game = await bench.added();
      const ask = { id: newAskId(), person: newPersonId(), answer: 'done' };
      const answers = await Promise.all([
        bench.store.games.commit(changeOf({ ...game, record: '1' }, 1, { entries: ['one'], ask })),
        bench.store.games.commit(changeOf({ ...game, record: '2' }, 2, { entries: ['two'], after: 1, ask })),
        bench.store.games.commit(changeOf({ ...game, record: '3' }, 2, { entries: ['three'], after: 1 })),
        bench.store.games.commit(changeOf({ ...game, record: '4' }, 2, { entries: ['four'], after: 1 })),
      ]);
      expect(answers).toEqual([true, false, true, false]);
      expect(await bench.store.games.read(game.id)).toEqual({
        game: { ...game, record: '3' },
        version: 3,
        entries: ['one', 'three'],
      });
    });

    test('a failed group is not stored at all, and the next one is', async () => {
      const games = await Promise.all(Array.from({ length: 3 }, () => bench.added()));
      const broken = null as unknown as string; // an entry cannot be null: the database refuses
      const answers = await Promise.allSettled(
        games.map((game, index) =>
          bench.store.games.commit(changeOf(game, 1, { entries: [index === 1 ? broken : 'entry'] })),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      for (const game of games)
        expect(await bench.store.games.read(game.id)).toEqual({ game, version: 1, entries: [] });
      expect(await bench.store.games.commit(changeOf(games[0]!, 1, { entries: ['entry'] }))).toBe(true);
    });

    test('hundreds of changes at once are all stored', async () => {
      const games = await Promise.all(Array.from({ length: 60 }, () => bench.added()));
      const commits = Array.from({ length: 10 }, (_, turn) =>
        games.map((game) =>
          bench.store.games.commit(changeOf(game, turn + 1, { entries: [`${turn}`], after: turn })),
        ),
      );
      expect((await Promise.all(commits.flat())).every(Boolean)).toBe(true);
      for (const { id } of games)
        expect((await bench.store.games.read(id))?.entries).toEqual(
          Array.from({ length: 10 }, (_, n) => `${n}`),
        );
    });

    test('two stores on one database: of two changes to one version one is stored', async () => {
      const other = await bench.open();
      const games = await Promise.all(Array.from({ length: 20 }, () => bench.added()));
      const order = games.toReversed();
      const [here, there] = await Promise.all([
        Promise.all(
          games.map((game) =>
            bench.store.games.commit(changeOf({ ...game, record: 'here' }, 1, { entries: ['here'] })),
          ),
        ),
        Promise.all(
          order.map((game) =>
            other.games.commit(changeOf({ ...game, record: 'there' }, 1, { entries: ['there'] })),
          ),
        ),
      ]);
      for (const [index, game] of games.entries()) {
        const won = [here[index]!, there.toReversed()[index]!];
        expect(won.filter(Boolean)).toHaveLength(1);
        const winner = won[0] ? 'here' : 'there';
        for (const each of [bench.store, other])
          expect(await each.games.read(game.id)).toEqual({
            game: { ...game, record: winner },
            version: 2,
            entries: [winner],
          });
      }
    });

    test('that wait are public, longest waiting first, page by page, however many there are', async () => {
      const { games } = bench.store;
      const before = (await games.waiting(null, 1000)).length;
      const since = (at: number): number => NOW_MS + 86_400_000 + at;
      for (const given of [
        { visibility: 'unlisted' },
        { visibility: 'private' },
        { status: 'over' },
      ] as const)
        await bench.added({ status: 'waiting', createdMs: since(0), ...given });
      const made = [];
      for (let at = 0; at < 101; at++)
        // Two at the same moment; the first has changed last
        made.push(
          newGame({ status: 'waiting', createdMs: since(at - (at % 2)), changedMs: since(500 - at) }),
        );
      await bench.store.games.addMissing(made.toReversed());
      const ids = made
        .toSorted((one, other) => one.createdMs - other.createdMs || (one.id < other.id ? -1 : 1))
        .map(({ id }) => id);
      expect(namesOf(await games.waiting(null, before + 200)).slice(before)).toEqual(ids);
      const pages = [];
      for (let after: StoredGame | null = null; pages.length < 200;) {
        const page: StoredGame[] = await games.waiting(after, 25);
        pages.push(...namesOf(page));
        if (page.length < 25) break;
        after = page.at(-1)!;
      }
      expect(pages.slice(before)).toEqual(ids);
    });

    test('that are being played are public, newest change first', async () => {
      const since = (at: number): number => NOW_MS + 86_400_000 + at;
      const old = await bench.added({ changedMs: since(1) });
      await bench.added({ changedMs: since(3), status: 'waiting' });
      await bench.added({ changedMs: since(4), status: 'over' });
      for (const visibility of ['unlisted', 'private'] as const)
        await bench.added({ changedMs: since(5), visibility });
      const running = await bench.added({ changedMs: since(2) });
      expect(namesOf(await bench.store.games.playing(2))).toEqual([running.id, old.id]);
    });

    test('that are live are found however long ago they changed', async () => {
      const live = await bench.added({ isLive: true, createdMs: NOW_MS + 1, changedMs: 1 });
      for (const given of [{ status: 'waiting' }, { status: 'over' }, { visibility: 'private' }] as const)
        await bench.added({ isLive: true, createdMs: NOW_MS + 2, ...given });
      await bench.added({ createdMs: NOW_MS + 3 });
      const next = await bench.added({ isLive: true, createdMs: NOW_MS + 2 });
      await bench.store.games.commit(changeOf(live, 1, { entries: ['x'] }));
      expect(namesOf(await bench.store.games.live(2))).toEqual([next.id, live.id]);
    });

    test('that are over and public are found, the last first', async () => {
      const before = await bench.added({ changedMs: 1_000_001, status: 'over' });
      for (const status of ['waiting', 'running', 'aborted'] as const)
        await bench.added({ changedMs: 1_000_004, status });
      for (const visibility of ['unlisted', 'private'] as const)
        await bench.added({ changedMs: 1_000_005, status: 'over', visibility });
      const last = await bench.added({ changedMs: 1_000_003, status: 'over' });
      expect(namesOf(await bench.store.games.ended(2))).toEqual([last.id, before.id]);
      expect(namesOf(await bench.store.games.ended(1))).toEqual([last.id]);
    });

    test('of a person come newest first, page by page, each once', async () => {
      const ann = newPersonId();
      await bench.added({ creator: newPersonId(), caesar: newPersonId() });
      const both = await bench.added({
        caesar: ann,
        pompey: ann,
        creator: ann,
        changedMs: 4,
        status: 'over',
      });
      const made = await bench.added({ creator: ann, changedMs: 2 });
      const caesar = await bench.added({ caesar: ann, changedMs: 1 });
      const pompey = await bench.added({ pompey: ann, changedMs: 3 });
      expect(namesOf(await bench.store.games.ofPerson(ann, null, 10))).toEqual([
        both.id,
        pompey.id,
        made.id,
        caesar.id,
      ]);
      expect(namesOf(await bench.store.games.ofPerson(ann, null, 2))).toEqual([both.id, pompey.id]);
      expect(namesOf(await bench.store.games.ofPerson(ann, 3, 2))).toEqual([made.id, caesar.id]);
    });

    test('of a person that changed at the same moment are on one page', async () => {
      const ann = newPersonId();
      const games = await Promise.all(
        (['caesar', 'pompey', 'creator', 'caesar'] as const).map((seat) =>
          bench.added({ [seat]: ann, changedMs: 7 }),
        ),
      );
      const older = await bench.added({ caesar: ann, changedMs: 6 });
      const page = namesOf(await bench.store.games.ofPerson(ann, null, 2));
      expect(page.toSorted()).toEqual(namesOf(games).sort());
      expect(namesOf(await bench.store.games.ofPerson(ann, 7, 2))).toEqual([older.id]);
    });

    test('that wait for a person are running ones in which they must decide, longest waiting first', async () => {
      const [ann, ben] = ['a_b' as PersonId, 'axb' as PersonId];
      const second = await bench.added({ caesar: ann, pompey: ben, asked: `${ann} ${ben}`, changedMs: 2 });
      const first = await bench.added({ pompey: ann, asked: ann, changedMs: 1 });
      await bench.added({ caesar: ann, pompey: ben, asked: ben });
      await bench.added({ caesar: ann, asked: '' });
      await bench.added({ caesar: ann, asked: ann, status: 'over' });
      expect(namesOf(await bench.store.games.askedOf(ann))).toEqual([first.id, second.id]);
      const others = Array.from({ length: 60 }, newPersonId);
      const counts = await bench.store.games.askedCounts([...others, ann]);
      expect([counts.get(ann), counts.get(others[0]!), counts.size]).toEqual([2, 0, 61]);
      expect(await bench.store.games.askedOf(newPersonId())).toEqual([]);
    });

    test('that are being played are counted', async () => {
      const before = await bench.store.games.running();
      await Promise.all([bench.added(), bench.added(), bench.added({ status: 'over' })]);
      await bench.added({ status: 'waiting' });
      expect(await bench.store.games.running()).toBe(before + 2);
    });

    test('with machines, and those whose clock has run out, are the running ones', async () => {
      const machine = await bench.added({ hasMachine: true, changedMs: 3 });
      await bench.added({ hasMachine: true, changedMs: 4 });
      await bench.added({ hasMachine: true, status: 'over' });
      const late = await bench.added({ dueMs: 5 });
      const later = await bench.added({ dueMs: 6 });
      await bench.added({ dueMs: 7 });
      await bench.added({ dueMs: 5, status: 'aborted' });
      expect(await bench.store.games.withMachines(3)).toEqual([machine.id]);
      expect(await bench.store.games.due(6, 10)).toEqual([late.id, later.id]);
      expect(await bench.store.games.due(6, 1)).toEqual([late.id]);
    });

    test('are all listed, page by page', async () => {
      const games = await Promise.all(Array.from({ length: 5 }, () => bench.added()));
      const first = await bench.store.games.all(null, 3);
      const rest = await bench.store.games.all(first.at(-1)!, 3);
      expect([...first, ...rest]).toEqual(namesOf(games).sort());
      expect(namesOf(await bench.store.games.list(null, 3))).toEqual(first);
      expect(namesOf(await bench.store.games.list(first.at(-1)!, 3))).toEqual(rest);
    });

    test('that ended long ago drop their stored answers', async () => {
      const old = await bench.added({ status: 'over', changedMs: 5 });
      const recent = await bench.added({ status: 'over', changedMs: 6 });
      const running = await bench.added({ changedMs: 5 });
      const ask = { id: newAskId(), person: newPersonId(), answer: 'x' };
      for (const game of [old, recent, running]) await bench.store.games.commit(changeOf(game, 1, { ask }));
      await bench.store.games.clearAsks(6);
      const answered = await Promise.all(
        [old, recent, running].map(({ id }) => bench.store.games.answered(id, ask.person, ask.id)),
      );
      expect(answered).toEqual([null, 'x', 'x']);
    });

    test('that are deleted leave nothing', async () => {
      const [game, other] = [await bench.added(), await bench.added()];
      const ask = { id: newAskId(), person: newPersonId(), answer: 'x' };
      for (const each of [game, other]) {
        await bench.store.games.commit(changeOf(each, 1, { entries: ['x'], ask }));
        await bench.store.games.say(each.id, { room: 'players', person: null, text: 'x', atMs: 1 }, 'Ann');
        await bench.store.games.setNotes(each.id, ask.person, 'x');
      }
      await bench.store.games.remove(game.id);
      expect(await bench.store.games.read(game.id)).toBe(null);
      expect(await bench.store.games.answered(game.id, ask.person, ask.id)).toBe(null);
      expect(await bench.store.games.chat(game.id, 'players', 0, 9)).toEqual([]);
      expect(await bench.store.games.notes(game.id, ask.person)).toBe('');
      expect((await bench.store.games.read(other.id))?.entries).toEqual(['x']);
      expect(await bench.store.games.commit(changeOf(game, 2, { after: 1 }))).toBe(false);
    });
  });
}
