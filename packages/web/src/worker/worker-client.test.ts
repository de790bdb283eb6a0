import { expect, test, vi } from 'vitest';
import { Refused } from '../authority/authority.ts';
import { connectWorker, type WorkerPort } from './worker-client.ts';
import { answerCalls } from './worker-server.ts';

interface CounterMethods {
  readonly add: (by: number) => number;
  readonly refuse: () => never;
  readonly crash: () => never;
  readonly count: (to: number, tell: (at: number) => void) => Promise<number>;
  readonly sleep: () => Promise<void>;
}

/** Workers in the same thread, each with its own sum. */
function workers() {
  let started = 0;
  const ended = vi.fn<() => void>();
  const start = (): WorkerPort => {
    started += 1;
    let sum = 0;
    const listeners: ((event: MessageEvent<unknown>) => void)[] = [];
    const methods: CounterMethods = {
      add: (by) => (sum += by),
      refuse: () => {
        throw new Refused('not-legal', 'No.', '2.2', 3);
      },
      crash: () => {
        throw new TypeError('x is not a function');
      },
      count: async (to, tell) => {
        for (let at = 1; at <= to; at += 1) {
          await new Promise((resolve) => setTimeout(resolve, 600));
          tell(at);
        }
        return to;
      },
      sleep: () => new Promise(() => {}),
    };
    const hear = answerCalls(methods, (message) => {
      for (const listen of listeners) listen({ data: structuredClone(message) } as MessageEvent<unknown>);
    });
    return {
      postMessage: (question) => hear(structuredClone(question)),
      addEventListener: (kind: string, listen: (event: MessageEvent<unknown>) => void) => {
        if (kind === 'message') listeners.push(listen);
      },
      terminate: ended,
    };
  };
  return { start, ended, started: () => started };
}

const options = { lostCode: 'machine-lost', survivesErrors: true } as const;

test('a worker is started by the first call and answers each by its number', async () => {
  const { start, started } = workers();
  const { call } = connectWorker<CounterMethods>(start, options);
  expect(started()).toBe(0);
  expect(await Promise.all([call('add', 1), call('add', 2), call('add', 3)])).toEqual([1, 3, 6]);
  expect(started()).toBe(1);
});

test('a refusal arrives with its code, rule and line', async () => {
  const { call } = connectWorker<CounterMethods>(workers().start, options);
  await expect(call('refuse')).rejects.toMatchObject({ code: 'not-legal', rule: '2.2', line: 3 });
});

test('progress goes to its caller, and counts as a sign of life', async () => {
  vi.useFakeTimers();
  const { call } = connectWorker<CounterMethods>(workers().start, { ...options, silenceMs: () => 1000 });
  const told: number[] = [];
  const counting = call('count', 3, (at) => told.push(at));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await counting).toBe(3);
  expect(told).toEqual([1, 2, 3]);
  const sleeping = call('sleep').catch((error: unknown) => (error as Refused).code);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sleeping).toBe('authority-silent');
  vi.useRealTimers();
});

test('once ended, it answers no more; the next call starts another', async () => {
  const { start, ended, started } = workers();
  const { call, end } = connectWorker<CounterMethods>(start, options);
  await call('add', 5);
  const heard = vi.fn<() => void>();
  void call('add', 1).then(heard, heard);
  end();
  expect(ended).toHaveBeenCalledOnce();
  expect(await call('add', 2)).toBe(2);
  expect(heard).not.toHaveBeenCalled();
  expect(started()).toBe(2);
});

test.each([
  [true, 'authority-failed', 7],
  [false, 'machine-lost', 2],
])('after an error, survivesErrors %s: %s', async (survivesErrors, code, sum) => {
  const { call } = connectWorker<CounterMethods>(workers().start, { ...options, survivesErrors });
  await call('add', 5);
  await expect(call('crash')).rejects.toMatchObject({ code, message: 'TypeError: x is not a function' });
  expect(await call('add', 2)).toBe(sum);
});

test('a closed client starts no worker again', async () => {
  const { start, ended, started } = workers();
  const { call, close } = connectWorker<CounterMethods>(start, options);
  await call('add', 1);
  close();
  expect(ended).toHaveBeenCalledOnce();
  void call('add', 1);
  expect(started()).toBe(1);
});
