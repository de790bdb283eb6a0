// The store contract for people.
import { describe, expect, test } from 'vitest';
import {
  NOW_MS,
  changeOf,
  newAskId,
  newPerson,
  newPersonId,
  newSession,
  type Bench,
} from './contract-kit.ts';
import type { StoredPerson } from '../../src/data/contract/store.ts';

export function peopleContract(bench: Bench): void {
  describe('people', () => {
    test('are found by id and by name, exactly as they were added', async () => {
      const ann = newPerson('Ann', {
        settings: '{"theme":"dark"}',
        habit: '{}',
        language: 'sv',
        passwordHash: '$argon2id$',
      });
      expect(await bench.store.people.add(ann)).toBe(true);
      expect(await bench.store.people.byId(ann.id)).toEqual(ann);
      expect(await bench.store.people.byName('ann')).toEqual(ann);
      expect(await bench.store.people.byName('Ann')).toBe(null);
      expect(await bench.store.people.byId(newPersonId())).toBe(null);
      expect(await bench.store.people.byIds([newPersonId(), ann.id])).toEqual([ann]);
      expect(await bench.store.people.byIds([])).toEqual([]);
    });

    test('have unique names: of two who want the same, one is refused', async () => {
      const both = [newPerson('Ann'), newPerson('ann')];
      const answers = await Promise.all(both.map((each) => bench.store.people.add(each)));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await bench.store.people.byName('ann')).toEqual(both[answers.indexOf(true)]);
      expect(await bench.store.people.byId(both[answers.indexOf(false)]!.id)).toBe(null);
    });

    test('change only in the given fields', async () => {
      const ann = newPerson('Ann', { settings: '{"a":1}' });
      await bench.store.people.add(ann);
      await bench.store.people.change(ann.id, { passwordHash: 'hash', bannedMs: 5 });
      await bench.store.people.change(ann.id, {});
      expect(await bench.store.people.byId(ann.id)).toEqual({ ...ann, passwordHash: 'hash', bannedMs: 5 });
      await bench.store.people.change(ann.id, {
        bannedMs: null,
        habit: '{}',
        settings: '{}',
        language: 'ja',
      });
      expect(await bench.store.people.byId(ann.id)).toEqual({
        ...ann,
        passwordHash: 'hash',
        habit: '{}',
        settings: '{}',
        language: 'ja',
      });
    });

    test('are listed page by page, each once', async () => {
      const all = ['A', 'B', 'C', 'D', 'E'].map((each) => newPerson(each));
      for (const each of all) await bench.store.people.add(each);
      const found: StoredPerson[] = [];
      for (;;) {
        const page = await bench.store.people.list(found.at(-1)?.id ?? null, 2);
        if (page.length === 0) break;
        found.push(...page);
      }
      expect(found).toHaveLength(5);
      expect(new Set(found.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
    });

    test('who are deleted leave nothing but lines without their name', async () => {
      const [ann, ben] = [newPerson('Ann'), newPerson('Ben')];
      await bench.store.people.add(ann);
      await bench.store.people.add(ben);
      await bench.store.people.addSession(newSession(ann.id, { hash: 'ann' }));
      await bench.store.people.addSession(newSession(ben.id, { hash: 'ben' }));
      const game = await bench.added({ caesar: ann.id, pompey: ben.id });
      const ask = { id: newAskId(), person: ann.id, answer: 'Ann did it' };
      await bench.store.games.commit(changeOf(game, 1, { ask }));
      await bench.store.games.say(
        game.id,
        { room: 'players', person: ann.id, text: 'Salve', atMs: 1 },
        'Ann',
      );
      await bench.store.games.say(game.id, { room: 'players', person: ben.id, text: 'Ave', atMs: 2 }, 'Ben');
      await bench.store.games.setNotes(game.id, ann.id, 'Bluff');
      await bench.store.games.setNotes(game.id, ben.id, 'Wait');
      await bench.store.people.remove(ann.id);

      expect(await bench.store.people.byId(ann.id)).toBe(null);
      expect(await bench.store.people.session('ann')).toBe(null);
      expect(await bench.store.games.notes(game.id, ann.id)).toBe('');
      expect(await bench.store.games.answered(game.id, ann.id, ask.id)).toBe(null);
      const lines = await bench.store.games.chat(game.id, 'players', 0, 10);
      expect(lines.map((line) => [line.person, line.name, line.text])).toEqual([
        [null, '—', 'Salve'],
        [ben.id, 'Ben', 'Ave'],
      ]);
      expect(await bench.store.people.session('ben')).not.toBe(null);
      expect(await bench.store.games.notes(game.id, ben.id)).toBe('Wait');
      expect(await bench.store.people.add(newPerson('Ann'))).toBe(true); // the name is free again
    });

    test('can export all their stored data', async () => {
      const [ann, ben] = [newPerson('Ann'), newPerson('Ben')];
      const mine = await bench.added({ caesar: ann.id, createdMs: 1 });
      const made = await bench.added({ creator: ann.id, createdMs: 2 });
      const other = await bench.added({ caesar: ben.id });
      await bench.store.games.say(
        other.id,
        { room: 'spectators', person: ann.id, text: 'Bene', atMs: 3 },
        'Ann',
      );
      await bench.store.games.say(
        other.id,
        { room: 'spectators', person: ben.id, text: 'Male', atMs: 4 },
        'Ben',
      );
      await bench.store.games.setNotes(mine.id, ann.id, 'Bluff');
      await bench.store.games.setNotes(mine.id, ben.id, 'Wait');
      expect(await bench.store.people.exportOf(ann.id)).toEqual({
        games: [mine.id, made.id],
        lines: [
          {
            game: other.id,
            line: { number: 1, room: 'spectators', person: ann.id, name: 'Ann', text: 'Bene', atMs: 3 },
          },
        ],
        notes: [{ game: mine.id, text: 'Bluff' }],
        seen: [],
      });
    });
  });

  describe('sessions', () => {
    test('are added, touched and removed', async () => {
      const ann = newPerson('Ann');
      await bench.store.people.add(ann);
      const [one, two] = [
        newSession(ann.id, { createdMs: 1 }),
        newSession(ann.id, { kind: 'token', label: 'my bot', createdMs: 2 }),
      ];
      await bench.store.people.addSession(one);
      await bench.store.people.addSession(two);
      expect(await bench.store.people.session(one.hash)).toEqual(one);
      expect(await bench.store.people.sessionsOf(ann.id)).toEqual([one, two]);
      await bench.store.people.touchSession(one.hash, NOW_MS + 9);
      expect(await bench.store.people.session(one.hash)).toEqual({ ...one, usedMs: NOW_MS + 9 });
      await bench.store.people.removeSession(one.hash);
      expect(await bench.store.people.session(one.hash)).toBe(null);
      expect(await bench.store.people.sessionsOf(ann.id)).toEqual([two]);
    });

    test('belong to an existing person', async () => {
      await expect(bench.store.people.addSession(newSession(newPersonId()))).rejects.toThrow(/foreign key/i);
    });

    test('of one person end together, except one; those that ended are returned', async () => {
      const [ann, ben] = [newPerson('Ann'), newPerson('Ben')];
      for (const each of [ann, ben]) await bench.store.people.add(each);
      for (const hash of ['a1', 'a2', 'a3'])
        await bench.store.people.addSession(newSession(ann.id, { hash }));
      await bench.store.people.addSession(newSession(ben.id, { hash: 'b1' }));
      expect((await bench.store.people.endSessions(ann.id, 'a2')).sort()).toEqual(['a1', 'a3']);
      expect(await bench.store.people.endSessions(ann.id, null)).toEqual(['a2']);
      expect(await bench.store.people.endSessions(ann.id, null)).toEqual([]);
      expect(await bench.store.people.session('b1')).not.toBe(null);
    });

    test('idle ones are deleted, and guests without any are listed', async () => {
      const old = { createdMs: 10 };
      const kept = newPerson('kept', { ...old, passwordHash: 'x' });
      const guest = newPerson('guest', old);
      const player = newPerson('player', old);
      const playing = newPerson('playing', old);
      const lost = newPerson('lost', old);
      const banned = newPerson('banned', { ...old, bannedMs: 1 });
      const recent = newPerson('recent', { createdMs: 90 });
      const busy = newPerson('busy', old);
      for (const each of [kept, guest, player, playing, lost, banned, recent, busy])
        await bench.store.people.add(each);
      await bench.added({ pompey: player.id, status: 'over' });
      await bench.added({ caesar: playing.id, pompey: lost.id, status: 'running' });
      await bench.store.people.addSession(newSession(playing.id, { hash: 'playing', usedMs: 5 }));
      await bench.store.people.addSession(newSession(lost.id, { hash: 'lost', usedMs: 4 }));
      await bench.store.people.addSession(newSession(kept.id, { hash: 'kept-old', usedMs: 10 }));
      await bench.store.people.addSession(newSession(kept.id, { hash: 'kept', usedMs: 30 }));
      await bench.store.people.addSession(newSession(kept.id, { hash: 'token', kind: 'token', usedMs: 1 }));
      await bench.store.people.addSession(newSession(guest.id, { hash: 'guest', usedMs: 30 }));
      await bench.store.people.addSession(newSession(busy.id, { hash: 'busy', usedMs: 50 }));
      await bench.store.people.removeIdle({ guestMs: 50, cookieMs: 20, playingMs: 5 });

      const left = await Promise.all(
        ['kept-old', 'kept', 'token', 'guest', 'busy', 'playing', 'lost'].map((hash) =>
          bench.store.people.session(hash),
        ),
      );
      expect(left.map((each) => each?.hash ?? null)).toEqual([
        ...[null, 'kept', 'token', null, 'busy'],
        'playing', // its game is running
        null,
      ]);
      expect(await bench.store.people.isPlaying(playing.id)).toBe(true);
      expect(await bench.store.people.isPlaying(player.id)).toBe(false);
      const since = { guestMs: 50, playingMs: 5 };
      const idle = await bench.store.people.idleGuests(since, 10);
      expect(new Set(idle)).toEqual(new Set([guest.id, player.id, lost.id]));
      expect(await bench.store.people.idleGuests(since, 1)).toHaveLength(1);
      await bench.store.people.addSession(
        newSession(guest.id, { hash: 'program', kind: 'token', usedMs: 50 }),
      );
      expect(new Set(await bench.store.people.idleGuests(since, 10))).toEqual(new Set([player.id, lost.id]));
    });
  });

  test('an invitation is valid once, however many use it at once', async () => {
    await bench.store.people.addInvitation('code', NOW_MS);
    const uses = await Promise.all(Array.from({ length: 8 }, () => bench.store.people.useInvitation('code')));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await bench.store.people.useInvitation('code')).toBe(false);
    expect(await bench.store.people.useInvitation('other')).toBe(false);
  });
}
