// A game service whose clock, timers and computer players a test controls.
import { createHash } from 'node:crypto';
import { SeededChance, type Decision, type Side, type View } from '@rubicon/engine';
import {
  foldChange,
  type Ask,
  type AskId,
  type ChangeBody,
  type Folded,
  type GameId,
  type NewGame,
  type PersonId,
  type Seat,
  type ServerMessage,
  type Standing,
  type Update,
} from '@rubicon/protocol';
import { openGameService } from '../src/games/service.ts';
import type { GameService } from '../src/games/service.ts';
import type { Person } from '../src/people/person.ts';
import type { Deps } from '../src/games/live/deps.ts';
import type { Watcher } from '../src/games/live/live-game.ts';
import type { MoveRequest } from '../src/machines/move-request.ts';
import { memoryStore, type MemoryStore } from './memory-store.ts';

export const START_MS = 1_800_000_000_000;
export const ENTROPIES = { caesar: 'ca'.repeat(32), pompey: '90'.repeat(32) };

const person = (name: string): Person => ({
  id: `${name}-${'x'.repeat(20)}`.slice(0, 22) as PersonId,
  name,
  isGuest: false,
});
export const ANN = person('Ann');
export const BEN = person('Ben');
export const EVE = person('Eve');

export const PLAIN: NewGame = {
  edition: '2.0',
  rules: {},
  side: 'caesar',
  opponent: { kind: 'open' },
  pace: { kind: 'none' },
  aids: { odds: true, hints: true, intel: true, undo: true },
  visibility: 'public',
};

export interface TestWorld {
  readonly store: MemoryStore;
  readonly games: GameService;
  readonly requests: MoveRequest[];
  readonly logged: string[];
  nowMs: number;
  think: (request: MoveRequest) => Promise<string>;
  standing: (standing: Standing, view: View, decision: Decision) => string | null;
  /** Lets time pass, with all regular jobs; the server was running all the time. */
  pass(ms: number): Promise<void>;
  /** Lets time pass in which nothing runs: the machine sleeps. */
  sleep(ms: number): Promise<void>;
  /** Another game service on the same store, as after a crash. */
  again(): TestWorld;
}

export function testWorld(
  store: MemoryStore = memoryStore(),
  given: Partial<Deps> = {},
  nowMs = START_MS,
): TestWorld {
  let drawn = 0;
  const every: (() => void)[] = [];
  let after: { atMs: number; work: () => void }[] = [];
  const world: TestWorld = {
    store,
    nowMs,
    requests: [],
    logged: [],
    think: ({ orders }) => Promise.resolve(orders[0]!),
    standing: () => null,
    games: openGameService({
      store,
      machines: {
        think: (request) => {
          world.requests.push(request);
          return world.think(request);
        },
        waiting: 0,
        stop: () => Promise.resolve(),
      },
      standing: (...asked) => world.standing(...asked),
      now: () => world.nowMs,
      randomBytes: (length) => {
        const bytes = createHash('sha256').update(`${store.rows.size} ${drawn++} ${nowMs}`).digest();
        return bytes.subarray(0, length);
      },
      log: {
        info: (_, message) => void world.logged.push(message),
        warn: (_, message) => void world.logged.push(message),
        error: (about, message) => void world.logged.push(`${message} ${JSON.stringify(about)}`),
      },
      timers: {
        every: (_, work) => {
          every.push(work);
          return () => void every.splice(every.indexOf(work), 1);
        },
        after: (ms, work) => {
          const timer = { atMs: world.nowMs + ms, work };
          after.push(timer);
          return () => void (after = after.filter((each) => each !== timer));
        },
      },
      ...given,
    }),
    pass: async (ms) => {
      if ((await store.mark('alive-ms')) !== null) await store.setMark('alive-ms', world.nowMs + ms);
      await world.sleep(ms);
    },
    sleep: async (ms) => {
      world.nowMs += ms;
      await quiet();
      for (const work of every) work();
      const due = after.filter(({ atMs }) => atMs <= world.nowMs);
      after = after.filter(({ atMs }) => atMs > world.nowMs);
      for (const { work } of due) work();
      await quiet();
    },
    again: () => testWorld(store, given, world.nowMs + 1),
  };
  return world;
}

/** Until everything that waits only for the store is done. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setImmediate(resolve));
}

let asks = 0;
export const newAskId = (): AskId => `ask-${String(asks++).padStart(16, '0')}` as AskId;

export const ask = (world: TestWorld, by: Person, game: GameId, what: Ask, as?: Side): Promise<Update> =>
  world.games.ask(by, game, { id: newAskId(), ask: what, ...(as === undefined ? {} : { as }) }, true);

/** A game that Ann (Caesar) and Ben (Pompey) have begun. */
export async function begun(world: TestWorld, wanted: Partial<NewGame> = {}): Promise<GameId> {
  const { card } = await world.games.create(ANN, { ...PLAIN, ...wanted });
  await world.games.join(BEN, card.game, null);
  await world.games.start(ANN, card.game, ENTROPIES.caesar, null);
  await world.games.start(BEN, card.game, ENTROPIES.pompey, null);
  return card.game;
}

export const playerOf = (side: Side): Person => (side === 'caesar' ? ANN : BEN);

export const look = (world: TestWorld, game: GameId, seat: Seat, after = 0): Promise<Update> =>
  world.games.look(seat === 'spectator' ? null : playerOf(seat), game, after, seat, { wantsOrders: true });

/** Gives random orders for each side that must decide, until the game is over or the limit is reached. */
export async function playOn(
  world: TestWorld,
  game: GameId,
  seed: number,
  most = 3000,
  isEnough: (update: Update) => Promise<boolean | void> | boolean | void = () => undefined,
): Promise<number> {
  const chance = new SeededChance(seed);
  for (let given = 0; given < most; given++) {
    const sides = (await look(world, game, 'spectator')).table.card.asked;
    const side = sides.caesar ? 'caesar' : sides.pompey ? 'pompey' : null;
    if (side === null) return given;
    const { decision } = (await look(world, game, side)).table;
    const orders = decision!.orders!;
    const order = orders[chance.roll(orders.length)]!;
    world.nowMs += 1000;
    const update = await ask(world, playerOf(side), game, {
      kind: 'order',
      decision: decision!.number,
      order,
    });
    if ((await isEnough(update)) === true) return given + 1;
  }
  return most;
}

/** Watches like a client: changes are folded, and come as the updates they stand for. */
export function clientOf(
  by: PersonId | null,
  hear: (message: ServerMessage) => void = () => undefined,
): Watcher {
  let held: Folded | null = null;
  return {
    person: by,
    wantsOrders: true,
    send: (text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.kind === 'update') held = message;
      hear(message);
    },
    change: (fields) => {
      const from = held!.table.cursor;
      held = foldChange(held!, JSON.parse(`{${fields.slice(1)}}`) as ChangeBody);
      hear({ kind: 'update', from, ...held });
    },
  };
}
