// What goes between the server and a worker process.
import type { Level } from '@rubicon/ai';
import type { Event, View } from '@rubicon/engine';

export interface Question {
  readonly player: string; // its name among the players the process remembers
  readonly level: Level;
  readonly seed: number;
  readonly after: number; // how many events the player has been told already; 0 begins a new one
  readonly told: readonly Event[]; // those that follow
  readonly view: View;
  readonly orders: readonly string[];
  readonly stopAfterMs: number; // it answers then with the best it has
  readonly forget: readonly string[]; // players that are not needed any more
}

export type Answer =
  | { readonly ok: true; readonly order: string }
  | { readonly ok: false; readonly fault: string };
