// Which process of a server owns a game: it alone holds the game in memory, and everything about the game is done there.
import type { GameId } from '@rubicon/protocol';

/** A process among those of one server. */
export interface Place {
  readonly number: number; // from 0
  readonly count: number;
}

/** The same in every process; ids are random, so their characters spread games evenly. */
export function ownerOf(game: GameId, count: number): number {
  let hash = 0;
  for (let index = 0; index < game.length; index++) hash = (hash * 31 + game.charCodeAt(index)) >>> 0;
  return hash % count;
}
