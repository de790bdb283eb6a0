import { expect, test } from 'vitest';
import { DAY_MS, tournamentCups, unfinished } from './service-kit.ts';

const cups = tournamentCups();
const { at, made, begun, seen, playAll, play, entriesOf, expectRecomputed } = cups;

test('whoever is away sits out a Swiss round for half a point, once', async () => {
  const { tournaments } = cups.world.services;
  const id = await begun(5, { format: 'swiss' });
  await tournaments.setAway(at(0), id, true, null);
  const end = await playAll(id);
  expect(end.played.map(({ absent }) => absent)).toEqual([[], [1], [1]]);
  const own = end.standings[0]![0]!.find(({ seat }) => seat === 1)!;
  const games = end.played[0]!.games.find(({ caesar, pompey }) => [caesar, pompey].includes(1));
  expect(games).toBeDefined();
  expect(own.halves).toBe(2 + 1);
  await expect(tournaments.setAway(at(0), await begun(3), true, null)).rejects.toThrow(/sit out/);
});

test('whoever is away before the start sits out the first round, and is paired when back', async () => {
  const { tournaments } = cups.world.services;
  const id = await made({ format: 'swiss', seats: 5 });
  for (const person of cups.people.slice(0, 4)) await tournaments.join(person, id);
  expect((await tournaments.setAway(at(0), id, true, null)).mine).toMatchObject({ isIn: true, isAway: true });
  await tournaments.join(at(4), id); // the last place: it starts
  const first = await seen(id);
  expect(first.played[0]).toMatchObject({ absent: [1], byes: [] });
  expect(first.standings[0]![0]!.find(({ seat }) => seat === 1)).toMatchObject({ halves: 1 });
  await tournaments.setAway(at(0), id, false, null);
  const end = await playAll(id);
  expect(end.played.map(({ absent }) => absent)).toEqual([[1], [], []]);
  await expectRecomputed(id);
});

test('with too many away it does not start, until one of them is back', async () => {
  const { tournaments } = cups.world.services;
  const startMs = cups.world.nowMs + 3 * DAY_MS;
  const [id, off] = [
    await made({ format: 'swiss', seats: 4 }),
    await made({ format: 'swiss', seats: 4, startMs }),
  ];
  for (const each of [id, off])
    for (const person of cups.people.slice(0, 4)) {
      await tournaments.join(person, each);
      if (person.name !== 'Ann' && person.name !== 'Dido')
        await tournaments.setAway(person, each, true, null);
    }
  expect((await seen(id)).card).toMatchObject({ status: 'open', people: 4 });
  await expect(tournaments.start(at(0), id)).rejects.toThrow(/not enough/);
  await tournaments.setAway(at(1), id, false, null);
  expect((await seen(id)).card).toMatchObject({ status: 'running', round: 1 });
  cups.world.nowMs = startMs;
  await tournaments.tend();
  expect((await seen(off)).card.status).toBe('off');
});

test('whoever says when they are back is so by themselves, and is paired from then on', async () => {
  const { tournaments } = cups.world.services;
  const id = await made({ format: 'swiss', seats: 5 });
  for (const person of cups.people.slice(0, 4)) await tournaments.join(person, id);
  const backMs = cups.world.nowMs + 2 * DAY_MS;
  const { entrants, mine } = await tournaments.setAway(at(1), id, true, backMs);
  expect(mine.backMs).toBe(backMs);
  expect(entrants[1]).toMatchObject({ isAway: true, backMs });
  await tournaments.setAway(at(1), id, true, backMs); // the same request again
  expect((await entriesOf(id)).filter(({ event }) => event.kind === 'away')).toHaveLength(1);
  await tournaments.join(at(4), id);
  const { absent } = (await seen(id)).played[0]!;
  expect(absent).toHaveLength(1);
  cups.world.nowMs = backMs - 1;
  await tournaments.tend();
  expect((await seen(id, at(1))).mine).toMatchObject({ isAway: true, backMs });
  cups.world.nowMs = backMs;
  await Promise.all([tournaments.tend(), tournaments.tend()]);
  expect((await seen(id, at(1))).mine).toMatchObject({ isAway: false, backMs: null });
  const end = await playAll(id);
  expect(end.played.map((round) => round.absent)).toEqual([absent, [], []]);
  await expectRecomputed(id);
});

test.each([
  ['that has passed', true, -1],
  ['in more than a year', true, 400 * DAY_MS],
  ['of somebody who is back', false, DAY_MS],
] as const)('a return %s is refused', async (_, isAway, inMs) => {
  const { tournaments } = cups.world.services;
  const id = await made({ format: 'swiss', seats: 5 });
  await tournaments.join(at(0), id);
  await expect(tournaments.setAway(at(0), id, isAway, cups.world.nowMs + inMs)).rejects.toThrow(/future day/);
});

test('a newcomer to a league who is away comes in a later season', async () => {
  const { tournaments } = cups.world.services;
  const id = await made({ format: 'league', division: 3, seats: 8 });
  for (const person of cups.people.slice(0, 3)) await tournaments.join(person, id);
  await tournaments.start(at(0), id);
  for (const person of cups.people.slice(3)) await tournaments.join(person, id);
  await tournaments.setAway(at(3), id, true, null);
  const season = async (number: number): Promise<string[]> => {
    while ((await seen(id)).standings.length < number) await play(id, unfinished(await seen(id))[0]!.game);
    const { standings, entrants } = await seen(id);
    const names = standings[number - 1]!.flat().map(
      ({ seat }) => entrants.find((each) => each.seat === seat)!.person!.name,
    );
    return names.toSorted();
  };
  expect(await season(2)).toEqual(['Ann', 'Ben', 'Cleo', 'Eve']);
  await tournaments.setAway(at(3), id, false, null);
  expect(await season(3)).toEqual(['Ann', 'Ben', 'Cleo', 'Dido', 'Eve']);
  await expectRecomputed(id);
});
