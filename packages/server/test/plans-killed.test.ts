// A server that is killed at named points while a plan is left and while it is used: it is there or not, and it was
// carried out together with the order that it waited for, or neither was.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LogEntry } from '@rubicon/engine';
import type { GameId, LeftPlan } from '@rubicon/protocol';
import { expect, onTestFinished, test } from 'vitest';
import type { Failpoint } from '../src/games/live/deps.ts';
import { freePort, start, type Server } from './crash.ts';
import { begun, guest } from './live-kit.ts';
import { doneBy, entriesOf, untilFirstMoves } from './plan-kit.ts';

const POINTS: readonly Failpoint[] = ['before-write', 'before-commit', 'after-write', 'before-answer'];

test.each(POINTS)('killed at %s, a plan is there or not, and used once or not at all', async (point) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-plan-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server = await start(dataDir, port, '');
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.gone;
    rmSync(dataDir, { recursive: true });
  });
  const stop = async ({ child, gone }: Server): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
  };
  /** Runs one request on a server that is killed in the middle of it; then another server is there. */
  const killedIn = async (request: () => Promise<unknown>): Promise<void> => {
    await stop(server);
    server = await start(dataDir, port, `${point}:1`);
    await expect(request()).rejects.toThrow(/fetch failed|hang up|terminated/);
    expect(await server.gone).toBe('SIGKILL');
    server = await start(dataDir, port, '');
  };

  const logOf = async (game: GameId): Promise<LogEntry[]> => {
    await stop(server);
    const entries = await entriesOf({ dataDir, databaseUrl: null }, game);
    server = await start(dataDir, port, '');
    return entries;
  };

  const players = { caesar: await guest(url, 'Gaius'), pompey: await guest(url, 'Gnaeus') };
  const game = await begun(players.caesar, players.pompey);
  const { mover, writer, body } = await untilFirstMoves(players, game);
  const address = `/games/${game}/plan`;
  const left = async (): Promise<LeftPlan | null> =>
    (await players[writer].done<{ plan: LeftPlan | null }>('GET', address)).plan;

  await killedIn(() => players[writer].done('PUT', address, body));
  const kept = await left();
  expect(kept === null || JSON.stringify(kept.plan) === JSON.stringify(body.plan)).toBe(true);
  await players[writer].done('PUT', address, body);

  await players[mover].done('POST', `/games/${game}/asks`, await doneBy(players[mover], game)); // the end of movement
  const last = await doneBy(players[mover], game);
  const send = (): Promise<unknown> => players[mover].done('POST', `/games/${game}/asks`, last);
  const before = (await logOf(game)).length;
  await killedIn(send);
  const after = (await logOf(game)).slice(before);
  // Both, or neither
  expect([0, 3]).toContain(after.length);
  expect((await left())?.end).toEqual(after.length === 0 ? null : { kind: 'done' });
  await send(); // once more, under the same id
  const now = (await logOf(game)).slice(before);
  expect(now.filter((entry) => entry.kind === 'order').map(({ side, byPlan }) => [side, byPlan])).toEqual([
    [mover, undefined],
    [writer, true],
    [writer, true],
  ]);
  expect((await left())?.end).toEqual({ kind: 'done' });
});
