import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { PersonId } from '@rubicon/protocol';
import { answerOf, pairedRound } from './pairing-thread.ts';
import type { Terms } from './rules/event.ts';
import { foldTournament } from './rules/state.ts';
import { swissRound } from './rules/swiss.ts';

const LONG_MS = 60_000; // longer than a test may take

const running = (code: string): Worker =>
  new Worker(`const { parentPort } = require('node:worker_threads'); ${code}`, { eval: true });

test('a large round is paired in a thread as it is without one', async () => {
  const people = Array.from({ length: 51 }, (_, index) => `person ${index}` as PersonId);
  const terms = { format: 'swiss', rounds: null } as Terms;
  const state = foldTournament(
    [
      { kind: 'made', by: people[0]!, terms, draw: 1 } as const,
      ...people.map((person) => ({ kind: 'joined', person }) as const),
      { kind: 'started', seeds: people } as const,
    ].map((event) => ({ atMs: 0, event })),
  );
  const found = await pairedRound(state);
  expect(found!.pairs).toHaveLength(25);
  expect(found).toEqual(swissRound(state));
});

test('a thread answers and is ended', async () => {
  const worker = running("parentPort.on('message', () => {}); parentPort.postMessage(7)");
  const ended = once(worker, 'exit');
  expect(await answerOf(worker, LONG_MS)).toBe(7);
  await ended;
});

test('an answer counts also from a thread that ends right after it', async () => {
  expect(await answerOf(running('parentPort.postMessage(null)'), LONG_MS)).toBe(null);
});

test.each([
  ['ends', '', LONG_MS, /ended without/],
  ['is ended', 'process.exit(1)', LONG_MS, /ended without/],
  ['fails', "throw new Error('Lost.')", LONG_MS, /Lost/],
  ['does not end', 'for (;;);', 50, /abort/i],
])('a thread that %s without an answer is an error, and is gone', async (_, code, limitMs, error) => {
  const worker = running(code);
  const ended = new Promise((resolve) => void worker.once('exit', resolve));
  await expect(answerOf(worker, limitMs)).rejects.toThrow(error);
  await ended;
});
