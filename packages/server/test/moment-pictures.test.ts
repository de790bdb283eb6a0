// Pictures of moments over the network: what is answered, and with which codes.
import type { GameId, Update } from '@rubicon/protocol';
import { SeededChance } from '@rubicon/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextDeed } from './crash.ts';
import { begun, guest, live, nobody, type Client, type Live } from './live-kit.ts';

let server: Live;
let players: Readonly<Record<'caesar' | 'pompey', Client>>;
let game: GameId;
beforeAll(async () => {
  server = await live();
  players = { caesar: await guest(server.url, 'Gaius'), pompey: await guest(server.url, 'Gnaeus') };
  game = await begun(players.caesar, players.pompey);
  const chance = new SeededChance(7);
  for (let given = 0; given < 30; given++) {
    const deed = await nextDeed(players, game, chance);
    await deed!.by.done('POST', deed!.path, deed!.body);
  }
});
afterAll(() => server.stop());

const picture = async (query: string): Promise<Response> =>
  fetch(`${server.url}/api/2/games/${game}/picture${query}`);
const codeOf = async (query: string): Promise<unknown> =>
  (await nobody(server.url).send('GET', `/games/${game}/picture${query}`)).code;

test('the first moment and the present are different pictures', async () => {
  const { told } = await nobody(server.url).done<Update>('GET', `/games/${game}`);
  const answers = await Promise.all([picture(''), picture('?told=0'), picture(`?told=${told.length - 1}`)]);
  expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(
    answers.map(() => [200, 'image/png']),
  );
  const [now, first, last] = answers.map(({ headers }) => headers.get('etag'));
  expect(first).not.toBe(now);
  expect(last).toBe(now);
  expect(await codeOf(`?told=${told.length}`)).toBe('no-moment');
});

test('what is no moment is refused, and entries of a running game all alike', async () => {
  expect(await Promise.all(['?at=0', '?at=5', '?at=9999999'].map(codeOf))).toEqual(
    Array.from({ length: 3 }, () => 'no-moment'),
  );
  const bad = ['?told=-1', '?told=1.5', '?told=x', '?at=10000000', '?told=1&told=2', '?moment=3'];
  expect(await Promise.all(bad.map(codeOf))).toEqual(bad.map(() => 'bad-request'));
});

/** Every moment that there is and one more, as anybody gets them: codes, headers and bodies. */
async function allMoments(): Promise<string[]> {
  const { told } = await nobody(server.url).done<Update>('GET', `/games/${game}`);
  const answers: string[] = [];
  for (let at = 0; at <= told.length; at++) {
    const answer = await picture(`?told=${at}`);
    const headers = [...answer.headers].filter(([name]) => name !== 'date' && !name.startsWith('x-request'));
    const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
    answers.push(JSON.stringify([answer.status, headers, body]));
  }
  return answers;
}

test('no byte of any answer tells of an order that can be undone, or of a plan', async () => {
  const chance = new SeededChance(11);
  const spectator = async () => (await nobody(server.url).done<Update>('GET', `/games/${game}`)).table;
  for (let pending = 0; pending < 2;) {
    const deed = (await nextDeed(players, game, chance))!;
    const { cursor: known, view: seen } = await spectator();
    const before = await allMoments();
    await deed.by.done('POST', deed.path, deed.body);
    const isPending = ['move', 'levy'].includes(seen!.step) && (await spectator()).cursor === known;
    if (!isPending) continue;
    pending += 1;
    expect(await allMoments()).toEqual(before);
  }
  const before = await allMoments();
  const waiting = await Promise.all(
    Object.values(players).map(async (by) => ({
      by,
      ...(await by.done<Update>('GET', `/games/${game}`)).table,
    })),
  );
  const { by, cursor, view } = waiting.find(({ decision }) => decision?.required !== true)!;
  const branches = [{ card: null, command: { if: [], orders: ['done'] } }];
  const plan = { year: view!.year, turn: view!.turn, branches };
  await by.done('PUT', `/games/${game}/plan`, { cursor, plan });
  expect(await allMoments()).toEqual(before);
});
