// The store contract, run on SQLite and on PostgreSQL.
import { describe, expect, test } from 'vitest';
import {
  NOW_MS,
  benchOf,
  changeOf,
  newPerson,
  newPersonId,
  newSession,
  type Bench,
  type StoreKit,
} from './contract-kit.ts';
import { balanceContract } from './balance.contract.ts';
import { communityContract } from './community.contract.ts';
import { gamesContract } from './games.contract.ts';
import { noticesContract } from './notices.contract.ts';
import { peopleContract } from './people.contract.ts';
import { puzzlesContract } from './puzzles.contract.ts';
import { ratingsContract } from './ratings.contract.ts';
import { tournamentsContract } from './tournaments.contract.ts';

export function storeContract(name: string, kit: StoreKit): void {
  describe(`the store on ${name}`, () => {
    const bench = benchOf(kit);
    peopleContract(bench);
    gamesContract(bench);
    communityContract(bench);
    noticesContract(bench);
    ratingsContract(bench);
    balanceContract(bench);
    tournamentsContract(bench);
    puzzlesContract(bench);
    restContract(bench);
  });
}

function restContract(bench: Bench): void {
  describe('chat and notes', () => {
    test('lines are numbered in each chat, also when many write at once in two stores', async () => {
      const game = await bench.added();
      const other = await bench.open();
      const person = newPersonId();
      const said = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          (index % 2 === 0 ? bench.store : other).games.say(
            game.id,
            { room: 'players', person, text: `line ${index}`, atMs: index },
            'Ann',
          ),
        ),
      );
      await bench.store.games.say(game.id, { room: 'spectators', person, text: 'aside', atMs: 1 }, 'Ann');
      const lines = await bench.store.games.chat(game.id, 'players', 0, 100);
      expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
      expect(lines).toEqual(said.toSorted((one, two) => one.number - two.number));
      expect((await bench.store.games.chat(game.id, 'players', 10, 1)).map(({ number }) => number)).toEqual([
        11,
      ]);
      expect((await bench.store.games.chat(game.id, 'spectators', 0, 9)).map(({ number }) => number)).toEqual(
        [1],
      );
    });

    test('any text a person can send is stored', async () => {
      const game = await bench.added();
      const text = `zero\0 half \u{d83d} whole 🏛 <b>'";--`;
      const line = await bench.store.games.say(
        game.id,
        { room: 'players', person: null, text, atMs: 1 },
        'Ann',
      );
      expect(line.text).toBe(`zero half \u{fffd} whole 🏛 <b>'";--`);
      const ann = newPerson('Ann');
      await bench.store.people.add(ann);
      await bench.store.games.setNotes(game.id, ann.id, text);
      await bench.store.people.addSession(newSession(ann.id, { label: text }));
      expect(await bench.store.games.notes(game.id, ann.id)).toBe(line.text);
      expect((await bench.store.people.sessionsOf(ann.id))[0]?.label).toBe(line.text);
    });

    test('notes are private, and the last text stands', async () => {
      const game = await bench.added();
      const [ann, ben] = [newPersonId(), newPersonId()];
      await bench.store.games.setNotes(game.id, ann, 'one');
      await bench.store.games.setNotes(game.id, ann, 'two');
      expect(await bench.store.games.notes(game.id, ann)).toBe('two');
      expect(await bench.store.games.notes(game.id, ben)).toBe('');
    });
  });

  describe('the admin’s requests', () => {
    test('are taken once, the oldest first, and answered', async () => {
      await bench.store.requests.add({ id: 'late', body: '{}', createdMs: 2 });
      await bench.store.requests.add({ id: 'early', body: '{"kind":"end"}', createdMs: 1 });
      const early = { id: 'early', body: '{"kind":"end"}', createdMs: 1, answer: null };
      expect(await bench.store.requests.take(3)).toEqual(early);
      expect((await bench.store.requests.take(3))?.id).toBe('late');
      expect(await bench.store.requests.take(3)).toBe(null);
      await bench.store.requests.answer('early', '{"ok":true}');
      expect(await bench.store.requests.read('early')).toEqual({ ...early, answer: '{"ok":true}' });
      expect(await bench.store.requests.read('none')).toBe(null);
    });

    test('are taken again if the server that took one is gone', async () => {
      await bench.store.requests.add({ id: 'lost', body: '{}', createdMs: 1 });
      expect((await bench.store.requests.take(1000))?.id).toBe('lost');
      expect(await bench.store.requests.take(30_000)).toBe(null);
      expect((await bench.store.requests.take(31_001))?.id).toBe('lost');
      await bench.store.requests.answer('lost', '{"ok":true}');
      expect(await bench.store.requests.take(99_000)).toBe(null);
    });

    test('are deleted after a while', async () => {
      await bench.store.requests.add({ id: 'old', body: '{}', createdMs: 5 });
      await bench.store.requests.add({ id: 'new', body: '{}', createdMs: 6 });
      await bench.store.requests.clear(6);
      expect(await bench.store.requests.read('old')).toBe(null);
      expect((await bench.store.requests.read('new'))?.id).toBe('new');
    });

    test('are never taken by two servers', async () => {
      const other = await bench.open();
      await bench.store.requests.add({ id: 'one', body: '{}', createdMs: 1 });
      const taken = await Promise.all(
        [bench.store, other, bench.store, other].map((each) => each.requests.take(2)),
      );
      expect(taken.filter((each) => each !== null)).toHaveLength(1);
    });
  });

  test('how far someone has read never goes back, and is deleted with them', async () => {
    const game = await bench.added();
    const [ann, ben] = [newPerson('Ann'), newPerson('Ben')];
    for (const each of [ann, ben]) await bench.store.people.add(each);
    const { games, people } = bench.store;
    expect(await games.seen(game.id, ann.id, 'caesar')).toEqual({ cursor: 0, atMs: 0 });
    await games.setSeen(game.id, ann.id, 'caesar', { cursor: 7, atMs: 1 });
    await games.setSeen(game.id, ann.id, 'caesar', { cursor: 5, atMs: 2 });
    await games.setSeen(game.id, ann.id, 'pompey', { cursor: 3, atMs: 3 });
    await games.setSeen(game.id, ben.id, 'pompey', { cursor: 4, atMs: 4 });
    expect(await games.seen(game.id, ann.id, 'caesar')).toEqual({ cursor: 7, atMs: 1 });
    expect((await people.exportOf(ann.id)).seen).toEqual([
      { game: game.id, side: 'caesar', cursor: 7, atMs: 1 },
      { game: game.id, side: 'pompey', cursor: 3, atMs: 3 },
    ]);
    await people.remove(ann.id);
    expect(await games.seen(game.id, ann.id, 'caesar')).toEqual({ cursor: 0, atMs: 0 });
    expect(await games.seen(game.id, ben.id, 'pompey')).toEqual({ cursor: 4, atMs: 4 });
  });

  test('games that changed since a time are in the order of their change', async () => {
    const [late, , early] = [
      await bench.added({ changedMs: 30 }),
      await bench.added({ changedMs: 9 }),
      await bench.added({ changedMs: 10 }),
    ];
    expect((await bench.store.games.changedSince(10, 9)).map(({ id }) => id)).toEqual([early.id, late.id]);
    expect((await bench.store.games.changedSince(10, 1)).map(({ id }) => id)).toEqual([early.id]);
  });

  test('the first value of a secret stays, however many are set at once', async () => {
    const other = await bench.open();
    const made = await Promise.all(
      ['a', 'b', 'c', 'd'].map((value, index) =>
        (index % 2 === 0 ? bench.store : other).secret('key', value),
      ),
    );
    expect(new Set(made).size).toBe(1);
    expect(await bench.store.secret('key', 'e')).toBe(made[0]);
    expect(await bench.store.secret('other', 'e')).toBe('e');
  });

  test('marks are numbers by name', async () => {
    expect(await bench.store.mark('seen-ms')).toBe(null);
    await bench.store.setMark('seen-ms', NOW_MS);
    await bench.store.setMark('seen-ms', NOW_MS + 1);
    expect(await bench.store.mark('seen-ms')).toBe(NOW_MS + 1);
  });

  test('everything is there when it is reopened, with the same schema version', async () => {
    const game = await bench.added();
    await bench.store.games.commit(changeOf(game, 1, { entries: ['x'] }));
    const again = await bench.reopen();
    expect((await again.games.read(game.id))?.entries).toEqual(['x']);
    expect(again.version).toBe(bench.store.version);
    await again.ping();
  });

  test('closing waits for writes in progress', async () => {
    const game = await bench.added();
    const committed = bench.store.games.commit(changeOf(game, 1, { entries: ['x'] }));
    const again = await bench.reopen();
    expect(await committed).toBe(true);
    expect((await again.games.read(game.id))?.entries).toEqual(['x']);
  });
}
