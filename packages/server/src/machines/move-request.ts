// What a machine is asked: no more than a person in its seat would see.
import type { Level } from '@rubicon/ai';
import type { Event, Side, View } from '@rubicon/engine';
import type { GameId } from '@rubicon/protocol';

export interface MoveRequest {
  readonly game: GameId;
  readonly level: Level;
  readonly side: Side;
  readonly seed: number; // what it draws its choices from, the same for the whole game
  readonly told: readonly Event[]; // everything its seat was told, from the beginning, but for what was taken back
  readonly view: View;
  readonly orders: readonly string[];
}

export interface Machines {
  /**
   * Comes back with one of the orders. Rejected with `Refused` code `machines-busy` when too many wait already: the
   * asker tries again later.
   */
  think(request: MoveRequest): Promise<string>;
  readonly waiting: number;
  stop(): Promise<void>;
}
