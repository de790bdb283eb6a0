import type { GameId } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { nameOrganiser } from '../../src/tournaments/organisers.ts';
import { newcomer, servicesWorld } from '../services-kit.ts';
import { DAY_MS, WANTED, tournamentCups, unfinished } from './service-kit.ts';

const cups = tournamentCups();
const { at, made, begun, seen, playAll, expectRecomputed } = cups;

describe('the organiser', () => {
  test('alone may pause, end, replace and rule', async () => {
    const { tournaments } = cups.world.services;
    const id = await begun(3);
    const [open] = unfinished(await seen(id));
    const tries = [
      tournaments.pause(at(1), id),
      tournaments.resume(at(1), id),
      tournaments.end(at(1), id),
      tournaments.start(at(1), id),
      tournaments.replace(at(1), id, 3, at(3).id),
      tournaments.rule(at(1), id, open!.game, 'caesar', 'Mine.'),
    ];
    for (const each of tries) await expect(each).rejects.toThrow(/organiser/);
  });

  test('of whom the host has named organises every tournament, and alone makes one where only the host may', async () => {
    const id = await begun(3);
    const host = await newcomer(cups.world, 'Host');
    await expect(cups.world.services.tournaments.pause(host, id)).rejects.toThrow(/organiser/);
    await nameOrganiser(cups.world.store, host.id, true);
    expect((await cups.world.services.tournaments.pause(host, id)).mine.isOrganiser).toBe(true);
    const closed = await servicesWorld({ CLOSED: 'yes', TOURNAMENTS: 'host' });
    try {
      const { tournaments } = closed.services;
      const [caia, dora] = [await newcomer(closed, 'Caia'), await newcomer(closed, 'Dora')];
      await nameOrganiser(closed.store, caia.id, true);
      await expect(tournaments.make(dora, WANTED)).rejects.toThrow(/host/);
      expect((await tournaments.list(dora)).mayMake).toBe(false);
      expect((await tournaments.list(null)).mayMake).toBe(false);
      expect((await tournaments.list(caia)).mayMake).toBe(true);
      const { card } = await tournaments.make(caia, WANTED);
      expect((await tournaments.join(dora, card.id)).card.people).toBe(1);
      await nameOrganiser(closed.store, caia.id, false);
      await expect(tournaments.make(caia, WANTED)).rejects.toThrow(/host/);
    } finally {
      await closed.stop();
    }
  });

  test('rules a game, and the round goes on', async () => {
    const { tournaments } = cups.world.services;
    const id = await begun(3);
    const open = unfinished(await seen(id));
    for (const { game } of open) await tournaments.rule(at(0), id, game, 'pompey', 'As agreed.');
    const { played, rulings } = await seen(id);
    expect(
      played[0]!.games.every(({ outcome }) => outcome!.how === 'ruled' && outcome!.halves.pompey === 2),
    ).toBe(true);
    expect(played).toHaveLength(2);
    expect(rulings).toMatchObject([{ reason: 'As agreed.', winner: 'pompey' }, { winner: 'pompey' }]);
    expect((await cups.world.store.games.read(open[0]!.game))!.game.status).toBe('aborted');
    await expect(tournaments.rule(at(0), id, 'x'.repeat(22) as GameId, null, 'No.')).rejects.toThrow(
      /no such game/,
    );
  });

  test('can put a result right for three days after the end: standings and winners follow', async () => {
    const { tournaments } = cups.world.services;
    const id = await begun(3);
    const { card, played } = await playAll(id);
    expect(card).toMatchObject({ status: 'over', winners: [{ name: 'Ann' }] });
    const games = played.flatMap((round) => round.games);
    expect((await seen(id, at(0))).mine.rulable).toEqual(games.map(({ game }) => game));
    expect((await seen(id, at(1))).mine.rulable).toEqual([]);
    cups.world.nowMs += 3 * DAY_MS - 1;
    const annsAgainstBen = games.filter(({ caesar, pompey }) => caesar + pompey === 3);
    for (const { game, caesar } of annsAgainstBen)
      await tournaments.rule(at(0), id, game, caesar === 2 ? 'caesar' : 'pompey', 'Ann had help.');
    expect((await seen(id)).card).toMatchObject({ status: 'over', winners: [{ name: 'Ben' }] });
    expect((await tournaments.list(null)).tournaments[0]!.winners).toMatchObject([{ name: 'Ben' }]);
    await expectRecomputed(id);
    cups.world.nowMs += 1;
    await expect(tournaments.rule(at(0), id, games[0]!.game, null, 'Too late.')).rejects.toThrow(/is over/);
    expect((await seen(id, at(0))).mine.rulable).toEqual([]);
  });

  test('cannot rule what the end has left without a result', async () => {
    const { tournaments } = cups.world.services;
    const id = await begun(3);
    const [one, other] = unfinished(await seen(id));
    await tournaments.rule(at(0), id, one!.game, 'caesar', 'As agreed.');
    await tournaments.end(at(0), id);
    expect((await seen(id, at(0))).mine.rulable).toEqual([one!.game]);
    const late = tournaments.rule(at(0), id, other!.game, 'caesar', 'As agreed.');
    await expect(late).rejects.toThrow(/no longer be ruled/);
  });

  test('has no more than a few tournaments at once', async () => {
    for (let count = 0; count < 5; count++) await made();
    await expect(made()).rejects.toThrow(/too many/);
  });
});
