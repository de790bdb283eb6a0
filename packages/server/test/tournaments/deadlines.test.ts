import type { TournamentId } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { askAs, begin } from '../services-kit.ts';
import { DAY_MS, nameAt, tournamentCups, unfinished } from './service-kit.ts';

const cups = tournamentCups();
const { at, made, begun, seen, personNamed, entriesOf, expectRecomputed } = cups;

test('it starts at its time with those who are there, or is called off', async () => {
  const startMs = cups.world.nowMs + DAY_MS;
  const [full, empty] = [await made({ startMs, seats: 8 }), await made({ startMs, seats: 8 })];
  for (const person of cups.people.slice(0, 3)) await cups.world.services.tournaments.join(person, full);
  await cups.world.services.tournaments.join(at(1), empty);
  await cups.world.services.tournaments.tend();
  expect((await seen(full)).card.status).toBe('open');
  cups.world.nowMs = startMs;
  await cups.world.services.tournaments.tend();
  expect((await seen(full)).card.status).toBe('running');
  expect((await seen(empty)).card.status).toBe('off');
});

test('at the deadline whoever has not come loses, and a running game is decided by victory points', async () => {
  const id = await begun(3);
  const [one, two] = unfinished(await seen(id));
  await begin(cups.world, personNamed(nameAt(await seen(id), one!.caesar)), one!.game);
  cups.world.nowMs = one!.dueMs - 1;
  await cups.world.services.tournaments.tend();
  expect(unfinished(await seen(id))).toHaveLength(2);
  cups.world.nowMs = one!.dueMs;
  await cups.world.services.tournaments.tend();
  const [first] = (await seen(id)).played;
  expect(first!.games.map(({ outcome }) => [outcome!.how, outcome!.halves])).toEqual([
    ['forfeit', { caesar: 2, pompey: 0 }],
    ['forfeit', { caesar: 0, pompey: 0 }],
  ]);
  expect((await cups.world.store.games.read(two!.game))!.game.status).toBe('aborted');
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
      await begin(cups.world, personNamed(nameAt(tournament, seat)), game);
  cups.world.nowMs += 3 * DAY_MS;
  await askAs(cups.world, player, one!.game, { kind: 'begin-vacation' });
  cups.world.nowMs = one!.dueMs;
  await cups.world.services.tournaments.tend();
  const [first] = (await seen(id)).played;
  expect(first!.games.map(({ outcome, dueMs }) => [outcome?.how ?? null, dueMs])).toEqual([
    [null, one!.dueMs + 4 * DAY_MS], // of the seven days for the round
    ['deadline', two!.dueMs],
  ]);
  cups.world.nowMs += 30 * DAY_MS;
  await cups.world.services.tournaments.tend(); // the vacation is used up: at most its days are added
  await cups.world.services.tournaments.tend();
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
    for (const seat of [caesar, pompey]) await begin(cups.world, personNamed(nameAt(tournament, seat)), game);
    cups.world.nowMs = dueMs - beforeMs;
    await askAs(cups.world, personNamed(nameAt(tournament, caesar)), game, { kind: 'begin-vacation' });
    cups.world.nowMs = dueMs;
    return id;
  }

  test('moves it once an hour, not with every look, until its days are over', async () => {
    const id = await onVacation(1000);
    const fromMs = cups.world.nowMs;
    for (let look = 0; look < 20; look++, cups.world.nowMs += 2000)
      await cups.world.services.tournaments.tend();
    expect(await extended(id)).toBe(1);
    for (; cups.world.nowMs < fromMs + 2 * DAY_MS; cups.world.nowMs += 3_600_000 / 2)
      await cups.world.services.tournaments.tend();
    expect(await extended(id)).toBeLessThanOrEqual(48);
    expect((await seen(id)).played[0]!.games[0]).toMatchObject({
      dueMs: fromMs + 2 * DAY_MS,
      outcome: null,
    });
    await cups.world.services.tournaments.tend();
    expect((await seen(id)).played[0]!.games[0]!.outcome?.how).toBe('deadline');
  });

  test('but after it has passed, does not move it', async () => {
    const id = await onVacation(0);
    cups.world.nowMs += 1000;
    await cups.world.services.tournaments.tend();
    expect(await extended(id)).toBe(0);
    expect((await seen(id)).played[0]!.games[0]!.outcome?.how).toBe('deadline');
  });
});

test('a pause stops deadlines and pairing', async () => {
  const id = await begun(3);
  const [open] = unfinished(await seen(id));
  await cups.world.services.tournaments.pause(at(0), id);
  cups.world.nowMs += 30 * DAY_MS;
  await cups.world.services.tournaments.tend();
  expect(unfinished(await seen(id))).toHaveLength(2);
  await cups.world.services.tournaments.resume(at(0), id);
  expect(unfinished(await seen(id))[0]!.dueMs).toBe(open!.dueMs + 30 * DAY_MS);
});
