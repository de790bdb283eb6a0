// Chat and notes. Players have their own chat; the spectators' chat is hidden from players until the end.
import { SIDES, VIEWERS } from '@rubicon/engine';
import type { ChatLine, ChatRoom, GameId, PersonId, Seat, ServerMessage } from '@rubicon/protocol';
import type { Person } from '../people/person.ts';
import type { ChatListener, Context } from './context.ts';
import type { LiveGame, Watcher } from './live/live-game.ts';
import { loadGame } from './live/pipeline.ts';
import { type GameRecord, hasEnded, personAt, sidesOf } from './record/record.ts';
import { refused } from './record/refusals.ts';
import { seatOf } from './record/seats.ts';

const MOST_LINES = 500;
const GREETING_LINES = 50; // at once; a line of a chat can have 2 kB

const isOver = ({ status }: GameRecord): boolean => hasEnded(status);

/**
 * Someone with a side is a player from whichever seat they watch: the spectators' chat stays closed to them during
 * the game.
 */
function mayHear(record: GameRecord, person: PersonId | null, room: ChatRoom): boolean {
  const isPlayer = sidesOf(record, person).length > 0;
  return room === 'players' ? isPlayer : !isPlayer || isOver(record);
}

/** A player's seat receives the players' chat; the spectators' chat can be read after the end. */
const hears = (record: GameRecord, seat: Seat, person: PersonId | null, room: ChatRoom): boolean =>
  room === roomAt(seat) && mayHear(record, person, room);

const roomAt = (seat: Seat): ChatRoom => (seat === 'spectator' ? 'spectators' : 'players');

function checkRoom(record: GameRecord, by: Person | null, room: ChatRoom): void {
  seatOf(record, by, null);
  if (!mayHear(record, by?.id ?? null, room)) throw refused('no-such-room');
}

export async function say(
  context: Context,
  by: Person,
  game: GameId,
  room: ChatRoom,
  text: string,
): Promise<ChatLine> {
  const { store, now, bus } = context.deps;
  const { live, loaded } = await loadGame(context, game);
  const { record } = loaded;
  checkRoom(record, by, room);
  if (((await store.community.silencedUntil(by.id)) ?? 0) > now()) throw refused('silenced');
  const deaf = await store.community.deafTo(by.id);
  const line = await store.games.say(game, { room, person: by.id, text, atMs: now() }, by.name);
  bus?.tell('chat', `${game} ${room} ${line.number}`);
  sendLine(live, record, line, deaf);
  const hearers = SIDES.map((side) => personAt(record, side)).filter(
    (person): person is PersonId =>
      person !== null && person !== by.id && mayHear(record, person, room) && !deaf.has(person),
  );
  for (const listener of context.chatListeners) listener(record, line, hearers);
  return line;
}

/** Sends watchers on this server what was written on another. */
export async function sayElsewhere(
  context: Context,
  game: GameId,
  room: ChatRoom,
  number: number,
): Promise<void> {
  const { store } = context.deps;
  const { live, loaded } = await loadGame(context, game);
  const [line] = await store.games.chat(game, room, number - 1, 1);
  if (line?.number !== number) return;
  const deaf = line.person === null ? new Set<PersonId>() : await store.community.deafTo(line.person);
  sendLine(live, loaded.record, line, deaf);
}

function sendLine(live: LiveGame, record: GameRecord, line: ChatLine, deaf: ReadonlySet<PersonId>): void {
  const message = { kind: 'chat', game: live.id, lines: [line] } satisfies ServerMessage;
  const text = JSON.stringify(message);
  for (const seat of VIEWERS)
    for (const watcher of live.watchers[seat])
      if (
        hears(record, seat, watcher.person, line.room) &&
        !(watcher.person !== null && deaf.has(watcher.person))
      )
        watcher.send(text);
}

export function onSaid({ chatListeners }: Context, listener: ChatListener): () => void {
  chatListeners.add(listener);
  return () => chatListeners.delete(listener);
}

export async function chat(
  context: Context,
  by: Person | null,
  game: GameId,
  room: ChatRoom,
  after: number,
): Promise<readonly ChatLine[]> {
  await checkHears(context, by, game, room);
  return (await lines(context, by, game, room, after, MOST_LINES)).said;
}

/** Refuses anyone who may not read a chat. */
export async function checkHears(
  context: Context,
  by: Person | null,
  game: GameId,
  room: ChatRoom,
): Promise<void> {
  const { loaded } = await loadGame(context, game);
  checkRoom(loaded.record, by, room);
}

interface Said {
  readonly said: readonly ChatLine[];
  readonly last: number | null;
}

/** The lines, without those from people the reader has muted; `last`: the last line of a full page, after which there may be more. */
async function lines(
  { deps: { store } }: Context,
  by: Person | null,
  game: GameId,
  room: ChatRoom,
  after: number,
  most: number,
): Promise<Said> {
  const unheard = by === null ? null : await store.community.unheardBy(by.id);
  const all = await store.games.chat(game, room, after, most);
  return {
    said: all.filter(({ person }) => person === null || unheard?.has(person) !== true),
    last: all.length < most ? null : all.at(-1)!.number,
  };
}

/** Sends a new watcher every line of its seat's chat after the given one. */
export async function greet(
  context: Context,
  by: Person | null,
  game: GameId,
  seat: Seat,
  after: number,
  watcher: Watcher,
): Promise<void> {
  const { loaded } = await loadGame(context, game);
  const room = roomAt(seat);
  if (!hears(loaded.record, seat, by?.id ?? null, room)) return;
  // All of it, so that later lines follow without a gap
  for (let from = after, isMore = true; isMore;) {
    const { said, last } = await lines(context, by, game, room, from, GREETING_LINES);
    const isThere = said.length === 0 || (await deliver(watcher, { kind: 'chat', game, lines: said }));
    isMore = isThere && last !== null;
    from = last ?? from;
  }
}

async function deliver(watcher: Watcher, message: ServerMessage): Promise<boolean> {
  const text = JSON.stringify(message);
  if (watcher.deliver !== undefined) return watcher.deliver(text);
  watcher.send(text);
  return true;
}

export async function notes(context: Context, by: Person, game: GameId): Promise<string> {
  const { loaded } = await loadGame(context, game);
  seatOf(loaded.record, by, null);
  return context.deps.store.games.notes(game, by.id);
}

export async function setNotes(context: Context, by: Person, game: GameId, text: string): Promise<void> {
  const { loaded } = await loadGame(context, game);
  seatOf(loaded.record, by, null);
  await context.deps.store.games.setNotes(game, by.id, text);
}
