// The admin's requests to a running server.
import type { GameId, PersonId } from '@rubicon/protocol';

export type AdminAsk =
  | { readonly kind: 'end'; readonly game: GameId; readonly reason: string }
  | { readonly kind: 'rebase'; readonly game: GameId; readonly position: string; readonly reason: string }
  | { readonly kind: 'ended'; readonly sessions: readonly string[] } // these sessions have ended: close their sockets
  | { readonly kind: 'banned'; readonly person: PersonId }; // takes them out of their tournaments

export type AdminAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string };
