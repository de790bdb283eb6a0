// The permission table: every route, for every kind of visitor. `yes` means the request is let in, whatever the game
// answers; anything else is the code of the refusal. A private game does not exist for others, whatever is written
// here.
import type { Route } from '../src/http/route.ts';
import { USUAL } from '../src/notices/preferences.ts';

export const VISITORS = ['nobody', 'outsider', 'program', 'player', 'playing program'] as const;
export type Visitor = (typeof VISITORS)[number];

type Row = Readonly<Record<Visitor, string>>;

const row = (nobody: string, outsider: string, program: string, player: string, playing: string): Row => ({
  nobody,
  outsider,
  program,
  player,
  'playing program': playing,
});

const ANYONE = row('yes', 'yes', 'yes', 'yes', 'yes');
const PERSON = row('not-signed-in', 'yes', 'yes', 'yes', 'yes');
const SESSION = row('not-signed-in', 'yes', 'session-needed', 'yes', 'session-needed');
const PLAYER = row('not-signed-in', 'not-a-player', 'not-a-player', 'yes', 'yes');

const PLAYER_IN_SESSION = row('not-signed-in', 'not-a-player', 'session-needed', 'yes', 'session-needed');

const all = (answer: string): Row => row(answer, answer, answer, answer, answer);
const NO_PERSON = all('no-person');
const BAD_LINK = all('bad-link');
const NO_TOURNAMENT = all('no-tournament');
const IN_NO_SESSION = row(
  'not-signed-in',
  'no-tournament',
  'session-needed',
  'no-tournament',
  'session-needed',
);
const IN_NO_TOURNAMENT: Row = { ...NO_TOURNAMENT, nobody: 'not-signed-in' };
const token = 'x'.repeat(43);

export interface Case {
  readonly route: `${Route['method']} ${string}`;
  readonly query?: string;
  readonly body?: unknown;
  readonly may: Row;
}

const standing = { usual: null, battles: [] };
const plan = {
  cursor: 1,
  plan: { year: 705, turn: 2, branches: [{ card: null, command: { if: [], orders: ['done'] } }] },
};
const entropy = '0'.repeat(64);
const id = 'an-ask-of-a-visitor';

export const CASES: readonly Case[] = [
  { route: 'GET /me', may: ANYONE },
  {
    route: 'POST /guest',
    body: { name: '' },
    may: row('bad-request', 'bad-request', 'bad-request', 'bad-request', 'bad-request'),
  },
  {
    route: 'POST /login',
    body: { name: 'Nemo', password: 'password' },
    may: row('login-failed', 'login-failed', 'login-failed', 'login-failed', 'login-failed'),
  },
  { route: 'POST /logout', may: SESSION },
  {
    route: 'PUT /me/password',
    body: { password: 'a long password', current: 'a member’s password' },
    may: SESSION,
  },
  { route: 'PUT /me/language', body: { language: 'sv' }, may: SESSION },
  { route: 'GET /me/export', may: SESSION },
  { route: 'POST /me/removal', body: { name: 'Somebody Else' }, may: SESSION },
  { route: 'GET /me/sessions', may: SESSION },
  { route: 'DELETE /me/sessions', may: SESSION },
  {
    route: 'DELETE /me/sessions/:id',
    may: row('not-signed-in', 'no-such-session', 'session-needed', 'no-such-session', 'session-needed'),
  },
  { route: 'GET /me/tokens', may: SESSION },
  { route: 'POST /me/tokens', body: { label: 'x' }, may: SESSION },
  { route: 'GET /me/habit', may: PERSON },
  { route: 'PUT /me/habit', body: standing, may: PERSON },
  { route: 'DELETE /me/habit', may: PERSON },
  { route: 'GET /lobby', may: ANYONE },
  { route: 'GET /watch', may: ANYONE },
  { route: 'GET /games', may: PERSON },
  {
    route: 'POST /games',
    body: { edition: '9' },
    may: row('not-signed-in', 'bad-request', 'bad-request', 'bad-request', 'bad-request'),
  },
  {
    route: 'POST /play-now',
    body: { edition: '9' },
    may: row('not-signed-in', 'bad-request', 'bad-request', 'bad-request', 'bad-request'),
  },
  { route: 'GET /next', may: PERSON },
  { route: 'GET /games/:game', may: ANYONE },
  { route: 'GET /games/:game', query: '?as=spectator', may: ANYONE },
  {
    route: 'GET /games/:game',
    query: '?as=caesar',
    may: row('not-your-side', 'not-your-side', 'not-your-side', 'yes', 'not-your-side'),
  },
  {
    route: 'GET /games/:game',
    query: '?as=pompey',
    may: row('not-your-side', 'not-your-side', 'not-your-side', 'not-your-side', 'yes'),
  },
  {
    route: 'GET /games/:game',
    query: '?as=pompey&wait=1',
    may: row('not-your-side', 'not-your-side', 'not-your-side', 'not-your-side', 'yes'),
  },
  { route: 'GET /games/:game/at/:cursor', may: ANYONE },
  {
    route: 'GET /games/:game/at/:cursor',
    query: '?as=pompey',
    may: row('not-your-side', 'not-your-side', 'not-your-side', 'not-your-side', 'yes'),
  },
  { route: 'GET /games/:game/picture', may: ANYONE },
  { route: 'GET /picture', may: ANYONE },
  { route: 'GET /people/:person/picture', may: NO_PERSON },
  { route: 'GET /tournaments/:id/picture', may: NO_TOURNAMENT },
  { route: 'GET /tournaments/:id/channel', may: IN_NO_SESSION },
  { route: 'PUT /tournaments/:id/channel', body: { url: 'https://example.com/x' }, may: IN_NO_SESSION },
  { route: 'DELETE /tournaments/:id/channel', may: IN_NO_SESSION },
  { route: 'GET /games/:game/channel', may: PLAYER_IN_SESSION },
  { route: 'PUT /games/:game/channel', body: { mention: null }, may: PLAYER_IN_SESSION },
  { route: 'DELETE /games/:game/channel', may: PLAYER_IN_SESSION },
  { route: 'PUT /games/:game/seen', body: { cursor: 1 }, may: PLAYER },
  { route: 'POST /games/:game/join', body: {}, may: PERSON },
  { route: 'POST /games/:game/leave', may: PLAYER },
  { route: 'POST /games/:game/turn-away', may: PLAYER },
  { route: 'POST /games/:game/start', body: { entropy }, may: PLAYER },
  { route: 'POST /games/:game/asks', body: { id, ask: { kind: 'offer-draw' } }, may: PLAYER },
  {
    route: 'POST /games/:game/asks',
    body: { id, ask: { kind: 'resign' }, as: 'pompey' },
    may: { ...PLAYER, player: 'not-your-side' },
  },
  { route: 'POST /games/:game/rematch', may: PLAYER },
  { route: 'GET /games/:game/file', may: ANYONE },
  {
    route: 'GET /games/:game/chat',
    query: '?room=players',
    may: row('no-such-room', 'no-such-room', 'no-such-room', 'yes', 'yes'),
  },
  {
    route: 'GET /games/:game/chat',
    query: '?room=spectators',
    may: row('yes', 'yes', 'yes', 'no-such-room', 'no-such-room'),
  },
  {
    route: 'POST /games/:game/chat',
    body: { room: 'players', text: 'Ave' },
    may: row('not-signed-in', 'no-such-room', 'no-such-room', 'yes', 'yes'),
  },
  {
    route: 'POST /games/:game/chat',
    body: { room: 'spectators', text: 'Ave' },
    may: row('not-signed-in', 'yes', 'yes', 'no-such-room', 'no-such-room'),
  },
  { route: 'GET /games/:game/notes', may: PERSON },
  { route: 'PUT /games/:game/notes', body: { text: 'x' }, may: PERSON },
  { route: 'GET /games/:game/standing', may: PLAYER },
  { route: 'PUT /games/:game/standing', body: standing, may: PLAYER },
  {
    route: 'PUT /games/:game/standing',
    query: '?as=pompey',
    body: standing,
    may: { ...PLAYER, player: 'not-your-side' },
  },
  { route: 'DELETE /games/:game/standing', may: PLAYER },
  { route: 'GET /games/:game/plan', may: PLAYER },
  { route: 'PUT /games/:game/plan', body: plan, may: PLAYER },
  { route: 'DELETE /games/:game/plan', may: PLAYER },
  { route: 'GET /people', query: '?name=Nemo', may: PERSON },
  { route: 'GET /people/:person', may: NO_PERSON },
  { route: 'GET /ratings', may: ANYONE },
  { route: 'GET /balance', may: ANYONE },
  { route: 'GET /friends', may: PERSON },
  ...(['friends', 'blocked', 'muted'] as const).flatMap((word): Case[] => [
    { route: `PUT /${word}/:person`, may: { ...NO_PERSON, nobody: 'not-signed-in' } },
    { route: `DELETE /${word}/:person`, may: { ...NO_PERSON, nobody: 'not-signed-in' } },
  ]),
  { route: 'GET /puzzles/ratings', may: ANYONE },
  { route: 'GET /me/puzzles', may: PERSON },
  {
    route: 'PUT /me/puzzles/:id',
    body: { right: true },
    may: { ...all('no-puzzle'), nobody: 'not-signed-in' },
  },
  { route: 'PUT /me/presence', body: { shown: true }, may: SESSION },
  {
    route: 'POST /reports',
    body: { person: 'nobody-is-called-that', reason: 'other', text: '' },
    may: { ...NO_PERSON, nobody: 'not-signed-in' },
  },
  { route: 'GET /privacy', may: ANYONE },
  { route: 'GET /me/notices', may: SESSION },
  { route: 'PUT /me/notices', body: USUAL, may: SESSION },
  {
    route: 'POST /me/notices/push',
    body: { endpoint: 'http://127.0.0.1/', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } },
    may: row('not-signed-in', 'bad-device', 'session-needed', 'bad-device', 'session-needed'),
  },
  {
    route: 'DELETE /me/notices/push/:id',
    may: row('not-signed-in', 'no-such-device', 'session-needed', 'no-such-device', 'session-needed'),
  },
  { route: 'PUT /me/notices/mail', body: { address: 'nemo@example.com' }, may: SESSION },
  { route: 'DELETE /me/notices/mail', may: SESSION },
  {
    route: 'PUT /me/notices/webhook',
    body: { url: 'https://127.0.0.1/' },
    may: row('not-signed-in', 'bad-webhook', 'session-needed', 'bad-webhook', 'session-needed'),
  },
  { route: 'DELETE /me/notices/webhook', may: SESSION },
  { route: 'POST /me/notices/test', body: { channel: 'push' }, may: SESSION },
  { route: 'POST /mail-verification', body: { token }, may: BAD_LINK },
  { route: 'POST /unsubscribe', query: `?token=${token}`, may: BAD_LINK },
  { route: 'POST /password-reset', body: { who: 'Nemo' }, may: ANYONE },
  { route: 'PUT /password-reset', body: { token, password: 'a long password' }, may: BAD_LINK },
  { route: 'GET /tournaments', may: ANYONE },
  {
    route: 'POST /tournaments',
    body: { name: 'x' },
    may: row('not-signed-in', 'bad-request', 'bad-request', 'bad-request', 'bad-request'),
  },
  { route: 'GET /tournaments/:id', may: NO_TOURNAMENT },
  { route: 'GET /tournaments/:id/file', may: NO_TOURNAMENT },
  { route: 'GET /tournaments/:id/games', may: NO_TOURNAMENT },
  ...(['join', 'leave', 'start', 'pause', 'resume', 'end'] as const).map((word): Case => ({
    route: `POST /tournaments/:id/${word}`,
    may: IN_NO_TOURNAMENT,
  })),
  { route: 'PUT /tournaments/:id/away', body: { isAway: true }, may: IN_NO_TOURNAMENT },
  {
    route: 'POST /tournaments/:id/replace',
    body: { seat: 1, in: 'nobody-is-called-that' },
    may: IN_NO_TOURNAMENT,
  },
  {
    route: 'POST /tournaments/:id/rule',
    body: { game: 'nothing-is-called-that', winner: null, reason: 'x' },
    may: IN_NO_TOURNAMENT,
  },
  { route: 'GET /openapi.json', may: ANYONE },
];
