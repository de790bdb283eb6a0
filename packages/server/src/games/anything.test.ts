// Random requests in any order, with a store that fails and servers that stop: whatever was published stays true.
import { SIDES, SeededChance, VIEWERS } from '@rubicon/engine';
import type { Ask, GameId, NewGame, Seat, HistoryEntry, Update } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import {
  ANN,
  PLAIN,
  ask,
  begun,
  clientOf,
  look,
  playerOf,
  quiet,
  testWorld,
  type TestWorld,
} from '../../test/game-service-kit.ts';
import { Refused } from '../base/refused.ts';
import { standingAnswer } from './standing/standing-answer.ts';
import { findingsIn } from './record/game-file.ts';

const DAY_MS = 86_400_000;
const SLOW: NewGame['pace'] = {
  kind: 'correspondence',
  bankMs: 2 * DAY_MS,
  incrementMs: 3_600_000,
  vacationDays: 9,
};
const OTHERS: readonly Ask[] = [
  { kind: 'undo', scope: 'order' },
  { kind: 'undo', scope: 'phase' },
  { kind: 'offer-draw' },
  { kind: 'decline-draw' },
  { kind: 'offer-takeback' },
  { kind: 'offer-pause' },
  { kind: 'offer-end' },
  { kind: 'offer-resume' },
  { kind: 'accept-offer' },
  { kind: 'decline-offer' },
  { kind: 'begin-vacation' },
  { kind: 'end-vacation' },
  { kind: 'claim-time' },
];

interface Client {
  told: readonly HistoryEntry[];
  last: Update | null;
}

function hear(client: Client, update: Update): void {
  const mine = client.last?.table ?? null;
  const { cursor, card } = update.table;
  if (
    mine !== null &&
    (cursor < mine.cursor || (cursor === mine.cursor && card.changedMs <= mine.card.changedMs))
  )
    return;
  if (update.from > (mine?.cursor ?? 0)) throw new Error('Something was missed.');
  client.told = update.from === 0 ? update.told : [...client.told, ...update.told];
  client.last = update;
}

async function watched(world: TestWorld, game: GameId, clients: Record<Seat, Client>): Promise<void> {
  for (const seat of VIEWERS) {
    const by = seat === 'spectator' ? null : playerOf(seat);
    const after = clients[seat].last?.table.cursor ?? 0;
    const watcher = clientOf(by?.id ?? null, (message) => {
      if (message.kind === 'update') hear(clients[seat], message);
    });
    await world.games.watch(by, game, { after, chatAfter: 0, as: seat }, watcher);
  }
}

async function something(world: TestWorld, game: GameId, chance: SeededChance): Promise<string> {
  const side = SIDES[chance.roll(2)]!;
  const { decision } = (await look(world, game, side)).table;
  const isOrder = decision !== null && chance.roll(5) > 0;
  const what: Ask = isOrder
    ? {
        kind: 'order',
        decision: decision.number,
        order: decision.orders![chance.roll(decision.orders!.length)]!,
      }
    : OTHERS[chance.roll(OTHERS.length)]!;
  if (what.kind === 'claim-time' && chance.roll(30) > 0) return 'spared';
  try {
    await ask(world, playerOf(side), game, what);
    return what.kind;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.code;
  }
}

const seen = new Set<string>();

test.each([1, 2, 3, 4, 5])('whatever was published stays true, whatever happens (%i)', async (seed) => {
  const chance = new SeededChance(seed);
  let world = testWorld();
  world.standing = standingAnswer;
  await world.games.begin();
  const edition = (['2.0', '1.1', '1.0'] as const)[seed % 3]!;
  const game = await begun(world, { edition, pace: SLOW, aids: { ...PLAIN.aids, undo: true } });
  const clients: Record<Seat, Client> = {
    caesar: { told: [], last: null },
    pompey: { told: [], last: null },
    spectator: { told: [], last: null },
  };
  await watched(world, game, clients);
  for (let count = 0; count < 500; count++) {
    if (chance.roll(40) === 0) world.store.failNext = chance.roll(2) === 0 ? 'lost' : 'kept-unheard';
    seen.add(await something(world, game, chance));
    if (chance.roll(10) === 0) await world.pass(chance.roll(DAY_MS / 4));
    if (chance.roll(60) === 0) {
      const { nowMs, store } = world;
      store.failNext = null;
      await world.games.stop();
      world = testWorld(store, {}, nowMs + chance.roll(DAY_MS));
      world.standing = standingAnswer;
      await world.games.begin();
      await watched(world, game, clients);
    }
    if (count % 20 > 0) continue;
    world.store.failNext = null;
    await look(world, game, 'caesar');
    await quiet();
    const fresh = testWorld(world.store, {}, world.nowMs);
    fresh.standing = standingAnswer;
    for (const seat of VIEWERS) {
      const now = await look(world, game, seat);
      const { told, last } = clients[seat];
      expect(last!.table).toEqual(now.table);
      expect(last!.pending).toEqual(now.pending);
      expect(told).toEqual(now.told);
      expect(await look(fresh, game, seat)).toEqual(now);
    }
  }
  world.store.failNext = null;
  expect(findingsIn((await world.store.games.read(game))!)).toEqual([]);
  if ((await look(world, game, 'caesar')).table.card.status === 'running')
    await ask(world, ANN, game, { kind: 'resign' });
  expect(await world.games.file(ANN, game)).toContain('secret-1');
});

test('between them all kinds of things happened', () => {
  for (const kind of ['order', 'undo', 'offer-takeback', 'accept-offer', 'begin-vacation', 'not-kept'])
    expect(seen).toContain(kind);
});
