import { expect, test } from 'vitest';
import { Refused } from '../authority/authority.ts';
import { Unanswered, connectHttp } from './http.ts';

/** A server that gives the same answer to everything. */
const answering = (answer: () => Response) => connectHttp(() => Promise.resolve(answer()));

const brokenOff = (): Response =>
  new Response(
    new ReadableStream({
      start: (body) => body.error(new TypeError('The network is gone.')),
    }),
  );

const problem = (status: number, code: string, headers = {}): Response =>
  new Response(JSON.stringify({ error: { code, message: 'No.' } }), { status, headers });

const caught = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

test('an answer that breaks off is treated as none, as text or as JSON', async () => {
  const http = answering(brokenOff);
  for (const asked of [http.ask('GET', '/me'), http.text('/games/x/file')])
    expect(await caught(asked)).toBeInstanceOf(Unanswered);
});

test.each([
  ['a refusal is final', problem(409, 'stale-decision'), undefined],
  ['a server error may be temporary', problem(500, 'internal'), 0],
  ['a damaged game is final', problem(500, 'damaged-game'), undefined],
  ['too many requests say when to ask again', problem(429, 'too-often', { 'retry-after': '7' }), 7000],
])('%s', async (_name, response, afterMs) => {
  const error = (await caught(answering(() => response).ask('GET', '/me'))) as Partial<Unanswered>;
  expect(error).toBeInstanceOf(Refused);
  expect(error.afterMs).toBe(afterMs);
});
