// What players of a tournament are sent when they have a game to begin.
import { decode, PushMessageSchema, type GameId, type PushMessage } from '@rubicon/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailIn } from '../../src/notices/languages.ts';
import type { Person } from '../../src/people/person.ts';
import { browser, mailbox, receiver, type Browser, type Mailbox, type Receiver } from '../receivers.ts';
import { begin, lookAll } from '../services-kit.ts';
import { DAY_MS, nameAt, tournamentCups, unfinished } from './service-kit.ts';

const HOUR_MS = 3_600_000;

let box: Mailbox;
let service: Receiver;
let hook: Receiver;
beforeEach(async () => {
  [box, service, hook] = [await mailbox(), await receiver(), await receiver()];
});
afterEach(() => Promise.all([box.stop(), service.stop(), hook.stop()]));

const cups = tournamentCups(() => ({ SMTP_URL: box.url, MAIL_FROM: 'Rubicon <rubicon@home.example>' }));
const { at, begun, seen, personNamed } = cups;

let ben: Person;
let device: Browser;
let serverKey = '';
beforeEach(async () => {
  const { contacts } = cups.world.services;
  ben = at(1);
  device = browser(service.url);
  serverKey = (await contacts.read(ben.id)).push.key;
  await contacts.addDevice(ben.id, device.subscription, 'Firefox');
  await contacts.setWebhook(ben.id, `${hook.url}/hook`, null);
  await cups.world.store.notices.setContact(ben.id, { mail: 'ben@mail.example', verifiedMs: 1 });
});

/** Lets time pass and sends what is due. */
async function pass(ms = HOUR_MS): Promise<void> {
  await cups.world.services.afterChange.flush();
  cups.world.nowMs += ms;
  await cups.world.services.delivery.deliver();
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

/** Over every channel, once. */
function expectTold(game: GameId, title: string, text: string): void {
  const url = `http://home.example/#play=${game}`;
  expect(pushes()).toMatchObject([{ game, title, text, url }]);
  expect(contents()).toEqual([`${text}\n${url}`]);
  const [letter, ...more] = letters();
  expect(more).toEqual([]);
  expect(letter!.headers.get('subject')).toBe(title);
  expect(letter!.text).toContain(text);
}

const bensGame = async (id: Awaited<ReturnType<typeof begun>>) => {
  const tournament = await seen(id);
  const own = unfinished(tournament).find((each) =>
    [each.caesar, each.pompey].some((seat) => nameAt(tournament, seat) === 'Ben'),
  )!;
  const names = [own.caesar, own.pompey].map((seat) => nameAt(tournament, seat));
  return { game: own.game, against: names.find((name) => name !== 'Ben')! };
};

test('that a round has begun is sent to a player, once each round, but not to one who is ready', async () => {
  const id = await begun(4, { format: 'swiss', rounds: 3 });
  const first = await bensGame(id);
  await cups.world.services.afterChange.catchUp();
  await pass();
  expectTold(first.game, 'Ludi Romani', `Round 1: your game against ${first.against} can begin.`);
  await cups.world.services.afterChange.catchUp(); // the same changes again
  await pass(DAY_MS);
  expect([pushes(), contents(), letters()]).toEqual([[], [], []]);

  for (const { game } of unfinished(await seen(id))) {
    await cups.world.services.tournaments.rule(at(0), id, game, 'caesar', 'As agreed.');
    await lookAll(cups.world, ben, first.game);
  }
  const second = await bensGame(id);
  await pass();
  expectTold(second.game, 'Ludi Romani', `Round 2: your game against ${second.against} can begin.`);

  for (const { game } of unfinished(await seen(id)))
    await cups.world.services.tournaments.rule(at(0), id, game, 'caesar', 'As agreed.');
  await lookAll(cups.world, ben, second.game);
  await cups.world.services.afterChange.flush(); // it is to be sent, but not yet due
  await begin(cups.world, ben, (await bensGame(id)).game);
  await pass();
  expect([pushes(), contents(), letters()]).toEqual([[], [], []]);
});

test('that a deadline has ended a game, which counts all the same, is sent to both, and shown of its link', async () => {
  const id = await begun(4, { format: 'swiss' });
  const { game, against } = await bensGame(id);
  for (const name of ['Ben', against]) await begin(cups.world, personNamed(name), game);
  await lookAll(cups.world, ben, game);
  await pass();
  forget();
  cups.world.nowMs = unfinished(await seen(id)).find((each) => each.game === game)!.dueMs;
  await cups.world.services.tournaments.tend();
  await pass();
  const said = `Your game against ${against} was ended early. How it counts in Ludi Romani is on the tournament’s page.`;
  expect(pushes()[0]!.text.split('\n')).toContain(said); // with the news of the next round
  expect(contents()[0]!.split('\n')).toContain(said);
  const { text } = await cups.world.services.previews.of(`play=${game}`, mailIn('en'));
  expect(text).toBe('The game was ended early. How it counts is on the page of Ludi Romani.');
});

const CUP = { title: 'Ludi Romani', game: null } as const;
test('a bye, and the end with one’s place, are sent once, with a link to the tournament', async () => {
  const id = await begun(3);
  for (const { game } of unfinished(await seen(id))) {
    await cups.play(id, game);
    await lookAll(cups.world, ben, game);
  }
  await pass();
  const url = `http://home.example/#tournament=${id}`;
  const bye = 'Round 2: you have a bye.';
  expect(pushes()).toMatchObject([{ ...CUP, kind: 'round', text: bye, url }]);
  expect(contents()).toEqual([`${bye}\n${url}`]);
  await cups.playAll(id);
  forget();
  await pass();
  await cups.world.services.tournaments.tend();
  await pass();
  const texts = contents().flatMap((text) => text.split('\n'));
  expect(texts.filter((text) => text.startsWith('The tournament'))).toEqual([
    'The tournament has ended. Your place: 2.',
  ]);
});

test('that a tournament was called off is sent to those who had joined', async () => {
  const id = await cups.made();
  await cups.world.services.tournaments.join(ben, id);
  await cups.world.services.tournaments.end(at(0), id);
  await pass();
  const url = `http://home.example/#tournament=${id}`;
  expect(pushes()).toMatchObject([{ ...CUP, text: 'The tournament was called off.', url }]);
});

test('a player is reminded a day before the deadline of a game, which a pause puts off', async () => {
  const id = await begun(4, { format: 'swiss' });
  const { game, against } = await bensGame(id);
  await pass();
  forget();
  await pass(DAY_MS);
  await cups.world.services.tournaments.pause(at(0), id);
  await pass(5 * DAY_MS);
  expect(pushes()).toEqual([]);
  await cups.world.services.tournaments.resume(at(0), id);
  const { dueMs } = unfinished(await seen(id)).find((each) => each.game === game)!;
  await pass(dueMs - cups.world.nowMs - DAY_MS - 2 * 60_000);
  expect(pushes()).toEqual([]);
  await pass(3 * 60_000);
  const text = `Round 1 ends in about 24 hours: your game against ${against} is not over yet.`;
  expectTold(game, 'Ludi Romani', text);
  await pass(HOUR_MS);
  expect(pushes()).toEqual([]);
});

test('nobody is reminded of a game that is decided', async () => {
  const id = await begun(4, { format: 'swiss' });
  const { game } = await bensGame(id);
  await cups.play(id, game);
  await pass();
  forget();
  await pass(6 * DAY_MS + HOUR_MS);
  expect(pushes()).toEqual([]);
});

test('that a deciding game can begin is sent to a player, and that the opponent has bid', async () => {
  const id = await begun(3, { format: 'knock-out' });
  await pass();
  for (const { game } of unfinished(await seen(id))) {
    await cups.world.services.tournaments.rule(at(0), id, game, null, 'As agreed.');
    await lookAll(cups.world, ben, game);
  }
  forget();
  const { game, against } = await bensGame(id);
  expect(against).toBe('Cleo');
  await pass();
  expectTold(game, 'Ludi Romani', 'Round 1: your game against Cleo can begin.');
  await begin(cups.world, at(2), game, { side: 'caesar', points: 3 });
  await pass();
  expectTold(game, 'Place your bid', 'Cleo has placed a bid. The game starts as soon as you place yours.');
});
