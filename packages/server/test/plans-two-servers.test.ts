// Two servers on one PostgreSQL: a plan is left on one, the order that it waits for is given on the other, also by
// somebody who does not know whether it was, and while a server is killed. It is carried out once, and all learn of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Side } from '@rubicon/engine';
import type { AskBody, GameId, LeftPlan, Update } from '@rubicon/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Failpoint } from '../src/games/live/deps.ts';
import { freePort, start, type Server } from './crash.ts';
import { begun, client, dial, folding, guest, replica, type Client, type Replica } from './live-kit.ts';
import { anyMove, doneBy, entriesOf, untilFirstMoves } from './plan-kit.ts';
import { POSTGRES_MS, startPostgres, type TestPostgres } from './store/test-postgres.ts';

const PATIENT = { timeout: 60_000 };

let postgres: TestPostgres;
let dataDir: string;
let databaseUrl: string;
let ports: readonly [number, number];
let servers: [Server, Server];
let games = 0;

const startAt = (port: number, failpoint = ''): Promise<Server> =>
  start(dataDir, port, failpoint, 1, { DATABASE_URL: databaseUrl, MACHINE_WORKERS: '1' });

beforeAll(async () => {
  postgres = await startPostgres();
  dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-plans-'));
  databaseUrl = await postgres.database();
  ports = [await freePort(), await freePort()];
  servers = [await startAt(ports[0]), await startAt(ports[1])];
}, POSTGRES_MS);
afterAll(async () => {
  for (const { child, gone } of servers) {
    child.kill('SIGKILL');
    await gone;
  }
  rmSync(dataDir, { recursive: true });
  await postgres.stop();
}, POSTGRES_MS);

interface Left {
  readonly game: GameId;
  readonly mover: Client; // at the second server
  readonly moverHere: Client; // the same person at the first
  readonly writer: Client; // at the first
  readonly side: Side; // the writer's
  readonly last: AskBody; // the order that the plan waits for
}

const at = (person: Client, port: number): Client => {
  const url = `http://127.0.0.1:${port}`;
  return client(url, { ...person.credentials, origin: url });
};

/** A plan waits at the first server, and one order is missing. */
async function planLeft(): Promise<Left> {
  const here = `http://127.0.0.1:${ports[0]}`;
  const players = {
    caesar: await guest(here, `Gaius ${++games}`),
    pompey: await guest(here, `Gnaeus ${games}`),
  };
  const game = await begun(players.caesar, players.pompey);
  const { mover: moves, writer: side, body } = await untilFirstMoves(players, game);
  const writer = players[side];
  const { view } = (await writer.done<Update>('GET', `/games/${game}`)).table;
  const command = { if: [], orders: [anyMove(view!, moves, side), 'done', 'done'] };
  const plan = { ...body.plan, branches: [{ card: null, command }] };
  await writer.done('PUT', `/games/${game}/plan`, { ...body, plan });
  const mover = at(players[moves], ports[1]);
  await mover.done('POST', `/games/${game}/asks`, await doneBy(mover, game)); // the end of movement
  return { game, mover, moverHere: players[moves], writer, side, last: await doneBy(mover, game) };
}

const send = (by: Client, { game, last }: Left): Promise<unknown> =>
  by.done('POST', `/games/${game}/asks`, last);

/** Somebody at the table, as their page knows it. */
async function watching(person: Client, game: GameId): Promise<Replica> {
  const known = replica();
  const line = await dial(
    person,
    folding((message) => {
      if (message.kind === 'update') known.apply(message);
    }),
  );
  line.say({ kind: 'watch', watch: 1, game, after: 0 });
  await expect.poll(() => known.update !== null, PATIENT).toBe(true);
  return known;
}

/** The moves that its page marks “By plan”. */
const markedMoves = ({ told }: Replica): number =>
  told.flatMap(({ byPlan, events }) => (byPlan === true ? events : [])).filter(({ kind }) => kind === 'moved')
    .length;

/** The order and what was planned, each once; and the plan is done, whichever server is asked. */
async function carriedOutOnce({ game, writer, side }: Left): Promise<void> {
  const entries = (await entriesOf({ dataDir, databaseUrl }, game)).slice(-5);
  expect(
    entries.map((entry) => (entry.kind === 'order' ? [entry.side === side, entry.byPlan] : null)),
  ).toEqual([
    [false, undefined],
    [false, undefined],
    [true, true],
    [true, true],
    [true, true],
  ]);
  for (const port of ports) {
    const asked = async (): Promise<LeftPlan | null> =>
      (await at(writer, port).done<{ plan: LeftPlan | null }>('GET', `/games/${game}/plan`)).plan;
    await expect.poll(async () => (await asked())?.end, PATIENT).toEqual({ kind: 'done' });
    const { table } = await at(writer, port).done<Update>('GET', `/games/${game}`);
    expect(table.plan).toEqual({ end: { kind: 'done' } });
  }
}

test('a plan left on one server is carried out by the order on the other, and both pages learn it', async () => {
  const left = await planLeft();
  const writers = await watching(left.writer, left.game);
  const movers = await watching(left.mover, left.game);
  expect([writers.update!.table.plan, movers.update!.table.plan]).toEqual([{ end: null }, undefined]);
  await send(left.mover, left);
  await expect.poll(() => writers.update!.table.plan, PATIENT).toEqual({ end: { kind: 'done' } });
  await expect.poll(() => [writers, movers].map(markedMoves), PATIENT).toEqual([1, 1]);
  expect(movers.update!.table.plan).toBeUndefined();
  await carriedOutOnce(left);
});

test('the same order sent to both servers at once carries it out once', async () => {
  const left = await planLeft();
  const answers = await Promise.all([left.mover, left.moverHere, left.mover].map((by) => send(by, left)));
  expect(answers).toHaveLength(3); // none was refused
  await carriedOutOnce(left);
});

test.each<Failpoint>(['before-write', 'after-write'])(
  'a server killed at %s between the order and its answer: the other carries the plan out once',
  async (point) => {
    const left = await planLeft();
    const writers = await watching(left.writer, left.game);
    servers[1].child.kill('SIGKILL');
    await servers[1].gone;
    servers[1] = await startAt(ports[1], `${point}:1`);
    await expect(send(left.mover, left)).rejects.toThrow(/fetch failed|hang up|terminated/);
    expect(await servers[1].gone).toBe('SIGKILL');
    await send(left.moverHere, left); // once more, under the same id
    await expect.poll(() => writers.update!.table.plan, PATIENT).toEqual({ end: { kind: 'done' } });
    servers[1] = await startAt(ports[1]);
    await carriedOutOnce(left);
    expect(markedMoves(writers)).toBe(1);
  },
);
