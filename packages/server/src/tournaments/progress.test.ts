import type { GameId, TournamentId } from '@rubicon/protocol';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newcomer, servicesWorld, WANTED, type World } from '../../test/services-kit.ts';
import type { Person } from '../people/person.ts';
import { tournamentLogs, type TournamentLogs } from './log.ts';
import { progressOf, type Progress } from './progress.ts';
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

test('a game that is made while its player is replaced is ended, and another made for the substitute', async () => {
  const substitute = await newcomer(world, 'Eve');
  const fresh = randomBytes(16).toString('base64url') as GameId;
  const progress = progressOf({
    store: world.store,
    games: {
      ...world.games,
      // Somebody is replaced on another server between the pairing and this
      createInTournament: async (wanted) => {
        const { state } = await logs.load(id);
        const [first] = state.rounds[0]!.games;
        if (first!.game !== fresh) {
          const games = [[first!.game, fresh] as const];
          await logs.change(id, () => [
            { kind: 'replaced', seat: first!.caesar, in: substitute.id, games },
            { kind: 'closed', games: [first!.game] }, // it was not there yet
          ]);
        }
        await world.games.createInTournament(wanted);
      },
    },
    logs,
    pair: (state) => Promise.resolve(swissRound(state)),
    newId: () => randomBytes(16).toString('base64url') as GameId,
    now: () => world.nowMs,
  });
  await progress.start(id);
  await progress.advance(id);
  const { state } = await logs.load(id);
  const made = await world.store.games.list(null, 100);
  const counted = state.rounds[0]!.games.map((each) => each.game);
  const waiting = made.filter(({ status }) => status === 'waiting').map((each) => each.id);
  expect(counted).toContain(fresh);
  expect(new Set(waiting)).toEqual(new Set(counted));
  expect(made.filter(({ status }) => status === 'aborted')).toHaveLength(1);
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
