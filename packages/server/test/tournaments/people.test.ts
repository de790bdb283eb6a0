import { expect, test } from 'vitest';
import { newcomer } from '../services-kit.ts';
import { WANTED, nameAt, tournamentCups, unfinished } from './service-kit.ts';

const cups = tournamentCups();
const { at, made, begun, seen, personNamed, playAll, expectRecomputed } = cups;

test('guests may not join, and nobody twice, too late or beyond the last place', async () => {
  const { tournaments } = cups.world.services;
  const id = await made();
  const guest = await newcomer(cups.world, 'Gast', true);
  await expect(tournaments.join(guest, id)).rejects.toThrow(/account/);
  await expect(tournaments.make(guest, WANTED)).rejects.toThrow(/account/);
  await tournaments.join(at(0), id);
  expect((await tournaments.join(at(0), id)).card.people).toBe(1);
  for (const person of cups.people.slice(1, 3)) await tournaments.join(person, id);
  await expect(tournaments.join(at(3), id)).rejects.toThrow(/Registration/);
});

test('many may join at the same moment', async () => {
  const { tournaments } = cups.world.services;
  const id = await made({ format: 'swiss', seats: 40 });
  const people = await Promise.all(
    Array.from({ length: 40 }, (_, index) => newcomer(cups.world, `Person ${index}`)),
  );
  await Promise.all(people.map((person) => tournaments.join(person, id)));
  expect((await seen(id)).card).toMatchObject({ status: 'running', people: 40, round: 1 });
});

test('whoever leaves loses what is unfinished, and is struck if little was played', async () => {
  const { tournaments } = cups.world.services;
  const id = await begun(4);
  const before = unfinished(await seen(id)).filter(({ caesar, pompey }) => [caesar, pompey].includes(2));
  await tournaments.leave(at(1), id);
  const tournament = await seen(id);
  const games = tournament.played.flatMap((round) => round.games);
  for (const { game } of before) {
    const { outcome, caesar } = games.find((each) => each.game === game)!;
    expect(outcome).toMatchObject({ how: 'forfeit', halves: { caesar: caesar === 2 ? 0 : 2 } });
    expect((await cups.world.store.games.read(game))!.game.status).toBe('aborted');
  }
  expect(tournament.standings[0]![0]!.find(({ seat }) => seat === 2)).toMatchObject({
    isStruck: true,
    place: 4,
  });
  const end = await playAll(id);
  expect(end.card.winners.map((each) => each?.name)).toEqual(['Ann']);
  await expectRecomputed(id);
});

test('one who is left alone in a knock-out has won it: whoever has left does not share the crown', async () => {
  const { tournaments } = cups.world.services;
  const id = await begun(4, { format: 'knock-out' });
  for (const index of [1, 2, 3]) await tournaments.leave(at(index), id);
  const { card, played } = await seen(id);
  expect(card).toMatchObject({ status: 'over', winners: [{ name: 'Ann' }] });
  expect(played).toHaveLength(2);
  await expectRecomputed(id);
});

test('a substitute has the place, its points and its games anew', async () => {
  const { tournaments } = cups.world.services;
  const id = await begun(3);
  const [first] = unfinished(await seen(id));
  const out = personNamed(nameAt(await seen(id), first!.caesar));
  await tournaments.replace(at(0), id, first!.caesar, at(3).id);
  const after = await seen(id);
  expect(nameAt(after, first!.caesar)).toBe('Dido');
  const fresh = unfinished(after);
  expect(fresh).toHaveLength(2);
  for (const { game } of fresh) {
    const { caesar, pompey } = (await cups.world.store.games.read(game))!.game;
    expect([caesar, pompey]).toContain(at(3).id);
    expect([caesar, pompey]).not.toContain(out.id);
  }
  expect((await cups.world.store.games.read(first!.game))!.game.status).toBe('aborted');
  await playAll(id);
  await expectRecomputed(id);
});

test('a substitute can take the place of somebody who has left: what was forfeited stays so', async () => {
  const { tournaments } = cups.world.services;
  const id = await begun(4);
  await tournaments.leave(at(1), id);
  expect((await seen(id)).standings[0]![0]!.find(({ seat }) => seat === 2)!.isStruck).toBe(true);
  await tournaments.replace(at(0), id, 2, at(4).id);
  const after = await seen(id);
  expect(after.entrants.find(({ seat }) => seat === 2)).toMatchObject({
    person: { name: 'Eve' },
    isOut: false,
  });
  expect(after.standings[0]![0]!.find(({ seat }) => seat === 2)!.isStruck).toBe(false);
  await expect(tournaments.replace(at(0), id, 3, at(4).id)).rejects.toThrow(/already/);
  const end = await playAll(id);
  const own = end.played
    .flatMap(({ games }) => games)
    .filter(({ caesar, pompey }) => [caesar, pompey].includes(2));
  expect(own.map(({ outcome }) => outcome!.how).toSorted()).toEqual([
    'forfeit',
    'forfeit',
    ...Array.from({ length: 4 }, () => 'played'),
  ]);
  await expectRecomputed(id);
});

test('nobody is put in by an organiser whom they have blocked', async () => {
  const { tournaments, community } = cups.world.services;
  const id = await begun(3);
  await community.setUnheard(at(3).id, at(0).id, 'blocked', true);
  await expect(tournaments.replace(at(0), id, 2, at(3).id)).rejects.toMatchObject({ code: 'not-welcome' });
  await tournaments.replace(at(0), id, 2, at(4).id);
});

test('an export names the tournaments someone was in', async () => {
  const id = await begun(3);
  expect(await cups.world.services.exportOf(at(2).id)).toMatchObject({ tournaments: [id] });
  expect(await cups.world.services.exportOf(at(4).id)).toMatchObject({ tournaments: [] });
});

test('somebody who is banned forfeits what is unfinished, and stays in the table by name', async () => {
  const id = await begun(4);
  await cups.world.store.people.change(at(1).id, { bannedMs: cups.world.nowMs });
  await cups.world.services.tournaments.leaveAll(at(1).id);
  const { entrants, played } = await seen(id);
  expect(entrants.find(({ seat }) => seat === 2)).toMatchObject({ person: { name: 'Ben' }, isOut: true });
  const own = played
    .flatMap(({ games }) => games)
    .filter(({ caesar, pompey }) => [caesar, pompey].includes(2));
  expect(own.map(({ outcome }) => outcome?.how)).toEqual(['forfeit', 'forfeit']);
});

test('a deleted account leaves, and its name is shown no more', async () => {
  const id = await begun(3);
  await cups.world.services.tournaments.leaveAll(at(1).id);
  await cups.world.games.forget(at(1).id);
  await cups.world.store.people.remove(at(1).id);
  const { entrants } = await seen(id);
  expect(entrants.find(({ seat }) => seat === 2)).toMatchObject({ person: null, isOut: true });
});
