// Chat and notes. The players' room is theirs; the spectators' is hidden from players until the end.
import { VIEWERS } from '@rubicon/engine';
import type { ChatLine, GameId, PersonId, Seat, ServerMessage } from '@rubicon/protocol';
import type { Keeper, Person, Watcher } from './keeper.ts';
import { sidesOf, type GameRecord } from './record.ts';
import { refused } from './refusals.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { seatOf } from './seats.ts';
import type { World } from './world.ts';

type ChatRoom = ChatLine['room'];
const MOST_LINES = 500;

const isOver = ({ status }: GameRecord): boolean => status === 'over' || status === 'aborted';

/** Who has a side is a player wherever he sits: the spectators' room stays closed to him while he plays. */
function mayHear(record: GameRecord, person: PersonId | null, room: ChatRoom): boolean {
  const isPlayer = sidesOf(record, person).length > 0;
  return room === 'players' ? isPlayer : !isPlayer || isOver(record);
}

/** At a player's seat one hears the players; what spectators said is asked for after the end. */
const hears = (record: GameRecord, seat: Seat, person: PersonId | null, room: ChatRoom): boolean =>
  room === roomAt(seat) && mayHear(record, person, room);

const roomAt = (seat: Seat): ChatRoom => (seat === 'spectator' ? 'spectators' : 'players');

function checkRoom(record: GameRecord, by: Person | null, room: ChatRoom): void {
  seatOf(record, by, null);
  if (!mayHear(record, by?.id ?? null, room)) throw refused('no-such-room');
}

export function talkIn(
  { store, now, bus }: World,
  rooms: Pick<Rooms, 'kept'>,
): Pick<Keeper, 'say' | 'chat' | 'notes' | 'setNotes'> & {
  /** Tells those who watch here what was said at another server. */
  readonly retell: (game: GameId, chatRoom: ChatRoom, number: number) => Promise<void>;
  readonly greet: (
    by: Person | null,
    game: GameId,
    seat: Seat,
    after: number,
    watcher: Watcher,
  ) => Promise<void>;
} {
  function tellLine(room: Room, record: GameRecord, line: ChatLine): void {
    const text = JSON.stringify({ kind: 'chat', game: room.id, lines: [line] } satisfies ServerMessage);
    for (const seat of VIEWERS)
      for (const watcher of room.watchers[seat])
        if (hears(record, seat, watcher.person, line.room)) watcher.send(text);
  }

  return {
    retell: async (game, chatRoom, number) => {
      const { room, kept } = await rooms.kept(game);
      const [line] = await store.games.chat(game, chatRoom, number - 1, 1);
      if (line?.number === number) tellLine(room, kept.record, line);
    },
    say: async (by, game, chatRoom, text) => {
      const { room, kept } = await rooms.kept(game);
      checkRoom(kept.record, by, chatRoom);
      const line = await store.games.say(game, { room: chatRoom, person: by.id, text, atMs: now() }, by.name);
      bus?.tell('chat', `${game} ${chatRoom} ${line.number}`);
      tellLine(room, kept.record, line);
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
      const chatRoom = roomAt(seat);
      if (!hears(kept.record, seat, by?.id ?? null, chatRoom)) return;
      const lines = await store.games.chat(game, chatRoom, after, MOST_LINES);
      if (lines.length > 0) watcher.send(JSON.stringify({ kind: 'chat', game, lines }));
    },
  };
}
