import { BLOCK_IDS, CARD_IDS } from '@rubicon/engine';
import type { GameId, TournamentId } from '@rubicon/protocol';
import { mail as english } from '@rubicon/words/languages/en/mail';
import { mail as swedish } from '@rubicon/words/languages/sv/mail';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  askAs,
  begunGame,
  newcomer,
  playAsLongAsAsked,
  servicesWorld,
  WANTED,
  type World,
} from '../../test/services-kit.ts';
import type { Person } from '../people/person.ts';
import type { Picture } from '../pictures/picture.ts';
import { previewsOf } from './previews.ts';

let world: World;
let gaia: Person;
let livia: Person;
const drawn: Picture[] = [];
beforeAll(async () => {
  world = await servicesWorld();
  gaia = await newcomer(world, 'Gaia');
  livia = await newcomer(world, 'Livia');
});
afterAll(() => world.stop());

const previews = (isClosed = false) =>
  previewsOf({
    games: world.games,
    community: world.services.community,
    tournaments: world.services.tournaments,
    pictures: {
      draw: (picture) => {
        drawn.push(picture);
        return Promise.resolve({ png: Buffer.alloc(0), tag: 'tag' });
      },
      stop: () => Promise.resolve(),
    },
    isClosed,
  });

const HOME = { title: 'Rubicon', picture: 'picture' };

describe('a game', () => {
  test('is told as spectators see it, at its table, replayed and reviewed', async () => {
    const game = await begunGame(world, gaia, livia);
    for (const word of [`play=${game}`, `study=play-${game}&at=3&eyes=all`, `review=play-${game}`]) {
      const shown = await previews().of(word, english);
      expect(shown).toMatchObject({
        title: 'Gaia (Caesar) against Livia (Pompey)',
        text: expect.stringMatching(/^49 BC, turn I; victory points \d+–\d+\.$/) as string,
        picture: expect.stringMatching(new RegExp(`^games/${game}/picture\\?v=[\\w-]+$`)) as string,
      });
    }
    expect((await previews().of(`play=${game}`, swedish)).text).toMatch(/^49 f\.Kr\., drag I; segerpoäng/);
  });

  test('has a new address for its picture when it looks different, and no secret in it', async () => {
    const game = await begunGame(world, gaia, livia);
    const before = await previews().of(`play=${game}`, english);
    const spectator = (): Promise<unknown> => world.games.look(null, game, 1_000_000, 'spectator');
    for (let turn = 0; turn < 6; turn++)
      for (const by of [gaia, livia]) await playAsLongAsAsked(world, by, game);
    await previews().game(null, game);
    const { blocks, when } = drawn.at(-1)!;
    expect((await previews().of(`play=${game}`, english)).picture).not.toBe(before.picture);
    const { view, card } = ((await spectator()) as Awaited<ReturnType<World['games']['look']>>).table;
    expect(blocks).toEqual(card.blocks);
    expect(view!.viewer).toBe('spectator');
    expect(when).toMatch(/^4\d BC · [IV]+$/);
    const text = JSON.stringify(drawn.at(-1));
    for (const secret of [...BLOCK_IDS, ...CARD_IDS]) expect(text).not.toContain(`"${secret}"`);
  });

  test('is told without its history', async () => {
    const game = await begunGame(world, gaia, livia);
    const look = vi.spyOn(world.games, 'look');
    expect(await previews().of(`play=${game}`, english)).not.toMatchObject(HOME);
    await previews().game(null, game);
    expect(look).not.toHaveBeenCalled();
    look.mockRestore();
  });

  test('that has ended says who won', async () => {
    const game = await begunGame(world, gaia, livia);
    await askAs(world, livia, game, { kind: 'resign' });
    expect((await previews().of(`play=${game}`, english)).text).toMatch(/^Gaia won;/);
    await previews().game(null, game);
    expect(drawn.at(-1)!.lines.map(({ text, isWinner }) => [text, isWinner])).toEqual([
      ['Gaia', true],
      ['Livia', false],
    ]);
  });

  test('that waits has names and no points', async () => {
    const { card } = await world.games.create(gaia, WANTED);
    expect(await previews().of(`play=${card.game}`, english)).toMatchObject({
      title: 'Gaia (Caesar) against no one (Pompey)',
      text: 'The game has not begun.',
    });
  });

  test('that is private looks like one that does not exist, also its picture', async () => {
    const { card } = await world.games.create(gaia, {
      ...WANTED,
      opponent: { kind: 'invited' },
      visibility: 'private',
    });
    const none = 'nosuchgame0000000000' as GameId;
    expect(await previews().of(`play=${card.game}`, english)).toEqual(
      await previews().of(`play=${none}`, english),
    );
    expect(await previews().of(`play=${card.game}`, english)).toMatchObject(HOME);
    await expect(previews().game(livia, card.game)).rejects.toMatchObject({ code: 'no-game' });
    await previews().game(gaia, card.game); // her own
    for (const game of [card.game, none])
      await expect(previews().game(null, game)).rejects.toMatchObject({ code: 'no-game' });
  });

  test('on a closed server is not shown', async () => {
    const game = await begunGame(world, gaia, livia);
    expect(await previews(true).of(`play=${game}`, english)).toMatchObject(HOME);
  });
});

test('a person, and a tournament', async () => {
  expect(await previews().of(`person=${gaia.id}`, english)).toMatchObject({
    title: 'Gaia',
    text: 'Gaia plays Rubicon.',
    picture: expect.stringContaining(`people/${gaia.id}/picture`) as string,
  });
  const { card } = await world.services.tournaments.make(gaia, {
    ...{ edition: '2.0', rules: {}, aids: WANTED.aids, pace: WANTED.pace },
    name: 'Ludi <Romani>',
    format: 'swiss',
    seats: 8,
    roundMs: 7 * 86_400_000,
  });
  expect(await previews().of(`tournament=${card.id}`, english)).toMatchObject({
    title: 'Ludi <Romani>',
    text: 'A tournament of 0.',
  });
  await previews().tournament(card.id);
  expect(drawn.at(-1)!.lines.map(({ text }) => text)).toEqual(['Ludi <Romani>']);
  await expect(previews().tournament('nosuchtournament0000' as TournamentId)).rejects.toMatchObject({
    code: 'no-tournament',
  });
});

test.each(['', 'online', 'join=secret.code', 'play=', 'study=local', 'person=x', 'nonsense=1'])(
  '“%s” is the server’s own',
  async (word) => {
    expect(await previews().of(word, english)).toMatchObject(HOME);
  },
);
