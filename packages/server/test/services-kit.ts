// A game service with the services around it on a real store, with a clock that a test controls.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bid } from '@rubicon/engine';
import type { Ask, AskId, GameId, NewGame, PersonId } from '@rubicon/protocol';
import { readConfig, type Environment } from '../src/base/config.ts';
import { openBus } from '../src/data/bus.ts';
import { openStore } from '../src/data/open-store.ts';
import type { Store } from '../src/data/contract/store.ts';
import { openGameService } from '../src/games/service.ts';
import type { GameService } from '../src/games/service.ts';
import type { Person } from '../src/people/person.ts';
import { openServices, type OpenServices } from '../src/operation/services.ts';
import { silentLog } from '../src/base/log.ts';
import { makePeople, type PeopleService } from '../src/people/people.ts';

const START_MS = 1_800_000_000_000;

export interface World {
  readonly store: Store;
  readonly games: GameService;
  readonly people: PeopleService;
  readonly services: OpenServices;
  nowMs: number;
  /** Another server on the same store, as after a crash. */
  restart(): Promise<World>;
  stop(): Promise<void>;
}

export async function servicesWorld(env: Environment = {}): Promise<World> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-services-'));
  const world = await openWorld(dataDir, env, START_MS);
  return {
    ...world,
    get nowMs() {
      return world.nowMs;
    },
    set nowMs(ms) {
      world.nowMs = ms;
    },
    stop: async () => {
      await world.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function openWorld(dataDir: string, env: Environment, fromMs: number): Promise<World> {
  let nowMs = fromMs;
  const now = (): number => nowMs;
  const store = await openStore({ dataDir, databaseUrl: null, now, shared: true });
  const config = readConfig({ PUBLIC_URL: 'http://home.example', NOTICES_INSIDE: 'yes', ...env });
  const games = openGameService({
    store,
    machines: {
      think: ({ orders }) => Promise.resolve(orders[0]!),
      waiting: 0,
      stop: () => Promise.resolve(),
    },
    standing: () => null,
    now,
    randomBytes,
    log: silentLog,
    timers: { every: () => () => undefined, after: () => () => undefined },
  });
  const people = makePeople(store, {
    now,
    randomBytes,
    bus: openBus(null),
    isClosed: false,
    guestDays: config.guestDays,
    forget: (person) => games.forget(person),
  });
  const services = await openServices({ store, games, people, config, log: silentLog, now });
  const stop = async (): Promise<void> => {
    await services.stop();
    await games.stop();
    await store.close();
  };
  return {
    store,
    games,
    people,
    services,
    get nowMs() {
      return nowMs;
    },
    set nowMs(ms) {
      nowMs = ms;
    },
    restart: () => openWorld(dataDir, env, nowMs),
    stop,
  };
}

let count = 0;

/** A new person; a member unless a guest is wanted. */
export async function newcomer({ store }: World, name: string, isGuest = false): Promise<Person> {
  const id = `${name.toLowerCase()}-${String(++count).padStart(20, '0')}`.slice(0, 30) as PersonId;
  await store.people.add({
    id,
    name,
    nameKey: name.toLowerCase(),
    passwordHash: isGuest ? null : 'hash',
    createdMs: START_MS,
    bannedMs: null,
    settings: '{}',
    habit: null,
    language: null,
  });
  return { id, name, isGuest };
}

export const WANTED: NewGame = {
  edition: '2.0',
  rules: {},
  side: 'caesar',
  opponent: { kind: 'open' },
  pace: { kind: 'correspondence', bankMs: 4 * 86_400_000, incrementMs: 0, vacationDays: 0 },
  aids: { odds: true, hints: false, intel: true, undo: true },
  visibility: 'public',
};

const entropy = (): string => randomBytes(32).toString('hex');

export async function begin(
  { games }: World,
  by: Person,
  game: GameId,
  bid: Bid | null = null,
): Promise<void> {
  await games.start(by, game, entropy(), null, bid);
}

/** A game of two that has begun; Caesar is the first. */
export async function begunGame(
  world: World,
  caesar: Person,
  pompey: Person,
  wanted: Partial<NewGame> = {},
): Promise<GameId> {
  const { card } = await world.games.create(caesar, { ...WANTED, ...wanted });
  await world.games.join(pompey, card.game, null);
  await begin(world, caesar, card.game);
  await begin(world, pompey, card.game);
  return card.game;
}

export const askAs = ({ games }: World, by: Person, game: GameId, ask: Ask): Promise<unknown> =>
  games.ask(by, game, { id: randomBytes(16).toString('hex') as AskId, ask });

/** Gives the first legal order as long as a side must decide. */
export async function playAsLongAsAsked(world: World, by: Person, game: GameId): Promise<void> {
  for (;;) {
    const { decision } = (await world.games.look(by, game, 0, null, { wantsOrders: true })).table;
    if (decision?.required !== true) return;
    await askAs(world, by, game, { kind: 'order', decision: decision.number, order: decision.orders![0]! });
  }
}

/** Marks everything as seen. */
export async function lookAll({ games }: World, by: Person, game: GameId): Promise<void> {
  await games.setSeen(by, game, 1_000_000, null);
}
