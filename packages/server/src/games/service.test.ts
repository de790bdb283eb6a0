import { parseGameFile, verifyGame, type Side } from '@rubicon/engine';
import type { GameId, Seat, HistoryEntry, Update } from '@rubicon/protocol';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { memoryStore } from '../../test/memory-store.ts';
import { openStore } from '../data/open-store.ts';
import { findingsIn } from './record/game-file.ts';
import {
  ANN,
  BEN,
  EVE,
  PLAIN,
  START_MS,
  begun,
  clientOf,
  look,
  playOn,
  playerOf,
  testWorld,
} from '../../test/game-service-kit.ts';

const SEATS = ['caesar', 'pompey', 'spectator'] as const satisfies readonly Seat[];

test('a whole game between two people ends as a verifiable file', async () => {
  const world = testWorld();
  const game = await begun(world);
  await expect(world.games.file(ANN, game)).rejects.toMatchObject({ code: 'not-over' });
  expect(await playOn(world, game, 4)).toBeGreaterThan(100);
  const { card, dice } = (await look(world, game, 'caesar')).table;
  expect(card.status).toBe('over');
  expect(dice[0]!.secret).toMatch(/^[0-9a-f]{64}$/);
  const parsed = parseGameFile(await world.games.file(EVE, game));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const verdict = verifyGame(parsed.file);
  expect(verdict.findings).toEqual([]);
  expect(verdict.rolls).toBeGreaterThan(20);
  expect(verdict.result).toEqual(card.result);
  expect(world.logged).toEqual([]);
});

/** Applies an update as a client does, according to docs/protocol.md. */
interface Client {
  told: HistoryEntry[];
  last: Update | null;
}
function take(client: Client, update: Update): void {
  const mine = client.last?.table ?? null;
  if (mine !== null) {
    const isLater =
      update.table.cursor > mine.cursor ||
      (update.table.cursor === mine.cursor && update.table.card.changedMs > mine.card.changedMs);
    if (!isLater) return;
    if (update.from > mine.cursor) throw new Error('Something was missed.');
  }
  client.told = update.from === 0 ? [...update.told] : [...client.told, ...update.told];
  client.last = update;
}

test('a constant watcher, one that reconnects and a late one end up knowing the same', async () => {
  const world = testWorld();
  const game = await begun(world, { edition: '1.1' });
  const always: Record<Seat, Client> = {
    caesar: { told: [], last: null },
    pompey: { told: [], last: null },
    spectator: { told: [], last: null },
  };
  const returning: Record<Seat, Client> = structuredClone(always);
  for (const seat of SEATS)
    await world.games.watch(
      seat === 'spectator' ? null : playerOf(seat),
      game,
      { after: 0, chatAfter: 0, as: seat },
      clientOf(null, (message) => {
        if (message.kind === 'update') take(always[seat], message);
      }),
    );
  let count = 0;
  await playOn(world, game, 9, 400, async () => {
    count += 1;
    if (count % 7 !== 0) return;
    const seat = SEATS[(count / 7) % 3]!;
    take(returning[seat], await look(world, game, seat, returning[seat].last?.table.cursor ?? 0));
    const fresh = await look(world, game, seat);
    expect(returning[seat].last!.table).toEqual(fresh.table);
    expect(returning[seat].last!.pending).toEqual(fresh.pending);
    expect(returning[seat].told).toEqual(fresh.told);
  });
  const later = world.again();
  for (const seat of SEATS) {
    const fresh = await look(world, game, seat);
    expect(always[seat].last!.table).toEqual(fresh.table);
    expect(always[seat].told).toEqual(fresh.told);
    expect(await look(later, game, seat)).toEqual(fresh);
  }
  expect(count).toBe(400);
});

test('the same on SQLite, closed and reopened in between', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-keep-'));
  const open = async (nowMs: number) => {
    const store = await openStore({ dataDir, databaseUrl: null });
    return { store, world: testWorld(memoryStore(), { store }, nowMs) };
  };
  try {
    const first = await open(START_MS);
    const game = await begun(first.world, { edition: '1.0' });
    await playOn(first.world, game, 5, 80);
    const seen = await Promise.all(SEATS.map((seat) => look(first.world, game, seat)));
    await first.world.games.stop();
    await first.store.close();
    const second = await open(first.world.nowMs + 60_000);
    await second.world.games.begin();
    expect(await Promise.all(SEATS.map((seat) => look(second.world, game, seat)))).toEqual(seen);
    await playOn(second.world, game, 6);
    expect((await look(second.world, game, 'caesar')).table.card.status).toBe('over');
    expect(findingsIn((await second.store.games.read(game))!)).toEqual([]);
    expect([...first.world.logged, ...second.world.logged]).toEqual([]);
    await second.world.games.stop();
    await second.store.close();
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test('an unknown cursor starts from the beginning', async () => {
  const world = testWorld();
  const game = await begun(world);
  await playOn(world, game, 3, 10);
  const all = await look(world, game, 'caesar');
  expect(await look(world, game, 'caesar', 9999)).toEqual(all);
});

test('the dice are committed to before entropy is given, and depend on both players’ entropy', async () => {
  const world = testWorld();
  const { card } = await world.games.create(ANN, {
    edition: '2.0',
    rules: {},
    side: 'caesar',
    opponent: { kind: 'self' },
    pace: { kind: 'none' },
    aids: { odds: false, hints: false, intel: false, undo: false },
    visibility: 'private',
  });
  const before = (await world.games.look(ANN, card.game, 0, null)).table;
  expect(before.view).toBeNull();
  expect(before.dice[0]).toMatchObject({ number: 1, entropies: { caesar: '', pompey: '' }, secret: null });
  const entropy = (side: Side): string => (side === 'caesar' ? 'a1' : 'b2').repeat(32);
  await world.games.start(ANN, card.game, entropy('caesar'), null);
  const { table } = await world.games.start(ANN, card.game, entropy('pompey'), null);
  expect(table.card.status).toBe('running');
  expect(table.dice[0]!.commitment).toBe(before.dice[0]!.commitment);
  expect(table.dice[0]!.entropies).toEqual({ caesar: entropy('caesar'), pompey: entropy('pompey') });
});

test('looking at any number of games does not fill the memory', async () => {
  const world = testWorld();
  const { card } = await world.games.create(ANN, PLAIN);
  const { game: row } = world.store.rows.get(card.game)!;
  const games = Array.from(
    { length: 700 },
    (_, index) => `game-${String(index).padStart(16, '0')}` as GameId,
  );
  for (const id of games) {
    const record = JSON.stringify({ ...(JSON.parse(row.record) as object), id });
    await world.store.games.add({ ...row, id, record });
  }
  await world.games.begin();
  const leave = await world.games.watch(
    BEN,
    games[0]!,
    { after: 0, chatAfter: 0, as: null },
    clientOf(BEN.id),
  );
  for (const id of games) await world.games.look(null, id, 0, null);
  await world.pass(4000);
  expect(world.games.held).toBe(700);
  await world.pass(6000);
  expect(world.games.held).toBe(501); // with the one that is watched
  await world.pass(60_000);
  expect(world.games.held).toBe(1);
  leave();
  await world.games.stop();
});
