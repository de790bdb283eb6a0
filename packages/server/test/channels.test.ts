import { decode, NewTournamentSchema, type TournamentId } from '@rubicon/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Person } from '../src/people/person.ts';
import { discord, type Discord } from './discord.ts';
import { receiver } from './receivers.ts';
import { askAs, begin, begunGame, newcomer, servicesWorld, WANTED, type World } from './services-kit.ts';

const MINUTE_MS = 60_000;
const ID = '123456789012345678';

let world: World;
let channel: Discord;
let ann: Person;
let ben: Person;
beforeEach(async () => {
  channel = await discord();
  world = await servicesWorld({ LOBBY_WEBHOOK: channel.url });
  [ann, ben] = [await newcomer(world, 'Ann'), await newcomer(world, 'Ben')];
});
afterEach(async () => {
  if (channel.refused.length > 0) throw new Error(`Discord has refused ${channel.refused.join(', ')}.`);
  await world.stop();
  await channel.stop();
});

async function pass(ms = 2 * MINUTE_MS, on: World = world): Promise<void> {
  await on.services.afterChange.flush();
  on.nowMs += ms;
  await on.services.delivery.deliver();
}

test('a player’s channel gets a card with the board, and mentions them', async () => {
  await world.services.contacts.setWebhook(ben.id, channel.url, ID);
  const game = await begunGame(world, ann, ben);
  await pass();
  expect(channel.posted.at(-1)).toMatchObject({
    content: `<@${ID}>`,
    embeds: [
      {
        title: 'The game has started',
        description: 'Your game against Ann has started.',
        url: `http://home.example/#play=${game}`,
        image: { url: 'attachment://board.png' },
      },
    ],
    allowed_mentions: { parse: [], users: [ID], roles: [] },
    picture: { width: 1200, height: 630 },
  });
});

test('a private game is told without its board', async () => {
  await world.services.contacts.setWebhook(ben.id, channel.url, null);
  const { card, invitation } = await world.games.create(ann, {
    ...WANTED,
    opponent: { kind: 'invited' },
    visibility: 'private',
  });
  await world.games.join(ben, card.game, invitation);
  for (const by of [ann, ben]) await begin(world, by, card.game);
  await pass();
  expect(channel.posted).toHaveLength(1);
  expect(channel.posted[0]).toMatchObject({
    picture: null,
    embeds: [{ title: expect.any(String) as string }],
  });
});

test('what Discord postpones is sent when it says, and once', async () => {
  await world.services.contacts.setWebhook(ben.id, channel.url, null);
  await begunGame(world, ann, ben);
  channel.posted.length = 0;
  channel.limitS = 12.5;
  await pass();
  expect(channel.posted).toEqual([]);
  channel.limitS = null;
  await pass(12_000);
  expect(channel.posted).toEqual([]); // too early
  await pass(1000);
  expect(channel.posted).toHaveLength(1);
  await pass();
  expect(channel.posted).toHaveLength(1);
});

test('the server’s channel is told of games that wait for anyone, once, and of no others', async () => {
  const open = await world.games.create(ann, WANTED);
  await world.games.create(ann, { ...WANTED, opponent: { kind: 'invited' } });
  await world.games.create(ann, { ...WANTED, visibility: 'unlisted' });
  await world.games.create(ann, { ...WANTED, opponent: { kind: 'machine', level: 'miles' } });
  const taken = await world.games.create(ben, WANTED);
  await world.services.afterChange.flush();
  await world.games.join(ann, taken.card.game, null);
  await pass();
  await world.services.afterChange.catchUp();
  await pass();
  expect(channel.posted.map(({ embeds: [embed] }) => [embed!.url, embed!.description])).toEqual([
    [`http://home.example/play=${open.card.game}`, 'Ann has opened a game and waits for an opponent.'],
  ]);
});

test('the server’s channel is told of one game of a person in ten minutes', async () => {
  world.nowMs += 10 * MINUTE_MS - (world.nowMs % (10 * MINUTE_MS));
  for (let count = 0; count < 3; count++) await world.games.create(ann, WANTED);
  await world.games.create(ben, WANTED);
  await pass(MINUTE_MS);
  const tellers = (): string[] =>
    channel.posted.map(({ embeds: [embed] }) => embed!.description.split(' ')[0]!);
  expect(tellers().toSorted()).toEqual(['Ann', 'Ben']);
  world.nowMs += 10 * MINUTE_MS;
  await world.games.create(ann, WANTED);
  await pass(MINUTE_MS);
  expect(tellers().toSorted()).toEqual(['Ann', 'Ann', 'Ben']);
});

async function cup(): Promise<TournamentId> {
  const wanted = decode(NewTournamentSchema, {
    name: 'Ludi',
    format: 'round-robin',
    edition: '2.0',
    rules: {},
    pace: WANTED.pace,
    aids: WANTED.aids,
    seats: 3,
    roundMs: 7 * 86_400_000,
  });
  if (!wanted.ok) throw new Error(wanted.message);
  return (await world.services.tournaments.make(ann, wanted.value)).card.id;
}

test('a tournament’s channel gets its rounds with a mention, and results with the board, after a restart too', async () => {
  const id = await cup();
  const { tournamentChannels, tournaments } = world.services;
  await expect(tournamentChannels.set(ben, id, channel.url, null)).rejects.toMatchObject({
    code: 'not-the-organiser',
  });
  await tournamentChannels.set(ann, id, channel.url, `&${ID}`);
  const cleo = await newcomer(world, 'Cleo');
  for (const by of [ann, ben, cleo]) await tournaments.join(by, id);
  await world.services.afterChange.flush(); // and the server dies before it has sent anything
  const other = await world.restart();
  other.nowMs = world.nowMs + MINUTE_MS;
  await other.services.delivery.deliver();
  const { played } = await tournaments.read(null, id);
  expect(channel.posted).toHaveLength(1);
  expect(channel.posted[0]).toMatchObject({
    content: `<@&${ID}>`,
    embeds: [
      {
        title: 'Ludi',
        url: `http://home.example/tournament=${id}`,
        description: expect.stringMatching(/^Round 1 has begun:\n/) as string,
      },
    ],
    picture: null,
  });
  await other.stop();
  const { game, caesar } = played[0]!.games[0]!;
  const seats = (await tournaments.read(null, id)).entrants;
  const by = [ann, ben, cleo].filter(({ id: person }) => {
    const { pompey } = played[0]!.games[0]!;
    return seats.some((each) => each.person?.id === person && [caesar, pompey].includes(each.seat!));
  });
  for (const each of by) await begin(world, each, game);
  await askAs(world, by[0]!, game, { kind: 'resign' });
  await pass();
  const result = channel.posted.find(({ embeds: [embed] }) => embed!.description.includes('won'));
  expect(result).toMatchObject({ allowed_mentions: { users: [], roles: [] }, picture: { width: 1200 } });
  expect(result!.content).toBeUndefined();
  expect(JSON.stringify(await tournaments.read(ann, id))).not.toContain('webhooks');
});

test('any other webhook gets plain JSON, as before', async () => {
  const hook = await receiver();
  await world.services.contacts.setWebhook(ben.id, `${hook.url}/hook`, ID);
  const game = await begunGame(world, ann, ben);
  await pass();
  expect(JSON.parse(hook.heard[0]!.body.toString())).toEqual({
    content: `Your game against Ann has started.\nhttp://home.example/#play=${game}`,
    allowed_mentions: { parse: [] },
  });
  await hook.stop();
});
