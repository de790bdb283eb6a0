import {
  decode,
  PushMessageSchema,
  type AskId,
  type GameId,
  type PressBody,
  type PushMessage,
} from '@rubicon/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientOf } from './game-service-kit.ts';
import type { Person } from '../src/people/person.ts';
import { USUAL } from '../src/notices/preferences.ts';
import {
  askAs,
  begin,
  begunGame,
  servicesWorld,
  lookAll,
  newcomer,
  playAsLongAsAsked,
  WANTED,
  type World,
} from './services-kit.ts';
import { lostPosition } from './lost-position.ts';
import { browser, mailbox, receiver, type Browser, type Mailbox, type Receiver } from './receivers.ts';

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];

let world: World;
let box: Mailbox;
let service: Receiver;
let hook: Receiver;
let ann: Person;
let ben: Person;
let device: Browser;
let serverKey = '';

beforeEach(async () => {
  [box, service, hook] = [await mailbox(), await receiver(), await receiver()];
  world = await servicesWorld({ SMTP_URL: box.url, MAIL_FROM: 'Rubicon <rubicon@home.example>' });
  [ann, ben] = [await newcomer(world, 'Ann'), await newcomer(world, 'Ben')];
  device = browser(service.url);
  const { contacts } = world.services;
  serverKey = (await contacts.read(ben.id)).push.key;
  await contacts.addDevice(ben.id, device.subscription, 'Firefox');
  await contacts.setWebhook(ben.id, `${hook.url}/hook`, null);
  await world.store.notices.setContact(ben.id, { mail: 'ben@mail.example', verifiedMs: 1 });
});
afterEach(async () => {
  await world.stop();
  await Promise.all([box.stop(), service.stop(), hook.stop()]);
});

/** Lets time pass and sends what is due. */
async function pass(ms: number, in_: World = world): Promise<void> {
  await in_.services.afterChange.flush();
  in_.nowMs += ms;
  await in_.services.delivery.deliver();
}

const pushes = (): PushMessage[] =>
  service.heard.splice(0).map((heard) => {
    const decoded = decode(PushMessageSchema, device.open(heard, serverKey));
    if (!decoded.ok) throw new Error(decoded.message);
    return decoded.value;
  });
const contents = (): string[] =>
  hook.heard.splice(0).map(({ body }) => (JSON.parse(body.toString()) as { content: string }).content);
const letters = () => box.letters.splice(0);
const forget = (): void => void [pushes(), contents(), letters()];

/** A game in which Ben has seen everything and only Ann must decide. */
async function annsTurn(): Promise<GameId> {
  const game = await begunGame(world, ann, ben);
  for (;;) {
    await playAsLongAsAsked(world, ben, game);
    const { asked } = (await world.games.look(null, game, 0, 'spectator')).table.card;
    if (asked.caesar && !asked.pompey) break;
    await playAsLongAsAsked(world, ann, game);
  }
  await lookAll(world, ben, game);
  await pass(HOUR_MS);
  forget();
  return game;
}

test('a player who must decide is notified over every channel, once, with a link to the position', async () => {
  const game = await annsTurn();
  await playAsLongAsAsked(world, ann, game);
  await pass(59_000);
  expect([pushes(), contents(), letters()]).toEqual([[], [], []]); // time to see it without a notification
  await pass(2000);
  const url = `http://home.example/#play=${game}`;
  const [push] = pushes();
  expect(push).toMatchObject({ kind: 'turn', game, title: 'Your turn', url });
  expect(push!.text).toMatch(/^It is your turn against Ann: 4[5-9] BC, turn [IV]+\.$/);
  expect(contents()).toEqual([`${push!.text}\n${url}`]);
  const [letter] = letters();
  expect(letter).toMatchObject({ to: 'ben@mail.example' });
  expect(letter!.text).toContain(push!.text);
  expect(letter!.text).toContain(url);
  expect(letter!.headers.get('subject')).toBe('Your turn');
  expect(letter!.headers.get('from')).toContain('rubicon@home.example');
  await pass(DAY_MS);
  expect(pushes()).toEqual([]);
});

test.each([
  ['sv', 'Din tur', /^Det är din tur mot Ann: 4[5-9] f\.Kr\., drag [IV]+\.$/, 'Inga fler brev: '],
  [
    'ja-JP',
    'あなたの番です',
    /^Annとのゲームはあなたの番です（BC4[5-9]年、第[IV]+ターン）。$/,
    'メールの配信を止める：',
  ],
  ['la', 'Your turn', /^It is your turn against Ann: /, 'Unsubscribe: '], // not known here
])('everybody is told in the language they read: %s', async (language, title, text, end) => {
  await world.people.setLanguage(ben.id, language);
  const game = await annsTurn();
  await playAsLongAsAsked(world, ann, game);
  await pass(HOUR_MS);
  const [push] = pushes();
  expect(push!.title).toBe(title);
  expect(push!.text).toMatch(text);
  expect(push!.lang.slice(0, 2)).toBe(language === 'la' ? 'en' : language.slice(0, 2));
  expect(contents()[0]).toMatch(push!.text);
  const [letter] = letters();
  const read =
    letter!.headers.get('content-transfer-encoding') === 'base64' ? unbased(letter!.text) : letter!.text;
  expect(read).toContain(push!.text);
  expect(read).toContain(`${end}http://home.example/#unsubscribe=`);
});
const unbased = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

test.each([
  ['is sent once', 'nothing', 1],
  ['that has been seen is not sent', 'look', 0],
  ['that was declined is not sent', 'decline', 0],
] as const)('an offer to end a lost game by correspondence %s', async (_, meanwhile, count) => {
  const game = await begunGame(world, ann, ben);
  await world.games.rebase(game, lostPosition(), 'For a test.');
  const doNothing = async (): Promise<void> => {
    const { asked } = (await world.games.look(null, game, 0, 'spectator')).table.card;
    const by = asked.caesar ? ann : ben;
    const { number, orders } = (await world.games.look(by, game, 0, null, { wantsOrders: true })).table
      .decision!;
    const order = orders!.includes('done') ? 'done' : orders![0]!;
    await askAs(world, by, game, { kind: 'order', decision: number, order });
  };
  const turn = async () => (await world.games.look(null, game, 0, 'spectator')).table.card.turn;
  while ((await turn()) < 3) await doNothing();
  await lookAll(world, ben, game);
  await pass(HOUR_MS);
  forget();
  await askAs(world, ann, game, { kind: 'offer-end' });
  await pass(1000);
  if (meanwhile === 'look') await lookAll(world, ben, game);
  if (meanwhile === 'decline') await askAs(world, ben, game, { kind: 'decline-offer' });
  await pass(HOUR_MS);
  await pass(DAY_MS);
  const text = 'Ann offers to end your game, as you have hardly a chance left. You can resign or play on.';
  const told = { kind: 'turn', game, title: 'Offer to end the game', text };
  expect(pushes()).toMatchObject(Array.from({ length: count }, () => told));
});

test('a turn that was left to a plan says why it stopped, to the player alone', async () => {
  const game = await annsTurn();
  const { cursor, view } = (await world.games.look(ben, game, 0, null)).table;
  expect(view!.step).toBe('cards'); // Ben has chosen, Ann chooses: next he commands, in this year
  const branches = [{ card: null, command: { if: [], orders: ['done'] } }];
  await world.games.leavePlan(ben, game, { cursor, plan: { year: 709, turn: 5, branches } }, null);
  await playAsLongAsAsked(world, ann, game);
  await pass(HOUR_MS);
  const [push] = pushes();
  const why = ' Your plan stopped: you were asked for something it did not cover.';
  expect(push!.text.endsWith(why)).toBe(true);
  expect(letters()[0]!.text.replaceAll(/=?\r?\n/g, ' ')).toContain('Your plan stopped: you were');
  expect(contents()[0]!.startsWith(`${push!.text.slice(0, -why.length)}\n`)).toBe(true);
  // It is not said again with the next turn, although he has not looked at it
  await pass(MINUTE_MS);
  await playAsLongAsAsked(world, ben, game);
  await playAsLongAsAsked(world, ann, game);
  await pass(HOUR_MS);
  expect(pushes().map(({ kind, text }) => [kind, text.includes('plan')])).toEqual([['turn', false]]);
});

test('several games, and a test message, link to an existing page', async () => {
  await begunGame(world, ann, ben);
  await begunGame(world, ann, ben);
  await pass(HOUR_MS);
  await world.services.contacts.test(ben.id, 'push');
  expect(pushes().map(({ kind, url }) => [kind, url])).toEqual([
    ['several', 'http://home.example/#online'],
    ['test', 'http://home.example/#online'],
  ]);
});

test('never about something already seen, on any device', async () => {
  const game = await annsTurn();
  await playAsLongAsAsked(world, ann, game);
  await lookAll(world, ben, game);
  await pass(HOUR_MS);
  expect([pushes(), contents(), letters()]).toEqual([[], [], []]);
});

test('never to someone looking at the game; a page in the background does not count', async () => {
  const game = await annsTurn();
  let isVisible = true;
  const watcher = { ...clientOf(ben.id), isVisible: () => isVisible };
  const leave = await world.games.watch(ben, game, { after: 0, chatAfter: 0, as: null }, watcher);
  await playAsLongAsAsked(world, ann, game);
  await pass(HOUR_MS);
  expect(pushes()).toEqual([]);
  isVisible = false;
  await playAsLongAsAsked(world, ben, game);
  await playAsLongAsAsked(world, ann, game);
  await pass(HOUR_MS);
  expect(pushes().map(({ kind }) => kind)).toContain('turn');
  leave();
});

test('a player who came back in time is not notified', async () => {
  const game = await annsTurn();
  await playAsLongAsAsked(world, ann, game);
  await pass(1000);
  const watcher = clientOf(ben.id);
  const leave = await world.games.watch(ben, game, { after: 0, chatAfter: 0, as: null }, watcher);
  await pass(HOUR_MS);
  leave();
  await pass(HOUR_MS);
  expect(pushes()).toEqual([]);
});

test('several at once are one message, with the most important thing of each game', async () => {
  const games = [await begunGame(world, ann, ben), await begunGame(world, ann, ben)];
  await pass(HOUR_MS);
  const [push, ...more] = pushes();
  expect(more).toEqual([]);
  expect(push).toMatchObject({ kind: 'several', game: null, title: 'News in 2 games' });
  expect(push!.text).toBe('Your game against Ann has started.\nYour game against Ann has started.');
  expect(letters()).toHaveLength(1);
  await askAs(world, ann, games[0]!, { kind: 'resign' });
  await pass(HOUR_MS);
  expect(pushes()).toMatchObject([{ kind: 'ended', text: 'You won against Ann.', game: games[0] }]);
});

test('a challenge is sent; chat only if switched on, and not if it was read', async () => {
  await world.store.community.befriend(ann.id, ben.id, 1);
  const { card } = await world.games.create(ann, {
    ...WANTED,
    opponent: { kind: 'person', person: ben.id },
  });
  await pass(MINUTE_MS);
  expect(pushes()).toMatchObject([
    { kind: 'challenge', text: 'Ann challenges you to a game.', game: card.game },
  ]);
  await begin(world, ann, card.game);
  await begin(world, ben, card.game);
  await lookAll(world, ben, card.game);
  await pass(HOUR_MS);
  forget();
  await world.games.say(ann, card.game, 'players', 'Salve');
  await pass(HOUR_MS);
  expect(pushes()).toEqual([]);
  await world.services.contacts.setSwitches(ben.id, {
    ...USUAL,
    chat: { push: true, mail: false, webhook: false },
  });
  await world.games.say(ann, card.game, 'players', '@everyone Ave');
  await world.games.say(ann, card.game, 'players', 'Again');
  await pass(HOUR_MS);
  expect(pushes()).toMatchObject([{ kind: 'chat', title: 'Message from Ann', text: 'Ann: @everyone Ave' }]);
  expect([contents(), letters()]).toEqual([[], []]);
  await world.games.say(ann, card.game, 'players', 'Third');
  world.nowMs += 1;
  await lookAll(world, ben, card.game);
  await pass(HOUR_MS);
  expect(pushes()).toEqual([]);
});

test('what is switched off is not sent, and the rest is', async () => {
  const game = await annsTurn();
  const off = { push: false, mail: true, webhook: false };
  await world.services.contacts.setSwitches(ben.id, { ...USUAL, turn: off });
  await playAsLongAsAsked(world, ann, game);
  await pass(HOUR_MS);
  expect([pushes(), contents()]).toEqual([[], []]);
  expect(letters()).toHaveLength(1);
});

test('one reminder before time runs out, also for a position already seen', async () => {
  const game = await annsTurn();
  await playAsLongAsAsked(world, ann, game);
  await lookAll(world, ben, game);
  const { dueMs } = (await world.games.look(ben, game, 0, null)).table.card;
  await pass(dueMs! - world.nowMs - DAY_MS - 5 * MINUTE_MS);
  expect(pushes()).toEqual([]);
  await pass(6 * MINUTE_MS);
  expect(pushes()).toMatchObject([{ kind: 'reminder', text: 'You have about 24 hours left against Ann.' }]);
  await pass(HOUR_MS);
  expect(pushes()).toEqual([]);
});

test('a failed channel is tried again, the others are not', async () => {
  const game = await annsTurn();
  box.isClosed = true;
  hook.status = 500;
  await playAsLongAsAsked(world, ann, game);
  await pass(2 * MINUTE_MS);
  expect([pushes().length, contents().length, letters().length]).toEqual([1, 0, 0]);
  box.isClosed = false;
  await pass(59_000);
  expect(letters()).toEqual([]);
  await pass(2000);
  expect([pushes().length, contents().length, letters().length]).toEqual([0, 0, 1]);
  hook.status = 204;
  await pass(5 * MINUTE_MS + 1000);
  expect([pushes().length, contents().length, letters().length]).toEqual([0, 1, 0]);
  await pass(DAY_MS);
  expect([pushes().length, contents().length, letters().length]).toEqual([0, 0, 0]);
});

test('a browser that has unsubscribed is deleted', async () => {
  service.status = 410;
  await begunGame(world, ann, ben);
  await pass(HOUR_MS);
  expect((await world.services.contacts.read(ben.id)).push.devices).toEqual([]);
  const waiting = await world.store.notices.waiting(ben.id);
  expect(waiting.filter(({ tries }) => tries > 0)).toEqual([]); // nothing to try again
});

test('what a stopped server did not send is sent by the next, and nothing twice', async () => {
  const game = await annsTurn();
  await playAsLongAsAsked(world, ann, game);
  const next = await world.restart();
  await next.services.afterChange.catchUp();
  await pass(2 * MINUTE_MS, next);
  expect(pushes()).toHaveLength(1);
  await pass(0);
  await pass(HOUR_MS, next);
  expect(pushes()).toEqual([]);
  expect((await next.services.contacts.read(ben.id)).push.key).toBe(serverKey); // browsers identify the server by it
  await next.stop();
});

test('each mail has its own subject and an unsubscribe link', async () => {
  await begunGame(world, ann, ben);
  await pass(HOUR_MS);
  const [letter] = letters();
  const { headers, text } = letter!;
  expect(headers.get('message-id')).toMatch(/^<[\w-]{22}@home\.example>$/);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const token = /unsubscribe\?token=([\w.-]+)/.exec(headers.get('list-unsubscribe')!)![1]!;
  expect(text).toContain(`http://home.example/#unsubscribe=${token}`);
  await expect(world.services.contacts.unsubscribe(`${token}x`)).rejects.toMatchObject({ code: 'bad-link' });
  const other = token.replace(ben.id, ann.id);
  await expect(world.services.contacts.unsubscribe(other)).rejects.toMatchObject({ code: 'bad-link' });
  await world.services.contacts.unsubscribe(token);
  await begunGame(world, ann, ben);
  await pass(HOUR_MS);
  expect([letters().length, pushes().length > 0]).toEqual([0, true]);
});

test('someone playing both sides, or no one, is not notified', async () => {
  const { card } = await world.games.create(ben, { ...WANTED, opponent: { kind: 'self' } });
  for (const side of ['caesar', 'pompey'] as const)
    await world.games.start(ben, card.game, (side === 'caesar' ? 'ab' : 'cd').repeat(32), side);
  await world.games.create(ben, WANTED);
  await pass(DAY_MS);
  expect(pushes()).toEqual([]);
});

test('naming someone else’s address does not prevent them from resetting their password', async () => {
  const { contacts } = world.services;
  for (let time = 0; time < 4; time++) {
    await contacts.setMail(ann.id, null);
    await contacts.setMail(ann.id, 'ben@mail.example');
    await expect.poll(() => box.letters.length).toBe(Math.min(time + 1, 3)); // no more than that in an hour
  }
  letters();
  await contacts.askReset('Ben');
  await expect.poll(() => box.letters.map(({ to }) => to)).toEqual(['ben@mail.example']);
});

test('two who look for an opponent without a page meet once their ratings suit, and both are told', async () => {
  const { playNow, contacts } = world.services;
  await contacts.setWebhook(ann.id, `${hook.url}/ann`, null);
  for (const [{ id: person }, rating] of [
    [ann, 1500],
    [ben, 1950],
  ] as const)
    await world.store.ratings.settle(
      [],
      [
        {
          person,
          number: 1,
          game: `rated-${rating}` as GameId,
          atMs: world.nowMs,
          rating,
          deviation: 50,
          volatility: 0.06,
          opponentRating: 1500,
          opponentDeviation: 50,
          score: 1,
        },
      ],
    );
  const { edition, rules, pace, aids } = WANTED;
  const pressed = async (by: Person, press: string): Promise<GameId> => {
    const body: PressBody = { edition, rules, pace, aids, press: press.repeat(22) as AskId, hours: null };
    const { game } = await playNow.press(by, body, () => Promise.resolve());
    await begin(world, by, game); // as the page does before it is closed
    world.nowMs += 1000;
    return game;
  };
  const game = await pressed(ann, 'a');
  await pressed(ben, 'b');
  await playNow.matchWaiting();
  await pass(HOUR_MS);
  expect(contents()).toEqual([]);
  await playNow.matchWaiting();
  await pass(2 * MINUTE_MS);
  for (const by of [ann, ben])
    expect((await world.games.mine(by, null)).games.map((card) => card.game)).toEqual([game]);
  expect(
    contents()
      .map((text) => text.split('\n')[0]!)
      .sort(),
  ).toEqual([
    'Your opponent is Ann. The game starts once you are both ready.',
    'Your opponent is Ben. The game starts once you are both ready.',
  ]);
  await begin(world, ben, game);
  expect(await world.games.card(null, game)).toMatchObject({ status: 'running' });
});
