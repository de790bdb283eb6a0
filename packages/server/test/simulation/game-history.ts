// What simulated clients saw and did, for the checker: everything shown to a seat, and every ask with its outcome.
import type { Side } from '@rubicon/engine';
import type { Ask, AskId, GameId, Held, HistoryEntry, Seat } from '@rubicon/protocol';

/** What a client held after a message. */
export interface Shown {
  readonly client: string;
  readonly game: GameId;
  readonly seat: Seat;
  readonly held: Held;
  readonly told: readonly HistoryEntry[]; // all of its history until then
  readonly stored: number; // entries the store had by then
}

export interface Asked {
  readonly id: AskId;
  readonly client: string;
  readonly game: GameId;
  readonly side: Side;
  readonly ask: Ask;
  readonly since: number; // entries the store had when it was first asked
  until: number; // and when it was answered or refused
  tries: number;
  outcome: 'open' | 'done' | 'refused';
}

export interface GameHistory {
  readonly shown: Shown[];
  readonly asked: Asked[];
  readonly texts: { readonly client: string; readonly text: string; readonly game: GameId }[];
}

export const newGameHistory = (): GameHistory => ({ shown: [], asked: [], texts: [] });
