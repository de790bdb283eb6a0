import type { Friends, GameId, PersonId, Profile, ServerMessage } from '@rubicon/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../src/data/open-store.ts';
import type { Store } from '../src/data/contract/store.ts';
import {
  askBody,
  begun,
  client,
  dial,
  guest,
  live,
  nobody,
  PLAIN,
  type Client,
  type Live,
} from './live-kit.ts';
import { mailbox, type Letter, type Mailbox } from './receivers.ts';

let box: Mailbox;
let server: Live;
let store: Store;
beforeAll(async () => {
  box = await mailbox();
  server = await live({
    SMTP_URL: box.url,
    MAIL_FROM: 'Rubicon <rubicon@home.example>',
    PUBLIC_URL: 'http://home.example',
    CONTACT: 'Gaia',
  });
  store = await openStore({ dataDir: server.dir, databaseUrl: null, shared: true });
});
afterAll(async () => {
  await store.close();
  await server.stop();
  await box.stop();
});

interface Somebody extends Client {
  readonly id: PersonId;
  readonly name: string;
}

let count = 0;
async function somebody(name: string): Promise<Somebody> {
  const unique = `${name} ${['Prima', 'Secunda', 'Tertia', 'Quarta', 'Quinta', 'Sexta', 'Septima'][count % 7]} ${String.fromCharCode(65 + (count++ % 26))}`;
  const person = await guest(server.url, unique);
  const me = await person.done<{ person: { id: PersonId } }>('GET', '/me');
  return { ...person, id: me.person.id, name: unique };
}

let ann: Somebody;
let ben: Somebody;
beforeEach(async () => {
  [ann, ben] = [await somebody('Ann'), await somebody('Ben')];
  box.letters.length = 0;
});

const friends = (of: Client) => of.done<Friends>('GET', '/friends');
const relation = async (of: Client, to: Somebody) =>
  (await of.done<Profile>('GET', `/people/${to.id}`)).relation;

async function befriend(one: Somebody, other: Somebody): Promise<void> {
  await one.done('PUT', `/friends/${other.id}`);
  await other.done('PUT', `/friends/${one.id}`);
}

describe('friends', () => {
  test('send a request, accept it, and end it', async () => {
    await ann.done('PUT', `/friends/${ben.id}`);
    expect([await relation(ann, ben), await relation(ben, ann)]).toEqual(['asked', 'asking']);
    expect((await friends(ben)).asking).toMatchObject([
      { person: { id: ann.id, name: ann.name, isGuest: true } },
    ]);
    await ben.done('PUT', `/friends/${ann.id}`);
    expect(await relation(ann, ben)).toBe('friend');
    expect(await friends(ann)).toMatchObject({
      friends: [{ person: { id: ben.id } }],
      asked: [],
      asking: [],
    });
    await ann.done('DELETE', `/friends/${ben.id}`);
    expect([await relation(ann, ben), await relation(ben, ann)]).toEqual(['none', 'none']);
  });

  test('are found by name; oneself and unknown people cannot be befriended', async () => {
    const found = await ann.done('GET', `/people?name=${encodeURIComponent(ben.name.toUpperCase())}`);
    expect(found).toEqual({ person: { id: ben.id, name: ben.name, isGuest: true } });
    expect(await ann.done('GET', '/people?name=Nemo')).toEqual({ person: null });
    expect((await ann.send('PUT', `/friends/${ann.id}`)).code).toBe('oneself');
    expect((await ann.send('PUT', '/friends/nobody-is-called-that')).code).toBe('no-person');
  });

  test('see each other come and go, unless one does not share it; strangers do not', async () => {
    const eve = await somebody('Eve');
    await befriend(ann, ben);
    const isOnline = async (of: Client, to: Somebody) =>
      (await of.done<Profile>('GET', `/people/${to.id}`)).isOnline;
    const line = await dial(ann);
    const news = () =>
      line.heard.filter(
        (message): message is Extract<ServerMessage, { kind: 'friends' }> => message.kind === 'friends',
      );
    expect(await isOnline(ann, ben)).toBe(false);
    const other = await dial(ben);
    await expect.poll(() => news().at(-1)).toEqual({ kind: 'friends', online: [ben.id], asking: 0 });
    expect([await isOnline(ann, ben), await isOnline(eve, ben)]).toEqual([true, null]);
    await ben.done('PUT', '/me/presence', { shown: false });
    await expect.poll(() => news().at(-1)?.online).toEqual([]);
    expect(await isOnline(ann, ben)).toBe(null);
    expect((await friends(ben)).showsPresence).toBe(false);
    await ben.done('PUT', '/me/presence', { shown: true });
    await expect.poll(() => news().at(-1)?.online).toEqual([ben.id]);
    other.cut();
    await expect.poll(() => news().at(-1)?.online).toEqual([]);
    await eve.done('PUT', `/friends/${ann.id}`);
    await expect.poll(() => news().at(-1)?.asking).toBe(1);
    line.cut();
  });

  test('can be challenged, and others cannot', async () => {
    const wanted = { ...PLAIN, visibility: 'private', opponent: { kind: 'person', person: ben.id } };
    expect((await ann.send('POST', '/games', wanted)).code).toBe('not-a-friend');
    await befriend(ann, ben);
    const { card } = await ann.done<{ card: { game: GameId } }>('POST', '/games', wanted);
    const mine = await ben.done<{ games: { game: GameId }[] }>('GET', '/games');
    expect(mine.games.map(({ game }) => game)).toEqual([card.game]);
    await ben.done('POST', `/games/${card.game}/leave`);
    const { table } = await ann.done<{ table: { card: { status: string } } }>('GET', `/games/${card.game}`);
    expect(table.card.status).toBe('aborted');
  });
});

describe('someone who is blocked', () => {
  test('cannot join, cannot send requests, is not heard, and is not told', async () => {
    await befriend(ann, ben);
    const game = await begun(ann, ben);
    await ann.done('PUT', `/blocked/${ben.id}`);
    expect([await relation(ann, ben), await relation(ben, ann)]).toEqual(['blocked', 'none']);
    expect((await friends(ann)).blocked).toMatchObject([{ person: { id: ben.id } }]);
    const { card } = await ann.done<{ card: { game: GameId } }>('POST', '/games', PLAIN);
    expect((await ben.send('POST', `/games/${card.game}/join`, {})).code).toBe('not-welcome');
    await ben.done('PUT', `/friends/${ann.id}`);
    expect((await friends(ann)).asking).toEqual([]);
    expect((await ann.send('PUT', `/friends/${ben.id}`)).code).toBe('blocked');

    const line = await dial(ann);
    line.say({ kind: 'watch', watch: 1, game, after: 0 });
    await expect.poll(() => line.heard.some(({ kind }) => kind === 'update')).toBe(true);
    await ben.done('POST', `/games/${game}/chat`, { room: 'players', text: 'Nasty' });
    await ann.done('POST', `/games/${game}/chat`, { room: 'players', text: 'Silence' });
    await expect.poll(() => line.heard.filter(({ kind }) => kind === 'chat').length).toBe(1);
    expect(JSON.stringify(line.heard)).not.toContain('Nasty');
    line.cut();
    const chat = `/games/${game}/chat?room=players`;
    const texts = async (of: Client) =>
      (await of.done<{ lines: { text: string }[] }>('GET', chat)).lines.map(({ text }) => text);
    expect([await texts(ann), await texts(ben)]).toEqual([['Silence'], ['Nasty', 'Silence']]);

    await ben.done('POST', `/games/${game}/asks`, askBody({ kind: 'resign' }));
    expect((await ben.send('POST', `/games/${game}/rematch`)).code).toBe('not-welcome');
    await ann.done('DELETE', `/blocked/${ben.id}`);
    expect(await texts(ann)).toEqual(['Nasty', 'Silence']);
    expect((await ben.send('POST', `/games/${card.game}/join`, {})).status).toBe(200);
  });

  test('muting only hides chat', async () => {
    const game = await begun(ann, ben);
    await ann.done('PUT', `/muted/${ben.id}`);
    await ben.done('POST', `/games/${game}/chat`, { room: 'players', text: 'Bla' });
    expect(await ann.done('GET', `/games/${game}/chat?room=players`)).toEqual({ lines: [] });
    expect(await ann.done<Profile>('GET', `/people/${ben.id}`)).toMatchObject({
      isMuted: true,
      relation: 'none',
    });
    const { card } = await ann.done<{ card: { game: GameId } }>('POST', '/games', PLAIN);
    await ben.done('POST', `/games/${card.game}/join`, {});
  });

  test('someone the admin mutes cannot chat until it is over', async () => {
    const game = await begun(ann, ben);
    await store.community.silence(ben.id, Date.now() + 60_000);
    const say = () => ben.send('POST', `/games/${game}/chat`, { room: 'players', text: 'Ave' });
    expect((await say()).code).toBe('silenced');
    await store.community.silence(ben.id, Date.now() - 1);
    expect((await say()).status).toBe(201);
  });
});

describe('reports', () => {
  test('store the lines before, as far as the reporter could read them', async () => {
    const game = await begun(ann, ben);
    for (let line = 1; line <= 33; line++)
      await ben.done('POST', `/games/${game}/chat`, { room: 'players', text: `line ${line}` });
    const line = { game, room: 'players', number: 32 };
    const report = { person: ben.id, reason: 'abuse', text: 'He said line 32.', line };
    await ann.done('POST', '/reports', report);
    const [kept] = (await store.community.reportsBy(ann.id)).slice(-1);
    expect(kept).toMatchObject({
      about: ben.id,
      reason: 'abuse',
      text: 'He said line 32.',
      resolvedMs: null,
    });
    const { lines } = JSON.parse(kept!.context) as { lines: { number: number }[] };
    expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 31 }, (_, index) => index + 3));
    const eve = await somebody('Eve');
    expect((await eve.send('POST', '/reports', report)).code).toBe('no-such-room');
    expect((await ann.send('POST', '/reports', { ...report, line: { ...line, number: 99 } })).code).toBe(
      'no-such-line',
    );
    expect((await ann.send('POST', '/reports', { ...report, person: eve.id })).code).toBe('no-such-line');
    expect((await ann.send('POST', '/reports', { ...report, person: ann.id })).code).toBe('oneself');
  });
});

const linkIn = (letter: Letter | undefined, word: string): string =>
  new RegExp(`http://home\\.example/#${word}=([\\w.-]+)`).exec(letter?.text ?? '')?.[1] ?? '';

async function lastLetter(to: string): Promise<Letter> {
  await expect.poll(() => box.letters.some((letter) => letter.to === to)).toBe(true);
  return box.letters.splice(0).findLast((letter) => letter.to === to)!;
}

describe('mail', () => {
  test('an address is used for nothing before its link was followed', async () => {
    await ann.done('PUT', '/me/notices/mail', { address: 'Ann@mail.example' });
    const mail = async () => (await ann.done<{ mail: unknown }>('GET', '/me/notices')).mail;
    expect(await mail()).toEqual({ isAvailable: true, address: 'Ann@mail.example', isVerified: false });
    expect((await ann.send('POST', '/me/notices/test', { channel: 'mail' })).code).toBe('not-delivered');
    const token = linkIn(await lastLetter('Ann@mail.example'), 'verify');
    const open = nobody(server.url);
    await open.done('POST', '/mail-verification', { token });
    expect(await mail()).toMatchObject({ isVerified: true });
    expect((await open.send('POST', '/mail-verification', { token })).code).toBe('bad-link');
    await ann.done('POST', '/me/notices/test', { channel: 'mail' });
    expect((await lastLetter('Ann@mail.example')).headers.get('subject')).toBe('Test notification');
    await ann.done('DELETE', '/me/notices/mail');
    expect(await mail()).toMatchObject({ address: null, isVerified: false });
  });

  test('the link of an older address is no longer valid', async () => {
    await ann.done('PUT', '/me/notices/mail', { address: 'old@mail.example' });
    const old = linkIn(await lastLetter('old@mail.example'), 'verify');
    await ann.done('PUT', '/me/notices/mail', { address: 'new@mail.example' });
    expect((await ann.send('POST', '/mail-verification', { token: old })).code).toBe('bad-link');
  });

  test('no one can be flooded with mails', async () => {
    for (let each = 0; each < 6; each++) {
      const person = await somebody('Mob');
      await person.done('PUT', '/me/notices/mail', { address: 'victim@mail.example' });
    }
    await new Promise((resolve) => void setTimeout(resolve, 300));
    expect(box.letters.filter(({ to }) => to === 'victim@mail.example')).toHaveLength(3);
  });

  test('mail programs unsubscribe with a form of their own', async () => {
    await ann.done('PUT', '/me/notices/mail', { address: 'end@mail.example' });
    await ann.done('POST', '/mail-verification', {
      token: linkIn(await lastLetter('end@mail.example'), 'verify'),
    });
    await ann.done('POST', '/me/notices/test', { channel: 'mail' });
    const { headers } = await lastLetter('end@mail.example');
    const path = /<http:\/\/home\.example(\/api\/2\/unsubscribe\?token=[^>]+)>/.exec(
      headers.get('list-unsubscribe')!,
    )![1]!;
    const post = (address: string) =>
      fetch(server.url + address, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
    expect((await post(path)).status).toBe(204);
    expect((await post(path.replace('/api/2/', '/api/1/'))).status).toBe(204); // in an older email
    const { switches } = await ann.done<{ switches: { turn: object } }>('GET', '/me/notices');
    expect(switches.turn).toEqual({ push: true, mail: false, webhook: true });
    expect((await fetch(server.url + path)).status).toBe(404); // a GET changes nothing
    expect((await post('/api/2/guest')).status).toBe(415);
  });
});

describe('a forgotten password', () => {
  async function member(): Promise<{ person: Somebody; address: string }> {
    const person = await somebody('Caia');
    const address = `${person.id}@mail.example`;
    await person.done('PUT', '/me/password', { password: 'the old password' });
    expect((await person.send('PUT', '/me/notices/mail', { address })).code).toBe('wrong-password');
    await person.done('PUT', '/me/notices/mail', { address, password: 'the old password' });
    await person.done('POST', '/mail-verification', { token: linkIn(await lastLetter(address), 'verify') });
    return { person, address };
  }

  test('is replaced by someone who can read the mail, once; all sessions end', async () => {
    const { person, address } = await member();
    const open = nobody(server.url);
    await open.done('POST', '/password-reset', { who: person.name });
    const token = linkIn(await lastLetter(address), 'reset');
    await open.done('PUT', '/password-reset', { token, password: 'the new password' });
    expect((await person.send('GET', '/games')).code).toBe('not-signed-in');
    const login = (password: string) => open.send('POST', '/login', { name: person.name, password });
    expect([(await login('the old password')).status, (await login('the new password')).status]).toEqual([
      401, 200,
    ]);
    const again = await open.send('PUT', '/password-reset', { token, password: 'another password' });
    expect(again.code).toBe('bad-link');
  });

  test('can be requested by address too, without revealing whether there is such a person', async () => {
    const { address } = await member();
    const open = nobody(server.url);
    const answers = await Promise.all(
      ['Nemo', 'nemo@mail.example', ann.name, address.toUpperCase()].map((who) =>
        open.send('POST', '/password-reset', { who }),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(linkIn(await lastLetter(address), 'reset')).not.toBe('');
  });

  test('a link to a replaced address is no longer valid', async () => {
    const { person, address } = await member();
    await person.done('POST', '/password-reset', { who: person.name });
    const token = linkIn(await lastLetter(address), 'reset');
    await person.done('DELETE', '/me/notices/mail');
    expect((await person.send('PUT', '/password-reset', { token, password: 'a new password' })).code).toBe(
      'bad-link',
    );
  });
});

test('a person’s stored data is exported in full, and deleted with the account', async () => {
  await befriend(ann, ben);
  await ann.done('PUT', '/me/notices/webhook', { url: 'https://hooks.example/x' });
  await ann.done('POST', '/reports', { person: ben.id, reason: 'other', text: 'Hm' });
  const game = await begun(ann, ben);
  await ann.done('PUT', `/games/${game}/seen`, { cursor: 1 });
  expect(await ann.done('GET', '/me/export')).toMatchObject({
    bonds: [{ kind: 'friend', person: ben.id }],
    notices: { webhook: 'https://hooks.example/x' },
    ratings: { rating: null, points: [], results: [] },
    reports: [{ about: ben.id, text: 'Hm' }],
    seen: [{ game, side: 'caesar', cursor: 1 }],
  });
  await ann.done('POST', '/me/removal', { name: ann.name });
  expect(await friends(ben)).toMatchObject({ friends: [] });
  expect((await ben.send('GET', `/people/${ann.id}`)).code).toBe('no-person');
  expect(await store.notices.contact(ann.id)).toMatchObject({ webhook: null });
});

test('which data is stored, why and for how long is public', async () => {
  const open = client(server.url, {});
  const { contact, guestDays, kept } = await open.done<{
    contact: string;
    guestDays: number;
    kept: { id: string }[];
  }>('GET', '/privacy');
  expect([contact, guestDays]).toEqual(['Gaia', 30]);
  expect(kept.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['name', 'games', 'chat', 'contacts', 'reports']),
  );
});
