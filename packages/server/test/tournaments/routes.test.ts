import { ANSWERS, decode, type NewTournament, type PersonId, type Tournament } from '@rubicon/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '../../src/http/routes.ts';
import { guest, live, nobody, type Client, type Live } from '../live-kit.ts';

const WANTED: NewTournament = {
  name: 'Ludi',
  format: 'swiss',
  edition: '2.0',
  rules: {},
  pace: { kind: 'live', bankMs: 3_600_000, incrementMs: 0 },
  aids: { odds: true, hints: false, intel: true, undo: true },
  seats: 8,
  roundMs: 86_400_000,
};

let server: Live;
let people: Client[];
beforeAll(async () => {
  server = await live();
  people = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dido'].map((name) => guest(server.url, name)));
  for (const person of people) await person.done('PUT', '/me/password', { password: 'a long password' });
});
afterAll(() => server.stop());

test('every route of tournaments answers what is written', async () => {
  const [ann, ben, cleo, dido] = people as [Client, Client, Client, Client];
  const idOf = async (person: Client): Promise<PersonId> =>
    (await person.done<{ person: { id: PersonId } }>('GET', '/me')).person.id;
  const called = new Set<string>();
  let id = '';
  const call = async (by: Client, method: string, path: string, body?: unknown): Promise<Tournament> => {
    const route = ROUTES.find((each) => each.method === method && each.path === path)!;
    called.add(`${method} ${path}`);
    const { status, json, text } = await by.send(method, path.replace(':id', id), body);
    expect([path, status < 300 ? 'ok' : text]).toEqual([path, 'ok']);
    const answer = route.answer === 'File' || route.answer === 'Picture' ? text : json;
    const decoded =
      route.answer === null ? { ok: text === '' } : decode<unknown>(ANSWERS[route.answer], answer);
    expect(decoded).toMatchObject({ ok: true });
    return json as Tournament;
  };
  id = (await call(ann, 'POST', '/tournaments', WANTED)).card.id;
  for (const person of [ann, ben, cleo]) await call(person, 'POST', '/tournaments/:id/join');
  await call(ben, 'POST', '/tournaments/:id/leave');
  await call(ben, 'POST', '/tournaments/:id/join');
  const backMs = Date.now() + 86_400_000;
  await call(ben, 'PUT', '/tournaments/:id/away', { isAway: true, backMs });
  expect((await ann.send('POST', `/tournaments/${id}/start`)).code).toBe('too-few-people');
  await call(ben, 'PUT', '/tournaments/:id/away', { isAway: false });
  await call(ann, 'POST', '/tournaments/:id/start');
  await call(ben, 'PUT', '/tournaments/:id/away', { isAway: true });
  await call(ann, 'POST', '/tournaments/:id/pause');
  await call(ann, 'POST', '/tournaments/:id/resume');
  const { played } = await call(nobody(server.url), 'GET', '/tournaments/:id');
  await call(nobody(server.url), 'GET', '/tournaments/:id/games');
  await call(ann, 'POST', '/tournaments/:id/replace', { seat: 3, in: await idOf(dido) });
  expect(played).toHaveLength(1);
  const again = await call(dido, 'GET', '/tournaments/:id');
  const { game } = again.played[0]!.games[0]!;
  expect(again.mine).toEqual({ isIn: true, isAway: false, backMs: null, isOrganiser: false, rulable: [] });
  await call(ann, 'POST', '/tournaments/:id/rule', { game, winner: null, reason: 'As agreed.' });
  await call(nobody(server.url), 'GET', '/tournaments/:id/file');
  await call(nobody(server.url), 'GET', '/tournaments/:id/picture');
  await call(ann, 'PUT', '/tournaments/:id/channel', { url: 'https://hooks.example/secret', mention: '&12' });
  expect(await call(ann, 'GET', '/tournaments/:id/channel')).toMatchObject({
    giver: { name: expect.any(String) as string },
    mention: '&12',
  });
  await call(ann, 'PUT', '/tournaments/:id/channel', { mention: null });
  expect(await call(ann, 'GET', '/tournaments/:id/channel')).toMatchObject({ mention: null });
  expect((await ben.send('GET', `/tournaments/${id}/channel`)).code).toBe('not-the-organiser');
  expect((await ben.send('PUT', `/tournaments/${id}/channel`, { url: 'https://hooks.example/x' })).code).toBe(
    'not-the-organiser',
  );
  await call(ann, 'DELETE', '/tournaments/:id/channel');
  id = (await call(ann, 'POST', '/tournaments', WANTED)).card.id;
  expect((await call(ann, 'POST', '/tournaments/:id/end')).card.status).toBe('off');
  await call(nobody(server.url), 'GET', '/tournaments');
  const all = ROUTES.filter(({ path }) => path.startsWith('/tournaments'));
  expect(called).toEqual(new Set(all.map(({ method, path }) => `${method} ${path}`)));
});

test('a file of all games costs as much as making something', () => {
  const route = ROUTES.find(({ path }) => path === '/tournaments/:id/file')!;
  expect(route.budget).toBe('create');
});

test.each([
  ['more people than a cup has', { format: 'round-robin', seats: 9 }, 'bad-tournament'],
  ['a start in the past', { startMs: 1 }, 'bad-tournament'],
  ['a start that no calendar knows', { startMs: 9_000_000_000_000_000 }, 'bad-tournament'],
  ['no name', { name: ' ' }, 'bad-request'],
  ['a round of a minute', { roundMs: 60_000 }, 'bad-request'],
] as const)('a tournament with %s is refused', async (_, given, code) => {
  expect((await people[0]!.send('POST', '/tournaments', { ...WANTED, ...given })).code).toBe(code);
});
