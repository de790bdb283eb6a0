// Games to begin a simulation with, at various moments: made once, by a game service on a store of their own.
import type { Edition } from '@rubicon/engine';
import type { GameId, NewGame } from '@rubicon/protocol';
import type { Change, StoredGame } from '../../src/data/contract/store.ts';
import type { MemoryStore } from '../memory-store.ts';
import {
  ANN,
  BEN,
  ENTROPIES,
  PLAIN,
  START_MS,
  ask,
  begun,
  look,
  playerOf,
  quiet,
  testWorld,
} from '../game-service-kit.ts';
import { SIDES, SeededChance } from '@rubicon/engine';

/** All that is stored of a game before the simulation, and who sits where. */
export interface BaseGame {
  readonly id: GameId;
  readonly stored: Change & { readonly game: StoredGame };
  readonly hasMachine: boolean;
}

interface Beginning {
  readonly orders: number; // given before
  readonly pace: NewGame['pace'];
  readonly edition?: Edition;
  readonly hasMachine?: boolean;
}

const LIVE = { kind: 'live', bankMs: 90_000, incrementMs: 5000 } as const;
const BEGINNINGS: readonly Beginning[] = [
  { orders: 0, pace: { kind: 'none' } },
  { orders: 4, pace: LIVE },
  { orders: 12, pace: { ...LIVE, bankMs: 20_000 } },
  { orders: 20, pace: { kind: 'none' } },
  { orders: 28, pace: LIVE },
  { orders: 36, pace: { kind: 'per-decision', decisionMs: 60_000, vacationDays: 0 } },
  { orders: 6, pace: LIVE, hasMachine: true },
  { orders: 16, pace: { kind: 'none' }, hasMachine: true },
];

let made: Promise<readonly BaseGame[]> | null = null;

export const baseGames = (): Promise<readonly BaseGame[]> =>
  (made ??= Promise.all(BEGINNINGS.map((beginning, number) => make(beginning, number))));

async function make(beginning: Beginning, number: number): Promise<BaseGame> {
  const { orders, pace, hasMachine = false } = beginning;
  const world = testWorld(undefined, {}, START_MS + number); // so that each has dice and an id of its own
  world.nowMs = START_MS;
  const game = hasMachine ? await againstMachine(world, pace) : await begun(world, { pace });
  const chance = new SeededChance(number);
  for (let given = 0; given < orders; given++) {
    await quiet();
    const { asked } = (await look(world, game, 'spectator')).table.card;
    const side = SIDES.find((each) => asked[each] && (each === 'caesar' || !hasMachine));
    if (side === undefined) break;
    const decision = (await look(world, game, side)).table.decision!;
    const order = decision.orders![chance.roll(decision.orders!.length)]!;
    await ask(world, playerOf(side), game, { kind: 'order', decision: decision.number, order });
  }
  await quiet();
  return { id: game, stored: storedIn(world.store, game), hasMachine };
}

async function againstMachine(world: ReturnType<typeof testWorld>, pace: NewGame['pace']): Promise<GameId> {
  const opponent = { kind: 'machine', level: 'tiro' } as const;
  const { card } = await world.games.create(ANN, { ...PLAIN, pace, opponent });
  await world.games.start(ANN, card.game, ENTROPIES.caesar, null);
  return card.game;
}

function storedIn(store: MemoryStore, id: GameId): BaseGame['stored'] {
  const { game, entries } = store.rows.get(id)!;
  return { id, game, entries: [...entries], after: 0, version: 1, ask: null };
}

/** Puts a game into a store, as if it had always been there. */
export async function putInto(store: MemoryStore, { stored }: BaseGame): Promise<void> {
  await store.games.add(stored.game);
  await store.games.commit(stored);
}

export const personOf = (side: 'caesar' | 'pompey') => (side === 'caesar' ? ANN : BEN);
