import type { GameId, NewTournament, PersonId, Tournament, TournamentId } from '@rubicon/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askAs, begin, newcomer, servicesWorld, type World } from '../../test/services-kit.ts';
import { recomputed } from '../../test/tournaments/recomputed.ts';
import type { Person } from '../people/person.ts';
import { tournamentLogs } from './log.ts';
import { nameOrganiser } from './organisers.ts';
import type { TournamentEntry } from './rules/event.ts';

const DAY_MS = 86_400_000;
const WANTED: NewTournament = {
  name: 'Ludi Romani',
  format: 'round-robin',
  edition: '2.0',
  rules: {},
  pace: { kind: 'correspondence', bankMs: 4 * DAY_MS, incrementMs: 0, vacationDays: 0 },
  aids: { odds: true, hints: false, intel: true, undo: true },
  seats: 3,
  roundMs: 7 * DAY_MS,
};

let world: World;
let people: Person[];
beforeEach(async () => {
  world = await servicesWorld();
  people = [];
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dido', 'Eve']) people.push(await newcomer(world, name));
});
afterEach(() => world.stop());

const at = (index: number): Person => people[index]!;

async function made(given: Partial<NewTournament> = {}): Promise<TournamentId> {
  return (await world.services.tournaments.make(at(0), { ...WANTED, ...given })).card.id;
}

async function begun(count: number, given: Partial<NewTournament> = {}): Promise<TournamentId> {
  const id = await made({ seats: count, ...given });
  for (const person of people.slice(0, count)) await world.services.tournaments.join(person, id);
  return id;
}

const seen = (id: TournamentId, by: Person | null = null): Promise<Tournament> =>
  world.services.tournaments.read(by, id);

const unfinished = ({ played }: Tournament) =>
  played.flatMap(({ games }) => games).filter(({ outcome }) => outcome === null);

const nameAt = ({ entrants }: Tournament, seat: number): string =>
  entrants.find((each) => each.seat === seat)!.person!.name;

const personNamed = (name: string): Person => people.find((each) => each.name === name)!;

/** Both begin, and the one with the higher seat number resigns. */
async function play(id: TournamentId, game: GameId): Promise<void> {
  const tournament = await seen(id);
  const found = unfinished(tournament).find((each) => each.game === game)!;
  const [one, other] = [found.caesar, found.pompey].map((seat) => personNamed(nameAt(tournament, seat)));
  await begin(world, one!, game);
  await begin(world, other!, game);
  await askAs(world, found.caesar > found.pompey ? one! : other!, game, { kind: 'resign' });
  await world.services.afterChange.flush();
}

async function playAll(id: TournamentId): Promise<Tournament> {
  for (let guard = 0; guard < 200; guard++) {
    const [next] = unfinished(await seen(id));
    if (next === undefined) return seen(id);
    await play(id, next.game);
  }
  throw new Error('It does not end.');
}

const entriesOf = async (id: TournamentId): Promise<TournamentEntry[]> =>
  (await world.store.tournaments.read(id, 0))!.map((text) => JSON.parse(text) as TournamentEntry);

async function expectRecomputed(id: TournamentId): Promise<void> {
  const bySeat = (rows: readonly { seat: number }[]) => rows.toSorted((one, other) => one.seat - other.seat);
  const counted = recomputed(await entriesOf(id)).map((season) => season.map(bySeat));
  const { standings } = await seen(id);
  expect(
    standings.map((season) =>
      season.map((rows) => bySeat(rows.map(({ seat, place, halves }) => ({ seat, place, halves })))),
    ),
  ).toEqual(counted);
}

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
  for (const person of people.slice(0, 3)) await world.services.tournaments.join(person, league);
  await world.services.tournaments.start(at(0), league);
  await world.services.tournaments.join(at(3), league);
  expect((await seen(league)).entrants.map(({ seat }) => seat)).toEqual([1, 2, 3, null]);
  while ((await seen(league)).standings.length === 1)
    await play(league, unfinished(await seen(league))[0]!.game);
  const { standings, entrants, card } = await seen(league);
  expect(standings[1]!.flat()).toHaveLength(4);
  expect(entrants.map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
  expect(card.status).toBe('running');
  await world.services.tournaments.end(at(0), league);
  expect((await seen(league)).card.status).toBe('over');
  expect((await seen(id)).card.status).toBe('running');
});

describe('time', () => {
  test('it starts at its time with those who are there, or is called off', async () => {
    const startMs = world.nowMs + DAY_MS;
    const [full, empty] = [await made({ startMs, seats: 8 }), await made({ startMs, seats: 8 })];
    for (const person of people.slice(0, 3)) await world.services.tournaments.join(person, full);
    await world.services.tournaments.join(at(1), empty);
    await world.services.tournaments.tend();
    expect((await seen(full)).card.status).toBe('open');
    world.nowMs = startMs;
    await world.services.tournaments.tend();
    expect((await seen(full)).card.status).toBe('running');
    expect((await seen(empty)).card.status).toBe('off');
  });

  test('at the deadline whoever has not come loses, and a running game is decided by victory points', async () => {
    const id = await begun(3);
    const [one, two] = unfinished(await seen(id));
    await begin(world, personNamed(nameAt(await seen(id), one!.caesar)), one!.game);
    world.nowMs = one!.dueMs - 1;
    await world.services.tournaments.tend();
    expect(unfinished(await seen(id))).toHaveLength(2);
    world.nowMs = one!.dueMs;
    await world.services.tournaments.tend();
    const [first] = (await seen(id)).played;
    expect(first!.games.map(({ outcome }) => [outcome!.how, outcome!.halves])).toEqual([
      ['forfeit', { caesar: 2, pompey: 0 }],
      ['forfeit', { caesar: 0, pompey: 0 }],
    ]);
    expect((await world.store.games.read(two!.game))!.game.status).toBe('aborted');
    expect((await seen(id)).played).toHaveLength(2);
    await expectRecomputed(id);
  });

  test('the deadline of a game waits for vacations taken in it, and for no other', async () => {
    const pace = { kind: 'correspondence', bankMs: 4 * DAY_MS, incrementMs: 0, vacationDays: 10 } as const;
    const id = await begun(3, { pace });
    const tournament = await seen(id);
    const [one, two] = unfinished(tournament);
    const player = personNamed(nameAt(tournament, one!.caesar));
    for (const { game } of [one!, two!])
      for (const seat of [one!.caesar, one!.pompey])
        await begin(world, personNamed(nameAt(tournament, seat)), game);
    world.nowMs += 3 * DAY_MS;
    await askAs(world, player, one!.game, { kind: 'begin-vacation' });
    world.nowMs = one!.dueMs;
    await world.services.tournaments.tend();
    const [first] = (await seen(id)).played;
    expect(first!.games.map(({ outcome, dueMs }) => [outcome?.how ?? null, dueMs])).toEqual([
      [null, one!.dueMs + 4 * DAY_MS], // of the seven days for the round
      ['deadline', two!.dueMs],
    ]);
    world.nowMs += 30 * DAY_MS;
    await world.services.tournaments.tend(); // the vacation is used up: at most its days are added
    await world.services.tournaments.tend();
    expect((await seen(id)).played[0]!.games[0]!.outcome?.how).toBeDefined();
    await expectRecomputed(id);
  });

  describe('a vacation that begins about the deadline', () => {
    const pace = { kind: 'correspondence', bankMs: 30 * DAY_MS, incrementMs: 0, vacationDays: 2 } as const;
    const extended = async (id: TournamentId): Promise<number> =>
      (await entriesOf(id)).filter(({ event }) => event.kind === 'extended').length;

    /** Both have begun the first game, and one goes on vacation so much before its deadline. */
    async function onVacation(beforeMs: number): Promise<TournamentId> {
      const id = await begun(3, { pace });
      const tournament = await seen(id);
      const { game, caesar, pompey, dueMs } = unfinished(tournament)[0]!;
      for (const seat of [caesar, pompey]) await begin(world, personNamed(nameAt(tournament, seat)), game);
      world.nowMs = dueMs - beforeMs;
      await askAs(world, personNamed(nameAt(tournament, caesar)), game, { kind: 'begin-vacation' });
      world.nowMs = dueMs;
      return id;
    }

    test('moves it once an hour, not with every look, until its days are over', async () => {
      const id = await onVacation(1000);
      const fromMs = world.nowMs;
      for (let look = 0; look < 20; look++, world.nowMs += 2000) await world.services.tournaments.tend();
      expect(await extended(id)).toBe(1);
      for (; world.nowMs < fromMs + 2 * DAY_MS; world.nowMs += 3_600_000 / 2)
        await world.services.tournaments.tend();
      expect(await extended(id)).toBeLessThanOrEqual(48);
      expect((await seen(id)).played[0]!.games[0]).toMatchObject({
        dueMs: fromMs + 2 * DAY_MS,
        outcome: null,
      });
      await world.services.tournaments.tend();
      expect((await seen(id)).played[0]!.games[0]!.outcome?.how).toBe('deadline');
    });

    test('but after it has passed, does not move it', async () => {
      const id = await onVacation(0);
      world.nowMs += 1000;
      await world.services.tournaments.tend();
      expect(await extended(id)).toBe(0);
      expect((await seen(id)).played[0]!.games[0]!.outcome?.how).toBe('deadline');
    });
  });

  test('a pause stops deadlines and pairing', async () => {
    const id = await begun(3);
    const [open] = unfinished(await seen(id));
    await world.services.tournaments.pause(at(0), id);
    world.nowMs += 30 * DAY_MS;
    await world.services.tournaments.tend();
    expect(unfinished(await seen(id))).toHaveLength(2);
    await world.services.tournaments.resume(at(0), id);
    expect(unfinished(await seen(id))[0]!.dueMs).toBe(open!.dueMs + 30 * DAY_MS);
  });
});

describe('people', () => {
  test('guests may not join, and nobody twice, too late or beyond the last place', async () => {
    const { tournaments } = world.services;
    const id = await made();
    const guest = await newcomer(world, 'Gast', true);
    await expect(tournaments.join(guest, id)).rejects.toThrow(/account/);
    await expect(tournaments.make(guest, WANTED)).rejects.toThrow(/account/);
    await tournaments.join(at(0), id);
    expect((await tournaments.join(at(0), id)).card.people).toBe(1);
    for (const person of people.slice(1, 3)) await tournaments.join(person, id);
    await expect(tournaments.join(at(3), id)).rejects.toThrow(/join/);
  });

  test('whoever leaves loses what is unfinished, and is struck if little was played', async () => {
    const { tournaments } = world.services;
    const id = await begun(4);
    const before = unfinished(await seen(id)).filter(({ caesar, pompey }) => [caesar, pompey].includes(2));
    await tournaments.leave(at(1), id);
    const tournament = await seen(id);
    const games = tournament.played.flatMap((round) => round.games);
    for (const { game } of before) {
      const { outcome, caesar } = games.find((each) => each.game === game)!;
      expect(outcome).toMatchObject({ how: 'forfeit', halves: { caesar: caesar === 2 ? 0 : 2 } });
      expect((await world.store.games.read(game))!.game.status).toBe('aborted');
    }
    expect(tournament.standings[0]![0]!.find(({ seat }) => seat === 2)).toMatchObject({
      isStruck: true,
      place: 4,
    });
    const end = await playAll(id);
    expect(end.card.winners.map((each) => each?.name)).toEqual(['Ann']);
    await expectRecomputed(id);
  });

  test('a substitute has the place, its points and its games anew', async () => {
    const { tournaments } = world.services;
    const id = await begun(3);
    const [first] = unfinished(await seen(id));
    const out = personNamed(nameAt(await seen(id), first!.caesar));
    await tournaments.replace(at(0), id, first!.caesar, at(3).id);
    const after = await seen(id);
    expect(nameAt(after, first!.caesar)).toBe('Dido');
    const fresh = unfinished(after);
    expect(fresh).toHaveLength(2);
    for (const { game } of fresh) {
      const { caesar, pompey } = (await world.store.games.read(game))!.game;
      expect([caesar, pompey]).toContain(at(3).id);
      expect([caesar, pompey]).not.toContain(out.id);
    }
    expect((await world.store.games.read(first!.game))!.game.status).toBe('aborted');
    await playAll(id);
    await expectRecomputed(id);
  });

  test('a substitute can take the place of somebody who has left: what was forfeited stays so', async () => {
    const { tournaments } = world.services;
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

  test('whoever is away sits out a Swiss round for half a point, once', async () => {
    const { tournaments } = world.services;
    const id = await begun(5, { format: 'swiss' });
    await tournaments.setAway(at(0), id, true);
    const end = await playAll(id);
    expect(end.played.map(({ absent }) => absent)).toEqual([[], [1], [1]]);
    const own = end.standings[0]![0]!.find(({ seat }) => seat === 1)!;
    const games = end.played[0]!.games.find(({ caesar, pompey }) => [caesar, pompey].includes(1));
    expect(games).toBeDefined();
    expect(own.halves).toBe(2 + 1);
    await expect(tournaments.setAway(at(0), await begun(3), true)).rejects.toThrow(/sit out/);
  });

  test('an export names the tournaments someone was in', async () => {
    const id = await begun(3);
    expect(await world.services.exportOf(at(2).id)).toMatchObject({ tournaments: [id] });
    expect(await world.services.exportOf(at(4).id)).toMatchObject({ tournaments: [] });
  });

  test('a deleted account leaves, and its name is shown no more', async () => {
    const id = await begun(3);
    await world.services.tournaments.forget(at(1).id);
    await world.games.forget(at(1).id);
    await world.store.people.remove(at(1).id);
    const { entrants } = await seen(id);
    expect(entrants.find(({ seat }) => seat === 2)).toMatchObject({ person: null, isOut: true });
  });
});

describe('the organiser', () => {
  test('alone may pause, end, replace and rule', async () => {
    const { tournaments } = world.services;
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
    const host = await newcomer(world, 'Host');
    await expect(world.services.tournaments.pause(host, id)).rejects.toThrow(/organiser/);
    await nameOrganiser(world.store, host.id, true);
    expect((await world.services.tournaments.pause(host, id)).mine.isOrganiser).toBe(true);
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
    const { tournaments } = world.services;
    const id = await begun(3);
    const open = unfinished(await seen(id));
    for (const { game } of open) await tournaments.rule(at(0), id, game, 'pompey', 'As agreed.');
    const { played, rulings } = await seen(id);
    expect(
      played[0]!.games.every(({ outcome }) => outcome!.how === 'ruled' && outcome!.halves.pompey === 2),
    ).toBe(true);
    expect(played).toHaveLength(2);
    expect(rulings).toMatchObject([{ reason: 'As agreed.', winner: 'pompey' }, { winner: 'pompey' }]);
    expect((await world.store.games.read(open[0]!.game))!.game.status).toBe('aborted');
    await expect(tournaments.rule(at(0), id, 'x'.repeat(22) as GameId, null, 'No.')).rejects.toThrow(
      /no such game/,
    );
  });

  test('has no more than a few tournaments at once', async () => {
    for (let count = 0; count < 5; count++) await made();
    await expect(made()).rejects.toThrow(/Too many/);
  });
});

describe('games of a tournament', () => {
  test('are public, for these two, rated, and cannot be left or aborted', async () => {
    const id = await begun(3);
    const [open] = unfinished(await seen(id));
    const player = personNamed(nameAt(await seen(id), open!.caesar));
    const { card } = (await world.games.look(null, open!.game, 0, null)).table;
    expect(card).toMatchObject({
      visibility: 'public',
      rated: true,
      status: 'waiting',
      tournament: { id, name: 'Ludi Romani', round: 1 },
    });
    await expect(world.games.leave(player, open!.game)).rejects.toThrow(/tournament/);
    await expect(world.games.join(at(4), open!.game, null)).rejects.toThrow(/taken/);
    for (const seat of [open!.caesar, open!.pompey])
      await begin(world, personNamed(nameAt(await seen(id), seat)), open!.game);
    await expect(askAs(world, player, open!.game, { kind: 'abort' })).rejects.toThrow(/tournament/);
  });

  test('are told to both players when a round is paired', async () => {
    const id = await begun(3);
    const [open] = unfinished(await seen(id));
    await world.services.afterChange.flush();
    for (const seat of [open!.caesar, open!.pompey]) {
      const { id: person } = personNamed(nameAt(await seen(id), seat));
      const kinds = (await world.store.notices.waiting(person)).map(({ kind }) => kind);
      expect(kinds).toEqual(['round', 'round']);
    }
  });

  test('of the latest round are shown as cards, unfinished ones first', async () => {
    const id = await begun(4);
    const [open] = unfinished(await seen(id));
    await play(id, open!.game);
    const cards = await world.services.tournaments.roundGames(id);
    expect(cards.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting', 'over']);
    expect(cards.at(-1)!.game).toBe(open!.game);
  });

  test('are read without their entries, and once in some seconds however many look', async () => {
    const id = await begun(4);
    const [open] = unfinished(await seen(id));
    const read = vi.spyOn(world.store.games, 'read');
    const rows = vi.spyOn(world.store.games, 'rows');
    const look = () => world.services.tournaments.roundGames(id);
    const [first, second] = await Promise.all([look(), look()]);
    expect(second).toEqual(first);
    expect([rows.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
    const tournament = await seen(id);
    for (const seat of [open!.caesar, open!.pompey])
      await begin(world, personNamed(nameAt(tournament, seat)), open!.game);
    expect(await look()).toEqual(first);
    expect(rows).toHaveBeenCalledTimes(1);
    world.nowMs += 6000;
    expect((await look()).map(({ status }) => status)).toContain('running');
    await world.services.tournaments.rule(at(0), id, open!.game, null, 'As agreed.');
    expect((await look()).at(-1)!.game).toBe(open!.game); // a result shows at once
  });

  test('that no longer count are ended by the next server if one stopped before', async () => {
    const id = await begun(3);
    const [open] = unfinished(await seen(id));
    const person = personNamed(nameAt(await seen(id), open!.caesar));
    const { entries } = await tournamentLogs(world.store, () => world.nowMs).change(id, () => [
      { kind: 'left', person: person.id }, // as if the server had stopped right after this commit
    ]);
    expect(entries.at(-1)!.event.kind).toBe('left');
    const next = await world.restart();
    await next.services.tournaments.tend();
    expect((await world.store.games.read(open!.game))!.game.status).toBe('aborted');
    await next.stop();
  });

  test('can be had in one file', async () => {
    const id = await begun(3);
    await play(id, unfinished(await seen(id))[0]!.game);
    const text = await world.services.tournaments.file(id);
    expect(text.match(/^rubicon-game\/1$/gm)).toHaveLength(1);
  });
});

test('a result that a stopped server has not counted is counted by the next, once', async () => {
  const id = await begun(3);
  await world.services.afterChange.catchUp();
  const [open] = unfinished(await seen(id));
  const tournament = await seen(id);
  for (const seat of [open!.caesar, open!.pompey])
    await begin(world, personNamed(nameAt(tournament, seat)), open!.game);
  await askAs(world, personNamed(nameAt(tournament, open!.caesar)), open!.game, { kind: 'resign' });
  expect(unfinished(await seen(id))).toHaveLength(2); // as if the server had stopped here
  const next = await world.restart();
  await Promise.all([next.services.afterChange.catchUp(), world.services.afterChange.flush()]);
  expect(unfinished(await next.services.tournaments.read(null, id))).toHaveLength(1);
  const results = (await entriesOf(id)).filter(({ event }) => event.kind === 'result');
  expect(results).toHaveLength(1);
  await next.stop();
});

test('two servers that pair at once pair one round', async () => {
  const id = await made();
  const other = await world.restart();
  await Promise.all(
    people
      .slice(0, 3)
      .map((person, index) => (index % 2 === 0 ? world : other).services.tournaments.join(person, id)),
  );
  await Promise.all([world.services.tournaments.tend(), other.services.tournaments.tend()]);
  const { played } = await seen(id);
  expect(played).toHaveLength(1);
  for (const { game } of played[0]!.games) expect(await world.store.games.read(game)).not.toBe(null);
  expect(await world.store.tournaments.ofPerson('nobody-is-called-that' as PersonId)).toEqual([]);
  await other.stop();
});
