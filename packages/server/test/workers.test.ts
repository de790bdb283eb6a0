// A server of several processes, as a whole: whichever process a request or a socket reaches, the owner of its game
// does the work; and a process that is killed loses nothing that was acknowledged.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SeededChance } from '@rubicon/engine';
import {
  foldChange,
  type Folded,
  type GameId,
  type NewTournament,
  type Tournament,
  type Update,
} from '@rubicon/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownerOf } from '../src/cluster/place.ts';
import { check, freePort, nextDeed, start, type Acknowledged } from './crash.ts';
import { begun, dial, guest, type Client, type Line } from './live-kit.ts';

const WORKERS = 2;
const AFTERWARDS = 6; // orders after a process was killed
let dataDir = '';
let port = 0;
let stop: () => Promise<void>;
let child: ChildProcess;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-workers-'));
  port = await freePort();
});
afterEach(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(
  failpoint = '',
): Promise<{ players: { caesar: Client; pompey: Client }; games: GameId[] }> {
  const server = await start(dataDir, port, failpoint, WORKERS);
  child = server.child;
  stop = async () => {
    server.child.kill('SIGTERM');
    await server.gone;
  };
  const url = `http://127.0.0.1:${port}`;
  const players = { caesar: await guest(url, 'Gaius'), pompey: await guest(url, 'Gnaeus') };
  const games: GameId[] = [];
  while (new Set(games.map((game) => ownerOf(game, WORKERS))).size < WORKERS)
    games.push(await begun(players.caesar, players.pompey));
  return { players, games };
}

/** The cursor of a game as a socket has it; null: it has nothing yet. */
function cursorOf({ heard }: Line, game: GameId, watch: number): number | null {
  let held: Folded | null = null;
  for (const message of heard) {
    if (message.kind === 'update' && message.table.card.game === game) held = message;
    if (message.kind === 'change' && message.watch === watch && held !== null)
      held = foldChange(held, message);
  }
  return held?.table.cursor ?? null;
}

/** Over a socket, which may be at another process than the game. */
async function asked(line: Line, watch: number, body: unknown): Promise<void> {
  const { id } = body as { id: string };
  line.say({ kind: 'ask', watch, ...(body as object) });
  await expect
    .poll(() => line.heard.some((message) => message.kind === 'change' && message.id === id))
    .toBe(true);
}

test('every process serves every game, over sockets at its owner or elsewhere', async () => {
  const { players, games } = await open();
  const chance = new SeededChance(7);
  let byPompey = 0;
  // One socket for all games, and one at the owner of each
  const all = await dial(players.pompey);
  for (const [index, game] of games.entries()) all.say({ kind: 'watch', watch: index, game, after: 0 });
  for (const [index, game] of games.entries()) {
    const own = await dial(players.pompey, undefined, game);
    own.say({ kind: 'watch', watch: index, game, after: 0 });
    await expect.poll(() => [all, own].every((line) => cursorOf(line, game, index) !== null)).toBe(true);
    for (let count = 0; count < 6; count++) {
      const deed = (await nextDeed(players, game, chance))!;
      const { by } = deed;
      if (by === players.pompey) byPompey += 1;
      await (by === players.pompey ? asked(all, index, deed.body) : by.done('POST', deed.path, deed.body));
    }
    const { table } = await players.pompey.done<Update>('GET', `/games/${game}`);
    await expect
      .poll(() => [all, own].map((line) => cursorOf(line, game, index)))
      .toEqual([table.cursor, table.cursor]);
  }
  expect(byPompey).toBeGreaterThan(0);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toMatch(new RegExp(`^rubicon_rooms ${games.length}$`, 'm'));
  expect(metrics).toContain(`rubicon_asks_total{outcome="done"} ${6 * games.length}\n`);
  expect(metrics).toContain(`rubicon_socket_ask_seconds_count ${byPompey}\n`);
  const closed = all.closed;
  await stop();
  expect(await closed).toBe(1001);
  expect(all.heard.at(-1)).toMatchObject({ kind: 'bye', code: 'stopping' });
});

test('processes killed between commit and answer lose nothing that was acknowledged, and do nothing twice', async () => {
  const { players, games } = await open('before-answer:25');
  for (const game of games)
    (await dial(players.caesar, undefined, game)).say({ kind: 'watch', watch: 0, game, after: 0 });
  const chance = new SeededChance(3);
  const acknowledged: Acknowledged[] = [];
  const lost: number[] = []; // how many orders were acknowledged when one was lost
  while (acknowledged.length < (lost[0] ?? Infinity) + AFTERWARDS) {
    const game = games[acknowledged.length % games.length]!;
    const deed = await retried(() => nextDeed(players, game, chance));
    if (deed === null) throw new Error('The game ended too soon.');
    // The same request with the same id, until it is answered
    await retried(
      () => deed.by.done('POST', deed.path, deed.body),
      () => lost.push(acknowledged.length),
    );
    acknowledged.push(deed.deed);
  }
  await stop();
  await expect(check(dataDir, acknowledged, null)).resolves.toBeUndefined();
});

test('it stops although a process ends before it has answered another', async () => {
  const { players } = await open();
  const url = `http://127.0.0.1:${port}`;
  const people = [players.caesar, players.pompey, await guest(url, 'Marcus'), await guest(url, 'Anna')];
  for (const person of people) await person.done('PUT', '/me/password', { password: 'a long password' });
  const startMs = Date.now() + SOON_MS;
  const { card } = await people[0]!.done<Tournament>('POST', '/tournaments', { ...CUP, startMs });
  for (const person of people) await person.done('POST', `/tournaments/${card.id}/join`);
  const slow = processesOf(child.pid!).at(-1)!;
  process.kill(slow, 'SIGSTOP');
  await pause(SOON_MS + 3000); // the first has asked it to make games of the first round
  const stopped = stop();
  await pause(300);
  process.kill(slow, 'SIGKILL');
  await expect(stopped).resolves.toBeUndefined();
});

const SOON_MS = 1500;
const CUP: NewTournament = {
  name: 'Ludi',
  format: 'knock-out',
  edition: '2.0',
  rules: {},
  pace: { kind: 'none' },
  aids: { odds: true, hints: false, intel: true, undo: true },
  seats: 8,
  roundMs: 86_400_000,
};

/** Those that a process has started, in that order. */
const processesOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Until it succeeds: a connection is cut off when its process is killed, and a process that starts cannot answer yet. */
async function retried<T>(work: () => Promise<T>, onLost: () => void = () => undefined): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isLost = error instanceof TypeError || /50[03]/.test(String(error));
      if (!isLost) throw error;
      onLost();
      await new Promise((resolve) => void setTimeout(resolve, 20));
    }
  }
}
