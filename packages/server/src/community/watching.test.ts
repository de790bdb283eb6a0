import type { GameCard, GameId, PersonId, Watched } from '@rubicon/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs, begunGame, newcomer, servicesWorld, type World } from '../../test/services-kit.ts';
import { storedOf, type GameRecord } from '../games/record/record.ts';
import { byGreatness, byInterest, isGreatKind } from './watching.ts';

interface Facts {
  readonly name: string;
  readonly live?: boolean;
  readonly machine?: boolean;
  readonly ratings?: readonly [number | null, number | null];
  readonly points?: readonly [number, number];
  readonly changedMs?: number;
  readonly reason?: string;
}

const watched = ({
  name,
  live = false,
  machine = false,
  ratings: [caesar, pompey] = [1500, 1500],
  ...rest
}: Facts): Watched => {
  const { points = [5, 5], changedMs = 0, reason = 'more-points' } = rest;
  const person = { kind: 'person', person: 'x' as PersonId, name, isGuest: false };
  return {
    ratings: { caesar, pompey },
    card: {
      pace: { kind: live ? 'live' : 'none' },
      sitters: { caesar: person, pompey: machine ? { kind: 'machine', level: 'miles' } : person },
      points: { caesar: points[0], pompey: points[1] },
      changedMs,
      result: { winner: 'caesar', reason },
    } as unknown as GameCard,
  };
};
const namesIn = (list: readonly Watched[]): string[] =>
  list.map(({ card }) => (card.sitters.caesar as { name: string }).name);

test('the best rated live game between people comes first, then correspondence by its last move', () => {
  const list = [
    watched({ name: 'moved lately', changedMs: 9, ratings: [2500, 2500] }),
    watched({ name: 'moved before', changedMs: 8 }),
    watched({ name: 'against a computer', live: true, machine: true, ratings: [2200, 2290] }),
    watched({ name: 'unrated', live: true, ratings: [null, null] }),
    watched({ name: 'good', live: true, ratings: [1700, 1600] }),
    watched({ name: 'best', live: true, ratings: [1500, 2000] }),
  ];
  expect(namesIn(list.toSorted(byInterest))).toEqual([
    'best',
    'good',
    'unrated',
    'against a computer',
    'moved lately',
    'moved before',
  ]);
});

test('a great game is high rated and close; of equal ones it is the last', () => {
  const list = [
    watched({ name: 'old', changedMs: 1 }),
    watched({ name: 'new', changedMs: 2 }),
    watched({ name: 'high but one-sided', ratings: [1900, 1900], points: [10, 1] }),
    watched({ name: 'high and close', ratings: [1800, 1900], points: [7, 6] }),
  ];
  expect(namesIn(list.toSorted(byGreatness))).toEqual(['high and close', 'new', 'old', 'high but one-sided']);
});

test('only games between people that were won by the rules are great', () => {
  expect(isGreatKind(watched({ name: 'a' }).card)).toBe(true);
  expect(isGreatKind(watched({ name: 'a', machine: true }).card)).toBe(false);
  for (const reason of ['resignation', 'time', 'agreement'])
    expect(isGreatKind(watched({ name: 'a', reason }).card)).toBe(false);
});

let world: World;
beforeAll(async () => {
  world = await servicesWorld();
});
afterAll(() => world.stop());

test('public games are listed, and nothing else; a crowd costs one look', async () => {
  const [gaia, livia] = [await newcomer(world, 'Gaia'), await newcomer(world, 'Livia')];
  const slow = await begunGame(world, gaia, livia);
  const live = await begunGame(world, gaia, livia, {
    pace: { kind: 'live', bankMs: 3_600_000, incrementMs: 0 },
  });
  await begunGame(world, gaia, livia, { visibility: 'unlisted' });
  const resigned = await begunGame(world, gaia, livia);
  await askAs(world, gaia, resigned, { kind: 'resign' });
  const first = await world.services.watching.list();
  expect(first.games.map(({ card, ratings }) => [card.game, ratings])).toEqual([
    [live, { caesar: null, pompey: null }],
    [slow, { caesar: null, pompey: null }],
  ]);
  expect(first.great).toBeNull();
  expect(await world.services.watching.list()).toBe(first);
  world.nowMs += 6000;
  expect(await world.services.watching.list()).not.toBe(first);
});

test('a live game is listed, and first, whatever else has moved since', async () => {
  const [gaia, livia] = [await newcomer(world, 'Gaia'), await newcomer(world, 'Livia')];
  const live = await begunGame(world, gaia, livia, {
    pace: { kind: 'live', bankMs: 3_600_000, incrementMs: 0 },
  });
  const stored = (await world.store.games.read(live))!;
  const record = JSON.parse(stored.game.record) as GameRecord;
  const slow = Array.from({ length: 61 }, (_, number): GameRecord => {
    const id = `slow-${String(number).padStart(17, '0')}` as GameId;
    const changedMs = record.changedMs + 1000 + number;
    return { ...record, id, changedMs, pace: { kind: 'none' } };
  });
  await world.store.games.addMissing(slow.map(storedOf));
  world.nowMs += 6000;
  const { games } = await world.services.watching.list();
  expect(games).toHaveLength(60);
  const first = games.findIndex(({ card }) => card.pace.kind !== 'live');
  expect(games.slice(0, first).map(({ card }) => card.game)).toContain(live);
  expect(games[first]!.card.game).toBe(slow.at(-1)!.id);
});
