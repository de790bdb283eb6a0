import { NO_MACHINES } from '../table.ts';
import { describe, expect, test, vi } from 'vitest';
import { Refused, type Authority } from '../authority.ts';
import { authorityContract } from '../../../test/contract/authority.contract.ts';
import { refusal, type Kit } from '../../../test/kit/authority-kit.ts';
import { counselContract } from '../../../test/contract/advice.contract.ts';
import { localAuthority } from './local-authority.ts';
import { memoryStore } from '../../../test/kit/memory-store.ts';
import { memoryWorld } from '../../../test/kit/memory-world.ts';
import { AUTHORITY_SERVER } from './messages.ts';
import { answerCalls } from '../../worker/worker-server.ts';
import type { WorkerPort } from '../../worker/worker-client.ts';
import { connectAuthority } from './authority-client.ts';

interface FakeWorker extends WorkerPort {
  readonly fail: (kind: 'error' | 'messageerror') => void;
  readonly say: (data: unknown) => void;
  isSilent: boolean; // receives, but no longer answers
  isEnded: boolean;
}

/** A worker in the same thread: messages are cloned as between threads. */
function fakeWorker(authority: Authority): FakeWorker {
  const listeners = new Map<string, ((event: MessageEvent<unknown>) => void)[]>();
  const tell = (kind: string, data?: unknown): void => {
    for (const listen of listeners.get(kind) ?? []) listen({ data } as MessageEvent<unknown>);
  };
  const hear = answerCalls(
    authority,
    (message) => {
      if (!worker.isSilent && !worker.isEnded) tell('message', structuredClone(message));
    },
    AUTHORITY_SERVER,
  );
  const worker: FakeWorker = {
    isSilent: false,
    isEnded: false,
    fail: (kind) => tell(kind),
    say: (data) => tell('message', data),
    postMessage: (question) => hear(structuredClone(question)),
    addEventListener: (kind: string, listen: (event: MessageEvent<unknown>) => void) =>
      void listeners.set(kind, [...(listeners.get(kind) ?? []), listen]),
    terminate: () => void (worker.isEnded = true),
  };
  return worker;
}

interface WorkerKit extends Kit {
  readonly workers: readonly FakeWorker[]; // in the order they were started
}

function open(): WorkerKit {
  const store = memoryStore();
  const world = memoryWorld(store);
  const workers: FakeWorker[] = [];
  const start = (): FakeWorker => {
    const worker = fakeWorker(localAuthority(world));
    workers.push(worker);
    return worker;
  };
  return {
    workers,
    authority: connectAuthority(start),
    again: () => connectAuthority(start),
    truth: async (game) => (await store.read(game))!,
    saved: world.textAt,
  };
}

describe('authority behind messages', () => {
  authorityContract(open);
  counselContract(open);
});

const wanted = {
  edition: '2.0',
  rules: {},
  players: { caesar: 'Ann', pompey: 'Bo' },
  machines: NO_MACHINES,
} as const;

describe('a lost worker', () => {
  test.each(['error', 'messageerror'] as const)(
    'by %s: waiting calls are refused, the next call works',
    async (kind) => {
      const { authority, workers } = open();
      const game = await authority.create(wanted);
      const before = await authority.sit(game, 'caesar');
      workers[0]!.isSilent = true;
      const waiting = [authority.recall(1), authority.ask({ kind: 'offer-draw' })];
      workers[0]!.fail(kind);
      for (const each of waiting) await expect(each).rejects.toMatchObject({ code: 'authority-lost' });
      expect(workers[0]!.isEnded).toBe(true);
      const { number, orders } = before.table.decision!;
      const after = await authority.ask({ kind: 'order', decision: number, order: orders[0]! });
      expect(after.table.seat).toBe('caesar');
      expect(workers).toHaveLength(2);
    },
  );

  test('by silence: waiting calls are refused, and thinking has more time', async () => {
    vi.useFakeTimers();
    const { authority, workers } = open();
    await authority.sit(await authority.create(wanted), 'caesar');
    workers[0]!.isSilent = true;
    const thinking = refusal(authority.hints(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers[0]!.isEnded).toBe(false);
    const recalling = refusal(authority.recall(1));
    await vi.advanceTimersByTimeAsync(60_000);
    for (const each of [thinking, recalling]) expect((await each).code).toBe('authority-silent');
    expect(workers[0]!.isEnded).toBe(true);
    await expect(authority.recall(1)).resolves.toMatchObject({ seat: 'caesar' });
    await vi.advanceTimersByTimeAsync(600_000); // no answer is waited for longer than this
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    vi.useRealTimers();
  });

  test('a seat that was left is not taken again', async () => {
    const { authority, workers } = open();
    await authority.sit(await authority.create(wanted), 'caesar');
    await authority.leave();
    workers[0]!.fail('error');
    await expect(authority.recall(1)).rejects.toMatchObject({ code: 'no-seat' });
  });

  test('a seat whose game is gone is not taken again, and calls still work', async () => {
    const { authority, again, workers } = open();
    const game = await authority.create(wanted);
    await authority.sit(game, 'caesar');
    await again().remove(game);
    workers[0]!.fail('error');
    await expect(authority.recall(1)).rejects.toMatchObject({ code: 'no-seat' });
    await expect(authority.games()).resolves.toEqual([]);
  });

  test('a malformed answer ends the worker', async () => {
    const { authority, workers } = open();
    await authority.games();
    workers[0]!.isSilent = true;
    const waiting = authority.games();
    workers[0]!.say({ id: 'two', ok: true });
    await expect(waiting).rejects.toMatchObject({ code: 'authority-lost' });
  });

  test('messages of a worker that was ended are ignored', async () => {
    const { authority, workers } = open();
    await authority.games();
    workers[0]!.fail('error');
    await authority.games();
    workers[0]!.say('boo');
    workers[0]!.fail('error');
    await expect(authority.games()).resolves.toEqual([]);
    expect(workers).toHaveLength(2);
  });
});

test('calls are answered one at a time, in order', async () => {
  const events: string[] = [];
  const slow = {
    preview: async ([order]: readonly string[]) => {
      events.push(`begin ${order}`);
      await new Promise((resolve) => setTimeout(resolve, order === 'a' ? 20 : 1));
      events.push(`end ${order}`);
      if (order === 'b') throw new Refused('not-asked', 'No.', '2.2', 3);
      return null;
    },
  } as unknown as Authority;
  const authority = connectAuthority(() => fakeWorker(slow));
  const answers = await Promise.allSettled(['a', 'b', 'c'].map((order) => authority.preview([order])));
  expect(events).toEqual(['begin a', 'end a', 'begin b', 'end b', 'begin c', 'end c']);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(authority.preview(['b'])).rejects.toMatchObject({
    code: 'not-asked',
    message: 'No.',
    rule: '2.2',
    line: 3,
  });
});
