import { afterEach, describe, expect, test } from 'vitest';
import { startWorker, type WorkerProcess } from './worker-process.ts';
import { askingGame, gameId } from '../../test/machine-kit.ts';
import { machinePool, type MachineFault, type MachinePool, type MachinePoolOptions } from './machine-pool.ts';
import type { Answer, Question } from './question.ts';

/** A process that answers when the test says so. */
interface Puppet {
  readonly questions: Question[];
  answer(answer?: Answer): void;
  die(): void;
  ended: boolean;
}

const pools: MachinePool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.stop())));

function open(options: MachinePoolOptions) {
  const puppets: Puppet[] = [];
  const faults: MachineFault[] = [];
  const spawn = (): WorkerProcess => {
    const questions: Question[] = [];
    let asked = Promise.withResolvers<Answer>();
    const puppet: Puppet = {
      questions,
      answer: (answer = { ok: true, order: questions.at(-1)!.orders[1]! }) => asked.resolve(answer),
      die: () => asked.reject(new Error('gone')),
      ended: false,
    };
    puppets.push(puppet);
    return {
      ask(question) {
        questions.push(question);
        asked = Promise.withResolvers<Answer>();
        return asked.promise;
      },
      end() {
        puppet.ended = true;
        puppet.die();
        return Promise.resolve();
      },
    };
  };
  const pool = machinePool({ spawn, onFault: (fault) => faults.push(fault), ...options });
  pools.push(pool);
  return { pool, puppets, faults };
}

const request = askingGame(1, 'centurio').request();
const second = request.orders[1]!;
const ofGame = (number: number) => ({ ...request, game: gameId(number) });
const turns = async (count = 20): Promise<void> => {
  for (let i = 0; i < count; i++) await Promise.resolve();
};

describe('the queue', () => {
  test('is bounded, and continues as processes become free', async () => {
    const { pool, puppets } = open({ workers: 1, mostQueued: 1 });
    const first = pool.think(ofGame(1));
    const next = pool.think(ofGame(2));
    await expect(pool.think(ofGame(3))).rejects.toMatchObject({ code: 'machines-busy' });
    expect([pool.busy, pool.waiting, puppets.length]).toEqual([1, 1, 1]);
    puppets[0]!.answer();
    expect(await first).toBe(second);
    expect([pool.busy, pool.waiting, pool.answered]).toEqual([1, 0, 1]);
    puppets[0]!.answer();
    await next;
    expect([pool.busy, pool.waiting, pool.answered]).toEqual([0, 0, 2]);
    expect(pool.seconds).toBeGreaterThan(0);
  });

  test('handles one request at a time per game', async () => {
    const { pool, puppets } = open({ workers: 2 });
    const both = [pool.think(ofGame(1)), pool.think({ ...ofGame(1), side: 'pompey' })];
    expect([pool.busy, pool.waiting]).toEqual([1, 1]);
    puppets[0]!.answer();
    await both[0];
    expect([pool.busy, pool.waiting]).toEqual([1, 0]);
    puppets.at(-1)!.answer();
    await both[1];
  });

  test('prefers the process that knows the game, and sends it only new events', async () => {
    const { pool, puppets } = open({ workers: 2 });
    const requests = [pool.think(ofGame(1)), pool.think(ofGame(2))];
    for (const puppet of puppets) puppet.answer();
    await Promise.all(requests);
    const again = pool.think(ofGame(2));
    puppets[1]!.answer();
    await again;
    const questions = puppets.flatMap((puppet) => puppet.questions);
    const told = questions.filter(({ player }) => player.startsWith(gameId(2)));
    expect(told.map(({ after }) => after)).toEqual([0, request.told.length]);
    expect(told[1]!.told).toEqual([]);
  });
});

describe('a process that fails', () => {
  test('is replaced, and the request repeated with all events', async () => {
    const { pool, puppets, faults } = open({ workers: 1 });
    const order = pool.think(request);
    puppets[0]!.die();
    await turns();
    expect(puppets).toHaveLength(2);
    expect(puppets[0]!.ended).toBe(true);
    expect(puppets[1]!.questions[0]).toMatchObject({ level: 'centurio', after: 0, told: request.told });
    puppets[1]!.answer();
    expect(await order).toBe(second);
    expect(faults).toEqual([{ game: request.game, machine: 'centurio', fault: 'gone' }]);
  });

  test('twice, leaves the choice to a miles; three times, to any legal order', async () => {
    const { pool, puppets, faults } = open({ workers: 1 });
    const order = pool.think(request);
    for (const number of [0, 1]) {
      puppets[number]!.die();
      await turns();
    }
    expect(puppets[2]!.questions[0]).toMatchObject({ level: 'miles', orders: request.orders });
    puppets[2]!.die();
    expect(await order).toBe(request.orders[0]);
    expect(faults).toHaveLength(3);
    const next = pool.think(request);
    puppets[3]!.answer();
    expect(await next).toBe(second);
  });

  test('to answer in time is stuck: it is ended, and a miles chooses', async () => {
    const { pool, puppets } = open({ workers: 1, patienceMs: () => 10, graceMs: 20 });
    const order = pool.think(request);
    expect(puppets[0]!.questions[0]!.stopAfterMs).toBe(10);
    await expect.poll(() => puppets.length).toBe(2);
    expect(puppets[0]!.ended).toBe(true);
    expect(puppets[1]!.questions[0]!.level).toBe('miles');
    puppets[1]!.answer();
    expect(await order).toBe(second);
  });

  test.each([
    ['a player that goes wrong', { ok: false, fault: 'Divided by zero.' }],
    ['an order that is not legal', { ok: true, order: 'dance' }],
  ] as const)('%s is not asked again', async (_, answer) => {
    const { pool, puppets, faults } = open({ workers: 1 });
    const order = pool.think(request);
    puppets[0]!.answer(answer);
    await turns();
    expect(puppets[0]!.questions.map(({ level }) => level)).toEqual(['centurio', 'miles']);
    puppets[0]!.answer();
    expect(await order).toBe(second);
    expect(faults).toHaveLength(1);
    const next = pool.think(request);
    expect(puppets[0]!.questions[2]).toMatchObject({ after: 0 }); // it may have received only part
    puppets[0]!.answer();
    await next;
  });
});

test('stopping rejects waiting and running requests', async () => {
  const { pool, puppets, faults } = open({ workers: 1 });
  const both = [pool.think(ofGame(1)), pool.think(ofGame(2))].map((each) =>
    each.catch((error: unknown) => error),
  );
  await pool.stop();
  expect(await Promise.all(both)).toMatchObject([{ code: 'stopping' }, { code: 'stopping' }]);
  await expect(pool.think(request)).rejects.toMatchObject({ code: 'stopping' });
  expect(puppets.map(({ ended, questions }) => [ended, questions.length])).toEqual([[true, 1]]);
  expect(faults).toEqual([]);
});

describe('real processes', () => {
  test('keep playing through the loss of one', { timeout: 60_000 }, async () => {
    const workers: WorkerProcess[] = [];
    const faults: MachineFault[] = [];
    const spawn = (): WorkerProcess => {
      const worker = startWorker();
      workers.push(worker);
      return worker;
    };
    const pool = machinePool({ workers: 2, spawn, onFault: (fault) => faults.push(fault) });
    pools.push(pool);
    const tables = [askingGame(1), askingGame(2), askingGame(3, 'centurio')];
    const play = async (table: (typeof tables)[number], count: number): Promise<void> => {
      for (let i = 0; i < count; i++) table.order(await pool.think(table.request()));
    };
    await Promise.all(tables.map((table) => play(table, 6)));
    await workers[0]!.end();
    await Promise.all(tables.map((table) => play(table, 6)));
    expect(pool.answered).toBe(36);
    expect(workers).toHaveLength(3);
    expect(faults).toHaveLength(1);
    await pool.stop();
  });

  test('end at once, in the middle of a long request', { timeout: 30_000 }, async () => {
    const pool = machinePool({ workers: 1 });
    const table = askingGame(1, 'imperator');
    while (table.request().view.step === 'cards')
      table.order(await pool.think({ ...table.request(), level: 'miles' }));
    const long = pool.think(table.request()).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await pool.stop();
    expect(await long).toMatchObject({ code: 'stopping' });
  });
});
