// The messages between the server and a worker process.
import type { Level } from '@rubicon/ai';
import type { Event, View } from '@rubicon/engine';

export interface Question {
  readonly player: string; // its key among the players the process remembers
  readonly level: Level;
  readonly seed: number;
  readonly after: number; // how many events the player already has; 0 starts a new one
  readonly told: readonly Event[]; // the events after those
  readonly view: View;
  readonly orders: readonly string[];
  readonly stopAfterMs: number; // then it answers with the best it has
  readonly forget: readonly string[]; // players no longer needed
}

export type Answer =
  | { readonly ok: true; readonly order: string }
  | { readonly ok: false; readonly fault: string };
