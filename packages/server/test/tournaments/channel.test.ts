import { randomBytes } from 'node:crypto';
import { decode, NewTournamentSchema, type GameId, type TournamentId } from '@rubicon/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseRecord } from '../../src/games/record/record.ts';
import type { Person } from '../../src/people/person.ts';
import { tournamentLogs } from '../../src/tournaments/log.ts';
import { nextStep } from '../../src/tournaments/rules/next.ts';
import { discord, type Discord } from '../discord.ts';
import { askAs, begin, newcomer, servicesWorld, WANTED, type World } from '../services-kit.ts';

const MINUTE_MS = 60_000;
const ID = '123456789012345678';

let world: World;
let channel: Discord;
let ann: Person;
let ben: Person;
beforeEach(async () => {
  channel = await discord();
  world = await servicesWorld();
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

const texts = (): string[] => channel.posted.map(({ embeds: [embed] }) => embed!.description);

async function cup(seats = 3): Promise<TournamentId> {
  const wanted = decode(NewTournamentSchema, {
    name: 'Ludi',
    format: 'round-robin',
    edition: '2.0',
    rules: {},
    pace: WANTED.pace,
    aids: WANTED.aids,
    seats,
    roundMs: 7 * 86_400_000,
  });
  if (!wanted.ok) throw new Error(wanted.message);
  return (await world.services.tournaments.make(ann, wanted.value)).card.id;
}

test('a tournament’s channel gets its rounds with a mention, and results with the board, after a restart too', async () => {
  const id = await cup();
  const { tournamentChannels, tournaments } = world.services;
  await expect(tournamentChannels.set(ben, id, { url: channel.url })).rejects.toMatchObject({
    code: 'not-the-organiser',
  });
  await tournamentChannels.set(ann, id, { url: channel.url, mention: `&${ID}` });
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

/** A cup that has begun, with a channel that has been told its first round. */
async function begunCup(seats: 3 | 4 = 3): Promise<{ id: TournamentId; people: readonly Person[] }> {
  const id = await cup(seats);
  const { tournamentChannels, tournaments } = world.services;
  await tournamentChannels.set(ann, id, { url: channel.url });
  const people = [ann, ben, await newcomer(world, 'Cleo'), await newcomer(world, 'Dido')].slice(0, seats);
  for (const by of people) await tournaments.join(by, id);
  await pass();
  channel.posted.length = 0;
  return { id, people };
}

/** The games of a round, with who plays them. */
async function gamesOf(id: TournamentId, round: number) {
  const { played, entrants } = await world.services.tournaments.read(null, id);
  const nameAt = (seat: number): string => entrants.find((each) => each.seat === seat)!.person!.name;
  return played[round - 1]!.games.map((game) => ({
    ...game,
    names: { caesar: nameAt(game.caesar), pompey: nameAt(game.pompey) },
  }));
}

const pairIn = ({ names }: { names: { caesar: string; pompey: string } }): string =>
  String.raw`${names.caesar} \(Caesar\) against ${names.pompey} \(Pompey\)`;

test('a tournament’s channel is told what the deadline has decided, once, and no forfeit has a board', async () => {
  const { id, people } = await begunCup();
  const [one, two] = await gamesOf(id, 1);
  for (const by of people) if (Object.values(one!.names).includes(by.name)) await begin(world, by, one!.game);
  await pass();
  world.nowMs = one!.dueMs;
  await world.services.tournaments.tend();
  await pass();
  await world.services.afterChange.catchUp();
  await pass();
  const [first, second, third, ...more] = channel.posted.toSorted(
    (a, b) => Number(a.picture === null) - Number(b.picture === null),
  );
  expect(first!.embeds[0]!.description).toContain(`${pairIn(one!)}: `);
  expect(first!.embeds[0]!.description).toMatch(/by victory points when time was up, \d+–\d+\.\nStandings: /);
  expect(first!.embeds[0]!.url).toBe(`http://home.example/tournament=${id}`);
  const rest = [second!, third!].map(({ embeds: [embed] }) => embed!.description);
  expect(rest).toContainEqual(expect.stringContaining(`${pairIn(two!)}: Both players lost by forfeit.`));
  expect(rest).toContainEqual(expect.stringMatching(/^Round 2 has begun:/));
  expect(more).toEqual([]);
});

test('a tournament’s channel is told of forfeits, after a restart too, and of those of a later round with its pairs', async () => {
  const { id, people } = await begunCup(4);
  const round = await gamesOf(id, 1);
  const leaver = people.find(({ name }) => name === round[0]!.names.caesar)!;
  await world.services.tournaments.leave(leaver, id); // and the server dies before it has sent anything
  const other = await world.restart();
  other.nowMs = world.nowMs + MINUTE_MS;
  await other.services.afterChange.catchUp();
  for (let times = 0; times < 2; times++) await pass(MINUTE_MS, other);
  await other.stop();
  const stayed = round[0]!.names.pompey;
  const told = texts().map((text) => text.split('\n')[0]!);
  const forfeits = round.slice(0, 2).map((game) => `${pairIn(game)}: ${stayed} won by forfeit.`);
  expect(told.toSorted()).toEqual(forfeits.toSorted()); // both are sent at once
  expect(channel.posted.filter(({ picture }) => picture !== null)).toEqual([]);
  for (const { game, names } of round.slice(2)) {
    const players = people.filter(({ name }) => Object.values(names).includes(name));
    for (const by of players) await begin(world, by, game);
    await askAs(world, players[0]!, game, { kind: 'resign' });
  }
  for (let times = 0; times < 2; times++) await pass(); // what was counted, then the round that it has made
  const next = await gamesOf(id, 2);
  const { names } = next.find(({ outcome }) => outcome !== null)!;
  const winner = Object.values(names).find((name) => name !== leaver.name);
  expect(texts()).toContainEqual(
    expect.stringMatching(
      `^Round 2 has begun:\n(.*\n)*${names.caesar} – ${names.pompey}: ${winner} won by forfeit\\.`,
    ),
  );
  expect(texts().filter((text) => text.includes(' won by forfeit.'))).toHaveLength(3);
});

test('a tournament’s channel is told of a forfeit before there is a game', async () => {
  const id = await cup(8);
  const { tournamentChannels, tournaments } = world.services;
  await tournamentChannels.set(ann, id, { url: channel.url });
  const cleo = await newcomer(world, 'Cleo');
  for (const by of [ann, ben, cleo]) await tournaments.join(by, id);
  const logs = tournamentLogs(world.store, () => world.nowMs);
  await logs.change(id, () => [{ kind: 'started', seeds: [ann.id, ben.id, cleo.id] }]);
  const newId = (): GameId => randomBytes(16).toString('base64url') as GameId;
  const { state } = await logs.load(id);
  const step = nextStep(state, world.nowMs, newId);
  await logs.change(id, () => (step?.kind === 'event' ? [step.event] : [])); // paired, and its games not made yet
  const [one] = await gamesOf(id, 1);
  const leaver = [ann, ben, cleo].find(({ name }) => name === one!.names.pompey)!;
  await tournaments.leave(leaver, id);
  await pass();
  expect(await world.store.games.read(one!.game)).toBeNull();
  expect(texts()).toContainEqual(
    expect.stringContaining(`${pairIn(one!)}: ${one!.names.caesar} won by forfeit.`),
  );
});

test('a tournament’s channel is told each ruling, of a game that is over too, and the last of several', async () => {
  const { id, people } = await begunCup();
  const { tournaments } = world.services;
  const [one, two] = await gamesOf(id, 1);
  const players = people.filter(({ name }) => Object.values(one!.names).includes(name));
  for (const by of players) await begin(world, by, one!.game);
  await askAs(world, players[0]!, one!.game, { kind: 'resign' });
  await pass();
  expect(texts()).toEqual([expect.stringContaining(' won; victory points ')]);
  await tournaments.rule(ann, id, one!.game, null, 'A *mistake*.');
  await pass();
  expect(channel.posted).toHaveLength(2);
  expect(channel.posted[1]).toMatchObject({
    embeds: [
      {
        description: expect.stringContaining(
          String.raw`${pairIn(one!)}: Ruled by the organiser: a draw. A \*mistake\*.`,
        ) as string,
      },
    ],
    allowed_mentions: { users: [], roles: [] },
    picture: { width: 1200 },
  });
  await tournaments.rule(ann, id, two!.game, 'caesar', 'Ben is ill.');
  await tournaments.rule(ann, id, two!.game, 'pompey', 'Both have agreed.');
  await pass();
  await world.services.afterChange.catchUp();
  await pass();
  const ruled = texts()
    .slice(2)
    .filter((text) => text.includes('Ruled'));
  expect(ruled).toEqual([
    expect.stringContaining(
      `${pairIn(two!)}: Ruled by the organiser: ${two!.names.pompey} wins. Both have agreed.`,
    ),
  ]);
});

test('a tournament’s channel is told a result once the tournament has counted it', async () => {
  const { id, people } = await begunCup();
  const [one] = await gamesOf(id, 1);
  const players = people.filter(({ name }) => Object.values(one!.names).includes(name));
  for (const by of players) await begin(world, by, one!.game);
  await askAs(world, players[0]!, one!.game, { kind: 'resign' });
  const record = (await world.store.games.read(one!.game))!.game;
  await world.services.delivery.note(parseRecord(record)); // and the server stops before it has counted it
  world.nowMs += MINUTE_MS;
  await world.services.delivery.deliver();
  expect(texts()).toEqual([]);
  await pass();
  expect(texts()).toEqual([expect.stringMatching(/ won; .*\nStandings: \w+ 1,/)]);
});
