// Chat and notes. The players' room is theirs; the spectators' is hidden from players until the end.
import { VIEWERS } from '@rubicon/engine';
import type { ChatLine, GameId, Seat } from '@rubicon/protocol';
import type { Keeper, Person, Watcher } from './keeper.ts';
import { sidesOf, type GameRecord } from './record.ts';
import { refused } from './refusals.ts';
import { tellSeats } from './room.ts';
import type { Rooms } from './rooms.ts';
import { seatOf } from './seats.ts';
import type { World } from './world.ts';

type ChatRoom = ChatLine['room'];
const MOST_LINES = 500;

const isOver = ({ status }: GameRecord): boolean => status === 'over' || status === 'aborted';

/** Who hears a room, by seat. */
function hearers(record: GameRecord, room: ChatRoom): readonly Seat[] {
  if (room === 'players') return ['caesar', 'pompey'];
  return isOver(record) ? VIEWERS : ['spectator'];
}

/** Who has a side is a player wherever he sits: the spectators' room stays closed to him while he plays. */
function checkRoom(record: GameRecord, by: Person | null, room: ChatRoom): void {
  seatOf(record, by, null);
  const isPlayer = sidesOf(record, by?.id ?? null).length > 0;
  const may = room === 'players' ? isPlayer : !isPlayer || isOver(record);
  if (!may) throw refused('no-such-room');
}

export function talkIn(
  { store, now }: World,
  rooms: Pick<Rooms, 'kept'>,
): Pick<Keeper, 'say' | 'chat' | 'notes' | 'setNotes'> & {
  readonly greet: (
    by: Person | null,
    game: GameId,
    seat: Seat,
    after: number,
    watcher: Watcher,
  ) => Promise<void>;
} {
  return {
    say: async (by, game, chatRoom, text) => {
      const { room, kept } = await rooms.kept(game);
      checkRoom(kept.record, by, chatRoom);
      const line = await store.games.say(game, { room: chatRoom, person: by.id, text, atMs: now() }, by.name);
      tellSeats(room, hearers(kept.record, chatRoom), { kind: 'chat', game, lines: [line] });
      return line;
    },
    chat: async (by, game, chatRoom, after) => {
      const { kept } = await rooms.kept(game);
      checkRoom(kept.record, by, chatRoom);
      return store.games.chat(game, chatRoom, after, MOST_LINES);
    },
    notes: async (by, game) => {
      const { kept } = await rooms.kept(game);
      seatOf(kept.record, by, null);
      return store.games.notes(game, by.id);
    },
    setNotes: async (by, game, text) => {
      const { kept } = await rooms.kept(game);
      seatOf(kept.record, by, null);
      await store.games.setNotes(game, by.id, text);
    },
    greet: async (by, game, seat, after, watcher) => {
      const { kept } = await rooms.kept(game);
      const chatRoom: ChatRoom = seat === 'spectator' ? 'spectators' : 'players';
      const isPlayer = sidesOf(kept.record, by?.id ?? null).length > 0;
      if (chatRoom === 'spectators' && isPlayer && !isOver(kept.record)) return;
      const lines = await store.games.chat(game, chatRoom, after, MOST_LINES);
      if (lines.length > 0) watcher.send(JSON.stringify({ kind: 'chat', game, lines }));
    },
  };
}
