// Who may do what: every address, and every kind of visitor. `yes` is to be heard, whatever the game says then; anything
// else is the code of the refusal. A private game is not there for others, whatever is written here.
import type { Route } from '../src/http/route.ts';

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

export interface Case {
  readonly route: `${Route['method']} ${string}`;
  readonly query?: string;
  readonly body?: unknown;
  readonly may: Row;
}

const standing = { usual: null, battles: [] };
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
  { route: 'GET /games', may: PERSON },
  {
    route: 'POST /games',
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
  { route: 'GET /openapi.json', may: ANYONE },
];
