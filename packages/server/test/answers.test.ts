import { shippedRatings } from '../src/community/puzzles.ts';
import { ANSWERS, decode, type GameId } from '@rubicon/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '../src/http/routes.ts';
import { askBody, begun, entropy, guest, live, PLAIN, type Client, type Live } from './live-kit.ts';

let server: Live;
let gaia: Client;
let running: GameId;
let ended: GameId;
let other: string;
beforeAll(async () => {
  server = await live();
  gaia = await guest(server.url, 'Gaia');
  const livia = await guest(server.url, 'Livia');
  other = (await livia.done<{ person: { id: string } }>('GET', '/me')).person.id;
  running = await begun(gaia, livia, {
    pace: { kind: 'correspondence', bankMs: 86_400_000, incrementMs: 0, vacationDays: 3 },
  });
  ended = await begun(gaia, livia);
  await livia.done('POST', `/games/${ended}/asks`, askBody({ kind: 'resign' }));
});
afterAll(() => server.stop());

const BODIES: Readonly<Record<string, () => unknown>> = {
  'POST /me/tokens': () => ({ label: 'x' }),
  'POST /games': () => PLAIN,
  'POST /play-now': () => {
    const { edition, rules, pace, aids } = PLAIN;
    return { edition, rules, pace, aids, hours: null, press: 'p'.repeat(22) };
  },
  'POST /games/:game/asks': () => askBody({ kind: 'offer-draw' }),
  'POST /me/notices/push': () => ({
    endpoint: 'https://push.example/abc',
    keys: {
      p256dh: Buffer.alloc(65, 4).toString('base64url'),
      auth: Buffer.alloc(16, 1).toString('base64url'),
    },
  }),
  'POST /games/:game/chat': () => ({ room: 'players', text: 'Ave' }),
  'PUT /me/puzzles/:id': () => ({ right: true }),
};
const [PUZZLE] = shippedRatings().keys();
const QUERIES: Readonly<Record<string, string>> = {
  'GET /games/:game/chat': '?room=players',
  'GET /people': '?name=Livia',
};

// These need more than one request; their answers are covered elsewhere
const ELSEWHERE = new Set([
  'POST /guest',
  'POST /login',
  'POST /games/:game/join',
  'POST /games/:game/start',
]);
const IN_TOURNAMENTS = /^(?:POST|PUT|GET) \/tournaments(?:\/|$)/; // tournament-routes.test.ts

test.each(
  ROUTES.filter(
    ({ method, path, answer }) =>
      answer !== null && !ELSEWHERE.has(`${method} ${path}`) && !IN_TOURNAMENTS.test(`${method} ${path}`),
  ).map((route) => [`${route.method} ${route.path}`, route] as const),
)('%s answers what is written', async (name, { method, path, answer }) => {
  const games = /file|rematch/.test(path) ? [ended] : [running, ended];
  const answers = [];
  for (const game of /asks/.test(path) ? [running] : games) {
    const { status, json, text } = await gaia.send(
      method,
      path
        .replace(':game', game)
        .replace(':cursor', '1')
        .replace(':person', other)
        .replace('puzzles/:id', `puzzles/${PUZZLE}`) + (QUERIES[name] ?? ''),
      BODIES[name]?.(),
    );
    answers.push([
      status < 300 ? 'ok' : text,
      decode<unknown>(ANSWERS[answer!], answer === 'File' || answer === 'Picture' ? text : json),
    ]);
  }
  for (const [status, decoded] of answers)
    expect([status, decoded]).toEqual(['ok', { ok: true, value: expect.anything() as unknown }]);
});

test('a waiting game is written as well', async () => {
  const { card } = await gaia.done<{ card: { game: GameId } }>('POST', '/games', PLAIN);
  await gaia.done('POST', `/games/${card.game}/start`, { entropy: entropy() });
  const update = await gaia.done('GET', `/games/${card.game}`);
  expect(decode<unknown>(ANSWERS.Update, update)).toMatchObject({ ok: true });
});
