// What every operation on games receives: the pipeline, and the listeners for changes beyond one game's seats.
import type { ChatLine, PersonId } from '@rubicon/protocol';
import type { Pipeline } from './live/pipeline.ts';
import type { LobbyFeed } from './lobby-feed.ts';
import type { GameRecord } from './record/record.ts';
import { refused } from './record/refusals.ts';
import type { TablePresence } from './table-presence.ts';

/** Called after a chat line, with the people who may read it and have not muted its author. */
export type ChatListener = (record: GameRecord, line: ChatLine, hearers: readonly PersonId[]) => void;

export interface Context extends Pipeline {
  readonly lobby: LobbyFeed;
  readonly presence: TablePresence;
  readonly chatListeners: Set<ChatListener>;
  isStopping: boolean;
}

export function checkOpen({ isStopping }: Context): void {
  if (isStopping) throw refused('stopping');
}
