import { SeededChance, makeGameFile, newGame, type LogEntry } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { variationsName, marginsIn, notesName, reviewName } from '../../storage/annotations.ts';
import { memoryDeviceStore } from '../../storage/device-store.ts';
import { Refused, type Authority } from '../authority.ts';
import { authorityContract } from '../../../test/contract/authority.contract.ts';
import type { Kit } from '../../../test/kit/authority-kit.ts';
import { counselContract } from '../../../test/contract/advice.contract.ts';
import type { GameStore } from '../record/game-store.ts';
import { localAuthority } from './local-authority.ts';
import { memoryStore } from '../../../test/kit/memory-store.ts';
import { memoryWorld } from '../../../test/kit/memory-world.ts';
import { NO_MACHINES, type GameId, type Table } from '../table.ts';
import type { Think } from '../thinking/thought.ts';

function openKit(): Kit {
  const store = memoryStore();
  const world = memoryWorld(store);
  return {
    authority: localAuthority(world),
    again: () => localAuthority(world),
    truth: async (game) => (await store.read(game))!,
    saved: world.textAt,
  };
}

describe('local authority', () => {
  authorityContract(openKit);
  counselContract(openKit);
});

const ready = async (store: GameStore): Promise<{ authority: Authority; game: GameId }> => {
  const authority = localAuthority(memoryWorld(store));
  const players = { caesar: 'Ann', pompey: 'Bo' };
  return {
    authority,
    game: await authority.create({ edition: '2.0', rules: {}, players, machines: NO_MACHINES }),
  };
};

test('nothing is answered that could not be stored', async () => {
  const store = memoryStore();
  const full: GameStore = {
    ...store,
    append: () => Promise.reject(new Refused('storage-full', 'Full.')),
    see: () => Promise.reject(new Refused('storage-full', 'Full.')),
  };
  const { authority, game } = await ready(full);
  const before = await authority.sit(game, 'caesar');
  await expect(authority.ask({ kind: 'offer-draw' })).rejects.toMatchObject({ code: 'storage-full' });
  expect(await authority.sit(game, 'caesar')).toEqual(before);
  await expect(authority.sit(game, 'pompey')).resolves.toMatchObject({ table: { seat: 'pompey' } });
});

test('a roll that was not stored is repeated with the same result', async () => {
  const store = memoryStore();
  let isDown = false;
  const tried: LogEntry[] = [];
  const shaky: GameStore = {
    ...store,
    append: (game, n, entry, ...rest) => {
      if (entry.rolls.length > 0) tried.push(entry);
      isDown = entry.rolls.length > 0 && !isDown;
      return isDown
        ? Promise.reject(new Refused('storage-failed', 'Down.'))
        : store.append(game, n, entry, ...rest);
    },
  };
  const { authority, game } = await ready(shaky);
  let { table } = await authority.sit(game, 'caesar');
  while (tried.length < 20 && table.next !== null) {
    ({ table } = await authority.sit(game, table.next));
    const { number, orders } = table.decision!;
    const ask = { kind: 'order', decision: number, order: orders[0]! } as const;
    ({ table } = await authority.ask(ask).catch(() => authority.ask(ask)));
  }
  expect(tried.length).toBeGreaterThan(1);
  for (let each = 0; each + 1 < tried.length; each += 2)
    expect(tried[each + 1]!.rolls).toEqual(tried[each]!.rolls);
});

test('a damaged game is listed and can be removed; the others work', async () => {
  const store = memoryStore();
  const { authority, game } = await ready(store);
  const { stored, entries } = (await store.read(game))!;
  const damaged = 'f'.repeat(32) as GameId;
  await store.create({ ...stored, game: damaged }, [
    ...entries,
    { ...entries[0]!, atMs: entries[0]!.atMs + 1 },
  ]);
  expect(await authority.games()).toHaveLength(2);
  await authority.sit(game, 'caesar');
  for (const work of [() => authority.sit(damaged, 'caesar'), () => authority.save(damaged)])
    await expect(work()).rejects.toMatchObject({ code: 'damaged-game' });
  await expect(authority.recall(1)).resolves.toMatchObject({ game }); // the seat is still taken
  await authority.remove(damaged);
  expect((await authority.games()).map((each) => each.game)).toEqual([game]);
});

test('removing a game removes its annotations', async () => {
  const kept = memoryDeviceStore();
  const world = { ...memoryWorld(memoryStore()), margins: marginsIn(kept) };
  const authority = localAuthority(world);
  const wanted = { edition: '2.0', rules: {}, players: { caesar: 'Ann', pompey: 'Bo' } } as const;
  const [game, other] = [
    await authority.create({ ...wanted, machines: NO_MACHINES }),
    await authority.create({ ...wanted, machines: NO_MACHINES }),
  ];
  const names = [notesName, variationsName, reviewName].flatMap((nameOf) => [nameOf(game), nameOf(other)]);
  for (const name of names) await kept.keep(name, 'something');
  await authority.remove(game);
  const left = await Promise.all(names.map((name) => kept.read(name)));
  expect(left).toEqual([null, 'something', null, 'something', null, 'something']);
});

test('a game is removed, loaded and saved where annotations cannot be stored', async () => {
  const closed = (): Promise<never> => Promise.reject(new Refused('no-storage', 'Nothing is kept.'));
  const margins = marginsIn({ read: closed, keep: closed, remove: closed });
  const world = { ...memoryWorld(memoryStore()), margins };
  const authority = localAuthority(world);
  const players = { caesar: 'Ann', pompey: 'Bo' };
  const game = await authority.create({ edition: '2.0', rules: {}, players, machines: NO_MACHINES });
  const text = await world.textAt(await authority.save(game));
  await authority.remove(await authority.load(new Blob([text])));
  expect((await authority.games()).map((each) => each.game)).toEqual([game]);
});

test('a file without commitments is continued without one, and can be saved again', async () => {
  const world = memoryWorld(memoryStore());
  const authority = localAuthority(world);
  const { game: begun } = newGame(
    { edition: '1.1', revision: 1, rules: {}, clock: null },
    new SeededChance(1),
    1000,
  );
  const { options, entries } = begun;
  const text = makeGameFile({
    options,
    players: { caesar: 'Ann', pompey: 'Bo' },
    dice: [],
    entries: [...entries, { kind: 'pause', rolls: [], atMs: 2000 }],
  });
  const game = await authority.load(new Blob([text]));
  const { table } = await authority.sit(game, 'caesar');
  expect(table.decision).not.toBeNull(); // a pause set elsewhere is over
  const again = await world.textAt(await authority.save(game));
  expect(again).not.toContain('commitment');
  await expect(authority.load(new Blob([again]))).resolves.toMatch(/^[0-9a-f]{32}$/);
});

test('a file whose game breaks the rules is refused with its line', async () => {
  const authority = localAuthority(memoryWorld(memoryStore()));
  const options = { edition: '2.0', revision: 1, rules: {}, clock: null } as const;
  const { entries } = newGame(options, new SeededChance(1), 0).game;
  const illegal: LogEntry = { kind: 'order', side: 'caesar', decision: 1, order: 'done', rolls: [], atMs: 5 };
  const text = makeGameFile({
    options,
    players: { caesar: 'Ann', pompey: 'Bo' },
    dice: [],
    entries: [...entries, illegal],
  });
  const line = text.split('\n').findIndex((each) => each.startsWith('1 ')) + 1;
  await expect(authority.load(new Blob([text]))).rejects.toMatchObject({ code: 'impossible-game', line });
});

describe('a machine', () => {
  const against = async (think: Think): Promise<{ authority: Authority; table: Table }> => {
    const authority = localAuthority({ ...memoryWorld(memoryStore()), think });
    const machines = { caesar: null, pompey: 'miles' } as const;
    const players = { caesar: 'Ann', pompey: 'Miles' };
    const game = await authority.create({ edition: '2.0', rules: {}, players, machines });
    return { authority, table: (await authority.sit(game, 'caesar')).table };
  };

  test.each([
    [0, { winner: null, reason: 'agreement' }],
    [1, null],
  ])('answers a draw at once: %d', async (answer, result) => {
    const { authority } = await against(({ orders }) => Promise.resolve(orders[answer]!));
    const { table } = await authority.ask({ kind: 'offer-draw' });
    expect(table.drawOffer).toBeNull();
    expect(table.result).toEqual(result);
  });

  test('may resign', async () => {
    const { authority, ...begun } = await against(() => Promise.resolve('resign'));
    let { table } = begun;
    while (table.next === 'caesar') {
      const { number, orders } = table.decision!;
      ({ table } = await authority.ask({ kind: 'order', decision: number, order: orders[0]! }));
    }
    ({ table } = await authority.act(() => {}));
    expect(table.result).toMatchObject({ winner: 'caesar', reason: 'resignation' });
  });
});
