import type { GameId } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import type { GameService } from '../games/service.ts';
import type { Membership } from './membership.ts';
import { ownerOf } from './place.ts';
import { routedGames } from './routed-games.ts';

const idOf = (owner: number): GameId =>
  ['game-a', 'game-b'].find((id) => ownerOf(id as GameId, 2) === owner) as GameId;

test('the card of a game comes from the process that owns it', async () => {
  const own = { card: () => Promise.resolve('here') } as unknown as GameService;
  const lines = {
    on: () => undefined,
    ask: (to: number, _: string, asked: unknown) => Promise.resolve([to, asked]),
  };
  const member = { place: { number: 0, count: 2 }, lines, onGone: () => undefined } as unknown as Membership;
  const games = routedGames(own, member);
  expect(await games.card(null, idOf(0))).toBe('here');
  expect(await games.card(null, idOf(1))).toEqual([1, ['card', [null, idOf(1)]]]);
});
