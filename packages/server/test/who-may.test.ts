import { createHash } from 'node:crypto';
import type { GameId, Update, Visibility } from '@rubicon/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../src/data/open-store.ts';
import type { Store } from '../src/data/contract/store.ts';
import { ROUTES } from '../src/http/routes.ts';
import { begun, client, guest, live, nobody, withToken, type Client, type Live } from './live-kit.ts';
import { CASES, VISITORS, type Case, type Visitor } from './who-may.ts';

let server: Live;
let store: Store;
beforeAll(async () => {
  server = await live();
  store = await openStore({ dataDir: server.dir, databaseUrl: null, shared: true });
});
afterAll(async () => {
  await store.close();
  await server.stop();
});

let people = 0;
const newcomer = (): Promise<Client> => guest(server.url, `Visitor ${++people}`);

/** Some kinds of visitors must be treated alike, so there are several of each. */
async function everybody(): Promise<Record<Visitor, Client[]>> {
  const [player, pompey, rival, member] = await Promise.all([newcomer(), newcomer(), newcomer(), newcomer()]);
  await member.done('PUT', '/me/password', { password: 'a member’s password' });
  const otherRival = await newcomer();
  await begun(rival, otherRival);
  const forged = client(server.url, { origin: server.url, cookie: `rubicon=${'x'.repeat(43)}` });
  return {
    nobody: [nobody(server.url), await banned(), await expired(), forged],
    outsider: [await newcomer(), member, rival],
    program: [await withToken(await newcomer()), await withToken(otherRival)],
    player: [player],
    'playing program': [await withToken(pompey)],
  };
}

const hashOf = ({ credentials }: Client): string =>
  createHash('sha256').update(credentials['cookie']!.split('=')[1]!).digest('base64url');

async function banned(): Promise<Client> {
  const person = await newcomer();
  const { person: id } = (await store.people.session(hashOf(person)))!;
  await store.people.change(id, { bannedMs: Date.now() });
  return person;
}

async function expired(): Promise<Client> {
  const person = await newcomer();
  await store.people.touchSession(hashOf(person), 0);
  return person;
}

/** The outcome of a request: `yes` if it was let in. */
async function answerTo(person: Client, { route, query = '', body }: Case, game: GameId): Promise<string> {
  const [method, path] = route.split(' ') as [string, string];
  const address = path
    .replace(':game', game)
    .replace(':id', 'nothing')
    .replace(':cursor', '1')
    .replace(':person', 'nobody-is-called-that');
  const { status, code } = await person.send(method, address + query, body);
  if (status >= 500) throw new Error(`${route}: ${status} ${code}`);
  return status < 300 || status === 409 || code === 'wrong-password' ? 'yes' : code!;
}

function expected({ route, may }: Case, visitor: Visitor, visibility: Visibility): string {
  const isHidden = visibility === 'private' && route.includes(':game');
  const isOutside = visitor === 'nobody' || visitor === 'outsider' || visitor === 'program';
  const isLetIn = may[visitor] !== 'not-signed-in' && may[visitor] !== 'session-needed';
  return isHidden && isOutside && isLetIn ? 'no-game' : may[visitor];
}

test('every route is in the table', () => {
  const known = new Set(CASES.map(({ route }) => route));
  expect(known).toEqual(new Set(ROUTES.map(({ method, path }) => `${method} ${path}`)));
});

const aboutGames = CASES.filter(({ route }) => route.includes(':game'));
const aboutPeople = CASES.filter((each) => !aboutGames.includes(each));

async function expectAll(
  each: Case,
  visitors: Record<Visitor, Client[]>,
  game: GameId,
  visibility: Visibility,
): Promise<void> {
  for (const visitor of VISITORS) {
    const answers = [];
    for (const person of visitors[visitor]) answers.push(await answerTo(person, each, game));
    const wanted = expected(each, visitor, visibility);
    expect([visitor, ...answers]).toEqual([visitor, ...visitors[visitor].map(() => wanted)]);
  }
}

test.each(aboutPeople)('$route', async (each) => {
  await expectAll(each, await everybody(), 'none' as GameId, 'public');
});

describe.each(['public', 'unlisted', 'private'] as const)('in a game that is %s', (visibility) => {
  const opponent = { kind: visibility === 'private' ? 'invited' : 'open' } as const;
  let visitors: Record<Visitor, Client[]>;
  let game: GameId;
  beforeAll(async () => void (visitors = await everybody()));
  beforeEach(async () => {
    const { player, 'playing program': program } = visitors;
    game = await begun(player[0]!, program[0]!, { visibility, opponent });
  });

  test.each(aboutGames)('$route $query', (each) => expectAll(each, visitors, game, visibility));

  test('all test people have the seats they should', async () => {
    const seatOf = async (person: Client): Promise<unknown> =>
      ((await person.send('GET', `/games/${game}`)).json as Partial<Update>).table?.seat;
    const others = visibility === 'private' ? undefined : 'spectator';
    for (const person of [...visitors.nobody, ...visitors.outsider, ...visitors.program])
      expect(await seatOf(person)).toBe(others);
    expect(await seatOf(visitors.player[0]!)).toBe('caesar');
    expect(await seatOf(visitors['playing program'][0]!)).toBe('pompey');
  });
});

test('the token of a banned person is invalid', async () => {
  const person = await newcomer();
  const program = await withToken(person);
  const { person: id } = (await store.people.session(hashOf(person)))!;
  await store.people.change(id, { bannedMs: Date.now() });
  // A session is cached for ten seconds; a token that was never used is not
  expect(await program.send('GET', '/games')).toMatchObject({ status: 401, code: 'bad-token' });
});
