import type { AskId } from '@rubicon/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Person } from '../src/people/person.ts';
import { discord, type Discord } from './discord.ts';
import { receiver } from './receivers.ts';
import {
  askAs,
  begin,
  begunGame,
  newcomer,
  playAsLongAsAsked,
  servicesWorld,
  WANTED,
  type World,
} from './services-kit.ts';

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
    [`http://home.example/play=${open.card.game}`, 'Ann has opened a game and is waiting for an opponent.'],
  ]);
});

test('the server’s channel is not told of a search that is over', async () => {
  const { edition, rules, aids } = WANTED;
  const pace = { kind: 'live', bankMs: 2_700_000, incrementMs: 10_000 } as const;
  const press = 'a'.repeat(22) as AskId;
  const spend = (): Promise<void> => Promise.resolve();
  await world.services.playNow.press(ann, { edition, rules, pace, aids, press, hours: null }, spend);
  await pass(5 * MINUTE_MS);
  expect(channel.posted).toEqual([]);
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

test('the server’s channel is told in the language that the host has chosen', async () => {
  const swedish = await servicesWorld({ LOBBY_WEBHOOK: channel.url, LOBBY_LANGUAGE: 'sv' });
  await swedish.games.create(await newcomer(swedish, 'Ann'), WANTED);
  await pass(MINUTE_MS, swedish);
  await swedish.stop();
  expect(texts()).toEqual(['Ann har öppnat ett parti och väntar på en motståndare.']);
});

const texts = (): string[] => channel.posted.map(({ embeds: [embed] }) => embed!.description);

test('a game’s channel shows the board at each turn, and mentions who is to play, once', async () => {
  const game = await begunGame(world, ann, ben);
  const { gameChannels } = world.services;
  await gameChannels.set(ann, game, { url: channel.url, mention: ID });
  await pass(6000);
  expect(channel.posted).toHaveLength(1);
  expect(channel.posted[0]).toMatchObject({
    content: `<@${ID}>`,
    embeds: [
      {
        title: String.raw`Ann \(Caesar\) against Ben \(Pompey\)`,
        url: `http://home.example/play=${game}`,
        description: expect.stringMatching(/^To play: Ann, Ben\n49 BC, turn I; victory points /) as string,
      },
    ],
    allowed_mentions: { parse: [], users: [ID], roles: [] },
    picture: { width: 1200, height: 630 },
  });
  await gameChannels.set(ben, game, { mention: 'Ben of Rome' });
  expect(await gameChannels.read(ben, game)).toEqual({
    giver: { id: ann.id, name: 'Ann' },
    mention: 'Ben of Rome',
  });
  expect(await gameChannels.read(ann, game)).toMatchObject({ mention: ID });
  await playAsLongAsAsked(world, ann, game);
  await pass();
  expect(channel.posted).toHaveLength(1); // that Ben is to play was told
  await playAsLongAsAsked(world, ben, game);
  await pass();
  expect(channel.posted).toHaveLength(2);
  const [, second] = channel.posted;
  const isAnn = second!.embeds[0]!.description.startsWith('To play: Ann\n');
  expect(second).toMatchObject({
    content: isAnn ? `<@${ID}>` : 'Ben of Rome',
    allowed_mentions: { parse: [], users: isAnn ? [ID] : [], roles: [] },
    picture: { width: 1200 },
  });
  await world.services.afterChange.catchUp();
  await pass();
  expect(channel.posted).toHaveLength(2);
});

test('a game’s channel gets each turn, also when nobody is waited for', async () => {
  const game = await begunGame(world, ann, ben);
  await world.services.gameChannels.set(ann, game, { url: channel.url });
  await pass(6000);
  for (let turns = 0; turns < 2;) {
    const { turn } = await world.games.card(null, game);
    for (const by of [ann, ben]) await playAsLongAsAsked(world, by, game);
    if ((await world.games.card(null, game)).turn === turn) continue;
    await pass(6000);
    turns++;
  }
  expect(texts().map((text) => /turn (\w+);/.exec(text)?.[1])).toEqual(['I', 'II', 'III']);
});

test('a game’s channel is told its end with the board, after a restart too', async () => {
  const game = await begunGame(world, ann, ben);
  await world.services.gameChannels.set(ann, game, { url: channel.url, mention: ID });
  await world.services.gameChannels.set(ben, game, { mention: 'Ben' });
  await askAs(world, ben, game, { kind: 'resign' });
  await world.services.afterChange.flush(); // and the server dies before it has sent anything
  const other = await world.restart();
  other.nowMs = world.nowMs + MINUTE_MS;
  await other.services.delivery.deliver();
  await other.services.delivery.deliver();
  await other.stop();
  expect(channel.posted).toHaveLength(1); // and not the turn besides
  expect(channel.posted[0]).toMatchObject({
    content: `<@${ID}> Ben`,
    embeds: [{ description: expect.stringMatching(/^Ann won; victory points /) as string }],
    picture: { width: 1200 },
  });
});

test('a game’s channel is given by a player, and taken away by either', async () => {
  const game = await begunGame(world, ann, ben);
  const { gameChannels } = world.services;
  const cleo = await newcomer(world, 'Cleo');
  const refusal = (code: string): unknown => expect.objectContaining({ code });
  await expect(gameChannels.read(cleo, game)).rejects.toEqual(refusal('not-a-player'));
  await expect(gameChannels.set(cleo, game, { url: channel.url })).rejects.toEqual(refusal('not-a-player'));
  await expect(gameChannels.set(ann, game, { url: 'ftp://x' })).rejects.toEqual(refusal('bad-webhook'));
  await expect(gameChannels.set(ann, game, { mention: ID })).rejects.toEqual(refusal('no-channel'));
  await gameChannels.set(ann, game, { url: channel.url });
  await expect(gameChannels.remove(cleo, game)).rejects.toEqual(refusal('not-a-player'));
  expect(JSON.stringify(await gameChannels.read(ben, game))).not.toContain('webhooks');
  expect(JSON.stringify(await world.services.exportOf(ann.id))).toContain(channel.url);
  await gameChannels.remove(ben, game);
  expect(await gameChannels.read(ann, game)).toEqual({ giver: null, mention: null });
  await askAs(world, ben, game, { kind: 'resign' });
  await pass();
  expect(channel.posted).toEqual([]);
  await expect(gameChannels.set(ann, game, { url: channel.url })).rejects.toEqual(refusal('not-running'));
});

test('a private game has no channel, and one that waits none yet', async () => {
  const { gameChannels } = world.services;
  const { card, invitation } = await world.games.create(ann, {
    ...WANTED,
    opponent: { kind: 'invited' },
    visibility: 'private',
  });
  await world.games.join(ben, card.game, invitation);
  for (const by of [ann, ben]) await begin(world, by, card.game);
  const giving = gameChannels.set(ann, card.game, { url: channel.url });
  await expect(giving).rejects.toMatchObject({ code: 'private-game' });
  const waiting = await world.games.create(ann, WANTED);
  const early = gameChannels.set(ann, waiting.card.game, { url: channel.url });
  await expect(early).rejects.toMatchObject({ code: 'not-running' });
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
