// What an administrator asks of a server that is running.
import type { GameId } from '@rubicon/protocol';

export type AdminAsk =
  | { readonly kind: 'end'; readonly game: GameId; readonly reason: string }
  | { readonly kind: 'rebase'; readonly game: GameId; readonly position: string; readonly reason: string }
  | { readonly kind: 'ended'; readonly sessions: readonly string[] }; // they are over: close what they hold open

export type AdminAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string };
