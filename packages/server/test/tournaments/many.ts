// A Swiss tournament of many people over HTTP: all register, some games are resigned, the others ruled.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NewTournament, Tournament, TournamentId } from '@rubicon/protocol';
import { expect } from 'vitest';
import type { TournamentEntry } from '../../src/tournaments/rules/event.ts';
import { openStore } from '../../src/data/open-store.ts';
import { askBody, entropy, guest, live, nobody, type Client } from '../live-kit.ts';
import { comparable, recomputed } from './recomputed.ts';

const AT_ONCE = 8;

export interface Measured {
  readonly largestBytes: number; // of an answer that shows the tournament
  readonly startMs: readonly number[]; // from the last result of a round to the next round, with its games
}

/** Checks the standings after each round, and that every game of it exists. */
export async function manyInSwiss(count: number, rounds: number, resigned: number): Promise<Measured> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-many-'));
  const server = await live({ DATA_DIR: dataDir });
  try {
    const people: Client[] = [];
    for (let from = 0; from < count; from += AT_ONCE)
      people.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => member(server.url, from + at)),
        )),
      );
    const [organiser] = people as [Client];
    const { card } = await organiser.done<Tournament>('POST', '/tournaments', wanted(count, rounds));
    const address = `/tournaments/${card.id}`;
    const startMs: number[] = [];
    const timed = async (work: () => Promise<unknown>): Promise<void> => {
      const fromMs = performance.now();
      await work();
      startMs.push(performance.now() - fromMs);
    };
    for (const person of people.slice(0, -1)) await person.done('POST', `${address}/join`);
    await timed(() => people.at(-1)!.done('POST', `${address}/join`));
    let largestBytes = 0;
    for (let round = 1; round <= rounds; round++) {
      const { text, json } = await nobody(server.url).send('GET', address);
      largestBytes = Math.max(largestBytes, Buffer.byteLength(text));
      const { played, entrants } = json as Tournament;
      expect(played).toHaveLength(round);
      const { games } = played.at(-1)!;
      expect(games).toHaveLength(Math.floor(count / 2));
      const players = new Map(entrants.map(({ seat, person }) => [seat, people[numberIn(person!.name)]!]));
      for (const [index, { game, caesar, pompey }] of games.entries()) {
        const one = players.get(caesar)!;
        const isLast = index === games.length - 1;
        if (index < resigned && !isLast) {
          for (const person of [one, players.get(pompey)!])
            await person.done('POST', `/games/${game}/start`, { entropy: entropy() });
          await one.done('POST', `/games/${game}/asks`, askBody({ kind: 'resign' }));
          continue;
        }
        expect((await one.send('GET', `/games/${game}`)).status).toBe(200);
        const winner = (['caesar', 'pompey', null] as const)[(index + round) % 3]!;
        const rule = () => organiser.done('POST', `${address}/rule`, { game, winner, reason: 'As agreed.' });
        if (isLast) await untilCounted(organiser, address, resigned);
        await (isLast && round < rounds ? timed(rule) : rule());
      }
    }
    const final = await organiser.done<Tournament>('GET', address);
    expect(final.card.status).toBe('over');
    await server.stop();
    const entries = await entriesOf(dataDir, card.id);
    expect(comparable(final.standings[0]![0]!)).toEqual(comparable(recomputed(entries).standings[0]![0]!));
    return { largestBytes, startMs };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function entriesOf(dataDir: string, id: TournamentId): Promise<TournamentEntry[]> {
  const store = await openStore({ dataDir, databaseUrl: null });
  const texts = await store.tournaments.read(id, 0);
  await store.close();
  return texts!.map((text) => JSON.parse(text) as TournamentEntry);
}

async function member(url: string, number: number): Promise<Client> {
  const person = await guest(url, `Person ${number}`);
  await person.done('PUT', '/me/password', { password: 'a long password' });
  return person;
}

const numberIn = (name: string): number => Number(name.split(' ')[1]);

/** Resignations are counted a moment after they are answered. */
async function untilCounted(by: Client, address: string, resigned: number): Promise<void> {
  await expect
    .poll(async () => {
      const { played } = await by.done<Tournament>('GET', address);
      const how = played.at(-1)!.games.map(({ outcome }) => outcome?.how);
      return how.filter((each) => each === 'played').length;
    })
    .toBe(resigned);
}

const wanted = (seats: number, rounds: number): NewTournament => ({
  name: 'Ludi Maximi',
  format: 'swiss',
  edition: '2.0',
  rules: {},
  pace: { kind: 'none' },
  aids: { odds: true, hints: false, intel: true, undo: true },
  seats,
  rounds,
  roundMs: 86_400_000,
});
