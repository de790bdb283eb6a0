import type { GameId, TournamentId } from '@rubicon/protocol';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newcomer, servicesWorld, WANTED, type World } from '../../test/services-kit.ts';
import type { StoredGame } from '../data/contract/store.ts';
import type { Person } from '../people/person.ts';
import { tournamentLogs, type TournamentLogs } from './log.ts';
import { progressOf, type Decision, type Progress, type TournamentNotices } from './progress.ts';
import type { TournamentEvent } from './rules/event.ts';
import type { TournamentGame, TournamentState } from './rules/state.ts';
import { swissRound } from './rules/swiss.ts';

let world: World;
let people: Person[];
let id: TournamentId;
let logs: TournamentLogs;
beforeEach(async () => {
  world = await servicesWorld();
  people = [];
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dido']) people.push(await newcomer(world, name));
  const { tournaments } = world.services;
  const { pace, aids } = WANTED;
  const terms = { name: 'Ludi', edition: '2.0', rules: {}, pace, aids, roundMs: 86_400_000 } as const;
  id = (await tournaments.make(people[0]!, { ...terms, format: 'swiss', seats: 8 })).card.id;
  for (const person of people) await tournaments.join(person, id);
  logs = tournamentLogs(world.store, () => world.nowMs);
});
afterEach(() => world.stop());

const untold: TournamentNotices = { opened: () => Promise.resolve(), ended: () => Promise.resolve() };

/** Before the first round; `meanwhile` happens each time while it is paired. */
async function started(meanwhile: (count: number) => Promise<unknown>): Promise<{
  readonly progress: Progress;
  readonly pairings: () => number;
}> {
  let count = 0;
  const progress = progressOf({
    store: world.store,
    games: world.games,
    logs,
    pair: async (state) => {
      await meanwhile(++count);
      return swissRound(state);
    },
    onDecided: () => Promise.resolve(),
    notices: untold,
    newId: () => randomBytes(16).toString('base64url') as GameId,
    now: () => world.nowMs,
  });
  await progress.start(id);
  return { progress, pairings: () => count };
}

const setAway = (isAway: boolean) => logs.change(id, () => [{ kind: 'away', person: people[3]!.id, isAway }]);

test('who says to be away while a round is paired does not hinder it, and is so from the next', async () => {
  const { progress, pairings } = await started((count) => setAway(count % 2 === 1));
  await progress.advance(id);
  const { state } = await logs.load(id);
  expect(pairings()).toBe(1);
  expect(state.rounds.map(({ games, absent }) => [games.length, absent])).toEqual([[2, []]]);
  expect(state.seats.filter(({ isAway }) => isAway)).toHaveLength(1);
});

test('a round is paired anew for those who are left when somebody leaves meanwhile', async () => {
  const person = people[3]!.id;
  const { progress, pairings } = await started(async (count) => {
    if (count === 1) await logs.change(id, () => [{ kind: 'left', person }]);
  });
  await progress.advance(id);
  expect(pairings()).toBe(2);
  const { state } = await logs.load(id);
  expect(state.rounds.map(({ games, byes }) => [games.length, byes.length])).toEqual([[1, 1]]);
});

test('a pause while a round is paired stops it', async () => {
  const { progress } = await started(() => logs.change(id, () => [{ kind: 'paused' }]));
  await progress.advance(id);
  expect((await logs.load(id)).state.rounds).toEqual([]);
});

test('whoever asks while a round is paired waits for it: it is paired once', async () => {
  const { progress, pairings } = await started(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await Promise.all([
    progress.advance(id),
    progress.advance(id),
    setAway(true).then(() => progress.advance(id)),
  ]);
  expect(pairings()).toBe(1);
  expect((await logs.load(id)).state.rounds).toHaveLength(1);
});

/** Starts; something happens on another server when the games of the first round are about to be made. */
async function startedWhile(
  meanwhile: (first: TournamentGame) => readonly TournamentEvent[],
): Promise<{ state: TournamentState; made: readonly StoredGame[] }> {
  let isFirst = true;
  const progress = progressOf({
    store: world.store,
    games: {
      ...world.games,
      createInTournament: async (wanted) => {
        const [first] = (await logs.load(id)).state.rounds[0]!.games;
        const closed = { kind: 'closed', games: [first!.game] } as const; // it was not there yet
        if (isFirst) await logs.change(id, () => [...meanwhile(first!), closed]);
        isFirst = false;
        await world.games.createInTournament(wanted);
      },
    },
    logs,
    pair: (state) => Promise.resolve(swissRound(state)),
    onDecided: () => Promise.resolve(),
    notices: untold,
    newId: () => randomBytes(16).toString('base64url') as GameId,
    now: () => world.nowMs,
  });
  await progress.start(id);
  await progress.advance(id);
  return { state: (await logs.load(id)).state, made: await world.store.games.list(null, 100) };
}

const idsOf = (made: readonly StoredGame[], wanted: string): Set<GameId> =>
  new Set(made.filter(({ status }) => status === wanted).map((each) => each.id));

test('a game that is made while its player is replaced is ended, and another made for the substitute', async () => {
  const substitute = await newcomer(world, 'Eve');
  const fresh = randomBytes(16).toString('base64url') as GameId;
  const { state, made } = await startedWhile((first) => [
    { kind: 'replaced', seat: first.caesar, in: substitute.id, games: [[first.game, fresh]] },
  ]);
  const counted = state.rounds[0]!.games.map((each) => each.game);
  expect(counted).toContain(fresh);
  expect(idsOf(made, 'waiting')).toEqual(new Set(counted));
  expect(idsOf(made, 'aborted').size).toBe(1);
});

test('a game that is made while its player leaves is ended', async () => {
  // Seats are in the order of joining: nobody has a rating
  const { state, made } = await startedWhile((first) => [
    { kind: 'left', person: people[first.caesar - 1]!.id },
  ]);
  const [forfeited, open] = state.rounds[0]!.games;
  expect(forfeited!.outcome?.how).toBe('forfeit');
  expect([idsOf(made, 'aborted'), idsOf(made, 'waiting')]).toEqual([
    new Set([forfeited!.game]),
    new Set([open!.game]),
  ]);
});

test('a pairing that fails is tried again', async () => {
  const { progress, pairings } = await started((count) =>
    count === 1 ? Promise.reject(new Error('The thread is lost.')) : Promise.resolve(),
  );
  await expect(progress.advance(id)).rejects.toThrow(/lost/);
  await progress.advance(id);
  expect(pairings()).toBe(2);
  expect((await logs.load(id)).state.rounds).toHaveLength(1);
});

describe('a game that is decided otherwise than by play', () => {
  let game: GameId;
  const rule = () =>
    logs.change(id, () => [
      { kind: 'ruled', game, winner: null, reason: 'Both are ill.', by: people[0]!.id },
    ]);
  beforeEach(async () => {
    await (await started(() => Promise.resolve())).progress.advance(id);
    game = (await logs.load(id)).state.rounds[0]!.games[0]!.game;
    await rule();
  });

  const telling = (tell: (decisions: readonly Decision[]) => Promise<unknown>): Progress =>
    progressOf({
      store: world.store,
      games: world.games,
      logs,
      pair: (state) => Promise.resolve(swissRound(state)),
      onDecided: async (_, decisions) => void (await tell(decisions)),
      notices: untold,
      newId: () => randomBytes(16).toString('base64url') as GameId,
      now: () => world.nowMs,
    });

  test('is told of again if that has failed', async () => {
    const failing = telling(() => Promise.reject(new Error('The store is away.')));
    await expect(failing.advance(id)).rejects.toThrow('away');
    const told: Decision[] = [];
    await telling((decisions) => Promise.resolve(told.push(...decisions))).advance(id);
    expect(told).toEqual([{ game, rulings: 1, atMs: world.nowMs }]);
  });

  test('is told of anew if it is ruled otherwise meanwhile', async () => {
    const told: number[] = [];
    const progress = telling(async ([decision]) => {
      if (told.push(decision!.rulings) === 1) await rule();
    });
    await progress.advance(id);
    expect(told).toEqual([1, 2]);
    expect((await logs.load(id)).state.toClose).toEqual([]);
  });
});
