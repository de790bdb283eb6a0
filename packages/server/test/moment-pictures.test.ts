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
