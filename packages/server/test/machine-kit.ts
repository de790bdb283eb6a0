// Requests to computer players as the game service makes them, for tests.
import {
  SeededChance,
  addEntry,
  askedSides,
  decisionOf,
  give,
  newChronicle,
  newGame,
  pendingOf,
  toldAfter,
  viewOf,
  type Game,
} from '@rubicon/engine';
import type { Level } from '@rubicon/ai';
import type { GameId } from '@rubicon/protocol';
import type { MoveRequest } from '../src/machines/move-request.ts';

export const gameId = (number: number): GameId => `game-${String(number).padStart(16, '0')}` as GameId;

/** A game that makes one request after another; each answer is ordered. */
export function askingGame(seed: number, level: Level = 'miles') {
  const chance = new SeededChance(seed);
  const begun = newGame({ edition: '2.0', revision: 1, rules: {}, clock: null }, chance, 0);
  const chronicle = newChronicle();
  let { game } = begun;
  addEntry(chronicle, null, begun);
  const ask = (request: Parameters<typeof give>[1]): boolean => {
    const accepted = give(game, request, chance, 0);
    if (!accepted.ok) return false;
    addEntry(chronicle, game, accepted);
    game = accepted.game;
    return true;
  };
  return {
    game: (): Game => game,
    request(): MoveRequest {
      const side = askedSides(game.state)[0]!;
      const { orders } = decisionOf(game, side)!;
      const told = [...toldAfter(chronicle, side, 0), ...pendingOf(chronicle, game, side)].flatMap(
        ({ events }) => events,
      );
      return { game: gameId(seed), level, side, seed, told, view: viewOf(game, side), orders };
    },
    order(order: string): void {
      const side = askedSides(game.state)[0]!;
      if (!ask({ kind: 'order', side, decision: decisionOf(game, side)!.number, order }))
        throw new Error(`“${order}” is refused.`);
    },
    undo: (): boolean => ask({ kind: 'undo', side: askedSides(game.state)[0]!, scope: 'order' }),
    any: (): string => {
      const { orders } = decisionOf(game, askedSides(game.state)[0]!)!;
      return orders[chance.roll(orders.length)]!;
    },
  };
}
