import { fold, makePosition, type LogEntry, type Side } from '@rubicon/engine';
import type { Condition, GameId, LeftPlan, Plan, Seat } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import {
  EVE,
  ask,
  begun,
  clientOf,
  look,
  playOn,
  playerOf,
  testWorld,
  type TestWorld,
} from '../../test/game-service-kit.ts';
import { anyMove as moveFor } from '../../test/plan-kit.ts';
import { gameExportsOf } from './record/export.ts';
import { parseRecord } from './record/record.ts';

const SEATS = ['caesar', 'pompey', 'spectator'] as const satisfies readonly Seat[];
const other = (side: Side): Side => (side === 'caesar' ? 'pompey' : 'caesar');

interface Waiting {
  readonly world: TestWorld;
  readonly game: GameId;
  readonly mover: Side; // Player 1, in the command phase
  readonly writer: Side; // whose command phase is next
  readonly year: number;
  readonly turn: number;
}

const publicView = async (world: TestWorld, game: GameId) =>
  (await look(world, game, 'spectator')).table.view!;

/** Player 1 moves, and neither has played a god. */
async function untilFirstMoves(wanted: Parameters<typeof begun>[1] = {}): Promise<Waiting> {
  const world = testWorld();
  const game = await begun(world, wanted);
  for (let seed = 1; seed < 400; seed++) {
    const view = await publicView(world, game);
    const played = Object.values(view.cards.played);
    if (view.step === 'move' && view.asked === view.first && played.every((card) => card!.includes('/'))) {
      const mover = view.asked!;
      return { world, game, mover, writer: other(mover), year: view.year, turn: view.turn };
    }
    await playOn(world, game, seed, 1);
  }
  throw new Error('Nobody ever moved.');
}

async function give(
  { world, game }: Pick<Waiting, 'world' | 'game'>,
  side: Side,
  order: string,
): Promise<void> {
  const { decision } = (await look(world, game, side)).table;
  await ask(world, playerOf(side), game, { kind: 'order', decision: decision!.number, order });
}

/** Player 1 ends the command phase without an order. */
async function passOn(waiting: Waiting): Promise<void> {
  await give(waiting, waiting.mover, 'done');
  await give(waiting, waiting.mover, 'done');
}

const anyMove = async ({ world, game, mover, writer }: Waiting): Promise<string> =>
  moveFor((await look(world, game, writer)).table.view!, mover, writer);

const commandPlan = (
  { year, turn }: Pick<Waiting, 'year' | 'turn'>,
  orders: readonly string[],
  ...conditions: Condition[]
): Plan => ({ year, turn, branches: [{ card: null, command: { if: conditions, orders } }] });

async function leave({ world, game, writer }: Waiting, plan: Plan): Promise<void> {
  const { cursor } = (await look(world, game, writer)).table;
  await world.games.leavePlan(playerOf(writer), game, { plan, cursor }, null);
}

const planOf = ({ world, game, writer }: Waiting): Promise<LeftPlan | null> =>
  world.games.plan(playerOf(writer), game, null);
const endOf = async (waiting: Waiting) => (await planOf(waiting))?.end ?? null;
const stopped = (...why: unknown[]) => ({ kind: 'stopped', why });

/** All orders of the writer, with how they were given. */
const ordersOf = ({ world, game, writer }: Waiting): string[] =>
  world.store.rows
    .get(game)!
    .entries.map((text) => JSON.parse(text) as { kind: string; side?: Side; order?: string; byPlan?: true })
    .filter((entry) => entry.kind === 'order' && entry.side === writer)
    .map(({ order, byPlan }) => `${order}${byPlan === true ? ' by plan' : ''}`);

describe('a plan', () => {
  test('is carried out in the same change as the order that it waits for', async () => {
    const waiting = await untilFirstMoves();
    const move = await anyMove(waiting);
    await leave(waiting, commandPlan(waiting, [move, 'done', 'done']));
    expect(await endOf(waiting)).toBeNull();
    const row = () => waiting.world.store.rows.get(waiting.game)!;
    const { version } = row();
    await passOn(waiting);
    expect(row().version).toBe(version + 2); // one for each order that was given by hand
    expect(ordersOf(waiting).slice(-3)).toEqual([`${move} by plan`, 'done by plan', 'done by plan']);
    expect(await endOf(waiting)).toEqual({ kind: 'done' });
  });

  test('is marked in everyone’s log once it was used', async () => {
    const waiting = await untilFirstMoves();
    const { world, game } = waiting;
    await leave(waiting, commandPlan(waiting, [await anyMove(waiting), 'done', 'done']));
    await passOn(waiting);
    for (const seat of SEATS) {
      const { told } = await look(world, game, seat);
      const marked = told.filter(({ byPlan }) => byPlan === true);
      expect(marked.flatMap(({ events }) => events).map(({ kind }) => kind)).toContain('moved');
      expect(told.flatMap((each) => (each.byPlan === true ? [] : each.events)).length).toBeGreaterThan(0);
    }
  });

  test('survives a restart, and is carried out once', async () => {
    const waiting = await untilFirstMoves();
    await leave(waiting, commandPlan(waiting, ['done', 'done']));
    const again = { ...waiting, world: waiting.world.again() };
    expect(await planOf(again)).toEqual(await planOf(waiting));
    await passOn(again);
    const orders = ordersOf(again);
    expect(orders.slice(-2)).toEqual(['done by plan', 'done by plan']);
    const later = { ...waiting, world: again.world.again() };
    expect(await endOf(later)).toEqual({ kind: 'done' });
    expect(ordersOf(later)).toEqual(orders);
  });

  test('that ends before the phase does leaves the rest to its writer, who can undo it', async () => {
    const waiting = await untilFirstMoves();
    const { world, game, mover, writer } = waiting;
    const move = await anyMove(waiting);
    await leave(waiting, commandPlan(waiting, [move]));
    await passOn(waiting);
    expect(await endOf(waiting)).toEqual({ kind: 'done' });
    const { table, pending } = await look(world, game, writer);
    expect([table.decision?.step, table.undo.order, pending.length]).toEqual(['move', 1, 1]);
    expect((await look(world, game, mover)).pending).toEqual([]);
    await ask(world, playerOf(writer), game, { kind: 'undo', scope: 'order' });
    expect(ordersOf(waiting).at(-1)).toBe(`${move} by plan`); // and not given again
    expect((await look(world, game, writer)).pending).toEqual([]);
  });

  test('chooses a card, and waits for the command phase', async () => {
    const waiting = await untilFirstMoves();
    const { world, game, writer, mover, year, turn } = waiting;
    await passOn(waiting); // now the other is asked, and Player 1 plans for the next turn
    const planner = { ...waiting, writer: mover, mover: writer };
    const hand = (await look(world, game, mover)).table.view!.cards.hands[mover]!;
    const card = hand.find((each) => each.includes('/'))!;
    const next: Plan = {
      year,
      turn: turn + 1,
      branches: [
        { card: { if: [], orders: [`play ${card}`] }, command: { if: [], orders: ['done', 'done'] } },
      ],
    };
    await leave(planner, next);
    await give(waiting, writer, 'done');
    await give(waiting, writer, 'done');
    const view = await publicView(world, game);
    expect([view.step, view.turn, view.cards.hasCommitted[mover]]).toEqual(['cards', turn + 1, true]);
    expect(ordersOf(planner).at(-1)).toBe(`play ${card} by plan`);
    expect(await endOf(planner)).toBeNull();
    // Its writer may choose another by hand: then the rest is not followed
    const another = hand.find((each) => each !== card && each.includes('/'))!;
    await give(waiting, mover, `play ${another}`);
    expect(await endOf(planner)).toEqual(stopped({ why: 'by-hand' }));
  });
});

describe('a plan stops, and its writer is asked', () => {
  const isAsked = async ({ world, game, writer }: Waiting): Promise<boolean> =>
    (await look(world, game, writer)).table.decision?.required === true;

  test('where a condition does not hold', async () => {
    const waiting = await untilFirstMoves();
    const condition: Condition = { kind: 'first', side: waiting.writer };
    await leave(waiting, commandPlan(waiting, ['done', 'done'], condition));
    const before = ordersOf(waiting);
    await passOn(waiting);
    expect(await endOf(waiting)).toEqual(stopped({ why: 'condition', condition }));
    expect(await isAsked(waiting)).toBe(true);
    expect(ordersOf(waiting)).toEqual(before);
    const { table } = await look(waiting.world, waiting.game, waiting.writer);
    expect(table.plan).toEqual({ end: stopped({ why: 'condition', condition }) });
  });

  test('where an order is not legal: those before it are not given either', async () => {
    const waiting = await untilFirstMoves();
    const move = await anyMove(waiting);
    await leave(waiting, commandPlan(waiting, [move, move, 'done', 'done']));
    const before = ordersOf(waiting);
    await passOn(waiting);
    expect(await endOf(waiting)).toEqual(stopped({ why: 'order', order: move }));
    expect(await isAsked(waiting)).toBe(true);
    expect(ordersOf(waiting)).toEqual(before);
    expect((await look(waiting.world, waiting.game, waiting.writer)).pending).toEqual([]);
  });

  test('in another turn than it is for', async () => {
    const waiting = await untilFirstMoves();
    await leave(waiting, commandPlan({ ...waiting, turn: waiting.turn + 1 }, ['done', 'done']));
    await passOn(waiting);
    expect(await endOf(waiting)).toEqual(stopped({ why: 'turn' }));
    expect(await isAsked(waiting)).toBe(true);
  });

  test('where a draw is on offer, which playing on would decline', async () => {
    const waiting = await untilFirstMoves();
    const { world, game, mover } = waiting;
    await leave(waiting, commandPlan(waiting, ['done', 'done']));
    await ask(world, playerOf(mover), game, { kind: 'offer-draw' });
    await passOn(waiting);
    expect(await endOf(waiting)).toEqual(stopped({ why: 'draw' }));
    expect((await look(world, game, mover)).table.drawOffer).toBe(mover);
  });

  test('after a takeback', async () => {
    const waiting = await untilFirstMoves();
    const { world, game, mover, writer } = waiting;
    await leave(waiting, commandPlan(waiting, ['done', 'done']));
    await ask(world, playerOf(mover), game, { kind: 'offer-takeback' });
    await ask(world, playerOf(writer), game, { kind: 'accept-offer' });
    expect(await endOf(waiting)).toEqual(stopped({ why: 'taken-back' }));
  });

  test('after the host has set up a position', async () => {
    const waiting = await untilFirstMoves();
    const { world, game } = waiting;
    await leave(waiting, commandPlan(waiting, ['done', 'done']));
    const stored = (await world.store.games.read(game))!;
    const { options } = parseRecord(stored.game);
    const entries = stored.entries.map((text) => JSON.parse(text) as LogEntry);
    await world.games.rebase(game, makePosition(fold({ options, entries }).base), 'A fault.');
    expect(await endOf(waiting)).toEqual(stopped({ why: 'taken-back' }));
    await passOn(waiting);
    expect(await isAsked(waiting)).toBe(true);
  });

  test('not while the game is paused; then it goes on', async () => {
    const waiting = await untilFirstMoves();
    const { world, game, mover, writer } = waiting;
    await leave(waiting, commandPlan(waiting, ['done', 'done']));
    await ask(world, playerOf(mover), game, { kind: 'offer-pause' });
    await ask(world, playerOf(writer), game, { kind: 'accept-offer' });
    expect(await endOf(waiting)).toBeNull();
    await ask(world, playerOf(mover), game, { kind: 'offer-resume' });
    await passOn(waiting);
    expect(await endOf(waiting)).toEqual({ kind: 'done' });
  });
});

describe('leaving a plan', () => {
  test('is refused to whoever is asked, plays on another cursor, or does not play', async () => {
    const waiting = await untilFirstMoves();
    const { world, game, mover, writer } = waiting;
    const plan = commandPlan(waiting, ['done', 'done']);
    const cursorAt = async (side: Side) => (await look(world, game, side)).table.cursor;
    const tries = async (side: Side, cursor: number, by = playerOf(side)) =>
      world.games.leavePlan(by, game, { plan, cursor }, null);
    await expect(tries(mover, await cursorAt(mover))).rejects.toMatchObject({ code: 'your-turn' });
    await expect(tries(writer, (await cursorAt(writer)) - 1)).rejects.toMatchObject({
      code: 'plan-outdated',
    });
    await expect(tries(writer, await cursorAt(writer), EVE)).rejects.toMatchObject({ code: 'not-a-player' });
    expect(await planOf(waiting)).toBeNull();
  });

  test('tells nobody else anything, nor does deleting it', async () => {
    const waiting = await untilFirstMoves({
      pace: { kind: 'live', bankMs: 3_600_000, incrementMs: 10_000 },
    });
    const { world, game, mover, writer } = waiting;
    const heard: Record<Seat, string[]> = { caesar: [], pompey: [], spectator: [] };
    for (const seat of SEATS) {
      const by = seat === 'spectator' ? null : playerOf(seat);
      const watcher = clientOf(by?.id ?? null, (message) => void heard[seat].push(JSON.stringify(message)));
      await world.games.watch(by, game, { after: 0, chatAfter: 0, as: seat }, watcher);
    }
    for (const seat of SEATS) heard[seat].length = 0;
    const all = async () => [
      await look(world, game, mover),
      await look(world, game, 'spectator'),
      await world.games.lobby(),
      await world.games.mine(playerOf(mover), null),
      await look(world.again(), game, mover),
    ];
    const before = JSON.stringify(await all());
    await leave(waiting, commandPlan(waiting, [await anyMove(waiting), 'done', 'done']));
    expect(JSON.stringify(await all())).toBe(before);
    expect(heard[writer]).toHaveLength(1); // on all devices
    expect(heard[writer][0]).toContain('"plan":{"end":null}');
    expect([heard[mover], heard.spectator]).toEqual([[], []]);
    await world.games.leavePlan(playerOf(writer), game, null, null);
    expect(JSON.stringify(await all())).toBe(before);
    expect([heard[mover], heard.spectator]).toEqual([[], []]);
    expect(heard[writer]).toHaveLength(2);
    expect(heard[writer][1]).not.toContain('"plan"');
  });

  test('is in its writer’s export and no one else’s, and ends with the account', async () => {
    const waiting = await untilFirstMoves();
    const { world, game, mover, writer } = waiting;
    const plan = commandPlan(waiting, ['done', 'done']);
    await leave(waiting, plan);
    const [own] = await gameExportsOf(world.store, playerOf(writer).id);
    expect(own!.plans).toEqual({ [writer]: await planOf(waiting) });
    const [theirs] = await gameExportsOf(world.store, playerOf(mover).id);
    expect(theirs!.plans).toEqual({ [mover]: null });
    await world.games.forget(playerOf(writer).id);
    expect(world.store.rows.get(game)!.game.record).not.toContain('"orders":["done"');
  });

  test('ends with the game', async () => {
    const waiting = await untilFirstMoves();
    await leave(waiting, commandPlan(waiting, ['done', 'done']));
    await ask(waiting.world, playerOf(waiting.mover), waiting.game, { kind: 'resign' });
    expect(await planOf(waiting)).toBeNull();
    await expect(leave(waiting, commandPlan(waiting, ['done']))).rejects.toMatchObject({ code: 'game-over' });
  });
});
