// Tournaments on a server without a network, with five people.
import type { GameId, NewTournament, Tournament, TournamentId } from '@rubicon/protocol';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Environment } from '../../src/base/config.ts';
import type { Person } from '../../src/people/person.ts';
import type { TournamentEntry } from '../../src/tournaments/rules/event.ts';
import { askAs, begin, newcomer, servicesWorld, type World } from '../services-kit.ts';
import { comparable, recomputed, type Recomputed } from './recomputed.ts';

export const DAY_MS = 86_400_000;
export const WANTED: NewTournament = {
  name: 'Ludi Romani',
  format: 'round-robin',
  edition: '2.0',
  rules: {},
  pace: { kind: 'correspondence', bankMs: 4 * DAY_MS, incrementMs: 0, vacationDays: 0 },
  aids: { odds: true, hints: false, intel: true, undo: true },
  seats: 3,
  roundMs: 7 * DAY_MS,
};

export const unfinished = ({ played }: Tournament) =>
  played.flatMap(({ games }) => games).filter(({ outcome }) => outcome === null);

export const nameAt = ({ entrants }: Tournament, seat: number): string =>
  entrants.find((each) => each.seat === seat)!.person!.name;

/** A new world for each test. The first of its people makes the tournaments. */
export function tournamentCups(env: () => Environment = () => ({})) {
  let world: World;
  let people: Person[];
  beforeEach(async () => {
    world = await servicesWorld(env());
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
    const counted = recomputed(await entriesOf(id));
    const { standings, card } = await seen(id);
    const rows = (all: Recomputed['standings']) => all.map((season) => season.map(comparable));
    expect(rows(standings)).toEqual(rows(counted.standings));
    if (card.status === 'over') expect(card.winners.map((each) => each?.id)).toEqual(counted.winners);
  }
  return {
    get world() {
      return world;
    },
    get people() {
      return people;
    },
    at,
    made,
    begun,
    seen,
    personNamed,
    play,
    playAll,
    entriesOf,
    expectRecomputed,
  };
}
