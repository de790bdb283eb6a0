import { BLOCK_IDS, CARD_IDS, blockCounts, fold, parseGameFile, viewOf } from '@rubicon/engine';
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
import type { PublicMoment } from '../games/look-back.ts';
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
      text: 'The game has not started yet.',
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

describe('a moment of a replay', () => {
  const pictureAt = async (game: GameId, moment: PublicMoment): Promise<Picture> => {
    await previews().game(null, game, moment);
    return drawn.at(-1)!;
  };
  async function played(turns: number): Promise<GameId> {
    const game = await begunGame(world, gaia, livia);
    for (let turn = 0; turn < turns; turn++)
      for (const by of [gaia, livia]) await playAsLongAsAsked(world, by, game);
    return game;
  }

  test('of a running game is what spectators saw then, counted as they were told', async () => {
    const game = await played(5);
    const { told } = await world.games.look(null, game, 0, 'spectator');
    const seen = new Set<string>();
    for (const [at, { cursor }] of told.entries()) {
      const { table } = await world.games.recall(null, game, cursor, 'spectator');
      const { blocks, lines } = await pictureAt(game, { by: 'history', at });
      expect(blocks).toEqual(table.card.blocks);
      expect(lines.map(({ value }) => value)).toEqual(
        [table.view!.points.caesar, table.view!.points.pompey].map(String),
      );
      const { picture, text } = await previews().of(`study=play-${game}&told=${at}&eyes=public`, english);
      expect(picture).toMatch(new RegExp(`^games/${game}/picture\\?v=[\\w-]+&told=${at}$`));
      expect(text).toMatch(/^4\d BC, turn [IV]+; victory points \d+–\d+\.$/);
      seen.add(picture.split('&')[0]!);
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  test('that nobody was told of, or that counts what only players know, is the game as it stands', async () => {
    const game = await played(2);
    const now = await previews().of(`play=${game}`, english);
    const { told } = await world.games.look(null, game, 0, 'spectator');
    for (const moment of [
      `told=${told.length}&eyes=public`,
      'told=9999999',
      'told=0&eyes=caesar',
      'at=0&eyes=all', // entries would tell of orders that can be undone
      'at=3',
      'at=12345678',
      'at=-1',
      'at=0x1',
    ])
      expect(await previews().of(`study=play-${game}&${moment}`, english)).toEqual(now);
    for (const at of [0, 3, 1000])
      await expect(pictureAt(game, { by: 'entry', at })).rejects.toMatchObject({ code: 'no-moment' });
    await expect(pictureAt(game, { by: 'history', at: told.length })).rejects.toMatchObject({
      code: 'no-moment',
    });
  });

  test('does not change by what nobody else is told: no byte of the texts, the address or the picture', async () => {
    const game = await played(1);
    const all = async (): Promise<string> => {
      const { told } = await world.games.look(null, game, 0, 'spectator');
      const moments = [...told.keys(), told.length].map((at) => `study=play-${game}&told=${at}`);
      return JSON.stringify(await Promise.all(moments.map((word) => previews().of(word, english))));
    };
    let pending = 0;
    for (let order = 0; order < 40 && pending < 3; order++) {
      const asked = await askedOf(game);
      const before = await all();
      const known = (await world.games.look(null, game, 0, 'spectator')).table.cursor;
      await askAs(world, asked.by, game, { kind: 'order', decision: asked.decision, order: asked.order });
      const isPending =
        (await world.games.look(asked.by, game, 0, null)).pending.length > 0 &&
        (await world.games.look(null, game, 0, 'spectator')).table.cursor === known;
      if (!isPending) continue;
      pending += 1;
      expect(await all()).toBe(before);
    }
    expect(pending).toBe(3);
  });

  test('of a game that is over is any of its entries, as spectators knew it then', async () => {
    const game = await begunGame(world, gaia, livia);
    for (let undone = 0; undone < 3;) {
      const { by, decision, order } = await askedOf(game);
      await askAs(world, by, game, { kind: 'order', decision, order });
      if ((await world.games.look(by, game, 0, null)).table.undo.order === 0) continue;
      await askAs(world, by, game, { kind: 'undo', scope: 'order' }); // counted by nobody
      await playAsLongAsAsked(world, by, game);
      undone += 1;
    }
    await askAs(world, gaia, game, { kind: 'resign' });
    const parsed = parseGameFile(await world.games.file(null, game));
    if (!parsed.ok) throw new Error('no file');
    const { options, entries } = parsed.file;
    const last = entries.length - 1;
    for (const at of [0, 5, Math.floor(last / 2), last - 1]) {
      const view = viewOf(fold({ options, entries: entries.slice(0, at + 1) }), 'spectator');
      const { blocks, when, lines } = await pictureAt(game, { by: 'entry', at });
      expect(blocks).toEqual(blockCounts(view));
      expect(when).toContain(`${754 - view.year} BC`);
      expect(lines.some(({ isWinner }) => isWinner)).toBe(false); // not yet
    }
    expect((await pictureAt(game, { by: 'entry', at: last })).lines.map(({ isWinner }) => isWinner)).toEqual([
      false,
      true,
    ]);
    const { picture, text } = await previews().of(`study=play-${game}&at=1&eyes=all`, english);
    expect(picture).toMatch(/&at=1$/);
    expect(text).toMatch(/^49 BC, turn I;/);
    await expect(pictureAt(game, { by: 'entry', at: last + 1 })).rejects.toMatchObject({ code: 'no-moment' });
  });

  test('of a private game looks like none', async () => {
    const { card } = await world.games.create(gaia, {
      ...WANTED,
      opponent: { kind: 'invited' },
      visibility: 'private',
    });
    const none = 'nosuchgame0000000000' as GameId;
    for (const game of [card.game, none]) {
      expect(await previews().of(`study=play-${game}&told=0`, english)).toMatchObject(HOME);
      await expect(pictureAt(game, { by: 'history', at: 0 })).rejects.toMatchObject({ code: 'no-game' });
    }
  });
});

/** Somebody who is asked, and an order that does not end their phase if there is one. */
async function askedOf(game: GameId): Promise<{ by: Person; decision: number; order: string }> {
  for (const by of [gaia, livia]) {
    const { decision } = (await world.games.look(by, game, 0, null, { wantsOrders: true })).table;
    if (decision?.required !== true) continue;
    const order = decision.orders!.find((each) => each.startsWith('move')) ?? decision.orders![0]!;
    return { by, decision: decision.number, order };
  }
  throw new Error('Nobody is asked.');
}

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
