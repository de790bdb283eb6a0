import {
  SIDES,
  parseGameFile,
  settleBids,
  tieLot,
  verifyGame,
  type Bid,
  type PerSide,
} from '@rubicon/engine';
import type { GameId, NewGame, ServerMessage, Table } from '@rubicon/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkedBuses } from '../../test/linked-buses.ts';
import { memoryStore } from '../../test/memory-store.ts';
import {
  ANN,
  BEN,
  ENTROPIES,
  PLAIN,
  START_MS,
  ask,
  clientOf,
  quiet,
  testWorld,
  type TestWorld,
} from '../../test/game-service-kit.ts';

const BY_BID: NewGame = {
  ...PLAIN,
  side: 'bid',
  aids: { odds: true, hints: false, intel: true, undo: true },
};
const pompey = (points: number): Bid => ({ side: 'pompey', points });
const caesar = (points: number): Bid => ({ side: 'caesar', points });

/** A game with Ann and Ben in it, who have not bid. */
async function seated(world: TestWorld, wanted: Partial<NewGame> = {}): Promise<GameId> {
  const { card } = await world.games.create(ANN, { ...BY_BID, ...wanted });
  await world.games.join(BEN, card.game, null);
  return card.game;
}

const bidOf = { [ANN.id]: ENTROPIES.caesar, [BEN.id]: ENTROPIES.pompey };
const place = async (world: TestWorld, by: typeof ANN, game: GameId, bid: Bid): Promise<Table> =>
  (await world.games.start(by, game, bidOf[by.id]!, null, bid)).table;

const tableFor = async (world: TestWorld, by: typeof ANN | null, game: GameId): Promise<Table> =>
  (await world.games.look(by, game, 0, null)).table;

describe('a game with sides open', () => {
  test('begins with the second bid: both are revealed, and each player has a side', async () => {
    const world = testWorld();
    const game = await seated(world);
    const first = await place(world, ANN, game, pompey(4));
    expect(first).toMatchObject({ bid: pompey(4), view: null, card: { byBid: true, bids: null } });
    expect(await tableFor(world, BEN, game)).toMatchObject({ bid: null, card: { bids: null } });
    const second = await place(world, BEN, game, pompey(7));
    expect(second).toMatchObject({
      seat: 'pompey',
      bid: null,
      card: {
        status: 'running',
        bids: { pompey: pompey(7), caesar: pompey(4) },
        options: { rules: { handicap: { side: 'caesar', points: 7 } } },
        sitters: { pompey: { name: 'Ben' }, caesar: { name: 'Ann' } },
        rated: true,
      },
    });
    expect(await tableFor(world, ANN, game)).toMatchObject({ seat: 'caesar', view: { viewer: 'caesar' } });
  });

  test.each([
    [{ opponent: { kind: 'machine', level: 'tiro' } }, 'bid-needs-people'],
    [{ opponent: { kind: 'self' } }, 'bid-needs-people'],
    [{ rules: { handicap: { side: 'caesar', points: 3 } } }, 'bid-needs-people'],
  ] as const)('cannot be made with %j', async (wanted, code) => {
    await expect(testWorld().games.create(ANN, { ...BY_BID, ...wanted })).rejects.toMatchObject({ code });
  });

  test('needs a bid of each; one without open sides accepts none', async () => {
    const world = testWorld();
    const game = await seated(world);
    const start: typeof world.games.start = (...given) => world.games.start(...given);
    await expect(start(ANN, game, ENTROPIES.caesar, null)).rejects.toMatchObject({ code: 'no-bid' });
    const plain = await seated(world, { side: 'caesar' });
    await expect(start(ANN, plain, ENTROPIES.caesar, null, caesar(1))).rejects.toMatchObject({
      code: 'not-by-bid',
    });
    await place(world, ANN, game, caesar(1));
    await expect(start(BEN, game, ENTROPIES.caesar, null, caesar(1))).rejects.toMatchObject({
      code: 'same-entropy',
    });
  });

  test('takes a bid once: the same again changes nothing, another is refused', async () => {
    const world = testWorld();
    const game = await seated(world);
    await place(world, ANN, game, caesar(5));
    expect((await place(world, ANN, game, caesar(5))).bid).toEqual(caesar(5));
    expect((await place(world, ANN, game, caesar(9))).bid).toEqual(caesar(5));
    const other = world.games.start(ANN, game, 'ee'.repeat(32), null, caesar(9));
    await expect(other).rejects.toMatchObject({ code: 'already-started' });
    await place(world, BEN, game, caesar(6));
    // A repeat after the sides have changed, from a page that still names its chair
    const again = await world.games.start(BEN, game, ENTROPIES.pompey, 'pompey', caesar(6));
    const chair = await world.games.start(BEN, game, ENTROPIES.pompey, 'caesar', caesar(6));
    expect([again.table.seat, chair.table.seat]).toEqual(['caesar', 'caesar']);
    expect(again.table.card.bids).toEqual({ caesar: caesar(6), pompey: caesar(5) });
  });

  test('keeps a bid when the server is killed before the other', async () => {
    const world = testWorld();
    const game = await seated(world);
    await place(world, ANN, game, pompey(3));
    const later = world.again();
    expect((await tableFor(later, ANN, game)).bid).toEqual(pompey(3));
    const { card } = await place(later, BEN, game, pompey(2));
    expect(card.bids).toEqual({ pompey: pompey(3), caesar: pompey(2) });
    expect((await tableFor(later.again(), ANN, game)).seat).toBe('pompey');
  });

  test('forgets a bid with its player, and in a live game when someone joins or time has passed', async () => {
    const world = testWorld();
    const game = await seated(world);
    await place(world, BEN, game, pompey(3));
    await world.games.leave(BEN, game);
    await world.games.join(BEN, game, null);
    expect(await tableFor(world, BEN, game)).toMatchObject({ bid: null, card: { ready: { pompey: false } } });
    const live = await seated(world, { pace: { kind: 'live', bankMs: 60_000, incrementMs: 0 } });
    await place(world, ANN, live, pompey(3));
    world.nowMs += 3_600_000;
    expect((await place(world, BEN, live, pompey(1))).card).toMatchObject({ status: 'waiting', bids: null });
    expect((await tableFor(world, ANN, live)).bid).toBeNull();
    expect((await place(world, ANN, live, pompey(0))).card.bids).toEqual({
      pompey: pompey(1),
      caesar: pompey(0),
    });
  });

  test('is aborted when nobody bids for two weeks', async () => {
    const world = testWorld();
    await world.games.begin();
    const game = await seated(world);
    await place(world, ANN, game, pompey(3));
    await world.pass(13 * 86_400_000);
    expect((await tableFor(world, BEN, game)).card.status).toBe('waiting');
    await world.pass(2 * 86_400_000);
    const { card } = await tableFor(world, BEN, game);
    expect(card).toMatchObject({ status: 'aborted', bids: null });
  });

  test('has a rematch with sides open again, by the rules as they were agreed', async () => {
    const world = testWorld();
    const game = await seated(world);
    await place(world, ANN, game, pompey(4));
    await place(world, BEN, game, pompey(7));
    await ask(world, ANN, game, { kind: 'resign' });
    const { card } = await world.games.rematch(ANN, game);
    expect(card).toMatchObject({ byBid: true, bids: null, rated: true, options: { rules: {} } });
    expect(card.options.rules.handicap).toBeUndefined();
  });
});

const bids = fc.record({
  side: fc.constantFrom(...SIDES),
  points: fc.integer({ min: 0, max: 6 }), // few, so that ties come up
});

test('whatever is bid, wherever it arrives: two servers, watched all the time, agree and tell no one more', async () => {
  let swapped = 0;
  let tied = 0;
  await fc.assert(
    fc.asyncProperty(bids, bids, fc.boolean(), fc.boolean(), async (one, two, isAtOnce, isFirst) => {
      const store = memoryStore();
      const buses = linkedBuses();
      const worlds = [0, 1].map((number) => testWorld(store, { bus: buses.join() }, START_MS + number)) as [
        TestWorld,
        TestWorld,
      ];
      for (const world of worlds) await world.games.begin();
      const game = await seated(worlds[0]);
      const heard: Record<string, ServerMessage[]> = { Ann: [], Ben: [], nobody: [] };
      for (const world of worlds)
        for (const by of [ANN, BEN, null])
          await world.games.watch(
            by,
            game,
            { after: 0, chatAfter: 0, as: null },
            clientOf(by?.id ?? null, (message) => void heard[by?.name ?? 'nobody']!.push(message)),
          );
      const steps = [() => place(worlds[0], ANN, game, one), () => place(worlds[1], BEN, game, two)];
      if (!isFirst) steps.reverse();
      if (isAtOnce) await Promise.all(steps.map((step) => step()));
      else for (const step of steps) await step();
      await quiet();
      const { card, dice } = await tableFor(worlds[0], null, game);
      const annSide = SIDES.find((side) => personIn(card, side) === ANN.id)!;
      const benSide = annSide === 'caesar' ? 'pompey' : 'caesar';
      expect(personIn(card, benSide)).toBe(BEN.id);
      const shown = { [annSide]: one, [benSide]: two } as unknown as PerSide<Bid>;
      expect(card.bids).toEqual(shown);
      for (const [name, side] of [
        ['Ann', annSide],
        ['Ben', benSide],
        ['nobody', 'spectator'],
      ] as const) {
        const tables = heard[name]!.filter((message) => message.kind === 'update').map(({ table }) => table);
        const views = tables.filter(({ view }) => view !== null).map(({ view }) => view!.viewer);
        expect(views).toEqual(['caesar', 'pompey'].map(() => side).slice(0, views.length));
        expect(views.length).toBeGreaterThanOrEqual(2); // on each server
        expect(tables.at(-1)!.seat).toBe(side);
        for (const table of tables.filter(({ view }) => view === null)) expect(table.card.bids).toBeNull();
        expect(heard[name]!.some(({ kind }) => kind === 'refused')).toBe(false);
      }
      // Before the reveal nobody was shown a bid but their own
      const shownBids = (name: string): string[] =>
        heard[name]!.filter((message) => message.kind === 'update')
          .map(({ table }) => JSON.stringify(table.bid))
          .filter((bid) => bid !== 'null');
      expect(new Set([...shownBids('Ann'), JSON.stringify(one)])).toHaveLength(1);
      expect(new Set([...shownBids('Ben'), JSON.stringify(two)])).toHaveLength(1);
      expect(shownBids('nobody')).toEqual([]);
      await ask(worlds[0], ANN, game, { kind: 'resign' });
      const parsed = parseGameFile(await worlds[1].games.file(BEN, game));
      expect(parsed.ok && verifyGame(parsed.file).findings).toEqual([]);
      expect(parsed.ok && parsed.file.bids).toEqual(shown);
      const { secret } = (await tableFor(worlds[0], null, game)).dice[0]!;
      const outcome = settleBids(shown, tieLot(secret!, { number: 1, entropies: dice[0]!.entropies }));
      expect(outcome.isSwapped).toBe(false);
      swapped += annSide === 'caesar' ? 0 : 1;
      tied += one.side === two.side && one.points === two.points ? 1 : 0;
    }),
    { numRuns: 60, seed: 7 },
  );
  expect(swapped).toBeGreaterThan(5);
  expect(tied).toBeGreaterThan(0);
});

const personIn = ({ sitters }: Table['card'], side: 'caesar' | 'pompey'): string => {
  const sitter = sitters[side];
  return sitter.kind === 'person' ? sitter.person : '';
};
