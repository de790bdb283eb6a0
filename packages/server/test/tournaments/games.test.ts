import { parseGameFile, type Side } from '@rubicon/engine';
import type { Tournament, TournamentId } from '@rubicon/protocol';
import { describe, expect, test, vi } from 'vitest';
import type { Person } from '../../src/people/person.ts';
import { tournamentLogs } from '../../src/tournaments/log.ts';
import { askAs, begin } from '../services-kit.ts';
import { nameAt, tournamentCups, unfinished } from './service-kit.ts';

const cups = tournamentCups();
const { at, begun, seen, personNamed, play, playAll, entriesOf, expectRecomputed } = cups;

describe('games of a tournament', () => {
  test('are public, for these two, rated, with its aids, and cannot be left or aborted', async () => {
    const aids = { odds: false, hints: false, intel: true, undo: false };
    const id = await begun(3, { aids });
    expect((await seen(id)).aids).toEqual(aids);
    const [open] = unfinished(await seen(id));
    const player = personNamed(nameAt(await seen(id), open!.caesar));
    const { card } = (await cups.world.games.look(null, open!.game, 0, null)).table;
    expect(card).toMatchObject({
      visibility: 'public',
      rated: true,
      aids,
      status: 'waiting',
      tournament: { id, name: 'Ludi Romani', round: 1 },
    });
    await expect(cups.world.games.leave(player, open!.game)).rejects.toThrow(/tournament/);
    await expect(cups.world.games.join(at(4), open!.game, null)).rejects.toThrow(/taken/);
    for (const seat of [open!.caesar, open!.pompey])
      await begin(cups.world, personNamed(nameAt(await seen(id), seat)), open!.game);
    await expect(askAs(cups.world, player, open!.game, { kind: 'abort' })).rejects.toThrow(/tournament/);
  });

  test('are told to both players when a round is paired', async () => {
    const id = await begun(3);
    const [open] = unfinished(await seen(id));
    await cups.world.services.afterChange.flush();
    for (const seat of [open!.caesar, open!.pompey]) {
      const { id: person } = personNamed(nameAt(await seen(id), seat));
      const kinds = (await cups.world.store.notices.waiting(person)).map(({ kind }) => kind);
      expect(kinds).toEqual(['round', 'round', 'reminder', 'reminder']); // these before the deadline
    }
  });

  test('of the latest round are shown as cards, unfinished ones first', async () => {
    const id = await begun(4);
    const [open] = unfinished(await seen(id));
    await play(id, open!.game);
    const cards = await cups.world.services.tournaments.roundGames(id);
    expect(cards.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting', 'over']);
    expect(cards.at(-1)!.game).toBe(open!.game);
  });

  test('are read without their entries, and once in some seconds however many look', async () => {
    const id = await begun(4);
    const [open] = unfinished(await seen(id));
    const read = vi.spyOn(cups.world.store.games, 'read');
    const rows = vi.spyOn(cups.world.store.games, 'rows');
    const look = () => cups.world.services.tournaments.roundGames(id);
    const [first, second] = await Promise.all([look(), look()]);
    expect(second).toEqual(first);
    expect([rows.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
    const tournament = await seen(id);
    for (const seat of [open!.caesar, open!.pompey])
      await begin(cups.world, personNamed(nameAt(tournament, seat)), open!.game);
    expect(await look()).toEqual(first);
    expect(rows).toHaveBeenCalledTimes(1);
    cups.world.nowMs += 6000;
    expect((await look()).map(({ status }) => status)).toContain('running');
    await cups.world.services.tournaments.rule(at(0), id, open!.game, null, 'As agreed.');
    expect((await look()).at(-1)!.game).toBe(open!.game); // a result shows at once
  });

  test('that no longer count are ended by the next server if one stopped before', async () => {
    const id = await begun(3);
    const [open] = unfinished(await seen(id));
    const person = personNamed(nameAt(await seen(id), open!.caesar));
    const { entries } = await tournamentLogs(cups.world.store, () => cups.world.nowMs).change(id, () => [
      { kind: 'left', person: person.id }, // as if the server had stopped right after this commit
    ]);
    expect(entries.at(-1)!.event.kind).toBe('left');
    const next = await cups.world.restart();
    await next.services.tournaments.tend();
    expect((await cups.world.store.games.read(open!.game))!.game.status).toBe('aborted');
    await next.stop();
  });

  test('can be had in one file', async () => {
    const id = await begun(3);
    await play(id, unfinished(await seen(id))[0]!.game);
    const text = await cups.world.services.tournaments.file(id);
    expect(text.match(/^rubicon-game\/1$/gm)).toHaveLength(1);
  });

  test('are played again for that file once, however many ask for it at the same time', async () => {
    const id = await begun(3);
    await play(id, unfinished(await seen(id))[0]!.game);
    const { tournaments } = cups.world.services;
    const played = vi.spyOn(cups.world.games, 'file');
    const [text, ...others] = await Promise.all(Array.from({ length: 5 }, () => tournaments.file(id)));
    expect(new Set(others)).toEqual(new Set([text]));
    expect(played).toHaveBeenCalledTimes(2); // the round has two games
    await play(id, unfinished(await seen(id))[0]!.game);
    expect((await tournaments.file(id)).match(/^rubicon-game\/1$/gm)).toHaveLength(2);
  });

  test('are in that file also where a deadline ended them, if they had begun', async () => {
    const id = await begun(3);
    const [late, never] = unfinished(await seen(id));
    for (const seat of [late!.caesar, late!.pompey])
      await begin(cups.world, personNamed(nameAt(await seen(id), seat)), late!.game);
    cups.world.nowMs = late!.dueMs;
    await cups.world.services.tournaments.tend();
    const { played } = await seen(id);
    expect(played[0]!.games.map(({ game, outcome }) => [game, outcome!.how])).toEqual([
      [late!.game, 'deadline'],
      [never!.game, 'forfeit'],
    ]);
    await play(id, played[1]!.games[0]!.game);
    const text = await cups.world.services.tournaments.file(id);
    const ends = text.split(/^(?=rubicon-game\/1$)/m).map((each) => {
      const parsed = parseGameFile(each.trimEnd() + '\n');
      if (!parsed.ok) throw new Error(parsed.fault.message);
      return parsed.file.entries.at(-1)!.kind;
    });
    expect(ends).toEqual(['abort', 'resign']);
  });
});

describe('a deciding game', () => {
  /** Of a knock-out of three, in which both games of the first tie were drawn. */
  async function decider(id: TournamentId): Promise<Tournament['played'][number]['games'][number]> {
    for (const { game } of unfinished(await seen(id)))
      await cups.world.services.tournaments.rule(at(0), id, game, null, 'As agreed.');
    return unfinished(await seen(id))[0]!;
  }

  test.each([
    ['the sides of their chairs', 'caesar', 'pompey', false],
    ['the other sides', 'pompey', 'caesar', true],
  ] as const)('has open sides until both have bid: %s', async (_, first, second, isSwapped) => {
    const id = await begun(3, { format: 'knock-out' });
    const before = await decider(id);
    expect(before).toMatchObject({ number: 3, isOpen: true, bids: null, outcome: null });
    const player = async (seat: number) => personNamed(nameAt(await seen(id), seat));
    const [one, other] = [await player(before.caesar), await player(before.pompey)];
    const bid = (by: Person, side: Side) => begin(cups.world, by, before.game, { side, points: 4 });
    await bid(one, first);
    await cups.world.services.afterChange.flush();
    expect(unfinished(await seen(id))[0]).toEqual(before); // nothing of it is told
    await bid(other, second);
    await cups.world.services.afterChange.flush();
    const after = unfinished(await seen(id))[0]!;
    expect(after).toMatchObject({
      caesar: isSwapped ? before.pompey : before.caesar,
      pompey: isSwapped ? before.caesar : before.pompey,
      isOpen: false,
      bids: { caesar: { side: 'caesar', points: 4 }, pompey: { side: 'pompey', points: 4 } },
    });
    await cups.world.services.afterChange.catchUp(); // the same again
    const kinds = (await entriesOf(id)).map(({ event }) => event.kind);
    expect(kinds.filter((kind) => kind === 'seated')).toHaveLength(1);
    await askAs(cups.world, one, before.game, { kind: 'resign' });
    await cups.world.services.afterChange.flush();
    const { played } = await seen(id);
    expect(played[0]!.games[2]).toMatchObject({
      isOpen: false,
      bids: after.bids,
      outcome: { how: 'played' },
    });
    expect(played[1]!.games.map(({ caesar }) => caesar)).toContain(before.pompey);
    await playAll(id);
    await expectRecomputed(id);
  });
});
