// Chat and notes. The players' room is theirs; the spectators' is hidden from players until the end.
import { SIDES, VIEWERS } from '@rubicon/engine';
import type { ChatLine, GameId, PersonId, Seat, ServerMessage } from '@rubicon/protocol';
import type { Keeper, Person, Watcher } from './live/keeper.ts';
import { personAt, sidesOf, type GameRecord } from './record/record.ts';
import { refused } from './record/refusals.ts';
import type { Room } from './live/live-game.ts';
import type { Rooms } from './live/pipeline.ts';
import { seatOf } from './record/seats.ts';
import type { World } from './live/deps.ts';

type ChatRoom = ChatLine['room'];
const MOST_LINES = 500;
const GREETING_LINES = 50; // at once; a line of a chat can have 2 kB

interface Said {
  readonly said: readonly ChatLine[];
  readonly last: number | null;
}

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
): Pick<Keeper, 'say' | 'chat' | 'checkHears' | 'notes' | 'setNotes' | 'onSaid'> & {
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
  const listeners = new Set<Parameters<Keeper['onSaid']>[0]>();

  /** What was said, without those whom the listener does not want to hear; `last`: up to there, and more was. */
  async function lines(
    by: Person | null,
    game: GameId,
    room: ChatRoom,
    after: number,
    most: number,
  ): Promise<Said> {
    const unheard = by === null ? null : await store.club.unheardBy(by.id);
    const all = await store.games.chat(game, room, after, most);
    return {
      said: all.filter(({ person }) => person === null || unheard?.has(person) !== true),
      last: all.length < most ? null : all.at(-1)!.number,
    };
  }

  function tellLine(room: Room, record: GameRecord, line: ChatLine, deaf: ReadonlySet<PersonId>): void {
    const message = { kind: 'chat', game: room.id, lines: [line] } satisfies ServerMessage;
    const text = JSON.stringify(message);
    for (const seat of VIEWERS)
      for (const watcher of room.watchers[seat])
        if (
          hears(record, seat, watcher.person, line.room) &&
          !(watcher.person !== null && deaf.has(watcher.person))
        )
          watcher.send(text);
  }

  return {
    retell: async (game, chatRoom, number) => {
      const { room, kept } = await rooms.kept(game);
      const [line] = await store.games.chat(game, chatRoom, number - 1, 1);
      if (line?.number !== number) return;
      const deaf = line.person === null ? new Set<PersonId>() : await store.club.deafTo(line.person);
      tellLine(room, kept.record, line, deaf);
    },
    say: async (by, game, chatRoom, text) => {
      const { room, kept } = await rooms.kept(game);
      const { record } = kept;
      checkRoom(record, by, chatRoom);
      if (((await store.club.silencedUntil(by.id)) ?? 0) > now()) throw refused('silenced');
      const deaf = await store.club.deafTo(by.id);
      const isDeaf = (person: PersonId | null): boolean => person !== null && deaf.has(person);
      const line = await store.games.say(game, { room: chatRoom, person: by.id, text, atMs: now() }, by.name);
      bus?.tell('chat', `${game} ${chatRoom} ${line.number}`);
      tellLine(room, record, line, deaf);
      const hearers = SIDES.map((side) => personAt(record, side)).filter(
        (person) =>
          person !== null && person !== by.id && mayHear(record, person, chatRoom) && !isDeaf(person),
      );
      for (const listener of listeners) listener(record, line, hearers as PersonId[]);
      return line;
    },
    onSaid: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    chat: async (by, game, chatRoom, after) => {
      const { kept } = await rooms.kept(game);
      checkRoom(kept.record, by, chatRoom);
      return (await lines(by, game, chatRoom, after, MOST_LINES)).said;
    },
    checkHears: async (by, game, chatRoom) => {
      const { kept } = await rooms.kept(game);
      checkRoom(kept.record, by, chatRoom);
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
      // All of it: what is said from now on follows without a gap
      for (let from = after, isMore = true; isMore;) {
        const { said, last } = await lines(by, game, chatRoom, from, GREETING_LINES);
        const isThere = said.length === 0 || (await deliver(watcher, { kind: 'chat', game, lines: said }));
        isMore = isThere && last !== null;
        from = last ?? from;
      }
    },
  };
}

async function deliver(watcher: Watcher, message: ServerMessage): Promise<boolean> {
  const text = JSON.stringify(message);
  if (watcher.deliver !== undefined) return watcher.deliver(text);
  watcher.send(text);
  return true;
}
