import { spawn } from 'node:child_process';
import path from 'node:path';
import type { GameId } from '@rubicon/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begun, guest, live, PLAIN, type Client, type Live } from './live-kit.ts';

const BOT = path.join(import.meta.dirname, '../../../examples/bot/bot.ts');

let server: Live;
beforeAll(async () => void (server = await live()));
afterAll(() => server.stop());

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Starts the bot as its README says, as a person. */
async function startBot(person: Client, ...args: string[]): Promise<Ended> {
  return (await spawnBot(person, ...args)).ended;
}

async function spawnBot(
  person: Client,
  ...args: string[]
): Promise<{ end: () => void; ended: Promise<Ended> }> {
  const { token } = await person.done<{ token: string }>('POST', '/me/tokens', { label: 'a bot' });
  const bot = spawn(process.execPath, [BOT, ...args], {
    env: { ...process.env, RUBICON_URL: server.url, RUBICON_TOKEN: token },
  });
  let said = '';
  for (const stream of [bot.stdout, bot.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const { promise, resolve } = Promise.withResolvers<Ended>();
  bot.on('exit', (code) => resolve({ code, said }));
  return { end: () => void bot.kill(), ended: promise };
}

test('two sample bots play a whole game', async () => {
  const [gaia, livia] = [await guest(server.url, 'Gaia'), await guest(server.url, 'Livia')];
  const made = await gaia.done<{ card: { game: GameId }; invitation: string }>('POST', '/games', {
    ...PLAIN,
    opponent: { kind: 'invited' },
    visibility: 'unlisted',
  });
  const { game } = made.card;
  const [one, other] = await Promise.all([startBot(gaia, game), startBot(livia, game, made.invitation)]);
  expect([one.code, other.code]).toEqual([0, 0]);
  expect(one.said).toMatch(/^caesar: over, (?:caesar|pompey|nobody) won \([a-z-]+\)\n$/);
  expect(other.said).toBe(one.said.replace('caesar:', 'pompey:'));
});

test('a restarted bot continues its game', async () => {
  const [gaia, livia] = [await guest(server.url, 'Gaia Nova'), await guest(server.url, 'Livia Nova')];
  const game = await begun(gaia, livia, { visibility: 'private', opponent: { kind: 'invited' } });
  const forever = await spawnBot(gaia);
  expect((await startBot(livia, game)).code).toBe(0);
  forever.end();
  await forever.ended;
});

test('a bot with an invalid token reports it and ends', async () => {
  const bot = spawn(process.execPath, [BOT, 'game0000000000000000'], {
    env: { ...process.env, RUBICON_URL: server.url, RUBICON_TOKEN: 'rub_'.padEnd(40, 'x') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  bot.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  bot.on('exit', resolve);
  expect(await promise).toBe(1);
  expect(said).toContain('bad-token');
});
