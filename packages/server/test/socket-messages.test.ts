import path from 'node:path';
import { decode, ServerMessageSchema, type ServerMessage } from '@rubicon/protocol';
import BetterSqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askBody, begun, dial, guest, live, type Client, type Live } from './live-kit.ts';

const KINDS = ServerMessageSchema.options.map(({ entries }) => entries.kind.literal);

let server: Live;
let gaia: Client;
let livia: Client;
beforeAll(async () => {
  server = await live();
  gaia = await guest(server.url, 'Gaia');
  livia = await guest(server.url, 'Livia');
});
afterAll(() => server.stop());

test('the server sends every kind of message, each valid by its schema', async () => {
  const game = await begun(gaia, livia);
  const heard: ServerMessage[] = [];
  const line = await dial(gaia, (message) => heard.push(message));
  line.say({ kind: 'lobby', on: true });
  line.say({ kind: 'ping', at: 7 });
  line.say({ kind: 'watch', watch: 1, game, after: 0 });
  line.say({ kind: 'watch', watch: 2, game: 'nobody-made-this-game', after: 0 });
  line.say({ kind: 'ask', watch: 1, ...askBody({ kind: 'offer-draw' }) });
  await livia.done('POST', `/games/${game}/chat`, { room: 'players', text: 'Ave' });
  const { person } = await gaia.done<{ person: { id: string } }>('GET', '/me');
  await livia.done('PUT', `/friends/${person.id}`);
  const kinds = () => new Set(heard.map(({ kind }) => kind));
  await beAway(game, () => kinds().has('outage'));
  await expect.poll(() => kinds().size).toBe(KINDS.length - 1);
  await gaia.done('POST', '/logout');
  await line.closed;
  expect([...kinds()].toSorted()).toEqual(KINDS.toSorted());

  const refused = heard.map((message) => decode(ServerMessageSchema, message)).filter(({ ok }) => !ok);
  expect(refused).toEqual([]);
});

/** The database keeps nothing until that is known. */
async function beAway(game: string, isKnown: () => boolean): Promise<void> {
  const file = new BetterSqlite(path.join(server.dir, 'rubicon.sqlite'));
  for (const table of ['games', 'marks'])
    for (const deed of ['insert', 'update'])
      file.exec(
        `create trigger ${deed}_${table} before ${deed} on ${table} begin select raise(abort, 'full'); end`,
      );
  const { code } = await gaia.send('POST', `/games/${game}/asks`, askBody({ kind: 'offer-pause' }));
  expect(code).toBe('not-kept');
  await expect.poll(isKnown).toBe(true);
  for (const table of ['games', 'marks'])
    for (const deed of ['insert', 'update']) file.exec(`drop trigger ${deed}_${table}`);
  file.close();
}
