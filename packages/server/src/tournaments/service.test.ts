import type { PersonId } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { askAs, begin } from '../../test/services-kit.ts';
import { nameAt, tournamentCups, unfinished } from '../../test/tournaments/service-kit.ts';

const cups = tournamentCups();
const { at, made, begun, seen, personNamed, play, playAll, entriesOf, expectRecomputed } = cups;

test('a cup from registration to its winner: each pair has both sides', async () => {
  const id = await begun(3);
  expect((await seen(id)).card).toMatchObject({ status: 'running', round: 1, people: 3 });
  const { card, played, standings } = await playAll(id);
  expect(card).toMatchObject({ status: 'over', winners: [{ name: 'Ann' }] });
  const games = played.flatMap((round) => round.games);
  expect(new Set(games.map(({ caesar, pompey }) => `${caesar}-${pompey}`)).size).toBe(6);
  expect(standings[0]![0]!.map(({ seat, place, halves }) => [seat, place, halves])).toEqual([
    [1, 1, 8],
    [2, 2, 4],
    [3, 3, 0],
  ]);
  await expectRecomputed(id);
});

test.each(['swiss', 'knock-out'] as const)(
  'a %s tournament goes from round to round to its end',
  async (format) => {
    const id = await begun(5, { format });
    const { card, played } = await playAll(id);
    expect(card).toMatchObject({ status: 'over', winners: [{ name: 'Ann' }] });
    expect(played).toHaveLength(3);
    await expectRecomputed(id);
  },
);

test('a league goes on with the next season, and takes newcomers then', async () => {
  const id = await begun(3, { format: 'league', division: 3, seats: 3 });
  const league = await made({ format: 'league', division: 3, seats: 8 });
  for (const person of cups.people.slice(0, 3)) await cups.world.services.tournaments.join(person, league);
  await cups.world.services.tournaments.start(at(0), league);
  await cups.world.services.tournaments.join(at(3), league);
  expect((await seen(league)).entrants.map(({ seat }) => seat)).toEqual([1, 2, 3, null]);
  while ((await seen(league)).standings.length === 1)
    await play(league, unfinished(await seen(league))[0]!.game);
  const { standings, entrants, card } = await seen(league);
  expect(standings[1]!.flat()).toHaveLength(4);
  expect(entrants.map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
  expect(card.status).toBe('running');
  await cups.world.services.tournaments.end(at(0), league);
  expect((await seen(league)).card).toMatchObject({ status: 'over', winners: [{ name: 'Ann' }] });
  expect((await seen(league)).decidingSeason).toBe(1);
  await expectRecomputed(league);
  expect((await seen(id)).card.status).toBe('running');
});

test('a result that a stopped server has not counted is counted by the next, once', async () => {
  const id = await begun(3);
  await cups.world.services.afterChange.catchUp();
  const [open] = unfinished(await seen(id));
  const tournament = await seen(id);
  for (const seat of [open!.caesar, open!.pompey])
    await begin(cups.world, personNamed(nameAt(tournament, seat)), open!.game);
  await askAs(cups.world, personNamed(nameAt(tournament, open!.caesar)), open!.game, { kind: 'resign' });
  expect(unfinished(await seen(id))).toHaveLength(2); // as if the server had stopped here
  const next = await cups.world.restart();
  await Promise.all([next.services.afterChange.catchUp(), cups.world.services.afterChange.flush()]);
  expect(unfinished(await next.services.tournaments.read(null, id))).toHaveLength(1);
  const results = (await entriesOf(id)).filter(({ event }) => event.kind === 'result');
  expect(results).toHaveLength(1);
  await next.stop();
});

test('two servers that pair at once pair one round', async () => {
  const id = await made();
  const other = await cups.world.restart();
  await Promise.all(
    cups.people
      .slice(0, 3)
      .map((person, index) => (index % 2 === 0 ? cups.world : other).services.tournaments.join(person, id)),
  );
  await Promise.all([cups.world.services.tournaments.tend(), other.services.tournaments.tend()]);
  const { played } = await seen(id);
  expect(played).toHaveLength(1);
  for (const { game } of played[0]!.games) expect(await cups.world.store.games.read(game)).not.toBe(null);
  expect(await cups.world.store.tournaments.ofPerson('nobody-is-called-that' as PersonId)).toEqual([]);
  await other.stop();
});
