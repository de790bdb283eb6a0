// A request to a computer player: no more than a person in its seat would see.
import type { Level } from '@rubicon/ai';
import type { Event, Side, View } from '@rubicon/engine';
import type { GameId } from '@rubicon/protocol';

export interface MoveRequest {
  readonly game: GameId;
  readonly level: Level;
  readonly side: Side;
  readonly seed: number; // the seed of its choices, the same for the whole game
  readonly told: readonly Event[]; // all events of its seat from the beginning, except undone ones
  readonly view: View;
  readonly orders: readonly string[]; // or the answers to an offer of a draw
}

export interface Machines {
  /**
   * Resolves to one of the orders, or `resign`. Rejected with `Refused` code `machines-busy` when the queue is full: the caller
   * tries again later.
   */
  think(request: MoveRequest): Promise<string>;
  readonly waiting: number;
  stop(): Promise<void>;
}
