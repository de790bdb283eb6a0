// A server that is killed while a tournament is played, again and again: every result that was acknowledged counts, once,
// and nobody is paired twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SeededChance } from '@rubicon/engine';
import type { GameId, NewTournament, Tournament, TournamentFormat, Update } from '@rubicon/protocol';
import { openStore } from '../../src/data/open-store.ts';
import type { TournamentEntry } from '../../src/tournaments/rules/event.ts';
import { freePort, start } from '../crash.ts';
import { askBody, entropy, guest, type Client } from '../live-kit.ts';

const DAY_MS = 86_400_000;
const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dido'];
const wantedOf = (format: TournamentFormat): NewTournament => ({
  name: 'Ludi',
  format,
  edition: '2.0',
  rules: {},
  pace: { kind: 'none' },
  aids: { odds: true, hints: false, intel: true, undo: true },
  seats: PEOPLE.length,
  roundMs: DAY_MS,
});
const RETRY_MS = 50;
const LONGEST = 12; // commits before it is killed

export interface KilledTournament {
  readonly kills: number;
  readonly resigned: readonly GameId[]; // acknowledged
  readonly entries: readonly TournamentEntry[];
  readonly final: Tournament;
  readonly stored: number; // games in the store
}

/** Where it runs: one process on SQLite unless said otherwise. */
export interface Setup {
  readonly workers?: number;
  readonly databaseUrl?: string;
}

const SOON_MS = 400;
const SPREAD_MS = 2500;
const AGAIN_MS = 500;

/**
 * Plays one tournament of four to its end, a league for one season; the server is killed up to `most` times: in the middle
 * of a commit, or if it has several processes or PostgreSQL, all at once at some moment.
 */
export async function killedTournament(
  format: TournamentFormat,
  most: number,
  seed: number,
  setup: Setup = {},
): Promise<KilledTournament> {
  const { workers = 1, databaseUrl = null } = setup;
  const env = databaseUrl === null ? undefined : { DATABASE_URL: databaseUrl };
  const isTimed = workers > 1 || databaseUrl !== null; // only a process with SQLite can say where it is in a commit
  const chance = new SeededChance(seed);
  const launch = (failpoint: string) => start(dataDir, port, failpoint, workers, env);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-cup-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server = await launch('');
  const people: Client[] = [];
  for (const name of PEOPLE) {
    const person = await guest(url, name);
    await person.done('PUT', '/me/password', { password: 'a long password' });
    people.push(person);
  }
  const { card } = await people[0]!.done<Tournament>('POST', '/tournaments', wantedOf(format));
  server.child.kill('SIGTERM');
  await server.gone;
  const address = `/tournaments/${card.id}`;
  const resigned = new Set<GameId>();
  let kills = 0;
  for (;;) {
    const isLast = kills >= most;
    server = await launch(isLast || isTimed ? '' : `before-commit:${1 + chance.roll(LONGEST)}`);
    const { gone, child } = server;
    const afterMs = SOON_MS + chance.roll(SPREAD_MS);
    const timer = isLast || !isTimed ? null : setTimeout(() => child.kill('SIGKILL'), afterMs);
    const life = { isOver: false };
    void gone.then(() => (life.isOver = true));
    const isDone = await playUntilKilled(people, address, resigned, () => life.isOver);
    if (timer !== null) clearTimeout(timer);
    if (!isDone) {
      const how = await gone;
      if (how === 'SIGKILL') kills++;
      else if (workers === 1) throw new Error('The server ended by itself.');
      else await pause(AGAIN_MS); // a process of the one before still held the port
      continue;
    }
    const final = await people[0]!.done<Tournament>('GET', address);
    child.kill('SIGTERM');
    await gone;
    const store = await openStore({ dataDir, databaseUrl });
    const entries = (await store.tournaments.read(card.id, 0))!.map(
      (text) => JSON.parse(text) as TournamentEntry,
    );
    const stored = (await store.games.all(null, 100)).length;
    await store.close();
    rmSync(dataDir, { recursive: true });
    return { kills, resigned: [...resigned], entries, final, stored };
  }
}

/** True: the tournament is over. */
async function playUntilKilled(
  people: readonly Client[],
  address: string,
  resigned: Set<GameId>,
  isKilled: () => boolean,
): Promise<boolean> {
  while (!isKilled()) {
    try {
      for (const person of people) await ignoring(() => person.done('POST', `${address}/join`));
      const tournament = await people[0]!.done<Tournament>('GET', address);
      if (tournament.card.status === 'over') return true;
      if (tournament.standings.length > 1) {
        await people[0]!.done('POST', `${address}/end`); // the next season of a league has begun
        continue;
      }
      for (const { game, outcome } of tournament.played.flatMap(({ games }) => games))
        if (outcome === null && !resigned.has(game)) await playGame(people, game, resigned);
      await pause();
    } catch (error) {
      if (!isKilled() && !isCut(error)) throw error;
      await pause();
    }
  }
  return false;
}

/** Both begin, with a bid where sides are bid for; then Caesar resigns. */
async function playGame(people: readonly Client[], game: GameId, resigned: Set<GameId>): Promise<void> {
  for (const person of people) {
    const reply = await person.send('GET', `/games/${game}`);
    if (reply.status === 404) return; // not made yet
    const { seat, card } = (reply.json as Update).table;
    if (seat === 'spectator') continue;
    const bid = card.byBid ? { bid: { side: seat, points: 1 } } : {};
    await ignoring(() => person.done('POST', `/games/${game}/start`, { entropy: entropy(), ...bid }));
  }
  for (const person of people) {
    const { table } = await person.done<Update>('GET', `/games/${game}`);
    if (table.seat !== 'caesar') continue;
    if (table.card.status === 'waiting') return; // somebody's start was not heard
    if (table.card.status === 'running')
      await person.done('POST', `/games/${game}/asks`, askBody({ kind: 'resign' }));
    resigned.add(game);
  }
}

/** A refusal says that it was done before. */
async function ignoring(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isCut(error)) throw error;
  }
}

/** A fetch that could not connect, or was cut off. */
const isCut = (error: unknown): boolean => error instanceof TypeError;

const pause = (ms = RETRY_MS): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
