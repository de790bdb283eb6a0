import { exportGame, type GameFile } from '@rubicon/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { players, refusal } from '../../../test/kit/authority-kit.ts';
import { memoryStore } from '../../../test/kit/memory-store.ts';
import { memoryWorld } from '../../../test/kit/memory-world.ts';
import type { GameStore } from '../../authority/record/game-store.ts';
import { localAuthority } from '../../authority/local/local-authority.ts';
import { fileOf } from '../../authority/local/saved-game.ts';
import type { GameId, Machines } from '../../authority/table.ts';
import { machine } from '../../authority/thinking/machine.ts';
import { memoryDeviceStore } from '../../storage/device-store.ts';
import { decisionAt, thoughtsIn } from '../model/machine-decisions.ts';
import { replayHost } from '../model/replay-host.ts';
import { explain } from './explanation.ts';

const machines: Machines = { caesar: 'miles', pompey: 'centurio' };
const quiet = (): void => {};

interface Played {
  readonly store: GameStore;
  readonly game: GameId;
  readonly file: GameFile;
  readonly spent: readonly unknown[][]; // what the page was told while a machine thought over an order
}

/** Two machines at one device, for so many orders or to the end. */
async function play(orders: number): Promise<Played> {
  const store = memoryStore();
  const answer = machine();
  const think = (...asked: Parameters<typeof answer>): Promise<string> => Promise.resolve(answer(...asked));
  const authority = localAuthority({ ...memoryWorld(store), think });
  const game = await authority.create({ edition: '2.0', rules: {}, players, machines });
  let { table } = await authority.sit(game, 'spectator');
  const spent: unknown[][] = [];
  for (let given = 0; given < orders && table.result === null; given++) {
    const told: unknown[] = [];
    ({ table } = await authority.act((...heard) => told.push(...heard)));
    spent.push(told);
  }
  return { store, game, file: exportGame(fileOf((await store.read(game))!)), spent };
}

const open = ({ store, game }: Played) => {
  const host = replayHost({ games: store, store: memoryDeviceStore(), addressOf: () => '' });
  return { host, opened: host.open({ kind: 'local', id: game }) };
};

describe('a finished game', () => {
  let played: Played;
  beforeAll(async () => {
    played = await play(Infinity);
  });

  test('a machine that thinks again comes to the orders it gave, from any of them', () => {
    const { file, game } = played;
    const thoughts = thoughtsIn(file).filter((at) => decisionAt(file, at)!.level === 'centurio');
    const explained = thoughts
      .filter((_, index) => index % 36 === 0)
      .map((at) => explain({ file, at, game }, quiet));
    expect(explained.filter(({ isSame }) => !isSame)).toEqual([]);
    const planned = explained.flatMap(({ comparison }) => comparison ?? []);
    expect(planned.length).toBeGreaterThan(2);
    expect(planned.some(({ best }) => best.length > 1)).toBe(true);
    for (const { best, plans, worlds } of planned) {
      expect(plans).toBeGreaterThanOrEqual(best.length);
      expect(worlds).toBeGreaterThan(0);
      for (const { chance, orders } of best) {
        expect(orders.length).toBeGreaterThan(0);
        expect(chance).toBeGreaterThan(-0.2); // of few worlds, a difference may be too large
        expect(chance).toBeLessThan(1.2);
      }
    }
  });

  test('a level that does not look ahead says so, and a person’s orders have no thoughts', () => {
    const { file, game } = played;
    const at = thoughtsIn(file).find((each) => decisionAt(file, each)!.level === 'miles')!;
    expect(explain({ file, at, game }, quiet)).toMatchObject({ level: 'miles', comparison: null });
    const person = { ...file, machines: { pompey: 'centurio' } };
    expect(thoughtsIn(person)).not.toContain(at);
    expect(decisionAt(person, at)).toBeNull();
  });

  test('every moment a machine decided can be asked about', async () => {
    const { thoughts } = await open(played).opened;
    expect(thoughts).toEqual(thoughtsIn(played.file));
    expect(thoughts.length).toBeGreaterThan(50);
  });

  test('while it thinks no more is told than how far it is', () => {
    const told = played.spent.filter((each) => each.length > 0);
    expect(told.length).toBeGreaterThan(5);
    for (const each of told) {
      expect(each.every((share) => typeof share === 'number' && share > 0 && share <= 1)).toBe(true);
      expect(each).toEqual(each.toSorted((one, other) => Number(one) - Number(other)));
      expect(each.length).toBeLessThanOrEqual(50);
    }
  });
});

test('a running game explains nothing', async () => {
  const played = await play(60);
  const { file, game } = played;
  const { host, opened } = open(played);
  expect((await opened).thoughts).toEqual([]);
  expect((await refusal(host.whole())).code).toBe('not-allowed');
  for (const at of thoughtsIn(file))
    expect(() => explain({ file, at, game }, quiet)).toThrow(expect.objectContaining({ code: 'not-over' }));
});
