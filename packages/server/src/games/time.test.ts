import type { LogEntry } from '@rubicon/engine';
import type { GameId, Pace, Update } from '@rubicon/protocol';
import { describe, expect, test, vi } from 'vitest';
import {
  ANN,
  BEN,
  START_MS,
  ask,
  begun,
  clientOf,
  look,
  playOn,
  quiet,
  testWorld,
  type TestWorld,
} from '../../test/game-service-kit.ts';
import { linkedBuses } from '../../test/linked-buses.ts';
import { memoryStore } from '../../test/memory-store.ts';

const DAY_MS = 86_400_000;
const LIVE: Pace = { kind: 'live', bankMs: 600_000, incrementMs: 5000 };
const SLOW: Pace = { kind: 'correspondence', bankMs: 3 * DAY_MS, incrementMs: DAY_MS, vacationDays: 5 };

const clockOf = async (world: TestWorld, game: GameId) => (await look(world, game, 'spectator')).table.clock!;

/** Both must choose a card; Caesar does. */
async function caesarChooses(world: TestWorld, game: GameId): Promise<void> {
  while ((await look(world, game, 'spectator')).table.card.asked.caesar) {
    const { decision } = (await look(world, game, 'caesar')).table;
    const order = decision!.orders![0]!;
    await ask(world, ANN, game, { kind: 'order', decision: decision!.number, order });
  }
}

test('the time for a decision is full again after each', async () => {
  const world = testWorld();
  await world.games.begin();
  const decisionMs = DAY_MS / 4;
  const game = await begun(world, { pace: { kind: 'per-decision', decisionMs, vacationDays: 2 } });
  expect((await look(world, game, 'caesar')).table.vacationDays.caesar).toBe(2);
  await world.pass(decisionMs / 2);
  await caesarChooses(world, game);
  expect((await clockOf(world, game)).leftMs).toEqual({ caesar: decisionMs / 2, pompey: decisionMs / 2 });
  while ((await look(world, game, 'spectator')).table.card.asked.pompey) await playOn(world, game, 1, 1);
  expect((await clockOf(world, game)).leftMs).toEqual({ caesar: decisionMs, pompey: decisionMs });
  await world.pass(decisionMs + 1000);
  expect(Object.values((await look(world, game, 'caesar')).table.flagged)).toContain(true);
});

describe('a flag', () => {
  test('falls by itself, then the other side may claim the game', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: LIVE });
    await caesarChooses(world, game);
    await expect(ask(world, ANN, game, { kind: 'claim-time' })).rejects.toMatchObject({ code: 'no-flag' });
    await world.pass(599_000);
    expect((await look(world, game, 'caesar')).table.flagged).toEqual({ caesar: false, pompey: false });
    await world.pass(2000);
    const { table, told } = await look(world, game, 'caesar');
    expect(table.flagged).toEqual({ caesar: false, pompey: true });
    expect(told.at(-1)!.notice).toEqual({ kind: 'flag', side: 'pompey' });
    expect((await ask(world, ANN, game, { kind: 'claim-time' })).table.card.result).toEqual({
      winner: 'caesar',
      reason: 'time',
    });
  });

  test('falls before a late order, even if no one looked at the clock', async () => {
    const world = testWorld();
    const game = await begun(world, { pace: LIVE });
    world.nowMs += 600_001;
    await playOn(world, game, 1, 1);
    expect((await look(world, game, 'pompey')).table.flagged).toEqual({ caesar: true, pompey: true });
  });

  test('lets a computer finish for the absent player, if the other side wants', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: LIVE });
    await caesarChooses(world, game);
    await expect(ask(world, ANN, game, { kind: 'stand-in', level: 'miles' })).rejects.toMatchObject({
      code: 'no-flag',
    });
    await world.pass(700_000);
    expect(world.requests).toEqual([]);
    const { table } = await ask(world, ANN, game, { kind: 'stand-in', level: 'miles' });
    expect(table.standIns).toEqual({ caesar: null, pompey: 'miles' });
    await world.pass(1);
    expect(world.requests[0]).toMatchObject({ game, level: 'miles', side: 'pompey' });
    const late = (await look(world, game, 'pompey')).table;
    expect(late.decision).toBeNull();
    await expect(ask(world, BEN, game, { kind: 'order', decision: 1, order: 'done' })).rejects.toMatchObject({
      code: 'stood-in',
    });
    await expect(ask(world, ANN, game, { kind: 'stand-in', level: 'tiro' })).rejects.toMatchObject({
      code: 'machine-there',
    });
    expect(await world.games.next(BEN, null)).toBeNull();
    // Claiming a computer stand-in was the choice
    await expect(ask(world, ANN, game, { kind: 'claim-time' })).rejects.toMatchObject({
      code: 'machine-there',
    });
  });
});

test('a time bank is capped at twice its initial value', async () => {
  const world = testWorld();
  const game = await begun(world, { pace: { ...SLOW, bankMs: DAY_MS, incrementMs: DAY_MS } });
  await playOn(world, game, 4, 120);
  const { leftMs } = await clockOf(world, game);
  expect(Math.max(leftMs.caesar, leftMs.pompey)).toBeLessThanOrEqual(2 * DAY_MS);
  expect(Math.max(leftMs.caesar, leftMs.pompey)).toBeGreaterThan(1.9 * DAY_MS);
});

/** As they are stored: whoever looks at a clock has outages taken off it first. */
async function outagesIn(world: TestWorld, game: GameId): Promise<LogEntry[]> {
  const { entries } = (await world.store.games.read(game))!;
  return entries.map((text) => JSON.parse(text) as LogEntry).filter(({ kind }) => kind === 'outage');
}

describe('an outage', () => {
  test('counts against no one, however late a game is resumed', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: LIVE });
    await world.pass(100_000); // seen alive
    const later = testWorld(world.store, {}, world.nowMs + 5_000_000);
    await later.games.begin();
    await later.pass(50_000);
    const clock = await clockOf(later, game);
    expect(clock.atMs).toBe(START_MS + 5_100_000);
    expect(clock.leftMs).toEqual({ caesar: 500_000, pompey: 500_000 });
    // Resumed again without an outage in between, nothing is taken off twice
    expect(await clockOf(testWorld(world.store, {}, later.nowMs), game)).toEqual(clock);
    await later.pass(460_000);
    expect((await look(later, game, 'caesar')).table.flagged.caesar).toBe(true);
  });

  test('several outages are all taken off', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: LIVE });
    let current = world;
    for (const downMs of [1000, 20_000, 300_000]) {
      await current.pass(10_000);
      current = testWorld(world.store, {}, current.nowMs + downMs);
      await current.games.begin();
    }
    await current.pass(10_000);
    const clock = await clockOf(current, game);
    expect(clock.leftMs.caesar - (current.nowMs - clock.atMs)).toBe(600_000 - 40_000);
  });

  test('is also a sleeping machine or an unreachable store', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: LIVE });
    const heard: Update[] = [];
    await world.games.watch(
      ANN,
      game,
      { after: 0, chatAfter: 0, as: null },
      clientOf(ANN.id, (message) => void heard.push(message as Update)),
    );
    await world.pass(100_000);
    await world.sleep(5_000_000);
    const clock = await clockOf(world, game);
    expect(clock).toMatchObject({ atMs: world.nowMs, leftMs: { caesar: 500_000, pompey: 500_000 } });
    expect(heard.at(-1)!.table.clock).toEqual(clock); // sent at once
    // A request before anyone has noticed: the time is taken off first
    const away = vi.spyOn(world.store, 'setMark').mockRejectedValue(new Error('The database is away.'));
    await world.sleep(3_000_000);
    await expect(ask(world, ANN, game, { kind: 'offer-draw' })).rejects.toMatchObject({ code: 'not-kept' });
    away.mockRestore();
    world.nowMs += 1000;
    const { table } = await ask(world, ANN, game, { kind: 'offer-draw' });
    expect(table.clock).toMatchObject({ atMs: world.nowMs, leftMs: { caesar: 500_000, pompey: 500_000 } });
    expect(table.flagged).toEqual({ caesar: false, pompey: false });
  });

  test('of a few seconds counts from the first order that was not kept, at every server', async () => {
    const link = linkedBuses();
    const one = testWorld(memoryStore(), { bus: link.join() });
    await one.games.begin();
    const game = await begun(one, { pace: LIVE });
    const two = testWorld(one.store, { bus: link.join() }, one.nowMs);
    await two.games.begin();
    await look(two, game, 'caesar');
    const told: (number | null)[] = [];
    one.games.onOutage((awayMs) => told.push(awayMs));
    await one.pass(10_000);
    two.nowMs = one.nowMs;
    const away = vi.spyOn(one.store, 'setMark').mockRejectedValue(new Error('The disk is full.'));
    one.store.failNext = 'lost';
    await expect(ask(one, ANN, game, { kind: 'offer-draw' })).rejects.toMatchObject({ code: 'not-kept' });
    await quiet();
    expect(one.games.awayMs).toBe(one.nowMs);
    await one.sleep(4000);
    await two.sleep(4000); // has noticed by itself, a moment later
    expect(two.games.awayMs).toBe(two.nowMs);
    away.mockRestore();
    two.nowMs += 1500;
    await one.sleep(1000);
    await two.sleep(0);
    expect(told).toEqual([START_MS + 10_000, null]);
    expect([one.games.awayMs, two.games.awayMs]).toEqual([null, null]);
    for (const world of [one, two])
      expect(await clockOf(world, game)).toMatchObject({ atMs: two.nowMs, leftMs: { caesar: 590_000 } });
    expect(await one.store.mark('outages')).toBe(1); // the same for both
  });

  test('counts from what was asked first, though a beat noticed it earlier', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: LIVE });
    await world.pass(10_000);
    const asked = Promise.withResolvers<never>();
    const commit = vi.spyOn(world.store.games, 'commit').mockReturnValueOnce(asked.promise);
    const offer = ask(world, ANN, game, { kind: 'offer-draw' });
    await quiet();
    const told: (number | null)[] = [];
    world.games.onOutage((awayMs) => told.push(awayMs));
    const away = vi.spyOn(world.store, 'setMark').mockRejectedValue(new Error('The database is away.'));
    await world.sleep(5000); // a beat
    expect(world.games.awayMs).toBe(world.nowMs);
    asked.reject(new Error('Nothing came back.'));
    await expect(offer).rejects.toMatchObject({ code: 'not-kept' });
    expect(world.games.awayMs).toBe(world.nowMs - 5000);
    expect(commit).toHaveBeenCalledTimes(1);
    away.mockRestore();
    await world.sleep(1000);
    expect(told).toEqual([START_MS + 15_000, START_MS + 10_000, null]);
    expect(await clockOf(world, game)).toMatchObject({ atMs: world.nowMs, leftMs: { caesar: 590_000 } });
  });

  test('counts from what was asked first, though that fails while the end is stored', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: LIVE });
    await world.pass(10_000);
    const asked = Promise.withResolvers<never>();
    vi.spyOn(world.store.games, 'commit').mockReturnValueOnce(asked.promise);
    const offer = ask(world, ANN, game, { kind: 'offer-draw' });
    await quiet();
    const setMark = world.store.setMark.bind(world.store);
    const marks = vi.spyOn(world.store, 'setMark').mockRejectedValue(new Error('The database is away.'));
    await world.sleep(5000);
    const isStored = Promise.withResolvers<void>();
    marks.mockImplementation(async (name, value) => {
      if (name === 'alive-ms') await isStored.promise;
      await setMark(name, value);
    });
    await world.sleep(1000);
    asked.reject(new Error('Nothing came back.'));
    await expect(offer).rejects.toMatchObject({ code: 'not-kept' });
    isStored.resolve();
    await quiet();
    expect(world.games.awayMs).toBe(null);
    expect(await clockOf(world, game)).toMatchObject({ atMs: world.nowMs, leftMs: { caesar: 590_000 } });
    expect(await world.store.mark('outages')).toBe(1);
  });

  test('does not begin before the last beat', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: LIVE });
    await world.pass(10_000);
    const asked = Promise.withResolvers<never>();
    vi.spyOn(world.store.games, 'commit').mockReturnValueOnce(asked.promise);
    const offer = ask(world, ANN, game, { kind: 'offer-draw' });
    await world.pass(4000);
    vi.spyOn(world.store, 'setMark').mockRejectedValue(new Error('The database is away.'));
    asked.reject(new Error('Nothing came back.'));
    await expect(offer).rejects.toMatchObject({ code: 'not-kept' });
    await quiet();
    expect(world.games.awayMs).toBe(world.nowMs);
  });

  test('is taken off the clocks after the next beat, where that failed at first', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: LIVE });
    await world.pass(10_000);
    const away = vi.spyOn(world.store, 'setMark').mockRejectedValue(new Error('The database is away.'));
    await world.sleep(5000);
    away.mockRestore();
    world.store.failNext = 'lost';
    await world.sleep(1000);
    expect(world.games.awayMs).toBe(null);
    expect(await outagesIn(world, game)).toEqual([]);
    await world.pass(5000);
    expect(await outagesIn(world, game)).toMatchObject([{ fromMs: START_MS + 15_000 }]);
  });

  test('is taken off whole by a server that goes on failing, after another has noted its end', async () => {
    const link = linkedBuses();
    const one = testWorld(memoryStore(), { bus: link.join() });
    await one.games.begin();
    const game = await begun(one, { pace: LIVE });
    const two = testWorld(one.store, { bus: link.join() }, one.nowMs);
    await two.games.begin();
    await look(two, game, 'caesar');
    await one.pass(10_000);
    two.nowMs = one.nowMs - 1000; // its clock is slow
    const gone = (): (() => void) => {
      const spy = vi.spyOn(one.store, 'setMark').mockRejectedValue(new Error('The database is away.'));
      return () => spy.mockRestore();
    };
    let back = gone();
    await one.sleep(5000);
    back();
    await one.sleep(1000);
    await two.sleep(6500); // by its clock, not over yet
    expect(await outagesIn(two, game)).toMatchObject([{ atMs: one.nowMs }]);
    back = gone();
    two.store.failNext = 'lost';
    await expect(ask(two, ANN, game, { kind: 'offer-draw' })).rejects.toMatchObject({ code: 'not-kept' });
    await quiet();
    expect(two.games.awayMs).toBe(two.nowMs);
    await two.sleep(3000);
    back();
    await two.sleep(1000);
    expect(await one.store.mark('outages')).toBe(1);
    expect((await outagesIn(two, game)).at(-1)).toMatchObject({ atMs: two.nowMs });
  });

  test('in which the clock of the server is set back stops no game', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: LIVE });
    await world.pass(10_000);
    const away = vi.spyOn(world.store, 'setMark').mockRejectedValue(new Error('The database is away.'));
    await world.sleep(5000);
    expect(world.games.awayMs).toBe(world.nowMs);
    away.mockRestore();
    world.nowMs -= 3000;
    expect((await ask(world, ANN, game, { kind: 'offer-draw' })).table.drawOffer).toBe('caesar');
    expect(world.games.awayMs).toBe(null);
  });

  test('is none where only one thing was not kept', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: LIVE });
    world.games.onOutage(() => expect.unreachable());
    world.store.failNext = 'lost';
    await expect(ask(world, ANN, game, { kind: 'offer-draw' })).rejects.toMatchObject({ code: 'not-kept' });
    await quiet();
    expect(world.games.awayMs).toBe(null);
    expect(await world.store.mark('outages')).toBe(null);
  });

  test('is not forgotten by a server that stops right after it', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: LIVE });
    await world.pass(100_000);
    world.nowMs += 200_000;
    await world.games.stop();
    const later = testWorld(world.store, {}, world.nowMs);
    await later.games.begin();
    expect((await clockOf(later, game)).leftMs.caesar).toBe(500_000);
  });

  test('is not hidden by a server that stops before it has begun', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: LIVE });
    const unbegun = testWorld(world.store, {}, world.nowMs + 200_000);
    await unbegun.games.stop();
    const later = testWorld(world.store, {}, world.nowMs + 300_000);
    await later.games.begin();
    expect((await clockOf(later, game)).leftMs.caesar).toBe(600_000);
  });

  test('is none while another server on the same store is running', async () => {
    const bus = { tell: () => undefined, listen: () => () => undefined, onGap: () => () => undefined };
    const world = testWorld(memoryStore(), { bus });
    await world.games.begin();
    const game = await begun(world, { pace: LIVE });
    await world.pass(10_000);
    const second = testWorld(world.store, { bus }, world.nowMs + 4000);
    await second.games.begin();
    const { told } = await look(second, game, 'spectator');
    expect(told.map(({ notice }) => notice?.kind)).not.toContain('outage');
    const late = testWorld(world.store, { bus }, second.nowMs + 40_000);
    await late.games.begin();
    expect((await clockOf(late, game)).leftMs.caesar).toBe(600_000 - 14_000);
    // The running server applies it too
    await second.pass(41_000);
    expect((await clockOf(second, game)).leftMs.caesar).toBe(600_000 - 14_000);
  });

  test('a vacation that ends during an outage ends for the clocks when the server is back', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: SLOW });
    await ask(world, BEN, game, { kind: 'begin-vacation' });
    await world.pass(4.5 * DAY_MS);
    const later = testWorld(world.store, {}, world.nowMs + 2 * DAY_MS);
    await later.games.begin();
    const { clock, vacation, paused } = (await look(later, game, 'caesar')).table;
    expect({ vacation, paused }).toEqual({ vacation: null, paused: false });
    expect(clock).toMatchObject({ atMs: later.nowMs, leftMs: { caesar: 3 * DAY_MS, pompey: 3 * DAY_MS } });
  });

  test('a game without a clock has nothing to take off', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world);
    await world.pass(10_000);
    const later = testWorld(world.store, {}, world.nowMs + 1000);
    await later.games.begin();
    expect(await look(later, game, 'caesar')).toEqual(await look(world, game, 'caesar'));
  });
});

describe('a vacation', () => {
  test('stops the clocks, uses whole days, and ends when they are used up', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await begun(world, { pace: SLOW });
    expect((await ask(world, BEN, game, { kind: 'begin-vacation' })).table).toMatchObject({
      vacation: 'pompey',
      paused: true,
      vacationDays: { caesar: 5, pompey: 5 },
    });
    await expect(ask(world, ANN, game, { kind: 'begin-vacation' })).rejects.toMatchObject({
      code: 'on-vacation',
    });
    await expect(ask(world, ANN, game, { kind: 'end-vacation' })).rejects.toMatchObject({
      code: 'not-on-vacation',
    });
    await expect(ask(world, ANN, game, { kind: 'offer-resume' })).rejects.toMatchObject({
      code: 'on-vacation',
    });
    await world.pass(1.5 * DAY_MS);
    const back = (await ask(world, BEN, game, { kind: 'end-vacation' })).table;
    expect(back).toMatchObject({ vacation: null, paused: false, vacationDays: { caesar: 5, pompey: 3 } });
    expect(back.clock!.leftMs).toEqual({ caesar: 3 * DAY_MS, pompey: 3 * DAY_MS });
    await ask(world, BEN, game, { kind: 'begin-vacation' });
    await world.pass(3 * DAY_MS + 3_600_000);
    const over = (await look(world, game, 'pompey')).table;
    expect(over).toMatchObject({ vacation: null, paused: false, vacationDays: { caesar: 5, pompey: 0 } });
    expect(over.clock!.leftMs.pompey - (world.nowMs - over.clock!.atMs)).toBe(3 * DAY_MS - 3_600_000);
    await expect(ask(world, BEN, game, { kind: 'begin-vacation' })).rejects.toMatchObject({
      code: 'no-vacation',
    });
  });

  test('is not available in a live game', async () => {
    const world = testWorld();
    const game = await begun(world, { pace: LIVE });
    await expect(ask(world, ANN, game, { kind: 'begin-vacation' })).rejects.toMatchObject({
      code: 'no-vacation',
    });
  });
});

test('a pause needs both; either player can resume, in a live game after a notice', async () => {
  const world = testWorld();
  await world.games.begin();
  const game = await begun(world, { pace: LIVE });
  await ask(world, ANN, game, { kind: 'offer-pause' });
  await expect(ask(world, ANN, game, { kind: 'accept-offer' })).rejects.toMatchObject({ code: 'no-offer' });
  expect((await ask(world, BEN, game, { kind: 'decline-offer' })).table.offer).toBeNull();
  await ask(world, ANN, game, { kind: 'offer-pause' });
  const { table } = await ask(world, BEN, game, { kind: 'accept-offer' });
  expect(table).toMatchObject({ paused: true, decision: null, offer: null });
  expect(table.card.asked).toEqual({ caesar: false, pompey: false });
  await world.pass(10_000_000);
  expect((await look(world, game, 'caesar')).table.flagged.caesar).toBe(false);
  await expect(ask(world, ANN, game, { kind: 'offer-pause' })).rejects.toMatchObject({ code: 'paused' });
  await ask(world, BEN, game, { kind: 'offer-resume' });
  expect((await ask(world, ANN, game, { kind: 'accept-offer' })).table.paused).toBe(false);
  expect((await clockOf(world, game)).leftMs.caesar).toBe(600_000);
  // No one is kept waiting for ever
  await ask(world, ANN, game, { kind: 'offer-pause' });
  await ask(world, BEN, game, { kind: 'accept-offer' });
  const announced = (await ask(world, ANN, game, { kind: 'offer-resume' })).table;
  expect(announced).toMatchObject({ paused: true, offer: { kind: 'resume', by: 'caesar' } });
  expect(announced.card.dueMs).toBe(world.nowMs + 60_000);
  await expect(ask(world, BEN, game, { kind: 'decline-offer' })).rejects.toMatchObject({ code: 'no-offer' });
  await world.pass(59_000);
  expect((await look(world, game, 'pompey')).table.paused).toBe(true);
  await world.pass(3000);
  const { paused, offer, clock } = (await look(world, game, 'pompey')).table;
  expect({ paused, offer }).toEqual({ paused: false, offer: null });
  expect(clock).toMatchObject({ atMs: world.nowMs - 2000, leftMs: { caesar: 600_000 } });
});

test('in correspondence either player resumes after a pause at once', async () => {
  const world = testWorld();
  const game = await begun(world, { pace: SLOW });
  await ask(world, ANN, game, { kind: 'offer-pause' });
  await ask(world, BEN, game, { kind: 'accept-offer' });
  expect((await ask(world, ANN, game, { kind: 'offer-resume' })).table).toMatchObject({
    paused: false,
    offer: null,
  });
});
