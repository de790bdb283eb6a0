// The store contract for notifications.
import type { TournamentId } from '@rubicon/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Bench } from './contract-kit.ts';
import type { NoticeStore, StoredDevice, StoredLink, StoredNotice } from '../../src/data/contract/notices.ts';

export function noticesContract(bench: Bench): void {
  describe('notices', () => {
    let [ann, ben] = [newPerson('Ann'), newPerson('Ben')];
    let notices: NoticeStore;
    beforeEach(async () => {
      [ann, ben] = [newPerson('Ann'), newPerson('Ben')];
      for (const each of [ann, ben]) await bench.store.people.add(each);
      ({ notices } = bench.store);
    });
    const notice = (id: string, given: Partial<StoredNotice> = {}): StoredNotice => ({
      id,
      person: ann.id,
      game: null,
      kind: 'turn',
      key: '1',
      text: '',
      dueMs: 10,
      tries: 0,
      ways: null,
      madeMs: 1,
      ...given,
    });

    test('a tournament has one channel, until it is taken away or its giver is gone', async () => {
      const id = `tournament-${ann.id}`.slice(0, 30) as TournamentId;
      const row = { id, status: 'open', dueMs: null, createdMs: 1, changedMs: 1, card: '{}' } as const;
      await bench.store.tournaments.append(row, 0, [{ key: null, text: '{}' }], []);
      expect(await notices.channel(id)).toBeNull();
      await notices.setChannel(id, { person: ann.id, url: 'https://example.com/a', mention: null });
      const second = { person: ben.id, url: 'https://example.com/b', mention: '&12' };
      await notices.setChannel(id, second);
      expect(await notices.channel(id)).toEqual(second);
      await notices.setChannel(id, null);
      expect(await notices.channel(id)).toBeNull();
      await notices.setChannel(id, second);
      await bench.store.people.remove(ben.id);
      expect(await notices.channel(id)).toBeNull();
    });

    test('a game has one channel, with a mention for each side, until its giver or the game is gone', async () => {
      const game = await bench.added();
      expect(await notices.gameChannel(game.id)).toBeNull();
      expect(await notices.setMentions(game.id, { caesar: 'Ann' })).toBe(false);
      const first = { person: ann.id, url: 'https://example.com/a', givenMs: 5 };
      await notices.setGameChannel(game.id, first, { caesar: 'Ann' });
      expect(await notices.setMentions(game.id, { pompey: '&12' })).toBe(true);
      const mentions = { caesar: 'Ann', pompey: '&12' };
      expect(await notices.gameChannel(game.id)).toEqual({ ...first, mentions });
      expect(await notices.channelsOf(ann.id)).toEqual([{ to: game.id, url: first.url }]);
      const second = { person: ben.id, url: 'https://example.com/b', givenMs: 6 };
      await notices.setGameChannel(game.id, second, { pompey: null });
      expect(await notices.gameChannel(game.id)).toEqual({
        ...second,
        mentions: { caesar: 'Ann', pompey: null },
      });
      expect(await notices.channelsOf(ann.id)).toEqual([]);
      await bench.store.people.remove(ben.id);
      expect(await notices.gameChannel(game.id)).toBeNull();
      await notices.setGameChannel(game.id, first, {});
      await notices.removeGameChannel(game.id);
      expect(await notices.gameChannel(game.id)).toBeNull();
    });

    test('who is to play is told a game’s channel by one notice for each moment, as often as that is tried', async () => {
      const game = await bench.added();
      expect(await notices.tell(game.id, 10, 'one')).toBe(false); // there is no channel
      await notices.setGameChannel(game.id, { person: ann.id, url: 'https://example.com/a', givenMs: 5 }, {});
      expect(await notices.tell(game.id, 10, 'one')).toBe(true);
      expect(await notices.tell(game.id, 10, 'one')).toBe(true);
      expect(await notices.tell(game.id, 10, 'two')).toBe(false);
      expect(await notices.tell(game.id, 9, 'two')).toBe(false);
      expect(await notices.tell(game.id, 11, 'two')).toBe(true);
    });

    test('a contact changes only in the given fields', async () => {
      const nothing = {
        switches: null,
        mail: null,
        verifiedMs: null,
        webhook: null,
        mention: null,
        hides: false,
      };
      expect(await notices.contact(ann.id)).toEqual(nothing);
      await notices.setContact(ann.id, {});
      await notices.setContact(ann.id, { mail: 'Ann@example.com', hides: true });
      await notices.setContact(ann.id, { webhook: 'https://example.com/x', mention: '123' });
      expect(await notices.contact(ann.id)).toEqual({
        ...nothing,
        mail: 'Ann@example.com',
        webhook: 'https://example.com/x',
        mention: '123',
        hides: true,
      });
      expect(await notices.byMail('ann@EXAMPLE.com')).toEqual([]); // not confirmed as hers
      await notices.setContact(ann.id, { verifiedMs: 5 });
      expect(await notices.byMail('ann@EXAMPLE.com')).toEqual([ann.id]);
      await notices.setContact(ann.id, { mail: null, verifiedMs: null });
      expect(await notices.byMail('ann@example.com')).toEqual([]);
      expect(await notices.contact(ben.id)).toEqual(nothing);
    });

    test('a browser belongs to the person who registered it last', async () => {
      const device = (id: string, given: Partial<StoredDevice> = {}): StoredDevice => ({
        id,
        person: ann.id,
        endpoint: `https://push.example/${id}`,
        p256dh: 'p',
        auth: 'a',
        label: 'Firefox',
        createdMs: 1,
        ...given,
      });
      await notices.addDevice(device('one'));
      await notices.addDevice(device('two', { createdMs: 2 }));
      expect(await notices.devicesOf(ann.id)).toEqual([device('one'), device('two', { createdMs: 2 })]);
      await notices.addDevice(device('one', { person: ben.id, auth: 'b' }));
      expect(await notices.devicesOf(ben.id)).toEqual([device('one', { person: ben.id, auth: 'b' })]);
      expect(await notices.removeDevice(ann.id, 'one')).toBe(false);
      expect(await notices.removeDevice(ben.id, 'one')).toBe(true);
      expect(await notices.devicesOf(ben.id)).toEqual([]);
    });

    test('a link is valid once, for its purpose, for a time, and until the next', async () => {
      const link = (hash: string, given: Partial<StoredLink> = {}): StoredLink => ({
        hash,
        person: ann.id,
        kind: 'reset',
        value: 'ann@example.com',
        untilMs: 100,
        ...given,
      });
      await notices.addLink(link('old'));
      await notices.addLink(link('new'));
      await notices.addLink(link('other', { kind: 'verify' }));
      expect(await notices.useLink('old', 'reset', 1)).toBe(null);
      expect(await notices.useLink('new', 'verify', 1)).toBe(null);
      const uses = await Promise.all([1, 2, 3].map(() => notices.useLink('new', 'reset', 100)));
      expect(uses.filter((use) => use !== null)).toEqual([link('new')]);
      expect(await notices.useLink('other', 'verify', 101)).toBe(null);
    });

    test('are stored once, also after they were sent', async () => {
      const game = await bench.added();
      await notices.add([notice('a', { game: game.id }), notice('b', { text: 'Ave' })]);
      await notices.add([notice('a', { dueMs: 99 })]);
      expect(await notices.waiting(ann.id)).toEqual([
        notice('a', { game: game.id }),
        notice('b', { text: 'Ave' }),
      ]);
      await notices.done(['a'], 20);
      await notices.add([notice('a')]);
      expect((await notices.waiting(ann.id)).map(({ id }) => id)).toEqual(['b']);
      await notices.tidy(20, 0);
      await notices.add([notice('a')]);
      expect((await notices.waiting(ann.id)).map(({ id }) => id)).toEqual(['b']);
      await notices.tidy(21, 0);
      await notices.add([notice('a')]);
      expect((await notices.waiting(ann.id)).map(({ id }) => id)).toEqual(['a', 'b']);
    });

    test('are taken for one person at a time, when they are due, and by one server only', async () => {
      const other = await bench.open();
      await notices.add([
        notice('a'),
        notice('b', { dueMs: 11 }),
        notice('late', { dueMs: 50 }),
        notice('his', { person: ben.id, dueMs: 12 }),
      ]);
      expect(await notices.take(9, 100)).toEqual([]);
      const taken = await Promise.all(
        [bench.store, other, bench.store].map((store) => store.notices.take(20, 100)),
      );
      const ids = taken.map((each) => each.map(({ id }) => id).join(' ')).filter((each) => each !== '');
      expect(ids).toContain('a b');
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await notices.take(20, 100);
      expect([...ids, ...rest.map(({ id }) => id)].sort()).toEqual(['a b', 'his']);
      expect(await notices.take(49, 100)).toEqual([]);
      expect((await notices.take(100, 200)).map(({ id }) => id)).toEqual(['a', 'b', 'late']); // no longer held
    });

    test('are put back for another try', async () => {
      await notices.add([notice('a')]);
      await notices.take(10, 1000);
      await notices.putBack('a', { dueMs: 60, tries: 1, ways: 'mail' });
      expect(await notices.take(59, 1000)).toEqual([]);
      expect(await notices.take(60, 1000)).toEqual([notice('a', { dueMs: 60, tries: 1, ways: 'mail' })]);
    });

    test('are deleted with the account and with the game', async () => {
      const game = await bench.added();
      await notices.add([notice('a'), notice('b', { person: ben.id, game: game.id })]);
      await bench.store.people.remove(ann.id);
      await bench.store.games.remove(game.id);
      expect(await notices.take(100, 200)).toEqual([]);
    });
  });
}
