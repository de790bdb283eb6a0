import { parseGameFile, verifyGame } from '@rubicon/engine';
import type { GameId, NewGame } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import {
  ANN,
  BEN,
  ENTROPIES,
  EVE,
  PLAIN,
  ask,
  begun,
  clientOf,
  look,
  playOn,
  quiet,
  testWorld,
  type TestWorld,
} from '../../test/game-service-kit.ts';

const made = async (world: TestWorld, wanted: Partial<NewGame> = {}) =>
  world.games.create(ANN, { ...PLAIN, ...wanted });

describe('joining', () => {
  test('an open game: the other side, once, and by one person only', async () => {
    const world = testWorld();
    const { card, invitation } = await made(world, { side: 'pompey' });
    expect(invitation).toBeNull();
    expect(card.sitters.caesar).toEqual({ kind: 'open' });
    const { table } = await world.games.join(BEN, card.game, null);
    expect(table.seat).toBe('caesar');
    expect((await world.games.join(BEN, card.game, null)).table.seat).toBe('caesar');
    expect((await world.games.join(ANN, card.game, null)).table.seat).toBe('pompey');
    await expect(world.games.join(EVE, card.game, null)).rejects.toMatchObject({ code: 'side-taken' });
  });

  test('by invitation needs its code', async () => {
    const world = testWorld();
    const { card, invitation } = await made(world, { opponent: { kind: 'invited' }, visibility: 'unlisted' });
    for (const wrong of [null, '', 'x', `${invitation!}x`])
      await expect(world.games.join(BEN, card.game, wrong)).rejects.toMatchObject({
        code: 'bad-invitation',
      });
    expect((await world.games.join(BEN, card.game, invitation)).table.seat).toBe('pompey');
  });

  test('a private game does not exist for anyone without its code', async () => {
    const world = testWorld();
    const { card, invitation } = await made(world, { opponent: { kind: 'invited' }, visibility: 'private' });
    await expect(world.games.look(BEN, card.game, 0, null)).rejects.toMatchObject({ code: 'no-game' });
    await expect(world.games.join(BEN, card.game, 'x')).rejects.toMatchObject({ code: 'no-game' });
    // The code shows what the invitation is for, and nothing more
    const invited = await world.games.look(BEN, card.game, 0, null, { invitation });
    expect(invited.table).toMatchObject({ seat: 'spectator', view: null, card: { aids: card.aids } });
    for (const wrong of [null, `${invitation!}x`])
      await expect(world.games.look(BEN, card.game, 0, null, { invitation: wrong })).rejects.toMatchObject({
        code: 'no-game',
      });
    await world.games.join(BEN, card.game, invitation);
    await expect(world.games.look(null, card.game, 0, null)).rejects.toMatchObject({ code: 'no-game' });
    expect((await world.games.look(BEN, card.game, 0, null)).table.seat).toBe('pompey');
    await expect(made(world, { visibility: 'private' })).rejects.toMatchObject({ code: 'nobody-could-join' });
  });

  test('sides can be drawn at random', async () => {
    const world = testWorld();
    const sides = new Set<string>();
    for (let count = 0; count < 20; count++)
      sides.add((await made(world, { side: 'random' })).card.sitters.caesar.kind);
    expect([...sides].sort()).toEqual(['open', 'person']);
  });
});

describe('leaving', () => {
  test('frees the side, drops its entropy, and ends its updates', async () => {
    const world = testWorld();
    const { card } = await made(world);
    await world.games.join(BEN, card.game, null);
    await world.games.start(BEN, card.game, ENTROPIES.pompey, null);
    const heard: string[] = [];
    await world.games.watch(
      BEN,
      card.game,
      { after: 0, chatAfter: 0, as: null },
      clientOf(BEN.id, (message) => void heard.push(JSON.stringify(message))),
    );
    await world.games.leave(BEN, card.game);
    expect(JSON.parse(heard.at(-1)!)).toMatchObject({ kind: 'refused', code: 'not-your-side' });
    const count = heard.length;
    await world.games.join(EVE, card.game, null);
    await world.games.start(ANN, card.game, ENTROPIES.caesar, null);
    const { table } = await world.games.start(EVE, card.game, ENTROPIES.pompey, null);
    expect(table.card.status).toBe('running');
    expect(heard).toHaveLength(count);
    await expect(world.games.leave(EVE, card.game)).rejects.toMatchObject({ code: 'not-waiting' });
    await expect(world.games.leave(BEN, card.game)).rejects.toMatchObject({ code: 'not-a-player' });
  });

  test('by its maker ends the game; if no one else is in it, it is deleted', async () => {
    const world = testWorld();
    const alone = (await made(world)).card.game;
    await world.games.leave(ANN, alone);
    await expect(world.games.look(ANN, alone, 0, null)).rejects.toMatchObject({ code: 'no-game' });
    const joined = (await made(world)).card.game;
    await world.games.join(BEN, joined, null);
    await world.games.leave(ANN, joined);
    const { table } = await world.games.look(BEN, joined, 0, null);
    expect(table.card.status).toBe('aborted');
    expect(table.dice[0]!.secret).not.toBeNull();
  });
});

describe('starting', () => {
  test('needs both players, and accepts no second entropy', async () => {
    const world = testWorld();
    const { game } = (await made(world)).card;
    await world.games.join(BEN, game, null);
    expect((await world.games.start(ANN, game, ENTROPIES.caesar, null)).table.card.ready).toEqual({
      caesar: true,
      pompey: false,
    });
    await expect(ask(world, ANN, game, { kind: 'resign' })).rejects.toMatchObject({ code: 'not-running' });
    await expect(world.games.start(ANN, game, ENTROPIES.pompey, null)).rejects.toMatchObject({
      code: 'already-started',
    });
    await world.games.start(ANN, game, ENTROPIES.caesar, null); // a repeated request
    await expect(world.games.start(EVE, game, ENTROPIES.caesar, null)).rejects.toMatchObject({
      code: 'not-a-player',
    });
    await world.games.start(BEN, game, ENTROPIES.pompey, null);
    const { table } = await world.games.start(BEN, game, ENTROPIES.pompey, null);
    expect(table.card).toMatchObject({ status: 'running', turn: 1, asked: { caesar: true, pompey: true } });
  });

  test('someone playing both sides says for which one they start', async () => {
    const world = testWorld();
    const { game } = (await made(world, { opponent: { kind: 'self' } })).card;
    await world.games.start(ANN, game, ENTROPIES.pompey, 'pompey');
    await world.games.start(ANN, game, ENTROPIES.caesar, null);
    await expect(ask(world, ANN, game, { kind: 'resign' })).rejects.toMatchObject({ code: 'which-side' });
    expect((await ask(world, ANN, game, { kind: 'resign' }, 'pompey')).table.card.result!.winner).toBe(
      'caesar',
    );
  });
});

describe('in a live game', () => {
  const LIVE = { pace: { kind: 'live', bankMs: 60_000, incrementMs: 1000 } } as const;

  test('a player who was ready before anyone joined must confirm again', async () => {
    const world = testWorld();
    const { game } = (await made(world, LIVE)).card;
    await world.games.start(ANN, game, ENTROPIES.caesar, null);
    world.nowMs += 8 * 3_600_000;
    expect((await world.games.join(BEN, game, null)).table.card.ready.caesar).toBe(false);
    await world.games.start(BEN, game, ENTROPIES.pompey, null);
    expect((await world.games.start(ANN, game, ENTROPIES.caesar, null)).table.card.status).toBe('running');
  });

  test('a player who was ready long ago must confirm again, also where both were seated from the start', async () => {
    const world = testWorld();
    const first = await begun(world, LIVE);
    await ask(world, ANN, first, { kind: 'resign' });
    const { game } = (await world.games.rematch(ANN, first)).card;
    await world.games.start(ANN, game, ENTROPIES.caesar, null);
    world.nowMs += 3_600_000;
    const { card } = (await world.games.start(BEN, game, ENTROPIES.pompey, null)).table;
    expect(card).toMatchObject({ status: 'waiting', ready: { caesar: true, pompey: false } });
    expect((await world.games.start(ANN, game, ENTROPIES.caesar, null)).table.card.status).toBe('running');
  });
});

test('the maker may free the seat for someone else', async () => {
  const world = testWorld();
  const { game } = (await made(world)).card;
  await world.games.turnAway(ANN, game); // the seat is free: nothing to do
  await world.games.join(BEN, game, null);
  await expect(world.games.turnAway(BEN, game)).rejects.toMatchObject({ code: 'not-a-player' });
  await expect(world.games.turnAway(EVE, game)).rejects.toMatchObject({ code: 'not-a-player' });
  await world.games.turnAway(ANN, game);
  expect((await world.games.look(ANN, game, 0, null)).table.card.sitters.pompey.kind).toBe('open');
  await world.games.join(EVE, game, null);
  await world.games.start(ANN, game, ENTROPIES.caesar, null);
  await world.games.start(EVE, game, ENTROPIES.pompey, null);
  await expect(world.games.turnAway(ANN, game)).rejects.toMatchObject({ code: 'not-waiting' });
});

async function verified(world: TestWorld, game: GameId): Promise<void> {
  const parsed = parseGameFile(await world.games.file(ANN, game));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  expect(verifyGame(parsed.file).findings).toEqual([]);
}

describe('ends', () => {
  test('abort in the first turn: it counts for nothing, and its dice can be verified', async () => {
    const world = testWorld();
    const game = await begun(world);
    const { table } = await ask(world, BEN, game, { kind: 'abort' });
    expect(table.card).toMatchObject({ status: 'aborted', result: { winner: null, reason: 'aborted' } });
    expect(table.decision).toBeNull();
    await verified(world, game);
  });

  test('no abort from the second turn on', async () => {
    const world = testWorld();
    const game = await begun(world);
    while ((await look(world, game, 'caesar')).table.card.turn < 2) await playOn(world, game, 8, 5);
    await expect(ask(world, ANN, game, { kind: 'abort' })).rejects.toMatchObject({
      code: 'too-late-to-abort',
    });
  });

  test('resignation, agreement', async () => {
    const world = testWorld();
    const lost = await begun(world);
    expect((await ask(world, ANN, lost, { kind: 'resign' })).table.card.result).toEqual({
      winner: 'pompey',
      reason: 'resignation',
    });
    await verified(world, lost);
    const drawn = await begun(world);
    await ask(world, ANN, drawn, { kind: 'offer-draw' });
    await expect(ask(world, ANN, drawn, { kind: 'accept-draw' })).rejects.toMatchObject({ code: 'no-offer' });
    expect((await ask(world, BEN, drawn, { kind: 'accept-draw' })).table.card.result!.reason).toBe(
      'agreement',
    );
    await verified(world, drawn);
  });

  test('by the admin, who may also set a position', async () => {
    const world = testWorld();
    const game = await begun(world);
    await world.games.rebase(game, 'position/1 nonsense', 'A fault.').then(
      () => expect.unreachable(),
      (error: unknown) => expect(error).toMatchObject({ code: 'bad-position' }),
    );
    await world.games.end(game, 'Nobody behaved.');
    const { table, told } = await look(world, game, 'spectator');
    expect(table.card.status).toBe('aborted');
    expect(told.at(-1)!.notice).toEqual({ kind: 'abort', side: null, reason: 'Nobody behaved.' });
  });
});

describe('a rematch', () => {
  test('swaps the sides, and is the same game for both', async () => {
    const world = testWorld();
    const game = await begun(world);
    await expect(world.games.rematch(ANN, game)).rejects.toMatchObject({ code: 'not-over' });
    await ask(world, ANN, game, { kind: 'resign' });
    await expect(world.games.rematch(EVE, game)).rejects.toMatchObject({ code: 'not-a-player' });
    const [one, two] = await Promise.all([world.games.rematch(ANN, game), world.games.rematch(BEN, game)]);
    expect(one.card.game).toBe(two.card.game);
    expect(world.store.rows.size).toBe(2);
    expect(one.card.sitters).toMatchObject({ caesar: { name: 'Ben' }, pompey: { name: 'Ann' } });
    expect((await look(world, game, 'pompey')).table.rematch).toBe(one.card.game);
    expect(one.card.status).toBe('waiting');
    const dice = await Promise.all([
      look(world, game, 'caesar'),
      world.games.look(ANN, one.card.game, 0, null),
    ]);
    expect(dice[0].table.dice[0]!.commitment).not.toBe(dice[1].table.dice[0]!.commitment);
    await world.games.leave(BEN, one.card.game); // declined: no one else may take the side
    expect((await world.games.look(ANN, one.card.game, 0, null)).table.card.status).toBe('aborted');
  });

  test('can be requested again after one was left', async () => {
    const world = testWorld();
    const game = await begun(world);
    await ask(world, ANN, game, { kind: 'resign' });
    const first = (await world.games.rematch(ANN, game)).card.game;
    await world.games.leave(BEN, first);
    const second = (await world.games.rematch(BEN, game)).card;
    expect(second).toMatchObject({ status: 'waiting' });
    expect(second.game).not.toBe(first);
    expect((await look(world, game, 'caesar')).table.rematch).toBe(second.game);
    // Also when it was deleted
    await world.games.leave(BEN, second.game);
    await world.store.games.remove(second.game);
    const third = (await world.again().games.rematch(ANN, game)).card.game;
    expect([first, second.game]).not.toContain(third);
  });
});

describe('a person whose account is deleted', () => {
  test('loses running games, leaves waiting ones, and no longer has a name', async () => {
    const world = testWorld();
    const game = await begun(world);
    const waiting = (await made(world)).card.game;
    await world.games.forget(ANN.id);
    const { table } = await look(world, game, 'spectator');
    expect(table.card.result).toEqual({ winner: 'pompey', reason: 'resignation' });
    expect(table.card.sitters.caesar).toMatchObject({ name: 'Somebody' });
    expect(world.store.rows.get(game)!.game.caesar).toBeNull();
    expect(world.store.rows.has(waiting)).toBe(false);
    await expect(world.games.rematch(BEN, game)).rejects.toMatchObject({ code: 'no-rematch' });
    await expect(ask(world, ANN, game, { kind: 'resign' })).rejects.toMatchObject({ code: 'not-a-player' });
  });
});

describe('lists', () => {
  test('the lobby, one’s own games, and the next that waits', async () => {
    const world = testWorld();
    const lobby: number[] = [];
    const waiting: string[] = [];
    world.games.onLobby(() => lobby.push(world.nowMs));
    world.games.onWaiting((person, games) => waiting.push(`${person.slice(0, 3)} ${games}`));
    const one = await begun(world);
    world.nowMs += 1000;
    const two = await begun(world, { visibility: 'unlisted' });
    await world.pass(1000);
    expect(lobby.length).toBeGreaterThan(0);
    expect(waiting.sort()).toEqual(['Ann 2', 'Ben 2']);
    expect((await world.games.lobby()).map(({ game }) => game)).toEqual([one]);
    expect((await world.games.mine(ANN, null)).games.map(({ game }) => game)).toEqual([two, one]);
    expect(await world.games.mine(EVE, null)).toEqual({ games: [], newer: [] });
    expect(await world.games.next(ANN, null)).toBe(one);
    expect(await world.games.next(ANN, one)).toBe(two);
    await ask(world, ANN, two, { kind: 'resign' });
    expect(await world.games.next(ANN, one)).toBeNull();
    expect(await world.games.next(ANN, two)).toBe(one); // nothing waits there any more
    const count = lobby.length;
    await playOn(world, one, 3, 2);
    await quiet();
    await world.pass(1000);
    expect(lobby).toHaveLength(count); // an order alone does not change the lobby
  });
});

test('the next game cycles through all that wait', async () => {
  const world = testWorld();
  const games: GameId[] = [];
  for (let count = 0; count < 3; count++) {
    games.push(await begun(world));
    world.nowMs += 1000;
  }
  const next = async (not: GameId | null) => world.games.next(ANN, not);
  expect(await Promise.all([null, ...games].map(next))).toEqual([games[0], games[1], games[2], games[0]]);
});

test('a stopping game service accepts no more requests', async () => {
  const world = testWorld();
  const game = await begun(world);
  const asked = ask(world, ANN, game, { kind: 'offer-draw' });
  const stopped = world.games.stop();
  expect((await asked).table.drawOffer).toBe('caesar');
  await stopped;
  await expect(ask(world, BEN, game, { kind: 'accept-draw' })).rejects.toMatchObject({
    code: 'stopping',
  });
});
